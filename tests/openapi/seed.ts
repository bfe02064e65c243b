import type { AnySpec, Example } from '../../src/lib/server/platform/http/endpoint.js';
import type { Operation } from '../../src/lib/server/platform/openapi/operations.js';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminSession, ask, form, NUMBER_ELEMENT, sample, serve, TEXT_ELEMENT, type Ask } from '../api/harness.js';
import { run as runOn } from '../store/databases.js';
import type { Place } from '../store/engines.js';

const json = (path: string, body: unknown) => ({ path, request: (): Ask => ({ method: 'POST', json: body }) });
const file = (path: string, make: () => Promise<FormData>, method = 'POST') => ({
  path,
  request: async (): Promise<Ask> => ({ method, body: await make() })
});
/** A widget that was replaced, so that one of its Values is set aside. */
const replaced = { identifier: 'test.replaced' };
/** A widget with a German text. */
const translated = {
  identifier: 'test.translated',
  elements: [{ ...TEXT_ELEMENT, Translations: { de: { DisplayName: 'Titel' } } }]
};
const oneElement = (elements: readonly object[]) => async () =>
  form(['replaced.dash.zip', await sample({ ...replaced, elements: [...elements] })]);

/** The objects used by the document's examples: the object with Id 1 of each kind; location 2 is below 1. */
const SEED: readonly { path: string; request(): Ask | Promise<Ask> }[] = [
  json('/api/Locations', { Name: 'Austria' }),
  json('/api/Locations', { Name: 'Vienna', ParentId: 1 }),
  json('/api/SpotGroups', { Name: 'Entrance' }),
  json('/api/SpotGroups', { Name: 'Canteen' }),
  json('/api/Categories', { Name: 'Food' }),
  json('/api/Categories', { Name: 'Lunch', ParentId: 1 }),
  json('/api/MediaGroups', { Name: 'Photos' }),
  json('/api/Media', { Name: 'Sunrise.jpg' }),
  json('/api/Editions', { Name: 'Morning', Guid: '6f9619ff-8b86-4011-b42d-00c04fc964ff' }),
  json('/api/Players', { Name: 'Lobby', LocationId: 2 }),
  json('/api/Playlists', { Name: 'Welcome' }),
  json('/api/Spots', { Name: 'Poster', Type: 'Image', SpotGroupId: 1, Width: 1920, Height: 1080 }),
  json('/api/Spots', { Name: 'Film', Type: 'Video', SpotGroupId: 2, Width: 1280, Height: 720 }),
  json('/api/Users', {
    Name: 'Maria',
    Password: 'a password for examples',
    Role: 'user',
    Permissions: [{ SpotGroupId: 1, Level: 'write' }]
  }),
  json('/api/Players/1/Messages', { Content: { Type: 'Reload' } }),
  json('/api/Dashboards', { Name: 'Entrance', Shared: true }),
  file('/api/Widgets', async () => form(['sample.dash.zip', await sample()])),
  file('/api/Widgets', oneElement([TEXT_ELEMENT, NUMBER_ELEMENT])),
  {
    path: '/api/Widgets/2/Values',
    request: () => ({ method: 'PUT', headers: { 'if-match': '*' }, json: { Values: { Count: 7 } } })
  },
  file('/api/Widgets/2', oneElement([TEXT_ELEMENT]), 'PUT'),
  json('/api/WidgetGroups', { Name: 'Entrance', SpotGroupId: 1 }),
  file('/api/Widgets', async () => form(['translated.dash.zip', await sample(translated)])),
  file('/api/Updates', async () => {
    const data = form(['player-1.1.bin', new TextEncoder().encode('an update')]);
    data.append('Version', '1.1');
    return data;
  })
];

/** Fills a new store. Returns the requests that were refused; [] if there are none. */
export async function seed(): Promise<string[]> {
  const refused: string[] = [];
  for (const { path, request } of SEED) {
    const response = await ask(path, { as: await adminSession(), ...(await request()) });
    if (!response.ok) refused.push(`${path}: ${response.status} ${await response.text()}`);
  }
  return refused;
}

/** Runs something against a server on a copy of a filled, closed store; the copy is removed afterwards. */
export async function onCopyOf<T>(
  { folder, databaseUrl }: Pick<Place, 'folder' | 'databaseUrl'>,
  env: Record<string, string>,
  run: () => Promise<T>
): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'ascdata-copy-'));
  cpSync(folder, copy, { recursive: true });
  const database = databaseUrl === undefined ? undefined : await copyOfDatabase(databaseUrl);
  const server = await serve({ ...env, ...(database !== undefined && { DATABASE_URL: database }) }, copy);
  try {
    return await run();
  } finally {
    await server[Symbol.asyncDispose]();
    rmSync(copy, { recursive: true, force: true });
  }
}

let copies = 0;

async function copyOfDatabase(url: string): Promise<string> {
  const copy = new URL(url);
  const server = new URL(url);
  const name = copy.pathname.slice(1);
  copy.pathname = `/${name}_${++copies}`;
  server.pathname = '/postgres';
  await runOn(server.href, `create database ${copy.pathname.slice(1)} template ${name}`);
  return copy.href;
}

/** An example of the document as a request. */
export async function requestOf(
  { path, method }: Operation,
  spec: AnySpec,
  example: Example
): Promise<{ path: string; ask: Ask }> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(example.params?.[name])));
  const query = new URLSearchParams(Object.entries(example.query ?? {}).map(([name, value]) => [name, String(value)]));
  const body = await bodyOf(spec, example);
  return {
    path: `/api${filled}${query.size > 0 ? `?${query.toString()}` : ''}`,
    ask: {
      method,
      ...body,
      headers: { ...body.headers, ...example.headers },
      ...(example.session && { as: await adminSession() })
    }
  };
}

async function bodyOf({ raw }: AnySpec, { body, file: name }: Example): Promise<Ask> {
  if (name === undefined) return body === undefined ? {} : { json: body };
  const bytes = await contentOf(name);
  if (raw?.media !== 'multipart/form-data') {
    return { body: bytes as Uint8Array<ArrayBuffer>, headers: { 'content-type': raw?.media ?? '' } };
  }
  const data = new FormData();
  for (const [field, value] of Object.entries((body ?? {}) as object)) data.append(field, String(value));
  data.append('file', new File([bytes as Uint8Array<ArrayBuffer>], name));
  return { body: data };
}

async function contentOf(name: string): Promise<Uint8Array> {
  if (name.endsWith('.csv')) return new TextEncoder().encode('id,kind,source,target\nTitle,name,Title,Überschrift\n');
  return name.endsWith('.zip')
    ? sample(name.startsWith('Replacement') ? replaced : { identifier: 'test.example' })
    : new TextEncoder().encode(`content of ${name}`);
}
