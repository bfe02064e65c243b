import type { Effect } from '../../ascdata/conditions/fixes/fixer.js';
import type { ChangedState } from '../../ascdata/conditions/states/difference.js';
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
  const isReplaced = appear.length > 0 && vanish.length > 0;
  const parts = isReplaced
    ? some(appear, words)
    : [...some(appear, words).map(t.appears), ...some(vanish, words).map(t.vanishes)];
  const more = Math.max(appear.length, vanish.length) - MOST_STATES;
  return [...parts, ...(more > 0 ? [t.moreSets(more)] : []), ...(complete ? [] : [t.unclear])].join('; ');
}

/** Each by what sets it apart from a similar set. */
function some(states: readonly ChangedState[], { t, why, nameOf }: Words): string[] {
  const named = (ids: readonly string[]): string[] => {
    const names = ids.slice(0, MOST_NAMED).map(nameOf);
    return ids.length > MOST_NAMED ? [...names, why.others(ids.length - MOST_NAMED)] : names;
  };
  const told = states.slice(0, MOST_STATES).map(({ hidden, hides, shows }) => {
    if (hides && shows) {
      const shown = shows.length > 0 ? [why.alsoShows(named(shows))] : [];
      return [...shown, ...(hides.length > 0 ? [why.alsoHides(named(hides))] : [])].join('; ');
    }
    if (hidden.length === 0) return t.nothingHidden;
    return t.hidden(hidden.slice(0, MOST_NAMED).map(nameOf), Math.max(0, hidden.length - MOST_NAMED));
  });
  return [...new Set(told)];
}
