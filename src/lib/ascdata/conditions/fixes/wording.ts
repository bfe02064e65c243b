import type { MessageLanguage } from '../../../language/languages.js';
import { fixTexts, type FixTexts } from '../../../messages/fixes.js';
import type { Fix, FixLabel, WordedFix } from '../../findings.js';
import type { FormState } from '../states/states.js';
import type { Effect } from './fixer.js';

/** Most sets named one by one. */
const NAMED = 3;
/** Most Ids of a set. */
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
  const replaced = replacedStates(appear, vanish);
  if (replaced.length > 0) {
    const told = replaced.map(({ shows, hides }) =>
      [
        ...(shows.length > 0 ? [texts.shows(idsIn(shows, texts))] : []),
        ...(hides.length > 0 ? [texts.hides(idsIn(hides, texts))] : [])
      ].join(', ')
    );
    const distinct = [...new Set(told)];
    const rest = distinct.length > NAMED ? [texts.more(distinct.length - NAMED)] : [];
    return [...distinct.slice(0, NAMED), ...rest, ...(complete ? [] : [texts.unclear()])];
  }
  const sets = [
    ...some(appear, texts).map((set) => texts.appears(set)),
    ...more(appear, texts),
    ...some(vanish, texts).map((set) => texts.vanishes(set)),
    ...more(vanish, texts)
  ];
  return complete ? sets : [...sets, texts.unclear()];
}

/** How each state that appears differs from the most similar one that vanishes; none unless states of both kinds are there. */
export function replacedStates(
  appear: readonly FormState[],
  vanish: readonly FormState[]
): { shows: string[]; hides: string[] }[] {
  if (vanish.length === 0) return [];
  return appear.map((after) => {
    const before = nearest(vanish, after);
    const [was, is] = [new Set(before.hidden), new Set(after.hidden)];
    return { shows: before.hidden.filter((id) => !is.has(id)), hides: after.hidden.filter((id) => !was.has(id)) };
  });
}

function nearest(states: readonly FormState[], { hidden }: FormState): FormState {
  const wanted = new Set(hidden);
  const distance = (each: FormState): number => {
    const shared = each.hidden.filter((id) => wanted.has(id)).length;
    return each.hidden.length + hidden.length - 2 * shared;
  };
  return states.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}

function idsIn(ids: readonly string[], texts: FixTexts): string {
  const told = ids.slice(0, MOST_IDS).join(', ');
  return ids.length > MOST_IDS ? `${told} ${texts.more(ids.length - MOST_IDS)}` : told;
}

function some(states: readonly FormState[], texts: FixTexts): string[] {
  return states
    .slice(0, NAMED)
    .map(({ hidden }) => (hidden.length === 0 ? texts.nothing() : texts.hidden(idsIn(hidden, texts))));
}

function more({ length }: readonly FormState[], texts: FixTexts): string[] {
  return length > NAMED ? [texts.more(length - NAMED)] : [];
}
