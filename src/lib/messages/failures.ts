import { inEachLanguage } from './inEachLanguage.js';

type FailureTexts = typeof import('./en/failure.js').default;

/**
 * The texts of the error page: bundled with it in all languages, so that no other page waits for them, and it waits for
 * nothing.
 */
export const failures = inEachLanguage(
  'failure.ts',
  import.meta.glob<FailureTexts>('./*/failure.ts', { eager: true, import: 'default' })
);
