import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPackage } from '../../src/lib/package/read.js';
import { IGNORE_LIMITS } from '../../src/lib/package/leftOut.js';
import { ascdata, definition, flag, useFolder, write } from './harness.js';

const folder = useFolder();
const library = (name: string) => Promise.resolve(new TextEncoder().encode(`class ${name.replace('.js', '')} {}`));

/** A new widget with these files beside its own. */
async function widget(name: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  const path = join(folder, name);
  await ascdata(['init', path], { library });
  for (const [file, content] of Object.entries(files)) write(path, file, content);
  return path;
}

async function packed(path: string): Promise<string[]> {
  const out = join(folder, 'packed.dash.zip');
  const { code, err } = await ascdata(['pack', path, '--out', out]);
  expect([code, err]).toEqual([0, '']);
  const { files } = await readPackage(new Uint8Array(readFileSync(out)));
  return files!.map(({ name }) => name);
}

it('pack writes a package named after the widget, which the check accepts, and says what it left out', async () => {
  const path = await widget('board', {
    'node_modules/a/index.js': '',
    '.env': 'KEY=1',
    'old.dash.zip': 'x',
    'ascdata.d.ts': ''
  });
  const before = process.cwd();
  process.chdir(mkdirp('here'));
  const { code, out } = await ascdata(['pack', path]).finally(() => process.chdir(before));
  expect([code, readdirSync(join(folder, 'here'))]).toEqual([0, ['mine.board-1.0.0.dash.zip']]);
  expect(out).toMatch(
    /^mine\.board-1\.0\.0\.dash\.zip: 7 files, .*\nLeft out: ascdata\.d\.ts, node_modules\/, old\.dash\.zip\.\n$/
  );
  expect((await ascdata(['check', join(folder, 'here/mine.board-1.0.0.dash.zip')])).code).toBe(0);
});

it('what an .ascdataignore names is no part of the widget, for pack and for check', async () => {
  const lines = ['# sources', 'src/', '*.map', '!keep.map', '/notes.txt'].join('\r\n');
  const path = await widget('ignoring', {
    '.ascdataignore': lines,
    'src/a.ts': 'a',
    'a.map': '{}',
    'keep.map': '{}',
    'notes.txt': 'n',
    'lib/notes.txt': 'n'
  });
  const names = await packed(path);
  expect(names).toEqual(expect.arrayContaining(['keep.map', 'lib/notes.txt', 'ascData.json']));
  expect(names.filter((name) => /^src|^a\.map|^notes/.test(name))).toEqual([]);
});

it('the same files give the same bytes, whatever their times and permissions', async () => {
  const path = await widget('same');
  const [one, other] = ['one.dash.zip', 'other.dash.zip'].map((name) => join(folder, name)) as [string, string];
  await ascdata(['pack', path, '--out', one]);
  utimesSync(join(path, 'main.js'), new Date(0), new Date(0));
  chmodSync(join(path, 'main.js'), 0o777);
  await ascdata(['pack', path, '--out', other]);
  expect(readFileSync(one).equals(readFileSync(other))).toBe(true);
});

it('with errors pack names them and writes nothing, unless it is forced', async () => {
  const path = await widget('broken', { 'ascData.json': definition(flag('a'), flag('a')) });
  const out = join(folder, 'broken.dash.zip');
  const refused = await ascdata(['pack', path, '--out', out]);
  expect([refused.code, refused.out, readdirSync(folder).includes('broken.dash.zip')]).toEqual([1, '', false]);
  expect(refused.err).toMatch(/^error: [^]*nothing is written\.\n$/);
  const forced = await ascdata(['pack', path, '--out', out, '--force']);
  expect([forced.code, forced.err]).toEqual([0, expect.stringMatching(/^error: /)]);
  expect(readdirSync(folder)).toContain('broken.dash.zip');
});

it('pack says the warnings of what it packs', async () => {
  const path = await widget('warned', {
    'main.js': 'new DashboardWidgetBase(new WizardBase()).getElementData().Nope;'
  });
  const { code, err } = await ascdata(['pack', path, '--out', join(folder, 'warned.dash.zip')]);
  expect([code, err]).toEqual([0, expect.stringMatching(/^warning: .*\[code-unknown-id\]\n[^\n]*main\.js:1:1\n/)]);
});

it('pack never writes through a link that the folder brings along', async () => {
  const path = await widget('linking');
  write(folder, 'mine.txt', 'mine');
  symlinkSync('../mine.txt', join(path, 'mine.linking-1.0.0.dash.zip'));
  const before = process.cwd();
  process.chdir(path);
  const { code, err } = await ascdata(['pack']).finally(() => process.chdir(before));
  expect([code, readFileSync(join(folder, 'mine.txt'), 'utf8')]).toEqual([2, 'mine']);
  expect(err).toContain('mine.linking-1.0.0.dash.zip is a link');
});

it('--format json says the file, its size, and what was left out', async () => {
  const path = await widget('json', { 'node_modules/a.js': '' });
  const file = join(folder, 'json.dash.zip');
  const { out } = await ascdata(['pack', path, '--out', file, '--format', 'json']);
  expect(JSON.parse(out)).toEqual({
    file,
    bytes: readFileSync(file).length,
    files: 7,
    leftOut: ['ascdata.d.ts', 'node_modules/']
  });
});

it.each<[what: string, args: () => Promise<string[]> | string[], error: RegExp]>([
  ['no widget', () => [], /no widget here/],
  ['two folders', () => ['a', 'b'], /takes one/],
  [
    'a package',
    () => [write(folder, 'a.dash.zip', 'PK')],
    /is no folder but a package: unzip it, and name the folder\.\n$/
  ],
  ['a place that is not there', () => [join(folder, 'none')], /there is no such file or folder/],
  [
    'too many wildcards in a line',
    async () => [await widget('stars', { '.ascdataignore': `a\n${'*a'.repeat(IGNORE_LIMITS.wildcards + 1)}` })],
    /\.ascdataignore, line 2: at most 3 wildcards/
  ],
  [
    'two wildcards for folders in a line, not counting the last,',
    async () => [await widget('deep', { '.ascdataignore': '# **/**/**/**\n**/a/**\n**/b/**/c' })],
    /\.ascdataignore, line 3: “\*\*” is allowed once/
  ],
  [
    'a line that is too long',
    async () => [await widget('wide', { '.ascdataignore': 'a'.repeat(IGNORE_LIMITS.characters + 1) })],
    /line 1 is longer than 255 characters/
  ],
  [
    'ignored names behind a link',
    async () => {
      const path = await widget('elsewhere');
      symlinkSync('../same', join(path, '.ascdataignore'));
      return [path];
    },
    /\.ascdataignore is no plain file/
  ],
  [
    'too many lines',
    async () => [await widget('lines', { '.ascdataignore': 'a\n'.repeat(IGNORE_LIMITS.lines + 1) })],
    /more than 200 lines/
  ],
  [
    'a file of ignored names that is too large',
    async () => [await widget('large', { '.ascdataignore': '#'.repeat(IGNORE_LIMITS.bytes + 1) })],
    /is larger than 64 kB/
  ],
  [
    'a target that is another file',
    async () => [await widget('over'), '--out', write(folder, 'note.txt', 'mine')],
    /note\.txt is no name of a package: --out \S+note\.txt\.dash\.zip\n$/
  ],
  [
    'a name that the check refuses',
    async () => [await widget('zip'), '--out', join(folder, 'board.zip')],
    /board\.zip is no name of a package: --out \S+board\.dash\.zip\n$/
  ],
  [
    'a target that is a folder',
    async () => [await widget('target'), '--out', mkdirp('target/out.dash.zip')],
    /cannot be written/
  ]
])('pack refuses %s with one sentence, and writes nothing', async (_what, args, error) => {
  const { code, out, err } = await ascdata(['pack', ...(await args())]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(error);
  expect(err.trimEnd().split('\n').length).toBe(1);
});

function mkdirp(name: string): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  return path;
}
