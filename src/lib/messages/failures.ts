import { inEachLanguage } from './inEachLanguage.js';

type FailureTexts = typeof import('./en/failure.js').default;

/** What the error page says: at hand in all languages with that page, so that no page waits for it, and it waits for nothing. */
export const failures = inEachLanguage(
  'failure.ts',
  import.meta.glob<FailureTexts>('./*/failure.ts', { eager: true, import: 'default' })
);
