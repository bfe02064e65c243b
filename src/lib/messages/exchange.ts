import { inEachLanguage } from './inEachLanguage.js';
import type { MessageLanguage } from '../language/languages.js';

/** What is said of a file for translators that cannot be read; English says which texts there are, and what they take. */
export type ExchangeTexts = typeof import('./en/exchange.js').default;

const texts = inEachLanguage(
  'exchange.ts',
  import.meta.glob<ExchangeTexts>('./*/exchange.ts', { eager: true, import: 'default' })
);

export const exchangeTexts = (language: MessageLanguage): ExchangeTexts => texts[language];
