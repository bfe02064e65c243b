import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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

it.each<[what: string, args: () => string[], error: RegExp]>([
  ['no folder', () => [], /Into which folder\?/],
  ['a folder that has something', () => [join(write(folder, 'full/a.txt', 'a'), '..')], /is not empty/],
  ['a file', () => [write(folder, 'note.txt', 'a')], /^ascdata: \S+note\.txt is no folder: name a new one\.\n$/],
  ['a place that has no room for folders', () => ['/proc/new'], /^ascdata: \/proc\/new cannot be written: .+\.\n$/],
  ['an unknown starter', () => [join(folder, 'new'), '--from', 'game'], /from/]
])('init refuses %s', async (_what, args, error) => {
  const { code, err } = await ascdata(['init', ...args()], { library });
  expect(code).toBe(2);
  expect(err).toMatch(error);
});
