import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusOf } from '../../src/lib/server/platform/openapi/operation.js';
import { ask, serve, serverOfAll } from '../api/harness.js';
import { faultsOf, named, specified, type Specified } from './documented.js';
import { onCopyOf, requestOf, seed } from './seed.js';
import type { Example } from '../../src/lib/server/platform/http/endpoint.js';

const folder = mkdtempSync(join(tmpdir(), 'ascdata-examples-'));
const filled = join(folder, 'filled');
let refused: string[];

beforeAll(async () => {
  const server = await serve({}, filled);
  refused = await seed();
  await server.app.close();
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function replayed(operation: Specified, example: Example): Promise<unknown> {
  const { spec } = operation;
  const request = await requestOf(operation, spec, example);
  const response = await ask(request.path, request.ask);
  const said = response.status >= 400 ? await response.clone().text() : '';
  const faults = await faultsOf(operation, response);
  await response.body?.cancel();
  return { status: response.status, said, faults };
}

const all = specified.flatMap((operation) =>
  (operation.spec.examples ?? []).map(
    (example) => [`${named(operation)}: ${example.name}`, operation, example] as const
  )
);
const expected = ({ spec }: Specified, example: Example) => {
  const status = statusOf(example, spec);
  return { status, said: status < 400 ? '' : (expect.any(String) as string), faults: [] };
};

it('the store of the examples can be filled by the API itself', () => {
  expect(refused).toEqual([]);
});

describe('an example that reads is answered as documented', () => {
  serverOfAll(() => serve({}, filled));

  it.each(all.filter(([, { method }]) => method === 'GET'))('%s', async (_name, operation, example) => {
    expect(await replayed(operation, example)).toEqual(expected(operation, example));
  });
});

describe('an example that changes something is answered as documented', () => {
  it.each(all.filter(([, { method }]) => method !== 'GET'))('%s', async (_name, operation, example) => {
    const answered = await onCopyOf({ folder: filled, databaseUrl: undefined }, {}, () => replayed(operation, example));
    expect(answered).toEqual(expected(operation, example));
  });
});
