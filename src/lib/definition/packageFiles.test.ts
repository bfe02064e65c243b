import { afterEach, expect, it, vi } from 'vitest';
import { WorkingCopy } from '../form/workingCopy.svelte.js';
import { mergeParts } from '../package/mergeText.js';
import { writePackage } from '../package/write.js';
import type { ThreeTexts } from './code/worker.js';
import { PackageFiles } from './packageFiles.svelte.js';

afterEach(() => void vi.unstubAllGlobals());

/** Kept edits of main.js, made to a package that somebody replaced since. `typed`: what is typed while they are merged. */
async function restored(
  base: string,
  mine: string,
  theirs: string,
  typed = mine
): Promise<[WorkingCopy, PackageFiles]> {
  const bytes = await writePackage([
    { name: 'ascData.json', bytes: new TextEncoder().encode('{}') },
    { name: 'main.js', bytes: new TextEncoder().encode(theirs) }
  ]);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(bytes as Uint8Array<ArrayBuffer>)));
  const edits = new WorkingCopy({ source: '{}', tests: undefined });
  edits.learn([['main.js', base]]);
  edits.edit({ files: new Map([['main.js', mine]]) });
  const merge = (all: readonly ThreeTexts[]) => {
    edits.type('main.js', typed);
    return Promise.resolve(all.map((texts) => mergeParts(...texts)));
  };
  const files = new PackageFiles(edits, 1, undefined, merge);
  await files.load();
  return [edits, files];
}

it('a file that both changed at the same place clashes, until its edits are discarded', async () => {
  const [edits, files] = await restored('old', 'mine', 'theirs');
  expect([...files.clashes.keys()]).toEqual(['main.js']);
  edits.edit({ files: new Map() });
  files.letGo();
  expect([files.clashes.size, edits.originals.get('main.js'), edits.dirty]).toEqual([0, 'theirs', false]);
  edits.undo();
  expect([...files.clashes.keys()]).toEqual(['main.js']);
});

it('what is typed while a file is merged is merged, too', async () => {
  const [edits] = await restored('a\nb\nc', 'A\nb\nc', 'a\nb\nC', 'AA\nb\nc');
  expect(edits.textOf('main.js')).toBe('AA\nb\nC');
});

it('files whose reader cannot be loaded say so, and are read again when somebody asks', async () => {
  const send = vi.fn(() => Promise.resolve(new Response(new Uint8Array())));
  vi.stubGlobal('fetch', send);
  const edits = new WorkingCopy({ source: '{}', tests: undefined });
  const files = new PackageFiles(edits, 1, () => Promise.reject(new TypeError('offline')));
  for (const times of [1, 2]) {
    await files.load();
    expect([files.list, files.problem]).toEqual([undefined, '']);
    expect(send).toHaveBeenCalledTimes(times);
  }
});
