import { inEachLanguage } from './inEachLanguage.js';

type ReplaceTexts = typeof import('./en/screens/replace.js').default;

/** Of the screen Replace, for the command that replaces. */
export const replaceTexts = inEachLanguage(
  'screens/replace.ts',
  import.meta.glob<ReplaceTexts>('./*/screens/replace.ts', { eager: true, import: 'default' })
);
