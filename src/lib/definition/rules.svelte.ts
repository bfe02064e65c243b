import { conditionsOf, hasConditions } from '../ascdata/conditions/evaluate.js';
import { RuleAnalysis } from '../conditions/analysis/ruleAnalysis.svelte.js';
import { FixSearch } from '../conditions/fixing/fixSearch.svelte.js';
import type { DefinitionModel } from './model.svelte.js';

const CONDITIONS = '/Options/Conditions';
/** Typing rests for so long, in milliseconds, before the rules are proved again. */
const REST = 500;

/** The rules of a definition while it is edited: what the worker of Conditions proves of them, and how they change. */
export class DefinitionRules {
  readonly analysis: RuleAnalysis;
  readonly fixes = new FixSearch();
  #proved: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param settings ascdata.config.json of the package */
  constructor(
    private readonly model: DefinitionModel,
    private readonly settings: () => string | undefined
  ) {
    this.analysis = new RuleAnalysis({ wanted: () => this.#wanted });
  }

  /** How many states hide the selection is told where they can all be listed: only then they are worth their sending. */
  get #wanted(): string | null {
    const { analysis, model } = this;
    const group = analysis.count?.groups[analysis.groupOf(model.selected) ?? -1];
    return group?.complete && group.elements.includes(model.selected) ? model.selected : null;
  }

  /** Input of the workers. */
  get question() {
    const { today, platform } = this.model.form;
    return { source: this.model.edits.readable.source, settings: this.settings(), today, platform };
  }

  /** Proves the rules of the present definition, once typing rests. */
  follow(): void {
    clearTimeout(this.#timer);
    if (this.#proved === this.model.edits.readable.source) return this.analysis.askStates(this.#wanted);
    this.#timer = setTimeout(() => this.prove(), this.#proved === undefined ? 0 : REST);
  }

  prove(): void {
    this.#proved = this.model.edits.readable.source;
    const ruled = this.model.placed.filter(({ element }) => hasConditions(element));
    const rules = new Map(ruled.map(({ element, index }) => [element.Id, index]));
    this.analysis.prove({ ...this.question, stored: [] }, rules);
  }

  /** Looks for what mends the findings on the rule of the selection. */
  searchFixes(): void {
    if (this.#proved === this.model.edits.readable.source)
      this.fixes.search(this.question, this.model.selection?.index);
  }

  /** The conditions of the selection, as in the file. */
  get conditions(): readonly unknown[] {
    return conditionsOf(this.model.selection && { Options: this.model.valueAt('/Options') }).conditions;
  }

  /** Gives the selection other conditions. @param typing what is typed into one control is one step */
  set(conditions: readonly unknown[], typing?: string): void {
    const { model } = this;
    const pointer = model.base + CONDITIONS;
    if (conditions.length === 0) return model.make([{ kind: 'clear', pointer }]);
    const { order } = model.list.properties.find(({ at }) => at.startsWith('/Options/')) ?? model.list;
    model.make([{ kind: 'set', pointer, value: conditions, order }], typing && `${pointer} ${typing}`);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.analysis.close();
    this.fixes.close();
  }
}
