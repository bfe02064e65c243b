import type { Locale } from 'date-fns';
import type { MessageLanguage } from '../language/languages.js';
import { loadOnce } from '../loadOnce.js';
import { isolating } from './isolating.js';

/** Texts that load after the first ones. English defines which there are, and their parameters. */
type Rest = typeof import('./en/rest.js');

/** The texts of the screens, part by part. */
type Screens = Omit<Rest, 'conditions' | 'values' | 'words' | 'opened' | 'distances'> & {
  /** What every page needs. */
  base: typeof import('./en/screens/base.js').default;
} & { [P in OpenedPart]: Awaited<ReturnType<Rest['opened'][P]>>['default'] };

/** Of one screen alone. */
type OpenedPart = keyof Rest['opened'];

export type Part = keyof Screens;
/** The texts of one part; those with values in them are functions. */
export type Texts<P extends Part> = Screens[P];

const bases = import.meta.glob<object>('./*/screens/base.ts', { import: 'default' });
const rests = import.meta.glob<Rest>('./*/rest.ts');

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
 * The texts of a part without waiting: it was loaded before, or another one of the same file (`rest.ts`).
 * @throws Error if neither was
 */
export function loadedTexts<P extends Part>(part: P, language: MessageLanguage): Texts<P> {
  const rest = loadRest.known(language);
  const texts = rest && part in rest ? isolating(rest[part as keyof Rest]) : textsLoader.known(part, language);
  if (!texts) throw new Error(`The texts ${part} are not loaded in the language ${language}.`);
  return texts as Texts<P>;
}

async function textsOf(part: Part, language: MessageLanguage): Promise<object> {
  if (part === 'base') return bases[`./${language}/screens/base.ts`]!();
  const rest = await loadRest(language);
  return isOpened(part, rest) ? (await rest.opened[part]()).default : rest[part];
}

const isOpened = (part: Part, { opened }: Rest): part is OpenedPart => Object.hasOwn(opened, part);

/** What is loaded after the first texts, findings with them. */
export const loadRest = loadOnce((language: MessageLanguage): Promise<Rest> => rests[`./${language}/rest.ts`]!());

/** How a language writes “2 days ago”. */
export const loadDistances = async (language: MessageLanguage): Promise<Locale> =>
  (await (await loadRest(language)).distances()).default;
