import type { DataTypeForm } from '../ascdata/dataTypeModel.js';
import { hasErrors, type Finding, type FindingCode } from '../ascdata/findings.js';
import type { AscElement } from '../ascdata/types.js';

/** Nothing is entered yet. */
const OF_EMPTY: readonly FindingCode[] = ['value-missing', 'text-required'];

/** A rule the server says a Value breaks, in its own words. Goes with the next edit of the field. */
export interface ServerProblem {
  readonly code: string;
  readonly text: string;
}

/**
 * What changes about one element while it is edited. One small object per field, so that an edit touches nothing but the
 * fields it concerns, whatever the size of the form. Written by EditorState only.
 */
export class FieldState {
  /** Id of the main control in the page; the element's own Id may hold anything. */
  readonly domId: string;

  value: unknown = $state.raw();
  saved: unknown = $state.raw();
  hidden = $state(false);
  changed = $state(false);
  /** What `model.check` says about the present Value. */
  findings: readonly Finding[] = $state.raw([]);
  refusals: readonly ServerProblem[] = $state.raw([]);
  /** The user has left the field since the last edit that made it wrong: its problems may be shown. */
  left = $state(false);
  /** Among what search and filter show. */
  matched = $state(true);

  constructor(
    readonly element: AscElement,
    readonly model: DataTypeForm,
    /** Position in the author's order. */
    readonly index: number
  ) {
    this.domId = `field-${index}`;
  }

  get id(): string {
    return this.element.Id;
  }

  /** The Value the package gives. */
  get initial(): unknown {
    return this.element.Value;
  }

  get broken(): boolean {
    return this.refusals.length > 0 || hasErrors(this.findings);
  }

  /** Broken as it was saved or comes with the package: nobody is typing it. What is only empty is not said to be wrong before that. */
  get wrongFromStart(): boolean {
    return (
      !this.changed && this.findings.some(({ severity, code }) => severity === 'error' && !OF_EMPTY.includes(code))
    );
  }

  isInitial(): boolean {
    return this.model.same(this.value, this.initial, this.element);
  }
}
