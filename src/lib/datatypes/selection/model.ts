import type { DataTypeModel } from '../../ascdata/dataTypeModel.js';
import { eachIn } from '../../ascdata/dataTypeNames.js';
import type { AscElement, SelectionTypeName } from '../../ascdata/types.js';
import { candidateLists } from '../shared/candidateLists.js';
import { explaining, isId, isText, listFault } from '../shared/members.js';
import { mergeInstances } from '../shared/mergeInstances.js';
import { instancesOf, isFiniteNumber } from '../shared/options.js';
import type { Expected } from '../shared/unusable.js';
import { catalogues } from './catalogues.js';
import { form, type SelectedObject } from './form.js';

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

/** A number and a name that are not among the given ones. */
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

/** Every pair of a mentioned (or other) Id and Name: all that conditions can distinguish in one object. */
function objects(ids: readonly number[], names: readonly string[], hasGuid: boolean): SelectedObject[] {
  const guid = hasGuid ? { Guid: '00000000-0000-0000-0000-000000000000' } : {};
  const otherName = freshName(names);
  return [...ids, freshId(ids)].flatMap((Id) => [...names, otherName].map((Name) => ({ Id, Name, ...guid })));
}

/** Which mentioned Ids and Names are selected, and whether anything else is: all that conditions see. */
function stateOf(list: readonly SelectedObject[], ids: readonly number[], names: readonly string[]): string {
  const has = (test: (object: SelectedObject) => boolean): number => (list.some(test) ? 1 : 0);
  return [
    list.length > 0 ? 1 : 0,
    ...ids.map((id) => has((object) => object.Id === id)),
    ...names.map((name) => has((object) => object.Name === name)),
    has((object) => !ids.includes(object.Id))
  ].join('');
}

/** Every set of mentioned objects within NumberOfInstances, or none beyond CANDIDATE_LIMIT. */
function candidates(element: AscElement, constants: readonly unknown[], hasGuid: boolean): SelectedObject[][] {
  const { ids, names } = mentioned(constants);
  const state = (list: readonly SelectedObject[]): string => stateOf(list, ids, names);
  return candidateLists(objects(ids, names, hasGuid), instancesOf(element), state, [[]]);
}

/** What a selection, and each object in it, looks like. */
function expectedSelection(hasGuid: boolean): { list: Expected; entry: Expected } {
  const form = hasGuid ? '{"Id": 17, "Name": "…", "Guid": "…"}' : '{"Id": 17, "Name": "…"}';
  const entry = { expected: 'objects', example: '', form };
  return { list: { ...entry, form: `[${form}]` }, entry };
}

function selectionModel(name: SelectionTypeName): DataTypeModel<SelectedObject[]> {
  const { hasGuid = false } = catalogues[name];
  const rules = { Id: isId, Name: isText, ...(hasGuid && { Guid: isText }) };
  return {
    typeOf: () => `{ Id: number; Name: string${hasGuid ? '; Guid: string' : ''} }[]`,
    ...explaining(form[name], (raw) => listFault(raw, rules, expectedSelection(hasGuid))),
    checkDefinition: () => [],
    merge: (base, mine, theirs, element) => mergeInstances([base, mine, theirs], ({ Id }) => String(Id), element),
    candidates: (element, constants) => candidates(element, constants, hasGuid),
    humanInput: { by: 'choice', isStandIn: (value) => value.length > 0 }
  };
}

export const model = eachIn('selection', selectionModel);
