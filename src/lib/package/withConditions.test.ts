import { describe, expect, it } from 'vitest';
import { readPackage } from './read.js';
import { withChange, type Changed } from './withConditions.js';
import { writePackage } from './write.js';

const packed = (...names: string[]) =>
  writePackage(names.map((name) => ({ name, bytes: new TextEncoder().encode(name) })));

async function filesIn(bytes: Uint8Array | undefined): Promise<[string, string][]> {
  const { files } = await readPackage(bytes!);
  return files!.map((file) => [file.name, new TextDecoder().decode(file.bytes)]);
}

describe('a package with a change that was made in an earlier version of it', () => {
  const files: ReadonlyMap<string, string> = new Map();
  const base = { source: '{\n"Max": 60,\n"Name": "A"\n}', tests: '[\n1\n]', files };
  const edited = { ...base, source: base.source.replace('"A"', '"B"') };
  const later = (source: string, tests?: string) => {
    const files = { 'ascData.json': source, 'index.html': 'later', ...(tests && { 'conditions.tests.json': tests }) };
    return writePackage(Object.entries(files).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) })));
  };
  const saved = base.source.replace('60', '70');

  it.each([
    ['keeps what was saved since, in every file', edited, saved, base.tests, saved.replace('"A"', '"B"'), base.tests],
    ['has both where each changed one file', { ...base, tests: '[\n2\n]' }, saved, base.tests, saved, '[\n2\n]'],
    [
      'has tests that were added since',
      { ...edited, tests: undefined },
      saved,
      undefined,
      saved.replace('"A"', '"B"'),
      undefined
    ]
  ])('%s', async (_, mine, source, tests, expected, expectedTests) => {
    const before = mine.tests === undefined ? { ...base, tests: undefined } : base;
    const made = await withChange(await later(source, tests), { base: before, edited: mine });
    expect(Object.fromEntries(await filesIn((made as Changed).bytes))).toEqual({
      'ascData.json': expected,
      'index.html': 'later',
      ...(expectedTests && { 'conditions.tests.json': expectedTests })
    });
  });

  it.each([
    ['ascData.json', base.source.replace('"A"', '"C"'), base.tests, 3],
    ['conditions.tests.json', saved, '[\n1,\n3\n]', 2]
  ])('is refused with the place in %s that both changed', async (name, source, tests, line) => {
    const mine = { ...edited, tests: '[\n2\n]' };
    expect(await withChange(await later(source, tests), { base, edited: mine })).toEqual({ name, line });
  });
});

describe('a package with edited rules and tests', () => {
  const others = ['ascData.json', 'index.html'];

  it.each([
    ['gets the file of tests', others, '[]', [...others, 'conditions.tests.json']],
    ['keeps its place', ['conditions.tests.json', ...others], '[]', ['conditions.tests.json', ...others]],
    ['loses it where there are no tests', ['conditions.tests.json', ...others], undefined, others]
  ])('%s', async (_, names, tests, expected) => {
    // Each file holds its name.
    const base = { source: 'ascData.json', tests: names.find((name) => name.includes('tests')), files: new Map() };
    const made = await withChange(await packed(...names), { base, edited: { ...base, source: '{}', tests } });
    const files = await filesIn((made as Changed).bytes);
    const contents: Record<string, string | undefined> = { 'ascData.json': '{}', 'conditions.tests.json': tests };
    expect(files).toEqual(expected.map((name) => [name, contents[name] ?? name]));
  });

  it('is none where it cannot be read', async () => {
    const same = { source: '{}', tests: undefined, files: new Map() };
    expect(await withChange(new Uint8Array(4), { base: same, edited: same })).toBeUndefined();
  });
});

describe('a package with other edited files', () => {
  const page = '\uFEFF<p>one</p>\r\n<p>two</p>\r\n<p>three</p>\r\n';
  const base = { source: '{}', tests: undefined, files: new Map([['index.html', page]]) };
  const edited = { ...base, files: new Map([['index.html', page.replace('one', '1')]]) };
  const pack = (text: string) =>
    writePackage([
      { name: 'ascData.json', bytes: new TextEncoder().encode('{}') },
      { name: 'index.html', bytes: new TextEncoder().encode(text) },
      { name: 'picture.bin', bytes: Uint8Array.of(0xff, 0) }
    ]);

  it('has them to the byte, beside what was changed in them since', async () => {
    const made = await withChange(await pack(page.replace('three', '3')), { base, edited });
    const { files } = await readPackage((made as Changed).bytes);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(files![1]!.bytes);
    expect(text).toBe(page.replace('one', '1').replace('three', '3'));
    expect(files![2]!.bytes).toEqual(Uint8Array.of(0xff, 0));
  });

  it('is refused with the line that both changed', async () => {
    const made = await withChange(await pack(page.replace('one', 'I')), { base, edited });
    expect(made).toEqual({ name: 'index.html', line: 1 });
  });
});
