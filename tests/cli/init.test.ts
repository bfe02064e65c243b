import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder, writeFolder } from '../../src/cli/writeWhole.js';
import { STARTERS } from '../../src/lib/starters/starters.js';
import { ascdata, useFolder, write } from './harness.js';

const folder = useFolder();
const library = (name: string) => Promise.resolve(new TextEncoder().encode(`class ${name.replace('.js', '')} {}`));

it.each(STARTERS)(
  'init writes a widget that starts from %s, with the libraries, and the check finds nothing',
  async (from) => {
    const path = join(folder, `Lunch ${from}`);
    const { code, out, err } = await ascdata(['init', path, '--from', from, '--language', 'de'], { library });
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`mine.lunch-${from}`);
    expect(readdirSync(path).sort()).toEqual([
      'ascData.json',
      'ascdata.d.ts',
      'conditions.tests.json',
      'index.html',
      'lib',
      'main.js',
      'style.css'
    ]);
    expect(readFileSync(join(path, 'index.html'), 'utf8')).toContain(`<title>Lunch ${from}</title>`);
    expect((await ascdata(['types', path, '--check'], { library })).code).toBe(0);
    const checked = await ascdata(['check', path, '--max-warnings', '0']);
    expect([checked.code, checked.out]).toEqual([0, expect.any(String)]);
  }
);

const DRAFT = '01234567-89ab-4cde-8f01-23456789abcd';

/** A folder with something like what a killed init leaves. */
function withDraft(name: string, make: (path: string) => unknown, draft = `.${name}.${DRAFT}`): string {
  const path = join(folder, name);
  mkdirSync(path);
  make(join(path, draft));
  return path;
}

it.each<[what: string, args: () => string[], error: RegExp]>([
  ['no folder', () => [], /Into which folder\?/],
  ['a folder that has something', () => [join(write(folder, 'full/a.txt', 'a'), '..')], /is not empty/],
  ['a link as a draft', () => [withDraft('a', (path) => symlinkSync(folder, path))], /is not empty/],
  ['a file as a draft', () => [withDraft('b', (path) => write(path, '../' + basename(path), ''))], /is not empty/],
  ['a hidden folder', () => [withDraft('c', mkdirSync, '.c.backup')], /is not empty/],
  ['the draft of another folder', () => [withDraft('d', mkdirSync, `.c.${DRAFT}`)], /is not empty/],
  ['a file', () => [write(folder, 'note.txt', 'a')], /^ascdata: \S+note\.txt is no folder: name a new one\.\n$/],
  ['a place that has no room for folders', () => ['/proc/new'], /^ascdata: \/proc\/new cannot be written: .+\.\n$/],
  [
    'a name that leaves no room for its draft',
    () => [join(folder, 'x'.repeat(240))],
    /cannot be written: .*ENAMETOOLONG/
  ],
  ['an unknown starter', () => [join(folder, 'new'), '--from', 'game'], /from/]
])('init refuses %s', async (_what, args, error) => {
  const { code, err } = await ascdata(['init', ...args()], { library });
  expect(code).toBe(2);
  expect(err).toMatch(error);
});

it('what came into the folder meanwhile is neither replaced nor removed', async () => {
  const path = join(write(folder, 'busy/b.txt', 'mine'), '..');
  const files = ['a.txt', 'b.txt', 'c.txt'].map((name) => ({ name, bytes: new Uint8Array() }));
  await expect(writeFolder(path, files)).rejects.toThrow(/busy cannot be written: b\.txt is there now\.$/);
  expect(readdirSync(path)).toEqual(['b.txt']);
  expect(readFileSync(join(path, 'b.txt'), 'utf8')).toBe('mine');
});

it('a folder that is made twice at once is there for both', async () => {
  const path = join(folder, 'at/once');
  await expect(Promise.all([makeFolder(path), makeFolder(path)])).resolves.toEqual([undefined, undefined]);
});
