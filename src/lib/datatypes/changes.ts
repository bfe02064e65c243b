import type { DataTypeChanges } from '../ascdata/dataTypeModel.js';
import { DATA_TYPE_NAMES } from '../ascdata/dataTypeNames.js';
import type { AscElement, DataTypeName } from '../ascdata/types.js';
import type { MessageLanguage } from '../language/languages.js';
import { dataTypeTexts } from '../messages/comparison.js';
import type { OptionTexts } from '../messages/optionTexts.js';
import { partsByDataType } from './parts.js';
import { modelOf } from './registry.js';

/** What a new version of an element means for its Value, by DataType: for comparing packages, never loaded with a form. */
export const changes = partsByDataType<DataTypeChanges>(
  'changes',
  import.meta.glob('./*/changes.ts', { eager: true, import: 'changes' })
);

/** How the DataType of a checked element compares versions. Throws TypeError for an unknown DataType. */
export function changesOf(element: Pick<AscElement, 'DataType'>): DataTypeChanges {
  return changes[modelOf(element).name];
}

/** What a change of an option means, in words. */
export interface OptionWording {
  /** Whether the option applies with this value. */
  optionInEffect(value: unknown): boolean;
  texts(language: MessageLanguage): OptionTexts;
}

/** The DataType in words: what an element "is now". */
export const dataTypeLabel = (name: DataTypeName, language: MessageLanguage): string =>
  dataTypeTexts(name, language).label;

/** What a change of an option means. An element with a new DataType may have lost an option of the old one. */
export function optionWording(name: DataTypeName, option: string): OptionWording | undefined {
  const known = [name, ...DATA_TYPE_NAMES].find((each) => Object.hasOwn(changes[each].optionInEffect, option));
  if (!known) return undefined;
  return {
    optionInEffect: changes[known].optionInEffect[option]!,
    texts: (language) => dataTypeTexts(known, language).options[option]!
  };
}
