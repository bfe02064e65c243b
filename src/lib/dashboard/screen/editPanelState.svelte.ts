/** Says whether an editor may close, once its unsaved edits are settled. */
export type MayClose = () => Promise<boolean>;

/** The editor beside the dashboard. It stays open until its unsaved edits are settled. */
export class EditPanelState {
  /** Id of the tile whose editor is open. */
  open: string | undefined = $state();
  readonly #show: (tileId: string | undefined) => void;
  #wanted: string | undefined;
  #mayClose: MayClose | undefined;

  /** @param show puts the tile into the page's state, as a history entry */
  constructor(show: (tileId: string | undefined) => void) {
    this.#show = show;
  }

  /** The guard that asks before the open editor closes; undefined: gone. */
  readonly guard = (mayClose: MayClose | undefined): void => {
    this.#mayClose = mayClose;
  };

  /** The page's state now names this tile: the user chose another one, or went back. If the user stays, the previous state returns. */
  async follow(wanted: string | undefined): Promise<void> {
    this.#wanted = wanted;
    if (wanted === this.open) return;
    if (await this.#maySwitch()) this.open = this.#wanted;
    else if (this.#wanted !== this.open) this.#name(this.open);
  }

  /** Closes the editor. false: the user chose to stay. */
  async close(): Promise<boolean> {
    if (!(await this.#maySwitch())) return false;
    this.open = undefined;
    if (this.#wanted !== undefined) this.#name(undefined);
    return true;
  }

  #name(tileId: string | undefined): void {
    this.#wanted = tileId;
    this.#show(tileId);
  }

  #maySwitch(): Promise<boolean> {
    return this.open === undefined || !this.#mayClose ? Promise.resolve(true) : this.#mayClose();
  }
}
