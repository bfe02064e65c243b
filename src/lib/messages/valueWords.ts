import { inEachLanguage } from './inEachLanguage.js';

type ValueWords = typeof import('./en/valueWords.js').default;

/** Every form describes Values, so these few words are bundled in all languages. */
export const valueWords = inEachLanguage(
  'valueWords.ts',
  import.meta.glob<ValueWords>('./*/valueWords.ts', { eager: true, import: 'default' })
);
