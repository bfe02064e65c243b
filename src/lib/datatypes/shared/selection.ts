import type { DataTypeForm } from '../../ascdata/dataTypeModel.js';
import { finding } from '../../ascdata/valueWording.js';
import { isId, isText, listFault } from './members.js';
import type { SelectionTypeName } from '../../ascdata/types.js';
import { sameBy } from './equal.js';
import { instancesOf, isFiniteNumber } from './options.js';
import { displayNameText } from './texts.js';
import { describeUnusable, enumerate, valueWord } from './valueText.js';

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

/** Whether the objects have a Guid. */
export interface SelectionOptions {
  readonly withGuid?: boolean;
}

/** What a form needs of the selections. */
export function selectionForm(
  name: SelectionTypeName,
  { withGuid = false }: SelectionOptions = {}
): DataTypeForm<SelectedObject[]> {
  const rules = { Id: isId, Name: isText, ...(withGuid && { Guid: isText }) };
  const form = withGuid ? '{"Id": 17, "Name": "…", "Guid": "…"}' : '{"Id": 17, "Name": "…"}';
  const entry = { expected: 'objects', example: '', form };
  const fault = (raw: unknown) => listFault(raw, rules, { list: { ...entry, form: `[${form}]` }, entry });
  /** A list of objects with a numeric Id (a text of digits is none) and a Name, as it stands; nothing selected is `[]`. */
  const read = (raw: unknown): SelectedObject[] | undefined =>
    fault(raw) === undefined ? (raw as SelectedObject[]) : undefined;
  return {
    name,
    minApiVersion: 1,
    operators: ['!=', '==', '?'],
    read,
    empty: () => [],
    check(raw, element) {
      const broken = fault(raw);
      if (broken) return [broken];
      const value = raw as SelectedObject[];
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
