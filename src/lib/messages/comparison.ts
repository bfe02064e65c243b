import type { MessageLanguage } from '../language/languages.js';
import { inEachLanguage } from './inEachLanguage.js';
import { isolating } from './isolating.js';

/** What a comparison of two packages says; English says which sentences there are, and what they take. */
export type ComparisonTexts = typeof import('./en/comparison.js').default;

/** What a sentence on an option can name, in words. */
export interface OptionValues {
  /** The label of the element; '' for an option of the widget. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** What it means for people that an option is there, has another value, or is gone. */
export interface OptionTexts {
  readonly on: (values: OptionValues) => string;
  /** Of an option that both versions have. */
  readonly changed?: (values: OptionValues) => string;
  readonly off: (values: OptionValues) => string;
}

/** A DataType in words, for people who have never seen an ascData.json. */
export interface DataTypeTexts {
  /** What an element of it holds, as “is now …” goes on. */
  readonly label: string;
  /** The options of its schema, each by name. Items is worded by its entries. */
  readonly options: Readonly<Record<string, OptionTexts>>;
}

const dataTypes = import.meta.glob<DataTypeTexts>('./*/datatypes/*.ts', { eager: true, import: 'default' });

const texts = inEachLanguage(
  'comparison.ts',
  import.meta.glob<ComparisonTexts>('./*/comparison.ts', { eager: true, import: 'default' })
);

export const comparisonTexts = (language: MessageLanguage): ComparisonTexts => texts[language];

/** How a DataType and its options are called. Compared on the server and by the command alone, so no browser loads it. */
export function dataTypeTexts(name: string, language: MessageLanguage): DataTypeTexts {
  const found = dataTypes[`./${language}/datatypes/${name}.ts`];
  if (!found) throw new Error(`The DataType ${name} has no words in the language ${language}.`);
  return isolating(found);
}
