import { asText } from '../../ascdata/elements.js';
import type { AscElement } from '../../ascdata/types.js';
import { registry } from '../../datatypes/registry.js';
import type { DefinitionSchema, SchemaPlace } from '../properties.js';
import { placeAt, type TextPlace } from './place.js';

/** What can be written at a place. */
interface Suggestion {
  /** As it is shown and matched. */
  readonly label: string;
  /** Beside it. */
  readonly detail?: string | undefined;
  /** What it is for, when it is chosen. */
  readonly about?: string | undefined;
  /** The setting starts with it. */
  readonly isDefault?: boolean;
  /** JSON to write. */
  readonly json: string;
}

/** Everything that can be written at a place. */
export interface Suggestions {
  readonly place: TextPlace;
  readonly kind: 'keys' | 'settings' | 'operators' | 'entries' | 'types' | 'values';
  /** The setting that entries and operators are of. */
  readonly of?: string | undefined;
  readonly list: readonly Suggestion[];
}

/** What is known of the definition while its text is edited. */
export interface Known {
  readonly schema: DefinitionSchema;
  /** The settings when the text last could be read, by their Ids. */
  readonly elements: ReadonlyMap<string, AscElement>;
  /** What a DataType is called. */
  readonly typeName: (type: string) => string | undefined;
}

const ELEMENT = 2;
const CONDITION = 5;

/** What can be written at an offset of an ascData.json; undefined: nothing that is known. */
export function suggestionsAt(text: string, offset: number, known: Known): Suggestions | undefined {
  const place = placeAt(text, offset);
  if (!place) return undefined;
  if (place.kind === 'key') return keysAt(place, known);
  return inCondition(place, known) ?? ofElement(place, known) ?? bySchema(place, known);
}

/** What the schema says of the key or value at an offset. */
export function explainedAt(
  text: string,
  offset: number,
  known: Known
): { readonly place: TextPlace; readonly title: string; readonly about: string } | undefined {
  const place = placeAt(text, offset);
  if (!place || place.token === '') return undefined;
  const { token, kind, path } = place;
  const named = kind === 'key' ? [...path, token] : path;
  const element = kind === 'value' && isTarget(place) ? known.elements.get(token) : undefined;
  if (element)
    return { place, title: element.DisplayName, about: known.typeName(element.DataType) ?? element.DataType };
  const type = kind === 'value' && path.at(-1) === 'DataType' ? known.typeName(token) : undefined;
  const about = type ?? schemaAt(place, named, known)?.description;
  return about === undefined ? undefined : { place, title: kind === 'key' ? token : String(path.at(-1)), about };
}

function keysAt(place: TextPlace, known: Known): Suggestions | undefined {
  const { path, keys, token } = place;
  const offered = schemaAt(place, path, known)?.keys.filter(({ key }) => !keys.has(key) || key === token);
  if (!offered || offered.length === 0) return undefined;
  const list = offered.map(({ key, description, type }) => ({
    label: key,
    detail: type,
    about: description,
    json: JSON.stringify(key)
  }));
  return { place, kind: 'keys', list };
}

/** TargetId, Operator and Value of a condition. */
function inCondition(place: TextPlace, { elements, typeName }: Known): Suggestions | undefined {
  const { path, members } = place;
  if (!isInCondition(path)) return undefined;
  const own = members[ELEMENT]?.get('Id');
  if (isTarget(place)) {
    const list = [...elements.values()]
      .filter(({ Id }) => Id !== own)
      .map(({ Id, DisplayName, DataType }) => ({
        label: Id,
        detail: typeName(DataType) ?? DataType,
        about: DisplayName === Id ? undefined : DisplayName,
        json: JSON.stringify(Id)
      }));
    return { place, kind: 'settings', list };
  }
  const target = elements.get(members[CONDITION]?.get('TargetId') ?? '');
  if (!target) return undefined;
  if (path.at(-1) === 'Operator') {
    const list = registry[target.DataType].operators.map((operator) => ({
      label: operator,
      json: JSON.stringify(operator)
    }));
    return { place, kind: 'operators', of: target.DisplayName, list };
  }
  return path.at(-1) === 'Value' ? valuesOf(place, target) : undefined;
}

/** DataType and Value of an element. */
function ofElement(place: TextPlace, { schema, elements, typeName }: Known): Suggestions | undefined {
  const { path, members } = place;
  if (path[0] !== 'Elements' || path.length !== ELEMENT + 1) return undefined;
  if (path[ELEMENT] === 'DataType') {
    const types = schema.at(path, undefined)?.values ?? [];
    const list = types.map((type) => ({
      label: String(type),
      detail: typeName(String(type)),
      json: JSON.stringify(type)
    }));
    return { place, kind: 'types', list };
  }
  const element = elements.get(members[ELEMENT]?.get('Id') ?? '');
  return path[ELEMENT] === 'Value' && element ? valuesOf(place, element) : undefined;
}

/** The values that a setting can take, if they are few. */
function valuesOf(place: TextPlace, { DisplayName, DataType, Items, Value }: AscElement): Suggestions | undefined {
  const values = DataType === 'boolean' ? [true, false] : (Items ?? []);
  if (values.length === 0) return undefined;
  const list = values.map((value) => ({
    label: asText(value),
    isDefault: value === Value,
    json: JSON.stringify(value)
  }));
  return { place, kind: 'entries', of: DisplayName, list };
}

function bySchema(place: TextPlace, known: Known): Suggestions | undefined {
  const values = schemaAt(place, place.path, known)?.values ?? [];
  if (values.length === 0) return undefined;
  const list = values.map((value) => ({
    label: typeof value === 'string' ? value : JSON.stringify(value),
    json: JSON.stringify(value)
  }));
  return { place, kind: 'values', list };
}

const schemaAt = (
  { members }: TextPlace,
  path: readonly (string | number)[],
  { schema }: Known
): SchemaPlace | undefined => schema.at(path, members[ELEMENT]?.get('DataType'));

function isInCondition(path: readonly (string | number)[]): boolean {
  const [list, , options, conditions] = path;
  return path.length === CONDITION + 1 && list === 'Elements' && options === 'Options' && conditions === 'Conditions';
}

const isTarget = ({ path }: TextPlace): boolean => isInCondition(path) && path.at(-1) === 'TargetId';
