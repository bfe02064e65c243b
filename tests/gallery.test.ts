import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { gallery } from '../scripts/lib/gallery.mjs';
import { DATA_TYPE_NAMES } from '../src/lib/ascdata/dataTypeNames.js';
import { views } from '../src/lib/datatypes/views.js';
import { STATES } from './gallery/states.js';

const root = fileURLToPath(new URL('..', import.meta.url));

it('the gallery is served in development only: no source file refers to it', () => {
  expect(gallery().apply).toBe('serve');
  const sources = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' });
  const using = sources
    .filter((file) => /\.(ts|js|svelte|html)$/.test(file))
    .filter((file) => /tests\/gallery|['"`]\/gallery/.test(readFileSync(`${root}src/${file}`, 'utf8')));
  expect(using).toEqual([]);
});

it('is the page at /gallery of the development server, not at its root', async () => {
  type Middleware = (request: { url: string }, response: object, next: (error?: unknown) => void) => void;
  let served: Middleware = () => undefined;
  const { configureServer } = gallery() as unknown as { configureServer(server: object): void };
  configureServer({
    middlewares: { use: (middleware: Middleware) => (served = middleware) },
    transformIndexHtml: (_path: string, page: string) => page
  });
  const answered = (url: string) =>
    new Promise<string | undefined>((resolve) => {
      const response = { setHeader: () => ({ end: resolve }) };
      served({ url }, response, () => resolve(undefined));
    });
  expect(await answered('/gallery?language=de')).toContain('/tests/gallery/gallery.ts');
  expect(await answered('/')).toBeUndefined();
});

it('shows every input empty, filled, invalid and read-only', () => {
  expect(STATES.map(([name]) => name)).toEqual(DATA_TYPE_NAMES);
  const inputs = new Set<unknown>();
  for (const [name, states] of STATES) {
    const isNew = !inputs.has(views[name].input);
    inputs.add(views[name].input);
    const titles = isNew ? ['Empty', 'Filled', 'Invalid', 'Read-only'] : ['Empty', 'Filled'];
    expect(states.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
    expect(states.find(({ title }) => title === 'Filled')?.value).toBeDefined();
  }
});
