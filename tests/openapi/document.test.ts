import { Ajv2020 } from 'ajv/dist/2020.js';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/lib/server/platform/openapi/components.js';
import { METHODS } from '../../src/lib/server/platform/openapi/operations.js';
import { operationIdOf, pathNames } from '../../src/lib/server/platform/openapi/operation.js';
import { ROUTES } from '../../src/lib/server/authorization/routes.js';
import { ask, serve, serverOfAll } from '../api/harness.js';
import { conflicts, document, member, named, operations, resolved, specified } from './documented.js';

const paths = member(document, 'paths') as Record<string, Record<string, Json>>;

/** Every object in the document, with its place. */
function* objects(json: Json, place = ''): Generator<[place: string, object: Record<string, Json>]> {
  if (json === null || typeof json !== 'object') return;
  if (!Array.isArray(json)) yield [place, json];
  for (const [key, value] of Object.entries(json)) yield* objects(value, `${place}/${key}`);
}

describe('document and routes', () => {
  it('every route file of the API is known to the document', () => {
    const folder = fileURLToPath(new URL('../../src/routes/api', import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('+server.ts'))
      .map((file) => `/api/${file.replaceAll('\\', '/').replace('/+server.ts', '')}`);
    expect(new Set(operations.map(({ routeId }) => routeId))).toEqual(new Set(files));
  });

  it('every operation describes itself', () => {
    expect(operations.filter(({ spec }) => !spec).map(named)).toEqual([]);
  });

  it('the document contains exactly the operations', () => {
    const written = Object.entries(paths).flatMap(([path, item]) =>
      METHODS.filter((method) => method.toLowerCase() in item).map((method) => `${method} ${path}`)
    );
    expect(written.sort()).toEqual(specified.map(named).sort());
  });

  it('every operation has a rule about who may use it', () => {
    expect(operations.filter(({ access }) => access === undefined).map(named)).toEqual([]);
  });

  it('every rule for a route of the API has its operation', () => {
    const known = new Set(operations.map(({ routeId, method }) => `${method} ${routeId}`));
    const rules = Object.entries(ROUTES)
      .filter(([routeId]) => routeId.startsWith('/api/'))
      .flatMap(([routeId, methods]) => Object.keys(methods).map((method) => `${method} ${routeId}`));
    expect(rules.filter((rule) => !known.has(rule))).toEqual([]);
  });

  it('every operation has an answer of success with its content, and an example', () => {
    const lacking = specified.flatMap((operation) => {
      const { answers, examples = [] } = operation.spec;
      const good = Object.entries(answers).filter(([status]) => Number(status) < 300);
      const told = good.every(([status, { schema, media }]) => status === '204' || schema || media);
      const faults = [good.length === 0 && 'no answer of success', !told && 'an answer without schema or media'];
      return [...faults, examples.length === 0 && 'no example']
        .filter((fault) => fault !== false)
        .map((fault) => `${named(operation)}: ${fault}`);
    });
    expect(lacking).toEqual([]);
  });
});

describe('the document is OpenAPI 3.1', () => {
  it('with its version, a title, servers with their variables, and tags', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: expect.any(String) as string } });
    for (const server of document.servers as { url: string; variables?: Record<string, Json> }[]) {
      expect(Object.keys(server.variables ?? {})).toEqual(pathNames(server.url));
    }
  });

  it('with references that can be resolved', () => {
    const lost = [...objects(document)].filter(([, object]) => '$ref' in object && resolved(object) === undefined);
    expect(lost).toEqual([]);
  });

  it('with schemas that are JSON Schema 2020-12', () => {
    const ajv = new Ajv2020({ strict: false });
    const wrong = [...objects(document)]
      .filter(([place]) => /\/schema$|^\/components\/schemas\/[^/]+$/.test(place))
      .filter(([, schema]) => ajv.validateSchema(schema) !== true);
    expect(wrong).toEqual([]);
  });

  it('with a title for one schema only', () => {
    expect(conflicts).toEqual([]);
  });

  it('with an operationId for each operation, no two the same', () => {
    const ids = specified.map(operationIdOf);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index || !/^[a-z][A-Za-z0-9]*$/.test(id))).toEqual([]);
  });

  it.each(specified.map((operation) => [named(operation), operation] as const))(
    '%s is well formed',
    (_name, operation) => {
      const written = paths[operation.path]![operation.method.toLowerCase()];
      const parameters = (member(written, 'parameters') ?? []) as { name: string; in: string; required: boolean }[];
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => name)).toEqual(pathNames(operation.path));
      expect(inPath.every(({ required }) => required)).toBe(true);
      const places = parameters.map(({ name, in: place }) => `${place} ${name.toLowerCase()}`);
      expect(new Set(places).size).toBe(places.length);
      for (const parameter of parameters) expect(parameter).toHaveProperty('schema');
      if (operation.method === 'GET') expect(written).not.toHaveProperty('requestBody');
      const tags = (document.tags as { name: string }[]).map(({ name }) => name);
      expect(tags).toEqual(expect.arrayContaining(member(written, 'tags') as string[]));
      const responses = Object.entries(member(written, 'responses') as Record<string, Json>);
      for (const [status, response] of responses) {
        expect(status).toMatch(/^[1-5]\d\d$/);
        expect(member(resolved(response), 'description')).toEqual(expect.any(String));
      }
    }
  );

  it('and states for each operation whether it needs a sign-in', () => {
    const open = specified.filter(({ access }) => access === 'public').map(named);
    const written = specified.filter(
      ({ path, method }) => JSON.stringify(member(paths[path]![method.toLowerCase()], 'security')) === '[]'
    );
    expect(written.map(named)).toEqual(open);
    const schemes = Object.keys(member(document, 'components', 'securitySchemes') as object);
    expect((document.security as object[]).flatMap((each) => Object.keys(each))).toEqual(schemes);
  });
});

describe('GET /api/openapi.json', () => {
  serverOfAll(serve);

  it('answers the document', async () => {
    const response = await ask('/api/openapi.json');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(await response.json()).toEqual(document);
  });

  it('answers 304 to those who have it already', async () => {
    const etag = (await ask('/api/openapi.json')).headers.get('etag') ?? '';
    const again = await ask('/api/openapi.json', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text(), etag]).toEqual([304, '', expect.stringMatching(/^"[\w-]{22}"$/)]);
  });
});
