import type { MessageLanguage } from '../../../language/languages.js';
import { fixTexts, type FixTexts } from '../../../messages/fixes.js';
import type { Fix, FixLabel, WordedFix } from '../../findings.js';
import type { ChangedState } from '../states/difference.js';
import type { Effect } from './fixer.js';

/** Most sets named one by one. */
const NAMED = 3;
/** Most Ids of a set or a difference. */
const MOST_IDS = 8;

/** The label of a remedy's button. */
export function labelIn([key, ...values]: FixLabel, language: MessageLanguage): string {
  const text = fixTexts(language)[key] as (...values: unknown[]) => string;
  return text(...values);
}

/** What the fix that comes with a finding does. */
export const fixTitle = ({ title, label }: Fix, language: MessageLanguage): string =>
  label ? labelIn(label, language) : title;

/** A fix as it is reported in a language. */
export const fixIn = (fix: Fix, language: MessageLanguage): WordedFix => ({
  title: fixTitle(fix, language),
  edits: fix.edits
});

/** How a remedy changes what is shown, as separate sentences. */
export function effectIn(effect: Effect, language: MessageLanguage): string[] {
  const texts = fixTexts(language);
  if (effect === 'none') return [texts.none()];
  const { appear, vanish, complete, equal } = effect;
  if (equal) return [texts.otherValues()];
  const isReplaced = appear.length > 0 && vanish.length > 0;
  const sets = isReplaced
    ? some(appear, texts)
    : [
        ...some(appear, texts).map((set) => texts.appears(set)),
        ...some(vanish, texts).map((set) => texts.vanishes(set))
      ];
  return [...sets, ...more(Math.max(appear.length, vanish.length), texts), ...(complete ? [] : [texts.unclear()])];
}

function idsIn(ids: readonly string[], texts: FixTexts): string {
  const told = ids.slice(0, MOST_IDS).join(', ');
  return ids.length > MOST_IDS ? `${told} ${texts.more(ids.length - MOST_IDS)}` : told;
}

/** Each by what sets it apart from a similar set. */
function some(states: readonly ChangedState[], texts: FixTexts): string[] {
  const told = states.slice(0, NAMED).map(({ hidden, hides, shows }) => {
    if (hides && shows) {
      const shown = shows.length > 0 ? [texts.shows(idsIn(shows, texts))] : [];
      return [...shown, ...(hides.length > 0 ? [texts.hides(idsIn(hides, texts))] : [])].join(', ');
    }
    return hidden.length === 0 ? texts.nothing() : texts.hidden(idsIn(hidden, texts));
  });
  return [...new Set(told)];
}

function more(count: number, texts: FixTexts): string[] {
  return count > NAMED ? [texts.moreStates(count - NAMED)] : [];
}
