import { describe, expect, it } from 'vitest';
import { BULK_BODY, TABLE_BODY, sizeText } from '../../src/lib/server/platform/http/bodyLimit.js';
import { limitOf, takesJson } from '../../src/lib/server/platform/http/endpoint.js';
import type { Json, JsonObject } from '../../src/lib/server/platform/openapi/components.js';
import { answerOf, member, named, specified } from './documented.js';

/** A part of an operation's input, with its place. */
type Part = readonly [place: string, schema: JsonObject];

/** All parts of an input schema: members, entries, branches, and members by pattern. */
function* partsOf(schema: JsonObject, place = ''): Generator<Part> {
  yield [place, schema];
  for (const [name, part] of Object.entries((schema.properties ?? {}) as JsonObject)) {
    yield* partsOf(part as JsonObject, `${place}/${name}`);
  }
  for (const part of Object.values((schema.patternProperties ?? {}) as JsonObject)) {
    yield* partsOf(part as JsonObject, `${place}/*`);
  }
  if (schema.items) yield* partsOf(schema.items as JsonObject, `${place}/0`);
  for (const part of (schema.anyOf ?? []) as JsonObject[]) yield* partsOf(part, place);
}

const plain = (schema: object): JsonObject => JSON.parse(JSON.stringify(schema)) as JsonObject;

/** The schemas that validate a request to each operation. */
const taken = specified.flatMap((operation) => {
  const { query, body, raw } = operation.spec;
  const schemas = { query, body: body ?? (takesJson(operation.spec) ? raw?.schema : undefined) };
  return Object.entries(schemas).flatMap(([where, schema]) =>
    schema ? [[`${named(operation)} ${where}`, plain(schema)] as const] : []
  );
});

const faultsOf = (isUnbounded: (place: string, schema: JsonObject) => boolean): string[] =>
  taken.flatMap(([name, schema]) =>
    [...partsOf(schema)].filter(([place, part]) => isUnbounded(place, part)).map(([place]) => `${name}${place}`)
  );

const isNumber = (value: Json | undefined): boolean => typeof value === 'number';

describe('every input of an operation has a limit:', () => {
  it('every list, which is at a place where its length is checked before its entries', () => {
    const isUnbounded = (place: string, { type, maxItems }: JsonObject) =>
      type === 'array' && (!isNumber(maxItems) || place.split('/').length !== 2);
    expect(faultsOf(isUnbounded)).toEqual([]);
  });

  it('every text', () => {
    const isUnbounded = (_place: string, schema: JsonObject) =>
      schema.type === 'string' && !('const' in schema || 'enum' in schema) && !isNumber(schema.maxLength);
    expect(faultsOf(isUnbounded)).toEqual([]);
  });

  it('every object with arbitrary keys', () => {
    expect(
      faultsOf((_place, { patternProperties, maxProperties }) => !!patternProperties && !isNumber(maxProperties))
    ).toEqual([]);
  });

  it('every integer', () => {
    const isWhole = ({ type, minimum, maximum }: JsonObject) =>
      type === 'integer' && (!isNumber(minimum) || !isNumber(maximum));
    expect(faultsOf((_place, schema) => isWhole(schema))).toEqual([]);
  });
});

const withJson = specified.filter(({ spec }) => takesJson(spec));

describe('every operation that takes JSON', () => {
  it.each(withJson.map((operation) => [named(operation), operation] as const))(
    '%s states its limit',
    (_name, operation) => {
      const { bytes, values } = limitOf(operation.spec);
      expect(bytes).toBeLessThanOrEqual(BULK_BODY.bytes);
      expect(values).toBeLessThanOrEqual(TABLE_BODY.values);
      const said = member(answerOf(operation, 413), 'description');
      expect(said).toBe(`The body is larger than ${sizeText(bytes)}, or holds more than ${values} JSON values.`);
    }
  );

  it('has room for the longest list that it accepts', () => {
    const tight = withJson.filter(({ spec }) => {
      const parts = [...partsOf(plain(spec.body ?? spec.raw?.schema ?? {}))];
      const longest = Math.max(0, ...parts.map(([, { maxItems }]) => Number(maxItems ?? 0)));
      return longest * 2 > limitOf(spec).values;
    });
    expect(tight.map(named)).toEqual([]);
  });
});
