import type { MessageLanguage } from '../../../language/languages.js';
import { fixTexts, type FixTexts } from '../../../messages/fixes.js';
import type { Fix, FixLabel, WordedFix } from '../../findings.js';
import type { FormState } from '../states/states.js';
import type { Effect } from './fixer.js';

/** Most sets named one by one. */
const NAMED = 3;

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
  const sets = [
    ...some(appear, texts).map((set) => texts.appears(set)),
    ...more(appear, texts),
    ...some(vanish, texts).map((set) => texts.vanishes(set)),
    ...more(vanish, texts)
  ];
  return complete ? sets : [...sets, texts.unclear()];
}

function some(states: readonly FormState[], texts: FixTexts): string[] {
  return states
    .slice(0, NAMED)
    .map(({ hidden }) => (hidden.length === 0 ? texts.nothing() : texts.hidden(hidden.join(', '))));
}

function more({ length }: readonly FormState[], texts: FixTexts): string[] {
  return length > NAMED ? [texts.more(length - NAMED)] : [];
}
