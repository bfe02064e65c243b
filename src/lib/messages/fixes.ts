import { inEveryLanguage, type MessageLanguage } from '../language/languages.js';
import { isolating } from './isolating.js';

/** What is said of fixes; English says which texts there are, and what they take. */
export type FixTexts = typeof import('./en/fixes.js').default;

const files = import.meta.glob<FixTexts>('./*/fixes.ts', { eager: true, import: 'default' });
const texts = inEveryLanguage((language) => isolating(files[`./${language}/fixes.ts`]!));

/** All that is said of fixes in one language. */
export const fixTexts = (language: MessageLanguage): FixTexts => texts[language];
