import { Visibility } from '../ascdata/conditions/visibility.js';
import { forms } from '../datatypes/forms.js';
import { sameJson } from '../datatypes/shared/equal.js';
import type { EditorState } from '../form/state.svelte.js';
import type { CountedGroup, Entries, StateRow } from './analysis/messages.js';

/** What to try to get from the present Values to a state: what it takes, and no setting more. */
export function nearestValues({ set, hidden }: StateRow, group: CountedGroup, form: EditorState): Entries {
  const chosen = new Map(set);
  const wanted = group.settings.flatMap((id) => {
    const field = form.field(id);
    return field ? [{ id, now: field.value, there: chosen.has(id) ? chosen.get(id) : field.saved }] : [];
  });
  const visibility = new Visibility(form.elements, forms, form.values, { today: form.today });
  visibility.updateAll(wanted.map(({ id, there }) => [id, there] as const));
  const isThere = (): boolean => group.elements.every((id, place) => visibility.isHidden(id) === hidden[place]);
  return wanted.flatMap(({ id, now, there }) => {
    if (sameJson(now, there)) return [];
    visibility.update(id, now);
    if (isThere()) return [];
    visibility.update(id, there);
    return [[id, there] as const];
  });
}
