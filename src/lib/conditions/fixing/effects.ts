import type { Effect } from '../../ascdata/conditions/fixes/fixer.js';
import type { FormState } from '../../ascdata/conditions/states/states.js';
import type { Texts } from '../../messages/load.js';

/** States, and settings of one, that are named. */
const MOST_STATES = 2;
const MOST_NAMED = 4;

/** What a fix changes of what is shown, in words; undefined: not known yet. */
export function effectText(
  effect: Effect | undefined,
  nameOf: (id: string) => string,
  t: Texts<'checks'>['fixes']
): string {
  if (effect === undefined) return t.unknown;
  if (effect === 'none') return t.same;
  const { appear, vanish, complete, equal } = effect;
  if (equal) return t.otherValues;
  const setOf = ({ hidden }: FormState): string =>
    hidden.length === 0
      ? t.nothingHidden
      : t.hidden(hidden.slice(0, MOST_NAMED).map(nameOf), Math.max(0, hidden.length - MOST_NAMED));
  const some = (states: readonly FormState[], say: (set: string) => string): string[] => [
    ...states.slice(0, MOST_STATES).map((state) => say(setOf(state))),
    ...(states.length > MOST_STATES ? [t.moreSets(states.length - MOST_STATES)] : [])
  ];
  const parts = [...some(appear, t.appears), ...some(vanish, t.vanishes)];
  return [...parts, ...(complete ? [] : [t.unclear])].join('; ');
}
