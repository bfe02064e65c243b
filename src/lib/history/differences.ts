import type { Moment } from '../api.js';
import { FieldState } from '../form/field.svelte.js';
import type { EditorState } from '../form/state.svelte.js';
import { entriesOf } from '../form/savedValues.js';
import type { CheckContext, DescribeContext } from '../ascdata/dataTypeModel.js';
import type { FindingFormatter } from '../ascdata/findingFormatter.js';
import { problemsOf, type PartWords } from '../form/problems.js';

/** A setting at a moment beside the same setting now. */
export interface Difference {
  readonly then: FieldState;
  /** The current setting; undefined: this version has none. */
  readonly now: FieldState | undefined;
  /** What bringing it back sets. `release`: it inherits the template's Value again. */
  readonly target: { readonly value: unknown; readonly release: boolean };
}

/** A setting that a save changed, in what was saved: the widget or its template. undefined: it had no Value of its own there. */
export interface SavedDifference extends Difference {
  readonly before: { readonly value: unknown } | undefined;
  readonly after: { readonly value: unknown } | undefined;
}

/**
 * - missing: this version has no such setting
 * - open: it means something else now
 * - taken: it is brought back, as an unsaved change
 * - same: it is saved like that
 */
export type Standing = 'missing' | 'open' | 'taken' | 'same';

export function standingOf({ now, target }: Difference): Standing {
  if (!now) return 'missing';
  if (!now.model.same(now.value, target.value, now.element)) return 'open';
  return now.changed ? 'taken' : 'same';
}

/** Settings whose Value at the moment differs in meaning from the saved one, in the author's order at the time. */
export function differencesFromNow(then: EditorState, now: EditorState, moment: Moment): Difference[] {
  const own = new Set(moment.Own);
  return both(then, now, moment.Pairs)
    .map((each) => ({ ...each, target: restored(each, own.has(each.then.id), now) }))
    .filter((each) => standingOf(each) !== 'same');
}

/**
 * What a save changed in what the widget shows, among the settings of its version. Bringing one back restores what it was before the save.
 */
export function differencesOfSave(then: EditorState, now: EditorState, moment: Moment): SavedDifference[] {
  const overridden = new Set(overriddenIn(then, moment));
  const before = new Map(entriesOf(JSON.parse(moment.Before)));
  const after = new Map(entriesOf(JSON.parse(moment.After)));
  const own = (value: unknown) => (value === null ? undefined : { value });
  return both(then, now, moment.Pairs)
    .filter((each) => before.has(each.then.id) && !overridden.has(each.then))
    .map((each) => {
      const value = before.get(each.then.id);
      const unset = { value: each.now?.initial, release: now.inherits !== undefined };
      const target = value === null ? unset : { value, release: false };
      return { ...each, target, before: own(value), after: own(after.get(each.then.id)) };
    });
}

/** Settings that a save of the template changed while the widget had its own Values of them, which it went on showing. */
export function overriddenIn(then: EditorState, { OfTemplate, Own, Before }: Moment): FieldState[] {
  const [changed, own] = [new Map(entriesOf(JSON.parse(Before))), new Set(Own)];
  return then.fields.filter(({ id }) => OfTemplate && changed.has(id) && own.has(id));
}

/** Brings settings back as unsaved changes, as one undo step. */
export function bringBack(form: EditorState, differences: readonly Difference[]): void {
  const there = differences.flatMap(({ now, target }) => (now ? [{ id: now.id, ...target }] : []));
  const [released, set] = [there.filter(({ release }) => release), there.filter(({ release }) => !release)];
  form.setAll(
    set.map(({ id, value }) => [id, value] as const),
    released.map(({ id }) => id)
  );
}

/** What was inherited is inherited again if the template still has that Value. */
function restored({ then, now }: Pair, isOwn: boolean, form: EditorState): Difference['target'] {
  const release = form.inherits !== undefined && !isOwn && !!now?.model.same(then.value, now.initial, now.element);
  return { value: then.value, release };
}

type Pair = Pick<Difference, 'then' | 'now'>;

function both(then: EditorState, now: EditorState, pairs: Moment['Pairs']): Pair[] {
  const ids = new Map(pairs.map(({ Before, After }) => [Before, After]));
  return then.fields.map((field) => {
    const present = now.field(ids.get(field.id) ?? field.id);
    const isSameType = present?.element.DataType === field.element.DataType;
    return { then: field, now: isSameType ? present : undefined };
  });
}

interface Checking {
  readonly context: CheckContext;
  readonly words: DescribeContext;
  readonly parts: PartWords;
}

/** Why today's checks would refuse a Value in a field, as one sentence; undefined: they accept it. Leaves the field unchanged. */
export function refusalOf(
  { element, model, index }: FieldState,
  value: unknown,
  { context, words, parts }: Checking,
  say: FindingFormatter
): string | undefined {
  const tried = new FieldState(element, model, index, value);
  tried.findings = model.check(value, element, context);
  return problemsOf(tried, words, parts, say).find(({ error }) => error)?.text;
}
