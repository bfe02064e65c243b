import type { MessageLanguage } from '../language/languages.js';
import { inEachLanguage } from './inEachLanguage.js';
import type { DataTypeTexts } from './optionTexts.js';

/** The texts of a comparison of two packages; English defines which there are, and their parameters. */
export type ComparisonTexts = typeof import('./en/comparison.js').default;

const dataTypes = inEachLanguage(
  'dataTypes.ts',
  import.meta.glob<Readonly<Record<string, DataTypeTexts>>>('./*/dataTypes.ts', { eager: true, import: 'default' })
);

const texts = inEachLanguage(
  'comparison.ts',
  import.meta.glob<ComparisonTexts>('./*/comparison.ts', { eager: true, import: 'default' })
);

export const comparisonTexts = (language: MessageLanguage): ComparisonTexts => texts[language];

/** How a DataType and its options are called. Compared on the server and by the command alone, so no browser loads it. */
export function dataTypeTexts(name: string, language: MessageLanguage): DataTypeTexts {
  const found = dataTypes[language][name];
  if (!found) throw new Error(`The DataType ${name} has no words in the language ${language}.`);
  return found;
}
