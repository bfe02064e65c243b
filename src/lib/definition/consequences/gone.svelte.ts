import { usesOfId, type Uses } from '../../ascdata/definition/uses.js';
import type { AscElement } from '../../ascdata/types.js';
import type { CodeReader } from '../code/codeReader.svelte.js';
import type { CodeFile } from '../code/packageCode.js';
import type { DefinitionModel } from '../model.svelte.js';

/** A setting that was deleted, and what still names it. */
export class Gone {
  /** Files with its Id; undefined: not known yet. */
  code: readonly CodeFile[] | undefined = $state.raw();
  hasFailed = $state(false);
  /** What names it now. */
  readonly uses: Uses = $derived.by(() => {
    const { placed, edits } = this.model;
    return usesOfId(
      placed.map(({ element }) => element),
      edits.tests,
      this.id
    );
  });

  private constructor(
    private readonly model: DefinitionModel,
    readonly id: string,
    readonly name: string,
    /** Its Id in the package; undefined: it was new. */
    readonly savedId: string | undefined
  ) {}

  /** Deletes the selected setting. @returns what is left of it; undefined: nothing was selected */
  static of(model: DefinitionModel, nameOf: (element: AscElement) => string, code: CodeReader): Gone | undefined {
    const element = model.selection?.element;
    if (!element) return undefined;
    const gone = new Gone(model, element.Id, nameOf(element), model.savedId);
    model.remove();
    if (model.isTaken(element.Id)) return undefined;
    void gone.#readCode(code);
    return gone;
  }

  /** Whether it is still gone. */
  get isGone(): boolean {
    return !this.model.isTaken(this.id);
  }

  /** Removes the conditions that name it, as one step. */
  removeConditions(): void {
    this.model.removeConditionsOn(this.id);
  }

  async #readCode(code: CodeReader): Promise<void> {
    this.code = await code.ask(this.id);
    this.hasFailed = this.code === undefined;
  }
}
