import type { DataTypeForm } from '../ascdata/dataTypeModel.js';
import { hasErrors, type Finding, type FindingCode } from '../ascdata/findings.js';
import type { AscElement } from '../ascdata/types.js';

/** Nothing has been entered yet. */
const OF_EMPTY: readonly FindingCode[] = ['value-missing', 'text-required'];

/** A rule the server says a Value breaks, in the server's words. Cleared by the field's next edit. */
export interface ServerProblem {
  readonly code: string;
  readonly text: string;
}

/**
 * The state of one element while it is edited. One small object per field, so that an edit touches only the fields it
 * concerns, whatever the size of the form. Only EditorState writes it.
 */
export class FieldState {
  /** DOM id of the main control; the element's own Id may be any text. */
  readonly domId: string;

  value: unknown;
  saved: unknown;
  hidden = $state(false);
  /** Differs from what is saved, or is no longer the variant's own. */
  changed = $state(false);
  /** Whether the Value of a variant is its own, not inherited from its template. */
  own = $state(false);
  /** As `own`, of the saved Value. */
  savedOwn = false;
  /** What the field has without a Value of its own: the template's Value, else the package's. */
  initial: unknown;
  /** Findings of `model.check` on the current Value. */
  findings: readonly Finding[] = $state.raw([]);
  refusals: readonly ServerProblem[] = $state.raw([]);
  /** The user left the field after the edit that made it wrong: its problems may be shown. */
  left = $state(false);
  /** Matches search and filter. */
  matched = $state(true);
  /**
   * Has been shown. Its row then stays in the page, because showing and hiding what is there costs a fraction of creating
   * and removing it.
   */
  readonly rendered: boolean = $derived.by(() => (this.#wasShown ||= this.shown));
  #wasShown = false;

  constructor(
    readonly element: AscElement,
    readonly model: DataTypeForm,
    /** Position in the author's order. */
    readonly index: number,
    /** As it is saved. */
    value: unknown
  ) {
    this.value = $state.raw(value);
    this.saved = $state.raw(value);
    this.domId = `field-${index}`;
    this.initial = element.Value;
  }

  get id(): string {
    return this.element.Id;
  }

  /** Whether it is in the list: neither hidden by its Conditions nor left out by the search. */
  get shown(): boolean {
    return !this.hidden && this.matched;
  }

  /** Had a Value of its own, and is to inherit its template's again. */
  get released(): boolean {
    return this.savedOwn && !this.own;
  }

  get broken(): boolean {
    return this.refusals.length > 0 || hasErrors(this.findings);
  }

  /** Already broken as saved or in the package, so nobody is typing it. A merely empty Value is not reported before it is edited. */
  get wrongFromStart(): boolean {
    return (
      !this.changed && this.findings.some(({ severity, code }) => severity === 'error' && !OF_EMPTY.includes(code))
    );
  }
}
