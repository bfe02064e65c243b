import { describe, expect, it } from 'vitest';
import { isMessageLanguage } from '../../src/lib/language/languages.js';
import type { Json } from '../../src/lib/server/platform/openapi/components.js';
import { document, member, named, resolved, specified } from './documented.js';

/** Schemas whose keys are not PascalCase, and why (docs/decisions/one-spelling-of-keys.md). Those inside them follow; references do not. */
const LOWER: Readonly<Record<string, string>> = {
  Finding: 'written so by `ascdata check --format json`',
  PlainFinding: 'a part of it',
  FoundInText: 'the same, of a text in a file for translators',
  Replacement: 'the comparison of two packages, with its findings'
};
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;
const LOWER_CAMEL = /^[a-z][A-Za-z0-9]*$/;
/** The members that RFC 9457 names. */
const PROBLEM = ['type', 'title', 'status', 'detail'];

/** The keys of an object and of those inside it, each with its place. References are separate schemas. */
function* keysOf(schema: Json, place: string): Generator<[place: string, key: string]> {
  if (schema === null || typeof schema !== 'object') return;
  if (Array.isArray(schema)) {
    for (const each of schema) yield* keysOf(each, place);
    return;
  }
  const { properties = {}, ...others } = schema;
  for (const [key, value] of Object.entries(properties as Record<string, Json>)) {
    yield [`${place}/${key}`, key];
    yield* keysOf(value, `${place}/${key}`);
  }
  for (const name of ['items', 'anyOf', 'oneOf', 'allOf', 'additionalProperties', 'contentSchema']) {
    yield* keysOf(others[name] ?? null, place);
  }
}

const isProblem = (schema: Json) => PROBLEM.every((name) => member(schema, 'properties', name) !== undefined);

/** Keys of a schema with the wrong spelling. */
function misspelled(name: string, schema: Json): string[] {
  const spelling = name in LOWER || isProblem(schema) ? LOWER_CAMEL : PASCAL;
  return [...keysOf(schema, name)]
    .filter(([, key]) => !isMessageLanguage(key) && !spelling.test(key))
    .map(([place]) => place);
}

/** JSON bodies described inline. */
function bodiesOf(operation: (typeof specified)[number]): [name: string, schema: Json][] {
  const written = member(document, 'paths', operation.path, operation.method.toLowerCase());
  const places = [member(written, 'requestBody'), ...Object.values((member(written, 'responses') ?? {}) as object)];
  return places.flatMap((place: Json | undefined) => {
    const content = member(resolved(place), 'content') ?? {};
    return Object.entries(content as Record<string, Json>)
      .filter(([media]) => /^(application\/(problem\+)?json|text\/event-stream)$/.test(media))
      .flatMap(([, each]): [string, Json][] => {
        const schema = member(each, 'schema');
        return schema === undefined ? [] : [[named(operation), schema]];
      });
  });
}

const components = Object.entries(member(document, 'components', 'schemas') as Record<string, Json>);

describe('keys of JSON bodies', () => {
  it('are PascalCase, except for those of another standard and of the package library', () => {
    const inline = specified
      .filter(({ path }) => path !== '/openapi.json')
      .flatMap((operation) => bodiesOf(operation).flatMap(([name, schema]) => misspelled(name, schema)));
    const shared = components.flatMap(([name, schema]) => misspelled(name, schema));
    expect([...shared, ...inline]).toEqual([]);
  });

  it('are excepted only where they are needed', () => {
    const all = Object.fromEntries(components);
    const isSpelledLower = (name: string) =>
      [...keysOf(all[name] ?? null, '')].some(([, key]) => !isMessageLanguage(key) && LOWER_CAMEL.test(key));
    expect(Object.keys(LOWER).filter((name) => !isSpelledLower(name))).toEqual([]);
  });
});
