import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files with prescribed names: by the framework (`+page.ts`), an author, the number of a migration; and packages. */
const NAMED_BY_OTHERS = /^(tests\/samples|tests\/attacks\/widgets)\/|\/node_modules\/|\/migrations\/|\/\+[^/]+$/;

/** Single words that happen to consist of two shorter ones. */
const ONE_WORD = new Set(
  (
    'backup birthday clipboard combobox database download inbox input keyboard lifetimes markup nearby outbox outside playlist playtimes radiobutton setup ' +
    'timeline updates upload'
  ).split(' ')
);

/** `tableValues.test.ts` → `tableValues`, `test` */
const namesOf = (file: string): string[] => basename(file).split('.').slice(0, -1);

const files = ['bench', 'scripts', 'src', 'tests']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`)
  )
  .filter((file) => /\.(ts|js|mjs|svelte)$/.test(file) && !NAMED_BY_OTHERS.test(file));

const words = new Set(files.flatMap(namesOf).flatMap((name) => name.match(/[A-Z]?[a-z]+/g) ?? []));
const known = new Set([...words].map((word) => word.toLowerCase()).filter((word) => word.length > 2));

/** Whether it is two known words written as one. */
const isJoined = (name: string): boolean =>
  !ONE_WORD.has(name) && Array.from(name).some((_, at) => known.has(name.slice(0, at)) && known.has(name.slice(at)));

it('file names are camelCase: `tableValues.ts`, neither `tablevalues.ts` nor `table-values.ts`', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => namesOf(file).some((name) => /[-_]/.test(name) || isJoined(name)))).toEqual([]);
});
