import type { UnsavedValues, UnsavedEdit } from '../unsaved/unsavedValues.js';
import { modelOf } from '../datatypes/registry.js';
import type { EditorState } from './state.svelte.js';
import type { FieldState } from './field.svelte.js';
import type { SavedValues } from './savedValues.js';

/** A field that both sides changed differently. */
export interface Conflict {
  readonly field: FieldState;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The saved Value when my edit began. */
  readonly base: unknown;
}

/** A field whose different parts both sides changed: it holds both edits. */
export interface Merged {
  readonly field: FieldState;
  /** The Value shown before. */
  readonly mine: unknown;
}

export interface Overtaken {
  /** Both sides changed these; the local edit counts until the user chooses. */
  readonly conflicts: readonly Conflict[];
  readonly merged: readonly Merged[];
  /** Only the other side changed these; the fields follow. */
  readonly followed: readonly { field: FieldState; before: unknown }[];
}

/**
 * Applies what somebody else saved in the meantime as the new saved state. Fields not edited here follow it; edits stay. Where both
 * sides edited different parts of a Value, the field holds both. Returns the fields that conflict, for the user to choose.
 * @param saved every element's Value as it is saved now
 * @param bases for unsettled conflicts, the saved Value when the edit began; the saved Value is a different one by now
 */
export function takeSaved(
  state: EditorState,
  saved: SavedValues,
  bases: ReadonlyMap<FieldState, unknown> = new Map()
): Overtaken {
  const moved = saved.values.flatMap(([id, value]) => {
    const field = state.field(id);
    return field && !field.model.same(value, field.saved, field.element) ? [{ field, theirs: value }] : [];
  });
  moved.sort((a, b) => a.field.index - b.field.index);
  const both = moved
    .filter(
      ({ field, theirs }) => field.changed && !field.released && !field.model.same(theirs, field.value, field.element)
    )
    .map(({ field, theirs }) => ({
      field,
      mine: field.value,
      theirs,
      base: bases.has(field) ? bases.get(field) : field.saved
    }));
  const { conflicts, merges } = joined(both);
  const following = moved.filter(({ field }) => !field.changed);
  const followed = following.map(({ field }) => ({ field, before: field.value }));
  const released = state.changed.filter((field) => field.released);
  state.markSaved(saved.version, saved.values, saved.inherited);
  for (const { field, base, theirs } of merges) {
    state.rebase(field.id, (before) => merge(field, base, before, theirs) ?? before);
  }
  const inheriting = released.map((field) => ({ field, value: field.initial }));
  const taken = [...following.map(({ field, theirs }) => ({ field, value: theirs })), ...inheriting, ...merges];
  taken.sort((a, b) => a.field.index - b.field.index);
  state.follow(
    taken.map(({ field, value }) => [field.id, value] as const),
    released
  );
  return { conflicts, merged: merges.map(({ field, mine }) => ({ field, mine })), followed };
}

/** Which of the fields that both sides changed hold both edits, and which need a choice. */
function joined(both: readonly Conflict[]): { conflicts: Conflict[]; merges: (Conflict & { value: unknown })[] } {
  const merges: (Conflict & { value: unknown })[] = [];
  const conflicts = both.filter((each) => {
    const value = merge(each.field, each.base, each.mine, each.theirs);
    if (value !== undefined) merges.push({ ...each, value });
    return value === undefined;
  });
  return { conflicts, merges };
}

/** Both edits of a Value merged; undefined if they touch the same part, or the Value has no parts. */
function merge({ element }: FieldState, ...sides: [base: unknown, mine: unknown, theirs: unknown]): unknown {
  const model = modelOf(element);
  const [base, mine, theirs] = sides.map((value) => model.read(value, element));
  if (base === undefined || mine === undefined || theirs === undefined) return undefined;
  return model.merge?.(base, mine, theirs, element);
}

export interface Restored {
  /** Fields whose unsaved edit was restored. */
  readonly count: number;
  readonly conflicts: readonly Conflict[];
  /** Edits of elements that no longer exist, or no longer accept such a Value. */
  readonly lost: readonly UnsavedEdit[];
}

/**
 * Restores kept edits as one undoable step. If the saved Value has changed since the edit and differs from it, the user
 * chooses; until then the edit counts, so that nothing typed is lost.
 * @param spotVersion the widget's current version: edits of another version may hold Values in another form
 */
export function restore(state: EditorState, kept: UnsavedValues, spotVersion = kept.spotVersion): Restored {
  const isForm = (field: FieldState, value: unknown) =>
    kept.spotVersion === spotVersion || field.model.read(value, field.element) !== undefined;
  const known = kept.entries.flatMap((entry) => {
    const field = state.field(entry.id);
    return field && isForm(field, entry.value) ? [{ ...entry, field }] : [];
  });
  const placed = new Set(known.map(({ id }) => id));
  const releases = known.filter(({ field, released }) => released === true && field.own);
  const rest = known.filter((entry) => !releases.includes(entry));
  const open = rest.filter(({ field, value }) => !field.model.same(value, field.saved, field.element));
  const both = open
    .filter(({ field, base }) => !field.model.same(base, field.saved, field.element))
    .map(({ field, value, base }) => ({ field, mine: value, theirs: field.saved, base }));
  const { conflicts, merges } = joined(both);
  const merged = new Map(merges.map(({ field, value }) => [field.id, value]));
  state.setAll(open.map(({ id, value }) => [id, merged.has(id) ? merged.get(id) : value] as const));
  state.release(releases.map(({ id }) => id));
  // Nobody is typing them: what is wrong with them is said.
  for (const { id } of open) state.leave(id);
  return { count: open.length + releases.length, conflicts, lost: kept.entries.filter(({ id }) => !placed.has(id)) };
}
