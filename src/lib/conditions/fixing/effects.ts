import type { Effect } from '../../ascdata/conditions/fixes/fixer.js';
import { replacedStates } from '../../ascdata/conditions/fixes/wording.js';
import type { FormState } from '../../ascdata/conditions/states/states.js';
import type { Texts } from '../../messages/load.js';

/** States, and settings of one, that are named. */
const MOST_STATES = 2;
const MOST_NAMED = 4;

interface Words {
  readonly t: Texts<'checks'>['fixes'];
  readonly why: Pick<Texts<'workspace'>['why'], 'alsoShows' | 'alsoHides' | 'others'>;
  nameOf(id: string): string;
}

/** How a fix changes what is shown, in words; undefined: not known yet. */
export function effectText(effect: Effect | undefined, words: Words): string {
  const { t } = words;
  if (effect === undefined) return t.unknown;
  if (effect === 'none') return t.same;
  const { appear, vanish, complete, equal } = effect;
  if (equal) return t.otherValues;
  const parts =
    appear.length > 0 && vanish.length > 0 ? replaced(appear, vanish, words) : listed(appear, vanish, words);
  return [...parts, ...(complete ? [] : [t.unclear])].join('; ');
}

/** Each new state by what sets it apart from the most similar one that it replaces. */
function replaced(appear: readonly FormState[], vanish: readonly FormState[], words: Words): string[] {
  const told = replacedStates(appear.slice(0, MOST_STATES), vanish).map((change) => changeInWords(change, words));
  const more = Math.max(appear.length, vanish.length) - told.length;
  return [...new Set(told), ...(more > 0 ? [words.t.moreSets(more)] : [])];
}

function listed(appear: readonly FormState[], vanish: readonly FormState[], words: Words): string[] {
  const { t, nameOf } = words;
  const setOf = ({ hidden }: FormState): string =>
    hidden.length === 0
      ? t.nothingHidden
      : t.hidden(hidden.slice(0, MOST_NAMED).map(nameOf), Math.max(0, hidden.length - MOST_NAMED));
  const some = (states: readonly FormState[], say: (set: string) => string): string[] => [
    ...states.slice(0, MOST_STATES).map((state) => say(setOf(state))),
    ...(states.length > MOST_STATES ? [t.moreSets(states.length - MOST_STATES)] : [])
  ];
  return [...some(appear, t.appears), ...some(vanish, t.vanishes)];
}

function changeInWords(
  { shows, hides }: { readonly shows: readonly string[]; readonly hides: readonly string[] },
  { why, nameOf }: Words
): string {
  const named = (ids: readonly string[]): string[] => {
    const names = ids.slice(0, MOST_NAMED).map(nameOf);
    return ids.length > MOST_NAMED ? [...names, why.others(ids.length - MOST_NAMED)] : names;
  };
  const parts = [...(shows.length > 0 ? [why.alsoShows(named(shows))] : [])];
  return [...parts, ...(hides.length > 0 ? [why.alsoHides(named(hides))] : [])].join('; ');
}
