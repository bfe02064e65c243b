import { describe, expect, it } from 'vitest';
import { readPackage } from './read.js';
import { withConditions } from './withConditions.js';
import { writePackage } from './write.js';

const packed = (...names: string[]) =>
  writePackage(names.map((name) => ({ name, bytes: new TextEncoder().encode(name) })));

async function filesIn(bytes: Uint8Array | undefined): Promise<[string, string][]> {
  const { files } = await readPackage(bytes!);
  return files!.map((file) => [file.name, new TextDecoder().decode(file.bytes)]);
}

describe('a package with edited rules and tests', () => {
  const others = ['ascData.json', 'index.html'];

  it.each([
    ['gets the file of tests', others, '[]', [...others, 'conditions.tests.json']],
    ['keeps its place', ['conditions.tests.json', ...others], '[]', ['conditions.tests.json', ...others]],
    ['loses it where there are no tests', ['conditions.tests.json', ...others], undefined, others]
  ])('%s', async (_, names, tests, expected) => {
    const files = await filesIn(await withConditions(await packed(...names), { source: '{}', tests }));
    const contents: Record<string, string | undefined> = { 'ascData.json': '{}', 'conditions.tests.json': tests };
    expect(files).toEqual(expected.map((name) => [name, contents[name] ?? name]));
  });

  it('is none where it cannot be read', async () => {
    expect(await withConditions(new Uint8Array(4), { source: '{}', tests: undefined })).toBeUndefined();
  });
});
