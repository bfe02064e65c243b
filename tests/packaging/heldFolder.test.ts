import { execFileSync } from 'node:child_process';
import {
  chownSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  statSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync
} from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PACKAGE_LIMITS } from '../../src/lib/package/limits.js';
import { temporaryFolder } from '../store/temporary.js';
import { StartError } from '../../src/lib/server/platform/startError.js';
import { FollowedFolder } from '../../src/lib/server/packages/followedFolder.js';
import type { Store } from '../../src/lib/server/platform/store/store.js';
import {
  copyOfFolder,
  disk,
  HeldFolder,
  linksOf,
  NotPlain,
  stateOfFolder
} from '../../src/lib/server/packages/heldFolder.js';

const actual = { open: disk.open };

let [base, folder, work] = ['', '', ''];
beforeEach(() => {
  vi.restoreAllMocks();
  base = realpathSync(temporaryFolder());
  [folder, work] = [join(base, 'widget'), join(base, 'work')];
  for (const path of [folder, work, join(base, 'secret'), join(folder, 'sub')]) mkdirSync(path);
  writeFileSync(join(base, 'secret', 'a.txt'), 'secret');
  writeFileSync(join(folder, 'sub', 'a.txt'), 'mine');
});

afterAll(() => void vi.restoreAllMocks());

const exchange = (path: string, to: string) => {
  rmSync(path, { recursive: true, force: true });
  symlinkSync(to, path);
};

/** Runs once, when the file is about to be opened. */
function beforeOpening(name: string, exchanged: () => void): void {
  vi.spyOn(disk, 'open').mockImplementation((path, ...rest) => {
    if (String(path).endsWith(name)) exchanged();
    return actual.open(path, ...rest);
  });
}

const file = () => join(folder, 'sub', 'a.txt');
const read = (most = 100, byHandle?: boolean) =>
  HeldFolder.use(folder, (held) => held.within('sub', (sub) => sub.read('a.txt', most)), byHandle);

describe.each([
  ['by handle', undefined],
  ['by path', false]
] as const)('a file of a folder, reached %s,', (_how, byHandle) => {
  it('is read as a whole, and is undefined where there is none', async () => {
    expect(String(await read(4, byHandle))).toBe('mine');
    rmSync(file());
    expect(await read(4, byHandle)).toBeUndefined();
  });

  it.each([
    ['a link', () => exchange(file(), join(base, 'secret', 'a.txt'))],
    ['a pipe', () => (rmSync(file()), execFileSync('mkfifo', [file()]))],
    ['a folder', () => (rmSync(file()), mkdirSync(file()))],
    ['larger than allowed', () => truncateSync(file(), 101)]
  ])('is not read where it is %s', async (_what, make) => {
    make();
    await expect(read(100, byHandle)).rejects.toThrow(NotPlain);
  });

  it.each([
    ['it', () => exchange(join(folder, 'sub'), join(base, 'secret'))],
    ['one on the way to it', () => (renameSync(folder, `${folder}2`), symlinkSync(`${folder}2`, folder))]
  ])('is not read in a folder where %s is a link', async (_what, make) => {
    make();
    await expect(read(100, byHandle)).rejects.toThrow();
  });

  it('is never that of a folder exchanged for a link before it is opened', async () => {
    beforeOpening('a.txt', () => {
      renameSync(join(folder, 'sub'), join(base, 'aside'));
      exchange(join(folder, 'sub'), join(base, 'secret'));
    });
    expect(String(await read(100, byHandle).catch(() => ''))).not.toBe('secret');
  });
});

describe('the package in a folder', () => {
  it('is copied without links, hidden files and node_modules', async () => {
    for (const name of ['node_modules', '.git']) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'x'), '');
    }
    writeFileSync(join(folder, 'b.txt'), '');
    symlinkSync(join(base, 'secret'), join(folder, 'linked'));
    symlinkSync(join(base, 'secret', 'a.txt'), join(folder, 'link.txt'));
    expect(await linksOf(folder)).toEqual(['link.txt', 'linked']);
    const copies = await copyOfFolder(folder, work);
    expect(copies.map(({ name, path }) => [name, readFileSync(path, 'utf8')])).toEqual([
      ['b.txt', ''],
      ['sub/a.txt', 'mine']
    ]);
    exchange(file(), join(base, 'secret', 'a.txt'));
    expect(readFileSync(copies[1]!.path, 'utf8')).toBe('mine');
  });

  it('is copied without packages and what its .ascdataignore names, read without following a link', async () => {
    const names = async () => (await copyOfFolder(folder, work)).map(({ name }) => name);
    for (const name of ['a.dash.zip', 'b.txt', 'c.map']) writeFileSync(join(folder, name), '');
    writeFileSync(join(folder, '.ascdataignore'), 'sub/\n*.map');
    expect(await names()).toEqual(['b.txt']);
    writeFileSync(join(base, 'secret', 'ignored'), 'b.txt');
    exchange(join(folder, '.ascdataignore'), join(base, 'secret', 'ignored'));
    await expect(names()).rejects.toThrow(NotPlain);
    exchange(join(folder, '.ascdataignore'), join(base, 'secret'));
    await expect(stateOfFolder(folder)).rejects.toThrow(NotPlain);
  });

  it('is neither listed nor copied with a line of .ascdataignore that takes too long', async () => {
    writeFileSync(join(folder, '.ascdataignore'), '*a'.repeat(50));
    await expect(stateOfFolder(folder)).rejects.toThrow(/\.ascdataignore, line 1: at most 3 wildcards/);
    await expect(copyOfFolder(folder, work)).rejects.toThrow(StartError);
  });

  it('is not copied where a file becomes a link after it was listed', async () => {
    beforeOpening('a.txt', () => exchange(file(), join(base, 'secret', 'a.txt')));
    await expect(copyOfFolder(folder, work)).rejects.toThrow(NotPlain);
  });

  it.each([
    ['bytes', () => truncateSync(file(), PACKAGE_LIMITS.totalBytes + 1)],
    ['folders in folders', () => mkdirSync(join(folder, ...Array<string>(129).fill('d')), { recursive: true })],
    ['entries', () => Array.from({ length: PACKAGE_LIMITS.entries }, (_, at) => mkdirSync(join(folder, `d${at}`)))]
  ])('is neither listed nor copied with too many %s', async (_what, make) => {
    make();
    await expect(stateOfFolder(folder)).rejects.toThrow(StartError);
    await expect(copyOfFolder(folder, work)).rejects.toThrow(StartError);
  });
});

describe('a change to a file of a folder', () => {
  const [before, after] = [Buffer.from('before'), Buffer.from('after')];
  const definition = () => join(folder, 'ascData.json');
  const secret = () => join(base, 'secret', 'a.txt');
  const changed = () => {
    const followed = new FollowedFolder({} as Store, { merged: () => Promise.resolve({ line: 1 }) }, () => new Date());
    followed.begin({ path: folder, spotIdentifier: 'x', exclusively: (run) => run() });
    return followed.writeDuring([{ name: 'ascData.json', before, after }], () => Promise.resolve());
  };
  beforeEach(() => {
    writeFileSync(definition(), before);
    // A server that runs as root gives the file to its owner.
    if (process.getuid?.() === 0) chownSync(definition(), 65534, 65534);
  });

  it('replaces it, and keeps its owner', async () => {
    const { uid } = statSync(definition());
    await changed();
    expect([readFileSync(definition(), 'utf8'), statSync(definition()).uid]).toEqual(['after', uid]);
    expect(readdirSync(folder).sort()).toEqual(['ascData.json', 'sub']);
  });

  it('is refused where its draft is exchanged for a link, which is neither followed nor removed', async () => {
    const { uid, mode } = statSync(secret());
    let draft = '';
    vi.spyOn(disk, 'open').mockImplementation(async (path, ...rest) => {
      const opened = await actual.open(path, ...rest);
      if (String(path).endsWith('.tmp')) exchange((draft = join(folder, basename(String(path)))), secret());
      return opened;
    });
    await expect(changed()).rejects.toMatchObject({ code: 'folder-changed' });
    expect(statSync(secret())).toMatchObject({ uid, mode });
    expect([readFileSync(secret(), 'utf8'), readFileSync(definition(), 'utf8')]).toEqual(['secret', 'before']);
    expect(readlinkSync(draft)).toBe(secret());
  });

  it('is refused where the folder is exchanged for a link', async () => {
    renameSync(folder, `${folder}2`);
    symlinkSync(`${folder}2`, folder);
    await expect(changed()).rejects.toMatchObject({ code: 'folder-unwritable' });
    expect(readFileSync(definition(), 'utf8')).toBe('before');
  });
});
