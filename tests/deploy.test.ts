import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8');
const SETTINGS = [...read('docs/settings.md').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
/** Not ours: Node's own, and those of the database image. */
const OTHERS = ['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD'];

it.each([
  ['Dockerfile', /(?<=^ENV .*)\b([A-Z][A-Z_]+)=/gm],
  ['compose.yaml', /^ +([A-Z][A-Z_]+):/gm],
  ['deploy/ascdata-editor.service', /(?<=^Environment=.*)\b([A-Z][A-Z_]+)=/gm]
])('%s sets only documented variables', (file, variable) => {
  const set = [...read(file).matchAll(variable)].map(([, name]) => name!);
  expect(set.length).toBeGreaterThan(0);
  expect(set.filter((name) => !SETTINGS.includes(name) && !OTHERS.includes(name))).toEqual([]);
});

it('the container, CI and .nvmrc use one version of Node', () => {
  const wanted = read('.nvmrc').trim();
  const used = [...`${read('Dockerfile')}${read('.github/workflows/ci.yml')}`.matchAll(/node:(\d+)/g)];
  expect(used.length).toBeGreaterThan(1);
  expect(used.filter(([, version]) => version !== wanted)).toEqual([]);
});

it('CI runs only .ci/run, which a contributor can run too', () => {
  expect(read('.github/workflows/ci.yml').match(/(?<=- run: ).*/g)).toEqual(['.ci/run']);
});
