import type { MessageLanguage } from '../language/languages.js';
import { DATA_TYPE_NAMES } from '../ascdata/dataTypeNames.js';
import type { DataTypeName } from '../ascdata/types.js';
import { everyPart } from './parts.js';
import type { DataTypeWording, OptionWording } from './shared/optionWording.js';

/** How each DataType and its options are called. For comparing packages, never loaded with a form. */
export const wordings = everyPart<DataTypeWording>(
  'wording',
  import.meta.glob('./*/wording.ts', { eager: true, import: 'wording' })
);

/** The DataType in words: what an element "is now". */
export function dataTypeLabel(name: DataTypeName, language: MessageLanguage): string {
  return wordings[name].label[language];
}

/** What a change of an option means. An element that is of another DataType now may have lost an option of the former one. */
export function optionWording(name: DataTypeName, option: string): OptionWording | undefined {
  const known = [name, ...DATA_TYPE_NAMES].find((each) => Object.hasOwn(wordings[each].options, option));
  return known && wordings[known].options[option];
}
