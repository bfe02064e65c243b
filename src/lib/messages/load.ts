import type { Locale } from 'date-fns';
import type { MessageLanguage } from '../language/languages.js';
import { isolating } from './isolating.js';

/** What is loaded after the first texts. English says which texts there are, and what they take. */
type Rest = typeof import('./en/rest.js');

/** The texts of the screens, part by part. */
type Screens = Omit<Rest, 'conditions' | 'values' | 'words'> & {
  /** What every page needs. */
  base: typeof import('./en/screens/base.js').default;
  /** Problems of rules, their fixes, tests, and saving. */
  checks: typeof import('./en/screens/checks.js').default;
  /** The Conditions of a widget. */
  workspace: typeof import('./en/screens/workspace.js').default;
  /** The Translations of a widget. */
  translations: typeof import('./en/screens/translations.js').default;
};

export type Part = keyof Screens;
/** The texts of one part; those with values in them are functions. */
export type Texts<P extends Part> = Screens[P];

const bases = import.meta.glob<object>('./*/screens/base.ts', { import: 'default' });
const workspaces = import.meta.glob<object>('./*/screens/workspace.ts', { import: 'default' });
const translations = import.meta.glob<object>('./*/screens/translations.ts', { import: 'default' });
const checks = import.meta.glob<object>('./*/screens/checks.ts', { import: 'default' });
const rests = import.meta.glob<Readonly<Record<string, object>>>('./*/rest.ts');

const loaded = new Map<string, object>();

/** The texts of one part in one language; no other reaches the browser. */
export async function loadTexts<P extends Part>(part: P, language: MessageLanguage): Promise<Texts<P>> {
  const texts = isolating(await textsOf(part, language)) as Texts<P>;
  loaded.set(`${language}/${part}`, texts);
  return texts;
}

/** The texts of a part that was loaded before. */
export function loadedTexts<P extends Part>(part: P, language: MessageLanguage): Texts<P> {
  const texts = loaded.get(`${language}/${part}`);
  if (!texts) throw new Error(`The texts ${part} are not loaded in the language ${language}.`);
  return texts as Texts<P>;
}

async function textsOf(part: Part, language: MessageLanguage): Promise<object> {
  if (part === 'base') return bases[`./${language}/screens/base.ts`]!();
  // One screen alone needs them, and they are many.
  if (part === 'workspace') return workspaces[`./${language}/screens/workspace.ts`]!();
  if (part === 'translations') return translations[`./${language}/screens/translations.ts`]!();
  if (part === 'checks') return checks[`./${language}/screens/checks.ts`]!();
  return (await loadRest(language))[part]!;
}

/** What is loaded after the first texts, findings with them. */
export const loadRest = (language: MessageLanguage): Promise<Readonly<Record<string, object>>> =>
  rests[`./${language}/rest.ts`]!();

const distances = import.meta.glob<Locale>('./*/distances.ts', { import: 'default' });

/** How a language writes “2 days ago”. */
export const loadDistances = (language: MessageLanguage): Promise<Locale> => distances[`./${language}/distances.ts`]!();
