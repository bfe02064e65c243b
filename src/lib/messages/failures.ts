import { inEachLanguage } from './inEachLanguage.js';

type FailureTexts = typeof import('./en/failure.js').default;

/**
 * The texts of the error page and of the notice about missing parts: bundled with them in all languages, so that no other page waits
 * for them, and they wait for nothing.
 */
export const failures = inEachLanguage(
  'failure.ts',
  import.meta.glob<FailureTexts>('./*/failure.ts', { eager: true, import: 'default' })
);
