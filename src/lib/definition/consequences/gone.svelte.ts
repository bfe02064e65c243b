import type { Uses } from '../../ascdata/definition/uses.js';
import type { AscElement } from '../../ascdata/types.js';
import type { CodeReader } from '../code/codeReader.svelte.js';
import type { CodeFile } from '../code/packageCode.js';
import type { DefinitionModel } from '../model.svelte.js';
import { removeTogether } from '../several.js';
import { FitWatch } from '../use/fitWatch.svelte.js';

/** Settings that were deleted together, and what still names them. */
export class Gone {
  /** Files with one of their Ids; undefined: not known yet. */
  code: readonly CodeFile[] | undefined = $state.raw();
  hasFailed = $state(false);
  /** The Ids that are still gone. */
  readonly #ids: readonly string[] = $derived.by(() => this.ids.filter((id) => !this.model.isTaken(id)));
  /** What names them now. */
  readonly uses: Uses = $derived.by(() => this.model.usesOf(...this.#ids));

  private constructor(
    private readonly model: DefinitionModel,
    private readonly ids: readonly string[],
    readonly names: readonly string[],
    /** What they have stored. */
    readonly fit: FitWatch,
    /** The edits without them, and nothing else since. */
    private readonly after: unknown
  ) {}

  /**
   * Deletes what is selected, as one step.
   * @param code a reader of its own
   * @returns what is left of it; undefined: nothing was selected, or others have the same Ids
   */
  static of(
    model: DefinitionModel,
    nameOf: (element: AscElement) => string,
    code: CodeReader,
    widgetId: number
  ): Gone | undefined {
    const elements = model.marks.places.map(({ element }) => element);
    if (elements.length === 0) return undefined;
    const [ids, names] = [elements.map(({ Id }) => Id), elements.map(nameOf)];
    const [first, ...more] = ids.flatMap((id) => model.savedIdOf(id) ?? []);
    const fit = new FitWatch(widgetId);
    if (elements.length > 1) removeTogether(model);
    else model.remove();
    const gone = new Gone(model, ids, names, fit, model.edits.now);
    if (!gone.isGone) return undefined;
    fit.ask(first === undefined ? undefined : { ElementId: first, ...(more.length > 0 && { More: more }) });
    void gone.#readCode(code, ids);
    return gone;
  }

  /** Whether any of them is still gone. */
  get isGone(): boolean {
    return this.#ids.length > 0;
  }

  /** Whether a step back brings them back: their deletion is the last step. */
  get isLast(): boolean {
    return this.model.edits.now === this.after;
  }

  /** Removes the conditions that name them, as one step. */
  removeConditions(): void {
    this.model.removeConditionsOn(new Set(this.#ids));
  }

  async #readCode(code: CodeReader, ids: readonly string[]): Promise<void> {
    this.code = await code.ask(...ids);
    this.hasFailed = this.code === undefined;
    code.close();
  }
}
