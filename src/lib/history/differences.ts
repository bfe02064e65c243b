import type { Moment } from '../api.js';
import { entriesOf } from '../editor/valueText.js';
import type { FieldState } from '../editor/field.svelte.js';
import type { EditorState } from '../editor/state.svelte.js';

/** A setting that a moment had another Value of. */
export interface Difference {
  /** As it was then. */
  readonly then: FieldState;
  /** The same setting now; undefined: this version has none. */
  readonly now: FieldState | undefined;
}

/** A setting that a save changed. `before`: undefined, it had no Value of its own. */
export interface SavedDifference extends Difference {
  readonly before: { readonly value: unknown } | undefined;
  /** Did the save leave it a Value of its own? */
  readonly isOwn: boolean;
}

/** What the Values of then mean otherwise than those of now, in the author's order of then. */
export function differencesFromNow(then: EditorState, now: EditorState, pairs: Moment['Pairs']): Difference[] {
  return both(then, now, pairs).filter(
    ({ then: before, now: after }) => !after || !after.model.same(before.value, after.value, after.element)
  );
}

/** What a save changed, of the settings that its version had. */
export function differencesOfSave(then: EditorState, now: EditorState, moment: Moment): SavedDifference[] {
  const before = new Map(entriesOf(JSON.parse(moment.Before)));
  const own = new Set(moment.Own);
  return both(then, now, moment.Pairs)
    .filter((each) => before.has(each.then.id))
    .map((each) => {
      const value = before.get(each.then.id);
      return { ...each, before: value === null ? undefined : { value }, isOwn: own.has(each.then.id) };
    });
}

/** What makes the Values of now those of then: a change for each that this version takes. */
export const restoring = (differences: readonly Difference[]): (readonly [id: string, value: unknown])[] =>
  differences.flatMap(({ then, now }) => (now ? [[now.id, then.value] as const] : []));

function both(then: EditorState, now: EditorState, pairs: Moment['Pairs']): Difference[] {
  const ids = new Map(pairs.map(({ Before, After }) => [Before, After]));
  return then.fields.map((field) => {
    const present = now.field(ids.get(field.id) ?? field.id);
    const isSameType = present?.element.DataType === field.element.DataType;
    return { then: field, now: isSameType ? present : undefined };
  });
}
