import { cutShort } from '../language/cut.js';
import { replacementFix } from './conditions/checkCondition.js';
import type { Meant } from './dataTypeModel.js';
import type { DocumentFindings } from './documentFindings.js';
import { editData } from './editText.js';
import { isRecord, jsonType, own, valueAt } from './elements.js';
import { pointerToken, pointerTokens, type Finding } from './findings.js';
import { LINE_PATTERN, MAX_LINE, firstUnusable } from './lines.js';
import { finding } from './finding.js';
import { onlyReading } from './jsonReadings.js';
import { mostSimilar } from './similarWords.js';
import type { ParsedDocument } from './parse.js';
import { API_VERSIONS } from './versions.js';

export interface SchemaError {
  readonly keyword: string;
  /** JSON Pointer into the validated data. */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Returns whether the data is valid; if not, `errors` has the reasons until the next call. */
export interface Validate {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

type Keys = readonly string[];

/** The compiled schemas of a file, passed in so that the domain knows no concrete DataType. */
export interface Structure {
  /** The root, its elements left out. */
  readonly root: Validate;
  /** An element of unknown DataType. */
  readonly element: Validate;
  /** Elements by DataType; without Value and Conditions. */
  readonly elements: Readonly<Record<string, Validate>>;
  /** The keys the contract knows, by place. */
  readonly knownKeys: Readonly<{
    root: Keys;
    options: Keys;
    dynamicResolution: Keys;
    elements: Readonly<Record<string, Keys>>;
    elementOptions: Readonly<Record<string, Keys>>;
  }>;
}

/** Parts of a file with more values than this are not examined one by one: each could be an error. */
export const MAX_PART_SIZE = 50_000;
/** In larger parts nothing is suggested: each suggestion is tried, which takes another validation of the part. */
const MAX_TRIED_SIZE = 1000;

/** What somebody may have meant who wrote this in the root or, with an index, in an element. */
export type MeantBy = (written: unknown, index?: number) => Pick<Meant, 'read' | 'last'>;

/**
 * The findings of the JSON Schemas. Values and Conditions are checked elsewhere.
 * @param meantBy for the fixes
 * @returns whether the root, its elements left out, has the structure of the contract
 */
export function checkStructure(
  doc: ParsedDocument,
  structure: Structure,
  meantBy: MeantBy,
  found: DocumentFindings
): boolean {
  const { data } = doc;
  const { root, knownKeys } = structure;
  if (!isRecord(data)) {
    found.add(finding('wrong-root', '', { actual: jsonType(data) }));
    return false;
  }
  const optionsSize = doc.sizeAt('/Options');
  const isTooLarge = optionsSize > MAX_PART_SIZE;
  if (isTooLarge) found.add(tooLarge('/Options'));
  const size = doc.sizeAt('') - doc.sizeAt('/Elements');
  const hasTooMany = size - optionsSize > MAX_PART_SIZE;
  if (hasTooMany) found.add(tooLarge(''));
  const all = hasTooMany ? onlyKnown(data, knownKeys.root) : data;
  const rest = isTooLarge ? { ...all, Options: {} } : all;
  const isSound = validate({ validator: root, data: rest, base: '', size, doc, meantBy }, found) && !isTooLarge;
  const options = own(data, 'Options');
  const inRoot: Home = { name: 'root', pointer: '', object: all, known: knownKeys.root };
  const inOptions: Home = { name: 'options', pointer: '/Options', object: options, known: knownKeys.options };
  const inResolution: Home = {
    name: 'resolution',
    pointer: '/Options/DynamicResolution',
    object: isRecord(options) ? own(options, 'DynamicResolution') : undefined,
    known: knownKeys.dynamicResolution
  };
  checkKeys(inRoot, [inOptions], found);
  checkKeys(inOptions, [inRoot, inResolution], found);
  checkKeys(inResolution, [inOptions], found);
  const elements = own(data, 'Elements');
  if (!Array.isArray(elements)) return isSound;
  const sizes = doc.childSizes('/Elements');
  elements.forEach((raw: unknown, index) => {
    checkElement({ raw, index, size: sizes[index] ?? 0 }, structure, { doc, meantBy }, found);
  });
  return isSound;
}

function onlyKnown(object: Record<string, unknown>, known: Keys): Record<string, unknown> {
  return Object.fromEntries(known.flatMap((key) => (Object.hasOwn(object, key) ? [[key, object[key]]] : [])));
}

/** The entries of `Elements`, with the number of values in them. */
interface RawElement {
  readonly raw: unknown;
  readonly index: number;
  readonly size: number;
}

function checkElement(
  { raw, index, size }: RawElement,
  structure: Structure,
  { doc, meantBy }: Pick<Part, 'doc' | 'meantBy'>,
  found: DocumentFindings
): void {
  const pointer = `/Elements/${index}`;
  if (size > MAX_PART_SIZE) return found.add(tooLarge(pointer));
  const written = isRecord(raw) ? own(raw, 'DataType') : undefined;
  const { element, elements, knownKeys } = structure;
  const dataType = typeof written === 'string' && Object.hasOwn(elements, written) ? written : undefined;
  const validator = (dataType === undefined ? undefined : elements[dataType]) ?? element;
  const meant: MeantBy = (value) => meantBy(value, index);
  validate({ validator, data: raw, base: pointer, size, doc, meantBy: meant }, found);
  if (!isRecord(raw)) return;
  const all = keysOfAll(structure);
  if (dataType === undefined) {
    if (typeof written === 'string') found.add(unknownDataType(written, Object.keys(elements), `${pointer}/DataType`));
    return checkKeys({ name: 'element', pointer, object: raw, known: all.elements }, [], found);
  }
  const inElement: Home = {
    ...{ name: 'element', pointer, object: raw, dataType },
    known: knownKeys.elements[dataType] ?? []
  };
  const inOptions: Home = {
    ...{ name: 'options', pointer: `${pointer}/Options`, object: own(raw, 'Options'), dataType },
    known: knownKeys.elementOptions[dataType] ?? []
  };
  checkKeys(inElement, [inOptions], found, all.options);
  checkKeys(inOptions, [inElement], found, all.options);
}

const keysByStructure = new WeakMap<Structure, { elements: Keys; options: ReadonlySet<string> }>();

/** The keys that elements of any DataType have, and their options. */
function keysOfAll(structure: Structure) {
  const { elements, elementOptions } = structure.knownKeys;
  const keys = keysByStructure.get(structure) ?? {
    elements: [...new Set(Object.values(elements).flat())],
    options: new Set(Object.values(elementOptions).flat())
  };
  keysByStructure.set(structure, keys);
  return keys;
}

function tooLarge(pointer: string): Finding {
  return finding('element-too-large', pointer, { field: fieldName(pointer) || 'ascData.json', limit: MAX_PART_SIZE });
}

/** What other systems call a DataType. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ text: 'simpleText', string: 'simpleText', bool: 'boolean', checkbox: 'boolean', radio: 'radiobutton' },
  ...{ int: 'number', integer: 'number', float: 'number', double: 'number', decimal: 'number' },
  ...{ select: 'list', dropdown: 'list', enum: 'list', choice: 'list', datetime: 'date', image: 'media' }
};

function unknownDataType(value: string, known: readonly string[], pointer: string): Finding {
  const other = value.toLowerCase();
  const suggestion = mostSimilar(value, known) ?? (Object.hasOwn(OTHER_NAMES, other) ? OTHER_NAMES[other] : undefined);
  if (suggestion === undefined) {
    return finding('unknown-data-type', pointer, { value: shown(value), known: known.join(', ') });
  }
  const fix = { title: `DataType: ${suggestion}`, edits: [{ op: 'set' as const, pointer, value: suggestion }] };
  return finding('unknown-data-type-similar', pointer, { value: shown(value), suggestion }, fix);
}

/** A place of the file, and the keys that have an effect there. */
interface Home {
  /** A word of `parameterWords.ts`. */
  readonly name: 'root' | 'options' | 'resolution' | 'element';
  readonly pointer: string;
  /** What is there; undefined: nothing. */
  readonly object: unknown;
  readonly known: Keys;
  /** Of an element. */
  readonly dataType?: string;
}

/**
 * Keys without effect: in the wrong place, of another DataType, or misspelt. Other unknown keys are up to the author.
 * @param others where else keys of this place may belong
 * @param foreign the options of all DataTypes
 */
function checkKeys(home: Home, others: readonly Home[], found: DocumentFindings, foreign?: ReadonlySet<string>): void {
  const { object, pointer, known, dataType = '' } = home;
  if (!isRecord(object)) return;
  for (const key of Object.keys(object).filter((each) => !known.includes(each))) {
    const other = others.find((each) => each.known.includes(key));
    if (other) found.add(misplaced(key, object, home, other));
    else if (foreign?.has(key))
      found.add(finding('key-of-other-type', `${pointer}/${pointerToken(key)}`, { key, dataType }));
    else misspelt(object, key, home, found);
  }
}

/**
 * The fix moves it, together with all others for the same place if that is not there yet. It overwrites nothing, and removes Options that it
 * empties.
 */
function misplaced(key: string, object: Record<string, unknown>, from: Home, to: Home): Finding {
  const pointerOf = (each: string): string => `${from.pointer}/${pointerToken(each)}`;
  const told = finding('misplaced-key', pointerOf(key), { key, place: to.name });
  const target = to.object;
  if (target !== undefined && (!isRecord(target) || Object.hasOwn(target, key))) return told;
  const moved = target
    ? [key]
    : Object.keys(object).filter((each) => to.known.includes(each) && !from.known.includes(each));
  const added = target
    ? { op: 'set' as const, pointer: `${to.pointer}/${pointerToken(key)}`, value: object[key] }
    : { op: 'set' as const, pointer: to.pointer, value: Object.fromEntries(moved.map((each) => [each, object[each]])) };
  const isEmptied = from.pointer !== '' && moved.length === Object.keys(object).length;
  const gone = isEmptied ? [from.pointer] : moved.map(pointerOf);
  const removed = gone.map((pointer) => ({ op: 'remove' as const, pointer }));
  const place = to.name === 'options' || to.name === 'resolution' ? pointerTokens(to.pointer).at(-1) : undefined;
  const title = place === undefined ? `← ${key}` : `${moved.join(', ')} → ${place}`;
  return { ...told, fix: { title, edits: [added, ...removed] } };
}

/** A key that looks like a known one. */
function misspelt(
  object: Record<string, unknown>,
  key: string,
  { pointer: base, known }: Home,
  found: DocumentFindings
): void {
  const value = object[key];
  const suggestion = key.length > 60 ? undefined : mostSimilar(key, known);
  if (suggestion === undefined) return;
  const pointer = `${base}/${pointerToken(key)}`;
  const rename = {
    title: `${key} → ${suggestion}`,
    edits: [
      { op: 'set' as const, pointer: `${base}/${suggestion}`, value },
      { op: 'remove' as const, pointer }
    ]
  };
  found.add(
    finding('misspelt-key', pointer, { key, suggestion }, Object.hasOwn(object, suggestion) ? undefined : rename)
  );
}

/** A part of the file that has a schema of its own. */
interface Part {
  readonly validator: Validate;
  readonly data: unknown;
  readonly base: string;
  /** Number of values. */
  readonly size: number;
  readonly doc: ParsedDocument;
  readonly meantBy: MeantBy;
}

/** Returns whether the data is valid; reports each place once. */
function validate(part: Part, found: DocumentFindings): boolean {
  const { validator, data, base } = part;
  if (validator(data)) return true;
  const errors = validator.errors ?? [];
  if (found.isFull('error')) {
    found.skip('error', errors.length);
    return false;
  }
  const told = new Set<string>();
  for (const error of outermost(errors)) {
    const next = findingOf(error, data, base);
    const key = next.code === 'missing-field' ? `${next.pointer}/${next.params.field}` : `${next.pointer} `;
    if (!told.has(key)) found.add(found.isFull('error') ? next : withReading(next, error, part));
    told.add(key);
  }
  return false;
}

/** With the fix that writes what is surely meant, where something stands there that the schema refuses. */
function withReading(found: Finding, { instancePath, keyword }: SchemaError, part: Part): Finding {
  const { validator, data, base, size, doc, meantBy } = part;
  if (found.fix || keyword === 'required' || size > MAX_TRIED_SIZE) return found;
  const written = valueAt(data, instancePath);
  const { read, last } = meantBy(written);
  const { offset, length } = doc.locate(base + instancePath) ?? { offset: 0, length: 0 };
  const inDigits = doc.text.slice(offset, offset + length);
  const name = fieldName(found.pointer);
  // A day as a limit is meant whole. A number as a text keeps its digits, such as those of 1.10.
  const readings = (name.startsWith('Max') && last !== undefined ? [last] : read).map((reading) =>
    typeof written === 'number' && typeof reading === 'string' ? inDigits : reading
  );
  const meant = onlyReading(readings, written, (value) => {
    const isValid = validator(editData(data, [{ op: 'set', pointer: instancePath, value }]));
    return isValid || !validator.errors?.some((error) => error.instancePath === instancePath);
  });
  return meant === undefined ? found : { ...found, fix: replacementFix(found.pointer, name, meant, written) };
}

/** A value that matches none of several schemas gives an error per schema and one for the whole; the last one counts. */
function outermost(errors: readonly SchemaError[]): readonly SchemaError[] {
  const unions = errors.filter((error) => error.keyword === 'anyOf');
  const places = new Set(unions.map((error) => error.instancePath));
  return errors.filter((error) => error.keyword === 'anyOf' || !places.has(error.instancePath));
}

function findingOf(error: SchemaError, data: unknown, base: string): Finding {
  const pointer = base + error.instancePath;
  const value = valueAt(data, error.instancePath);
  const field = fieldName(pointer);
  const { params } = error;
  switch (error.keyword) {
    case 'required':
      return finding('missing-field', pointer, { field: String(params.missingProperty) });
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum': {
      const { comparison, limit } = params;
      return finding('out-of-range', pointer, {
        field,
        comparison: String(comparison),
        limit: Number(limit),
        value: shown(value)
      });
    }
    case 'minLength':
      return finding('empty-text', pointer, { field });
    case 'minItems':
      return finding('empty-list', pointer, { field });
    case 'pattern':
      if (params.pattern === LINE_PATTERN) return unusableLine(pointer, field, String(value));
      return finding('wrong-format', pointer, { field, value: shown(value) });
    case 'const':
    case 'enum':
      return wrongValue(pointer, field, value);
    default:
      return wrongType(pointer, field, value, params.type);
  }
}

function unusableLine(pointer: string, field: string, text: string): Finding {
  const character = firstUnusable(text);
  if (character === undefined) return finding('line-too-long', pointer, { field, limit: MAX_LINE });
  return finding('line-character', pointer, { field, character });
}

function wrongType(pointer: string, field: string, value: unknown, type: unknown): Finding {
  const expected = typeof type === 'string' ? type : 'flag';
  return finding('wrong-type', pointer, { field, expected, actual: jsonType(value) });
}

function wrongValue(pointer: string, field: string, value: unknown): Finding {
  if (pointer === '/ApiVersion') {
    if (typeof value !== 'number') return wrongType(pointer, field, value, 'integer');
    return finding('api-version-unknown', pointer, { value, known: API_VERSIONS.join(', ') });
  }
  if (pointer === '/SpotType') {
    const fix = {
      title: 'SpotType: DashboardWidget',
      edits: [{ op: 'set' as const, pointer, value: 'DashboardWidget' }]
    };
    return finding('spot-type', pointer, { value: shown(value) }, fix);
  }
  return finding('wrong-format', pointer, { field, value: shown(value) });
}

/** The last key of a pointer; entries of a list by their number: `Items [3]`. */
function fieldName(pointer: string): string {
  const tokens = pointerTokens(pointer);
  const last = tokens.at(-1) ?? '';
  return /^\d+$/.test(last) && tokens.length > 1 ? `${tokens.at(-2)} [${Number(last) + 1}]` : last;
}

/** A value for a sentence. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return cutShort(text, 60);
}
