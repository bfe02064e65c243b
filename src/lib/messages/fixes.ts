import { inEveryLanguage, type MessageLanguage } from '../language/languages.js';
import { isolating } from './isolating.js';

/** The texts about fixes; English defines which there are, and their parameters. */
export type FixTexts = typeof import('./en/fixes.js').default;

const files = import.meta.glob<FixTexts>('./*/fixes.ts', { eager: true, import: 'default' });
const texts = inEveryLanguage((language) => isolating(files[`./${language}/fixes.ts`]!));

/** All texts about fixes in one language. */
export const fixTexts = (language: MessageLanguage): FixTexts => texts[language];
