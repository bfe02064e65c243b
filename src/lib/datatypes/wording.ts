import { DATA_TYPE_NAMES } from '../ascdata/dataTypeNames.js';
import type { DataTypeName } from '../ascdata/types.js';
import type { MessageLanguage } from '../language/languages.js';
import { dataTypeTexts } from '../messages/comparison.js';
import type { OptionTexts } from '../messages/optionTexts.js';
import { partsByDataType } from './parts.js';
import type { OptionsInForce } from './shared/optionValues.js';

/** When the options of each DataType apply. For comparing packages, never loaded with a form. */
export const optionsInForce = partsByDataType<OptionsInForce>(
  'inForce',
  import.meta.glob('./*/inForce.ts', { eager: true, import: 'inForce' })
);

/** What a change of an option means, in words. */
export interface OptionWording {
  /** Whether the option applies with this value. */
  inForce(value: unknown): boolean;
  texts(language: MessageLanguage): OptionTexts;
}

/** The DataType in words: what an element "is now". */
export const dataTypeLabel = (name: DataTypeName, language: MessageLanguage): string =>
  dataTypeTexts(name, language).label;

/** What a change of an option means. An element with a new DataType may have lost an option of the old one. */
export function optionWording(name: DataTypeName, option: string): OptionWording | undefined {
  const known = [name, ...DATA_TYPE_NAMES].find((each) => Object.hasOwn(optionsInForce[each], option));
  if (!known) return undefined;
  return {
    inForce: optionsInForce[known][option]!,
    texts: (language) => dataTypeTexts(known, language).options[option]!
  };
}
