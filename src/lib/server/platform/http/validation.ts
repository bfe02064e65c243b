import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { TObject, TSchema } from 'typebox';
import { own } from '../../../ascdata/elements.js';
import { pointerToken } from '../../../ascdata/findings.js';
import { firstUnusable } from '../../../ascdata/lines.js';
import { isReadable } from '../names.js';
import type { ServerSentence } from '../../../messages/server.js';
import { HttpError, type FieldProblem } from './problem.js';

const MAX_PLACES = 50;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?$/;

const ajv = new Ajv({ allErrors: true, strict: false, coerceTypes: false });
ajv.addFormat('date-time', (text) => DATE_TIME.test(text) && !Number.isNaN(Date.parse(text)));
/** A text of one line, as stored and shown. */
ajv.addFormat('line', (text) => firstUnusable(text) === undefined);
/** Compared but never shown: names are searched as copied, with the isolates our sentences put around them. */
ajv.addFormat('typed', (text) => !/\p{Cc}/u.test(text) && text.isWellFormed());
ajv.addFormat('name', isReadable);

/** Longer lists are validated entry by entry, until enough errors are found. */
const LONG_LIST = 1000;

/** A schema in the order of checking: the lengths of lists, everything except entries of long lists, those entries. */
interface Validator {
  readonly lists: readonly (readonly [name: string, maxItems: number])[];
  readonly whole: ValidateFunction;
  readonly entries: readonly (readonly [name: string, validate: ValidateFunction])[];
}

interface ListSchema extends TSchema {
  readonly items: TSchema;
  readonly maxItems: number;
}

const isList = (schema: TSchema): schema is ListSchema => 'items' in schema && 'maxItems' in schema;

const compiled = new WeakMap<TSchema, Validator>();

/** Compiled on first use, so that the start need not wait for it. */
function validator(schema: TObject): Validator {
  const known = compiled.get(schema);
  if (known) return known;
  // TypeBox marks its schemas with hidden keys; JSON keeps only the schema.
  const plain = JSON.parse(JSON.stringify(schema)) as TObject;
  const all = Object.entries(plain.properties).flatMap(([name, part]) => (isList(part) ? [[name, part] as const] : []));
  const long = all.filter(([, { maxItems }]) => maxItems > LONG_LIST);
  const entries = long.map(([name, { items }]) => [name, ajv.compile(items)] as const);
  const bare = Object.fromEntries(long.map(([name, { items: _items, ...list }]) => [name, list]));
  const whole = ajv.compile({ ...plain, properties: { ...plain.properties, ...bare } });
  const made = { lists: all.map(([name, { maxItems }]) => [name, maxItems] as const), whole, entries };
  compiled.set(schema, made);
  return made;
}

/**
 * The errors, up to a limit. A list that is too long is reported alone and not examined, so that a refusal takes little time
 * and memory.
 */
function errorsOf(schema: TObject, given: Record<string, unknown>): ErrorObject[] {
  const { lists, whole, entries } = validator(schema);
  const tooLong = lists.filter(([name, maxItems]) => lengthOf(given, name) > maxItems);
  if (tooLong.length > 0) return tooLong.map(([name, limit]) => tooManyItems(name, limit));
  const found = whole(given) ? [] : [...(whole.errors ?? [])];
  for (const [name, validate] of entries) {
    const list = own(given, name);
    if (!Array.isArray(list)) continue;
    for (let index = 0; index < list.length && found.length < MAX_PLACES; index++) {
      if (!validate(list[index])) found.push(...below(`/${pointerToken(name)}/${index}`, validate.errors ?? []));
    }
  }
  return found;
}

function lengthOf(given: Record<string, unknown>, name: string): number {
  const list = own(given, name);
  return Array.isArray(list) ? list.length : 0;
}

function tooManyItems(name: string, limit: number): ErrorObject {
  const instancePath = `/${pointerToken(name)}`;
  return { keyword: 'maxItems', instancePath, schemaPath: '', params: { limit } };
}

function below(path: string, errors: readonly ErrorObject[]): ErrorObject[] {
  return errors.map((error) => ({ ...error, instancePath: path + error.instancePath }));
}

/** The body, unchanged, if it is valid. @throws HttpError 400 `body-invalid` with a pointer for each place, 50 at most */
export function checkedBody(schema: TObject, body: Record<string, unknown>): unknown {
  const errors = errorsOf(schema, body);
  if (errors.length === 0) return body;
  throw new HttpError(400, 'body-invalid', BODY, {}, placesOf(errors));
}

/**
 * The parameters in the types of the schema. Names are case-insensitive and can be given once: twice is refused, even with the
 * same text. @throws HttpError 400 `query-invalid` with a pointer for each parameter
 */
export function checkedQuery(schema: TObject, params: URLSearchParams): unknown {
  const given = new Map<string, string>();
  const repeated = new Set<string>();
  for (const [key, text] of params) {
    const name = key.toLowerCase();
    if (given.has(name)) repeated.add(name);
    else given.set(name, text);
  }
  const read: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(schema.properties)) {
    const text = given.get(name.toLowerCase());
    if (text !== undefined) read[name] = converted(text, part);
  }
  const names = Object.keys(schema.properties).filter((name) => repeated.has(name.toLowerCase()));
  const twice = names.map((name) => place(name, 'given-twice', GIVEN_TWICE));
  if (twice.length > 0) throw new HttpError(400, 'query-invalid', queryInvalid(twice), {}, twice);
  const errors = errorsOf(schema, read);
  if (errors.length === 0) return read;
  const places = placesOf(errors);
  throw new HttpError(400, 'query-invalid', queryInvalid(places), {}, places);
}

/** The text as the number or flag that the schema wants; otherwise the text itself. */
function converted(text: string, schema: TSchema | undefined): unknown {
  const type = schema && 'type' in schema ? schema.type : undefined;
  if (type === 'integer' || type === 'number') return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return FLAGS.get(text.toLowerCase()) ?? text;
  return text;
}

const FLAGS = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false]
]);

const BODY: ServerSentence = (t) => t.validation.body;
const GIVEN_TWICE: ServerSentence = (t) => t.validation.givenTwice;

function queryInvalid(places: readonly FieldProblem[]): ServerSentence {
  const names = [...new Set(places.map(({ pointer }) => pointer.slice(1)))].filter(Boolean).join(', ');
  return (t) => t.validation.query(names);
}

function place(name: string, code: string, sentence: ServerSentence): FieldProblem {
  return { pointer: `/${pointerToken(name)}`, code, sentence };
}

function placesOf(errors: readonly ErrorObject[]): FieldProblem[] {
  const own = errors.filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'oneOf');
  const told = merged(own.length > 0 ? own : errors);
  return told.map(({ instancePath, keyword, params }) => {
    if (keyword !== 'required')
      return { pointer: instancePath, code: codeOf(keyword), sentence: said(keyword, params) };
    const { missingProperty } = params as { missingProperty: string };
    return { pointer: `${instancePath}/${pointerToken(missingProperty)}`, code: 'missing', sentence: MISSING };
  });
}

/** The errors merged by place, for a limited number of places. */
function merged(errors: readonly ErrorObject[]): ErrorObject[] {
  const places = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    const there = places.get(error.instancePath);
    if (there) there.push(error);
    else if (places.size < MAX_PLACES) places.set(error.instancePath, [error]);
  }
  return [...places.values()].flatMap(mergedPlace).slice(0, MAX_PLACES);
}

/**
 * Merges the errors of a union at one place: the types and texts allowed together. If a branch reports more than the type, only
 * that counts: the other branches were not meant.
 */
function mergedPlace(all: readonly ErrorObject[]): ErrorObject[] {
  const types = all.filter(({ keyword }) => keyword === 'type');
  const texts = all.filter(({ keyword }) => keyword === 'const');
  const others = all.filter(({ keyword }) => keyword !== 'type' && keyword !== 'const');
  if (texts.length > 0) return [joined(texts, 'allowedValue'), ...others];
  return others.length > 0 || types.length === 0 ? others : [joined(types, 'type')];
}

function joined([first, ...rest]: readonly ErrorObject[], name: string): ErrorObject {
  const values = [first!, ...rest].map(({ params }) => (params as Record<string, unknown>)[name]);
  return { ...first!, params: { [name]: [...new Set(values.flat())] } };
}

const MISSING: ServerSentence = (t) => t.validation.missing;

const codeOf = (keyword: string): string => keyword.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** One sentence per keyword of our schemas. */
function said(keyword: string, params: Record<string, unknown>): ServerSentence {
  const limit = Number(params.limit ?? 0);
  const allowed = listed(params.allowedValues ?? params.allowedValue);
  const sentences: Record<string, ServerSentence> = {
    type: (t) => t.validation.type(listed(params.type)),
    minimum: (t) => t.validation.minimum(limit),
    maximum: (t) => t.validation.maximum(limit),
    minLength: (t) => t.validation.minLength(limit),
    maxLength: (t) => t.validation.maxLength(limit),
    minItems: (t) => t.validation.minItems(limit),
    maxItems: (t) => t.validation.maxItems(limit),
    uniqueItems: (t) => t.validation.uniqueItems,
    enum: (t) => t.validation.allowed(allowed),
    const: (t) => t.validation.allowed(allowed),
    format: FORMATS[String(params.format)] ?? UNFIT
  };
  return sentences[keyword] ?? UNFIT;
}

const UNFIT: ServerSentence = (t) => t.validation.unfit;
const FORMATS: Readonly<Record<string, ServerSentence>> = {
  'date-time': (t) => t.validation.dateTime,
  line: (t) => t.validation.line,
  typed: (t) => t.validation.typed,
  name: (t) => t.validation.name
};

const listed = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));
