import type { DataTypeModel } from '../../ascdata/datatype.js';
import { isRecord } from '../../ascdata/elements.js';
import { finding } from '../../ascdata/valueWording.js';
import { wrongType } from './form.js';
import type { AscElement, SelectionTypeName } from '../../ascdata/types.js';
import { sameBy } from './equal.js';
import { reachableLists } from './explore.js';
import { mergeInstances } from './mergeInstances.js';
import { instancesOf, isFiniteNumber, own } from './options.js';
import { displayNameText } from './texts.js';
import { describeUnusable, enumerate, word } from './words.js';

/** An object of the platform in a Value. Name is the one at the time of selection; unknown keys are kept. */
export interface SelectedObject {
  Id: number;
  Name: string;
  /** editions only */
  Guid?: string;
  [unknownKey: string]: unknown;
}

/** Is this an object a selection can hold: numeric Id, Name, and for editions Guid? */
function isSelectedObject(raw: unknown, withGuid: boolean): raw is SelectedObject {
  return (
    isRecord(raw) &&
    Number.isSafeInteger(own(raw, 'Id')) &&
    typeof own(raw, 'Name') === 'string' &&
    (!withGuid || typeof own(raw, 'Guid') === 'string')
  );
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

/** The Ids and Names that constants mention. */
function mentioned(constants: readonly unknown[]): { ids: number[]; names: string[] } {
  const parts = constants.flatMap((constant) =>
    Array.isArray(constant) ? constant.filter(isFiniteNumber) : [constant]
  );
  return {
    ids: [...new Set(parts.filter((part): part is number => Number.isSafeInteger(part)))],
    names: [...new Set(parts.filter((part): part is string => typeof part === 'string'))]
  };
}

/** A number, and a name, that are none of the given. */
const freshId = (ids: readonly number[]): number => {
  let id = 1;
  while (ids.includes(id)) id++;
  return id;
};
const freshName = (names: readonly string[]): string => {
  let name = 'Object';
  while (names.includes(name)) name += '*';
  return name;
};

/** Every pair of a mentioned (or other) Id with a mentioned (or other) Name: all that conditions can tell apart in one object. */
function objects(ids: readonly number[], names: readonly string[], withGuid: boolean): SelectedObject[] {
  const guid = withGuid ? { Guid: '00000000-0000-0000-0000-000000000000' } : {};
  const otherName = freshName(names);
  return [...ids, freshId(ids)].flatMap((Id) => [...names, otherName].map((Name) => ({ Id, Name, ...guid })));
}

/** Which mentioned Ids and Names are selected, and whether something else is: all that conditions see. */
function stateOf(list: readonly SelectedObject[], ids: readonly number[], names: readonly string[]): string {
  const has = (test: (object: SelectedObject) => boolean): number => (list.some(test) ? 1 : 0);
  return [
    list.length > 0 ? 1 : 0,
    ...ids.map((id) => has((object) => object.Id === id)),
    ...names.map((name) => has((object) => object.Name === name)),
    has((object) => !ids.includes(object.Id))
  ].join('');
}

/** Every set of mentioned objects that NumberOfInstances has room for, or none at all beyond CANDIDATE_LIMIT. */
function candidates(element: AscElement, constants: readonly unknown[], withGuid: boolean): SelectedObject[][] {
  const { ids, names } = mentioned(constants);
  const state = (list: readonly SelectedObject[]): string => stateOf(list, ids, names);
  return reachableLists(objects(ids, names, withGuid), instancesOf(element), state, [[]]);
}

/** The model the eight pickers share; only editions carry a Guid. */
export function selectionModel(name: SelectionTypeName): DataTypeModel<SelectedObject[]> {
  const withGuid = name === 'edition';
  const form = withGuid ? '[{"Id": 17, "Name": "…", "Guid": "…"}]' : '[{"Id": 17, "Name": "…"}]';
  /** A list of objects with a numeric Id (a text of digits is none) and a Name, as it stands; nothing selected is `[]`. */
  const read = (raw: unknown): SelectedObject[] | undefined =>
    Array.isArray(raw) && raw.every((object) => isSelectedObject(object, withGuid)) ? raw : undefined;
  return {
    name,
    minApiVersion: 1,
    operators: ['!=', '==', '?'],
    read,
    empty: () => [],
    check(raw, element) {
      const value = read(raw);
      if (value === undefined) return [wrongType({ expected: 'objects', example: '', form })];
      const maximum = instancesOf(element);
      return value.length > maximum ? [finding('too-many-instances', '', { maximum, count: value.length })] : [];
    },
    checkDefinition: () => [],
    hasValue: (value) => value.length > 0,
    same: (a, b) => sameBy(read, a, b),
    merge: (base, mine, theirs, element) => mergeInstances([base, mine, theirs], ({ Id }) => String(Id), element),
    compare: { equals, contains: selects },
    candidates: (element, constants) => candidates(element, constants, withGuid),
    given: { by: 'choice', isStandIn: (value) => value.length > 0 },
    describe(value, _element, { language, whole }) {
      const known = read(value);
      if (known === undefined) return describeUnusable(value, language, whole);
      if (known.length === 0) return word(language, 'empty');
      return enumerate(
        known.map((object) => object.Name || `#${object.Id}`),
        language,
        whole
      );
    },
    texts: displayNameText
  };
}
