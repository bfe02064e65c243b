import type { DataTypeForm } from '../../ascdata/dataTypeModel.js';
import { isRecord } from '../../ascdata/elements.js';
import { finding } from '../../ascdata/valueWording.js';
import type { SelectionTypeName } from '../../ascdata/types.js';
import { eachIn } from '../../ascdata/dataTypeNames.js';
import { sameBy } from '../shared/equal.js';
import { instancesOf, isFiniteNumber, own } from '../shared/options.js';
import { displayNameText } from '../shared/texts.js';
import { wrongType } from '../shared/unusable.js';
import { describeUnusable, enumerate, valueWord } from '../shared/valueText.js';
import { catalogues } from './catalogues.js';

/** An object of the platform in a Value. Name is as it was when selected; unknown keys are kept. */
export interface SelectedObject {
  Id: number;
  Name: string;
  /** if the kind has one */
  Guid?: string;
  [unknownKey: string]: unknown;
}

/** One object by its Id (number) or its Name (string). */
function selects(value: readonly SelectedObject[], expected: unknown): boolean | undefined {
  if (isFiniteNumber(expected)) return value.some((object) => object.Id === expected);
  if (typeof expected === 'string') return value.some((object) => object.Name === expected);
  return undefined;
}

/** As `selects`; with a list of Ids exactly those, in any order. */
function equals(value: readonly SelectedObject[], expected: unknown): boolean | undefined {
  if (!Array.isArray(expected)) return selects(value, expected);
  if (!expected.every(isFiniteNumber)) return undefined;
  const selected = new Set(value.map((object) => object.Id));
  const wanted = new Set<number>(expected);
  return selected.size === wanted.size && [...wanted].every((id) => selected.has(id));
}

/** Whether a selection can hold this object: numeric Id, Name, and Guid if the kind has one. */
function isSelectedObject(raw: unknown, hasGuid: boolean): raw is SelectedObject {
  return (
    isRecord(raw) &&
    Number.isSafeInteger(own(raw, 'Id')) &&
    typeof own(raw, 'Name') === 'string' &&
    (!hasGuid || typeof own(raw, 'Guid') === 'string')
  );
}

function selectionForm(name: SelectionTypeName): DataTypeForm<SelectedObject[]> {
  const { hasGuid = false } = catalogues[name];
  /** A list of objects with a numeric Id (a text of digits is none) and a Name, as it stands; nothing selected is `[]`. */
  const read = (raw: unknown): SelectedObject[] | undefined =>
    Array.isArray(raw) && raw.every((object) => isSelectedObject(object, hasGuid)) ? raw : undefined;
  return {
    name,
    minApiVersion: 1,
    operators: ['!=', '==', '?'],
    read,
    empty: () => [],
    check(raw, element) {
      const value = read(raw);
      if (value === undefined) return [wrongType()];
      const maximum = instancesOf(element);
      const isTooMany = value.length > maximum;
      return [
        ...(isTooMany ? [finding('too-many-instances', '', { maximum, count: value.length })] : []),
        ...value.flatMap(({ Id }, index) => (Id < 0 ? [finding('id-negative', `/${index}/Id`, { id: Id })] : []))
      ];
    },
    hasValue: (value) => value.length > 0,
    same: (a, b) => sameBy(read, a, b),
    compare: { equals, contains: selects },
    describe(value, _element, { language, isUnabridged }) {
      const known = read(value);
      if (known === undefined) return describeUnusable(value, language, isUnabridged);
      if (known.length === 0) return valueWord(language, 'empty');
      return enumerate(
        known.map((object) => object.Name || `#${object.Id}`),
        language,
        isUnabridged
      );
    },
    texts: displayNameText
  };
}

export const form = eachIn('selection', selectionForm);
