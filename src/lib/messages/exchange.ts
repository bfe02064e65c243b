import { inEachLanguage } from './inEachLanguage.js';
import type { MessageLanguage } from '../language/languages.js';

/** Why a file for translators cannot be read; English defines which texts there are, and their parameters. */
export type ExchangeTexts = typeof import('./en/exchange.js').default;

const texts = inEachLanguage(
  'exchange.ts',
  import.meta.glob<ExchangeTexts>('./*/exchange.ts', { eager: true, import: 'default' })
);

export const exchangeTexts = (language: MessageLanguage): ExchangeTexts => texts[language];
