/** Tells whether an editor may be closed, once what is not saved in it is settled. */
export type MayClose = () => Promise<boolean>;

/** The editor beside the dashboard. It stays open until nothing is left in it that somebody has to decide about. */
export class EditPanelState {
  /** Id of the tile whose editor is open. */
  open: string | undefined = $state();
  readonly #show: (tileId: string | undefined) => void;
  #wanted: string | undefined;
  #mayClose: MayClose | undefined;

  /** @param show names the tile in the page's state: a step of the history */
  constructor(show: (tileId: string | undefined) => void) {
    this.#show = show;
  }

  /** What asks before the editor that is open is closed; undefined: it is gone. */
  readonly guard = (mayClose: MayClose | undefined): void => {
    this.#mayClose = mayClose;
  };

  /** The page's state names this tile: somebody chose another one, or went back. Who stays has the state from before. */
  async follow(wanted: string | undefined): Promise<void> {
    this.#wanted = wanted;
    if (wanted === this.open) return;
    if (await this.#maySwitch()) this.open = this.#wanted;
    else if (this.#wanted !== this.open) this.#name(this.open);
  }

  /** Closes the editor. false: somebody stays. */
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
