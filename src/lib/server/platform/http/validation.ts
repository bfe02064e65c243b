import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { TObject, TSchema } from 'typebox';
import { own } from '../../../ascdata/elements.js';
import { pointerToken } from '../../../ascdata/findings.js';
import { unusableIn } from '../../../ascdata/lines.js';
import { counting } from '../../../language/count.js';
import { isReadable } from '../names.js';
import type { Sentence } from '../refusal.js';
import { HttpError, type Place } from './problem.js';

const en = counting('en');
const de = counting('de');
const fr = counting('fr');
const MAX_PLACES = 50;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?$/;

const ajv = new Ajv({ allErrors: true, strict: false, coerceTypes: false });
ajv.addFormat('date-time', (text) => DATE_TIME.test(text) && !Number.isNaN(Date.parse(text)));
/** A text of one line, as it is kept and shown. */
ajv.addFormat('line', (text) => unusableIn(text) === undefined);
/** What is compared and never shown: names are looked for as they were copied, with the isolates our sentences put round them. */
ajv.addFormat('typed', (text) => !/\p{Cc}/u.test(text) && text.isWellFormed());
ajv.addFormat('name', isReadable);

/** Lists of more entries are looked at entry by entry, until enough is found wrong. */
const LONG_LIST = 1000;

/** A schema in the order in which it is asked: how long the lists are, all but the entries of long lists, those entries. */
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

/** Compiled when first needed: a start does not wait for what nobody asks for. */
function validator(schema: TObject): Validator {
  const known = compiled.get(schema);
  if (known) return known;
  // TypeBox marks its schemas with hidden keys; JSON leaves only the schema.
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
 * What does not fit, up to a bound: a list that is too long is named alone and nobody looks into it, so that what is sent
 * decides neither about the time nor about the memory that a refusal takes.
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

/** The body, unchanged, if it fits. @throws HttpError 400 `body-invalid` with a pointer for each place, 50 at most */
export function checkedBody(schema: TObject, body: Record<string, unknown>): unknown {
  const errors = errorsOf(schema, body);
  if (errors.length === 0) return body;
  throw new HttpError(400, 'body-invalid', BODY, {}, placesOf(errors));
}

/**
 * The parameters as the schema's types. A name counts without regard to case, and once: given twice it is refused, even
 * with the same text. @throws HttpError 400 `query-invalid` with a pointer for each parameter
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

/** What a text means where the schema wants a number or a flag; the text itself where it means nothing such. */
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

const BODY: Sentence = {
  en: 'The body does not fit this operation; each place is named below.',
  de: 'Der Inhalt passt nicht zu dieser Operation; jede Stelle ist unten genannt.',
  fr: 'Le contenu ne convient pas à cette opération ; chaque endroit est indiqué ci-dessous.'
};
const GIVEN_TWICE: Sentence = {
  en: 'May be given only once.',
  de: 'Darf nur einmal angegeben sein.',
  fr: 'Ne peut être indiqué qu’une fois.'
};

function queryInvalid(places: readonly Place[]): Sentence {
  const names = [...new Set(places.map(({ pointer }) => pointer.slice(1)))].filter(Boolean).join(', ');
  return {
    en: `Parameters of the address that are not usable: ${names}.`,
    de: `Nicht verwendbare Parameter der Adresse: ${names}.`,
    fr: `Paramètres inutilisables dans l’adresse : ${names}.`
  };
}

function place(name: string, code: string, sentence: Sentence): Place {
  return { pointer: `/${pointerToken(name)}`, code, sentence };
}

function placesOf(errors: readonly ErrorObject[]): Place[] {
  const own = errors.filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'oneOf');
  const told = merged(own.length > 0 ? own : errors);
  return told.map(({ instancePath, keyword, params }) => {
    if (keyword !== 'required')
      return { pointer: instancePath, code: codeOf(keyword), sentence: said(keyword, params) };
    const { missingProperty } = params as { missingProperty: string };
    return { pointer: `${instancePath}/${pointerToken(missingProperty)}`, code: 'missing', sentence: MISSING };
  });
}

/** The messages by place; bounded, however much is wrong. */
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
 * What the branches of a union say of one place, as one: the types and the texts that are allowed together. Where a branch
 * says more than the type, only that counts: the others are not what was meant.
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

const MISSING: Sentence = { en: 'Is missing.', de: 'Fehlt.', fr: 'Est absent.' };

const codeOf = (keyword: string): string => keyword.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** One sentence for each keyword that our schemas use. */
function said(keyword: string, params: Record<string, unknown>): Sentence {
  const limit = Number(params.limit ?? 0);
  const allowed = listed(params.allowedValues ?? params.allowedValue);
  const sentences: Record<string, Sentence> = {
    type: {
      en: `Has to be of type ${listed(params.type)}.`,
      de: `Muss vom Typ ${listed(params.type)} sein.`,
      fr: `Doit être du type ${listed(params.type)}.`
    },
    minimum: {
      en: `Has to be at least ${en.number(limit)}.`,
      de: `Muss mindestens ${de.number(limit)} sein.`,
      fr: `Doit être au moins égal à ${fr.number(limit)}.`
    },
    maximum: {
      en: `May be at most ${en.number(limit)}.`,
      de: `Darf höchstens ${de.number(limit)} sein.`,
      fr: `Doit être au plus égal à ${fr.number(limit)}.`
    },
    minLength: {
      en: `Needs at least ${en.count(limit, 'character', 'characters')}.`,
      de: `Braucht mindestens ${de.number(limit)} Zeichen.`,
      fr: `A besoin d’au moins ${fr.count(limit, 'caractère', 'caractères')}.`
    },
    maxLength: {
      en: `May have at most ${en.count(limit, 'character', 'characters')}.`,
      de: `Darf höchstens ${de.number(limit)} Zeichen haben.`,
      fr: `Peut avoir au plus ${fr.count(limit, 'caractère', 'caractères')}.`
    },
    minItems: {
      en: `Needs at least ${en.count(limit, 'entry', 'entries')}.`,
      de: `Braucht mindestens ${de.count(limit, 'Eintrag', 'Einträge')}.`,
      fr: `A besoin d’au moins ${fr.count(limit, 'entrée', 'entrées')}.`
    },
    maxItems: {
      en: `May have at most ${en.count(limit, 'entry', 'entries')}.`,
      de: `Darf höchstens ${de.count(limit, 'Eintrag', 'Einträge')} haben.`,
      fr: `Peut avoir au plus ${fr.count(limit, 'entrée', 'entrées')}.`
    },
    uniqueItems: { en: 'Names something twice.', de: 'Nennt etwas doppelt.', fr: 'Cite deux fois la même chose.' },
    enum: { en: `Allowed: ${allowed}.`, de: `Erlaubt: ${allowed}.`, fr: `Autorisé : ${allowed}.` },
    const: { en: `Allowed: ${allowed}.`, de: `Erlaubt: ${allowed}.`, fr: `Autorisé : ${allowed}.` },
    format: FORMATS[String(params.format)] ?? UNFIT
  };
  return sentences[keyword] ?? UNFIT;
}

const UNFIT: Sentence = {
  en: 'Does not have the expected form.',
  de: 'Hat nicht die erwartete Form.',
  fr: 'N’a pas la forme attendue.'
};
const FORMATS: Readonly<Record<string, Sentence>> = {
  'date-time': {
    en: 'Has to be a date with time such as 2026-11-21T08:00:00Z.',
    de: 'Muss ein Datum mit Uhrzeit sein, etwa 2026-11-21T08:00:00Z.',
    fr: 'Doit être une date avec une heure, par exemple 2026-11-21T08:00:00Z.'
  },
  line: {
    en: 'May hold no control characters, no damaged ones, and none that turn the writing direction.',
    de: 'Darf keine Steuerzeichen enthalten, keine beschädigten und keine, die die Schreibrichtung umkehren.',
    fr: 'Ne peut contenir ni caractères de contrôle, ni caractères endommagés, ni caractères qui inversent le sens d’écriture.'
  },
  typed: {
    en: 'May hold no control characters and no damaged ones.',
    de: 'Darf keine Steuerzeichen und keine beschädigten Zeichen enthalten.',
    fr: 'Ne peut contenir ni caractères de contrôle, ni caractères endommagés.'
  },
  name: {
    en: 'A name is one line with something to see in it, without control characters or any that turn the writing direction.',
    de: 'Ein Name ist eine Zeile, in der etwas zu sehen ist, ohne Steuerzeichen und ohne Zeichen, die die Schreibrichtung umkehren.',
    fr: 'Un nom est une ligne où quelque chose est visible, sans caractères de contrôle ni caractères qui inversent le sens d’écriture.'
  }
};

const listed = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));
