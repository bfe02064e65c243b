import type { Locale } from 'date-fns';
import type { MessageLanguage } from '../language/languages.js';
import { loadOnce } from '../loadOnce.js';
import { isolating } from './isolating.js';

/** Texts that load after the first ones. English defines which there are, and their parameters. */
type Parts = typeof import('./en/parts.js');

/** The texts of the screens, part by part. */
type Screens = Omit<Parts, 'conditions' | 'values' | 'words' | 'ofOneScreen' | 'distances'> & {
  /** What every page needs. */
  base: typeof import('./en/screens/base.js').default;
} & { [P in ScreenPart]: Awaited<ReturnType<Parts['ofOneScreen'][P]>>['default'] };

/** Of one screen alone. */
type ScreenPart = keyof Parts['ofOneScreen'];

export type Part = keyof Screens;
/** The texts of one part; those with values in them are functions. */
export type Texts<P extends Part> = Screens[P];

const bases = import.meta.glob<object>('./*/screens/base.ts', { import: 'default' });
const files = import.meta.glob<Parts>('./*/parts.ts');

/** The texts of one part in one language; no other reaches the browser. */
export function loadTexts<P extends Part>(part: P, language: MessageLanguage): Promise<Texts<P>> {
  asked.add(part);
  const loading = textsLoader(part, language) as Promise<Texts<P>>;
  if (coming === undefined || coming === language) return loading;
  // The page switches before these are shown. Where the others cannot be loaded, it does not switch.
  const rest = () => loading;
  return textsLoader(part, coming).then(rest, rest);
}

const textsLoader = loadOnce(async (part: Part, language: MessageLanguage): Promise<object> =>
  isolating(await textsOf(part, language))
);

/** Parts that somebody waited for: they are on screen, or will be. */
const asked = new Set<Part>();
/** The language that was loaded last. A page is in it, or about to switch to it. */
let coming: MessageLanguage | undefined;

/** What every page needs, and what was loaded in another language: the whole page switches at once. */
export async function loadBase(language: MessageLanguage): Promise<Texts<'base'>> {
  coming = language;
  const [base] = await Promise.all([
    textsLoader('base', language),
    ...[...asked].map((part) => textsLoader(part, language))
  ]);
  return base as Texts<'base'>;
}

/**
 * The texts of a part without waiting: it was loaded before, or another one of the same file (`parts.ts`).
 * @throws Error if neither was
 */
export function loadedTexts<P extends Part>(part: P, language: MessageLanguage): Texts<P> {
  const parts = loadParts.known(language);
  const texts = parts && part in parts ? isolating(parts[part as keyof Parts]) : textsLoader.known(part, language);
  if (!texts) throw new Error(`The texts ${part} are not loaded in the language ${language}.`);
  return texts as Texts<P>;
}

async function textsOf(part: Part, language: MessageLanguage): Promise<object> {
  if (part === 'base') return bases[`./${language}/screens/base.ts`]!();
  const parts = await loadParts(language);
  return isOfOneScreen(part, parts) ? (await parts.ofOneScreen[part]()).default : parts[part];
}

const isOfOneScreen = (part: Part, { ofOneScreen }: Parts): part is ScreenPart => Object.hasOwn(ofOneScreen, part);

/** What is loaded after the first texts, findings with them. */
export const loadParts = loadOnce((language: MessageLanguage): Promise<Parts> => files[`./${language}/parts.ts`]!());

/** How a language writes “2 days ago”. */
export const loadDistances = async (language: MessageLanguage): Promise<Locale> =>
  (await (await loadParts(language)).distances()).default;
