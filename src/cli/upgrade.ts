import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { messageOf } from '../lib/ascdata/wording.js';
import type { PackageFile } from '../lib/package/files.js';
import { sha256 } from '../lib/package/hash.js';
import { isLibrary } from '../lib/package/libraries.js';
import type { Command } from './command.js';
import { jsonText, printable } from './frame.js';
import { folderOrHere, readFileAt, readInput } from './input.js';
import type { Io } from './io.js';
import { isOfLater, PIPELINE_FILES, pipelineNow } from './pipelines.js';
import { typesAt } from './types.js';
import { choice, readArguments, shellWord, UsageError } from './usage.js';
import { writeWhole } from './writeWhole.js';

/** `ascdata upgrade`. */
export const upgradeCommand: Command = { run };

/** A file that is as the command once wrote it, and is written in another way now. */
interface Change {
  /** Below the folder, with `/`. */
  readonly file: string;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** Of a library: its versions. Other changes are shown line by line. */
  readonly versions?: string;
}

/** A file that is left as it is. */
interface Left {
  readonly file: string;
  readonly why: string;
}

type Found = { readonly change: Change } | { readonly left: Left } | undefined;

/** What is looked for, in order: a number is never used for anything else. */
const MIGRATIONS: readonly ((folder: string, files: readonly PackageFile[], io: Io) => Promise<Found[]>)[] = [
  librariesIn,
  typesIn,
  pipelinesIn
];

/** Lines of a change that are shown on each side. */
const MOST_LINES = 12;

/** `ascdata upgrade`. Returns the exit code: 1 if something is to be done and was not agreed to. @throws UsageError nothing is written */
async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, { yes: { type: 'boolean' }, format: { type: 'string' } });
  const format = choice('format', values.format, ['pretty', 'json']);
  const folder = await folderOrHere(positionals, 'upgrade');
  const input = await readInput(folder);
  if (input.kind !== 'package' || !input.files) {
    const [problem] = input.kind === 'package' ? input.findings : [];
    throw new UsageError(`${folder} cannot be used: ${problem ? messageOf(problem) : 'it is damaged'}`);
  }
  const { files } = input;
  const found = await Promise.all(
    MIGRATIONS.map(async (migration, at) => (await migration(folder, files, io)).map((each) => [at + 1, each] as const))
  );
  const all = found.flat();
  const changes = all.flatMap(([number, each]) => (each && 'change' in each ? { number, ...each.change } : []));
  const left = all.flatMap(([number, each]) => (each && 'left' in each ? { number, ...each.left } : []));
  const isDone = values.yes === true && changes.length > 0;
  if (isDone) {
    demandCommitted(folder, changes);
    for (const { file, after } of changes) await writeWhole(join(folder, file), after);
  }
  if (format === 'json') {
    const rows = changes.map(({ number, file, versions }) => ({ number, file, ...(versions && { versions }) }));
    io.out(jsonText({ folder, done: isDone, changes: rows, left }));
  } else {
    io.out(changes.map((change) => `${change.number}. ${shown(change)}`).join(''));
    io.out(left.map(({ file, why }) => printable(`Left: ${file}, ${why}.`)).join('\n') + (left.length > 0 ? '\n' : ''));
    io.out(changes.length === 0 ? 'Up to date.\n' : isDone ? `Written: ${changes.length}.\n` : '');
  }
  if (changes.length === 0 || isDone) return 0;
  const on = folder === '.' ? '' : ` ${shellWord(printable(folder))}`;
  io.err(`ascdata: Nothing is changed yet. ${io.command} upgrade${on} --yes does it.\n`);
  return 1;
}

/** 1: published runtime libraries, in any folder, become the present ones. */
async function librariesIn(_folder: string, files: readonly PackageFile[], io: Io): Promise<Found[]> {
  const libraries = files.filter(({ name }) => isLibrary(name));
  return Promise.all(
    libraries.map(async ({ name: file, bytes }): Promise<Found> => {
      const name = file.slice(file.lastIndexOf('/') + 1);
      const versions = Object.hasOwn(io.libraries, name) ? io.libraries[name]! : [];
      const hash = await sha256(bytes);
      const present = versions.find((each) => each.sha256 === hash);
      if (versions.length === 0 || present === versions[0]) return undefined;
      if (!present) return { left: { file, why: 'which was edited' } };
      const after = await io.library(name);
      return { change: { file, before: bytes, after, versions: `${present.version} → ${versions[0]!.version}` } };
    })
  );
}

/** 2: the types that `ascdata types` wrote. */
async function typesIn(folder: string, _files: readonly PackageFile[], io: Io): Promise<Found[]> {
  const file = 'ascdata.d.ts';
  try {
    const { present, types } = await typesAt(folder, io);
    if (present === undefined || present === types) return [];
    const [before, after] = [present, types].map((text) => new TextEncoder().encode(text));
    return [{ change: { file, before: before!, after: after! } }];
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return [{ left: { file, why: 'which is not of ascdata types, or has no definition' } }];
  }
}

/** 3: the pipelines that `ascdata init --ci` wrote. */
async function pipelinesIn(folder: string): Promise<Found[]> {
  return Promise.all(
    PIPELINE_FILES.map(async (file): Promise<Found> => {
      if (!(await isInside(folder, file))) return undefined;
      const before = await readFileAt(join(folder, file));
      if (!before) return undefined;
      const text = new TextDecoder().decode(before);
      const now = pipelineNow(file, text);
      if (now === undefined) return { left: { file, why: 'which was edited' } };
      if (isOfLater(text)) return { left: { file, why: 'which names a later version of ascdata' } };
      return now === text ? undefined : { change: { file, before, after: new TextEncoder().encode(now) } };
    })
  );
}

/** Whether no link leads out of the folder on the way to a file. */
async function isInside(folder: string, file: string): Promise<boolean> {
  const [root, place] = await Promise.all(
    [folder, dirname(join(folder, file))].map((path) => realpath(path).catch(() => ''))
  );
  return root !== '' && (place === root || place!.startsWith(root!.endsWith(sep) ? root! : `${root}${sep}`));
}

/**
 * In a repository, everything that is replaced must be committed, so that git gives it back. It asks git for what is stored alone, which
 * runs none of the programs that settings of a repository can name, as it also fetches nothing.
 * @throws UsageError something is not
 */
function demandCommitted(folder: string, changes: readonly Change[]): void {
  if (!isRepository(resolve(folder))) return;
  const open = changes.filter(({ file, before }) => {
    const { stdout } = spawnSync('git', ['-C', resolve(folder), 'ls-tree', 'HEAD', '--', file], ALONE);
    const [, stored] = /^\d+ blob ([0-9a-f]+)\t/.exec(stdout ?? '') ?? [];
    return stored === undefined || !blobsOf(before, stored.length === 64 ? 'sha256' : 'sha1').includes(stored);
  });
  if (open.length === 0) return;
  const names = open.map(({ file }) => printable(file)).join(', ');
  throw new UsageError(
    `Not committed: ${names}. Commit them first, so that git can give them back. Nothing is written.`
  );
}

/** Windows would start a `git` that lies in the widget, if that were the current folder. */
const ALONE = {
  cwd: tmpdir(),
  env: { ...process.env, GIT_ALLOW_PROTOCOL: 'none', GIT_NO_LAZY_FETCH: '1' },
  encoding: 'utf8'
} as const;

function isRepository(folder: string): boolean {
  return existsSync(join(folder, '.git')) || (dirname(folder) !== folder && isRepository(dirname(folder)));
}

/** The names that git gives to this content, with the ends of lines as they are, and as it may store them. */
function blobsOf(bytes: Uint8Array, algorithm: string): string[] {
  const stored = Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
  return [Buffer.from(bytes), stored].map((each) =>
    createHash(algorithm).update(`blob ${each.length}\0`).update(each).digest('hex')
  );
}

/** What changes, in lines: from the first one that differs to the last. */
function shown({ file, before, after, versions }: Change): string {
  if (versions !== undefined) return `${printable(`${file}: ${versions}`)}\n`;
  const [old, now] = [before, after].map((bytes) => new TextDecoder().decode(bytes).split(/\r?\n/));
  let start = 0;
  while (start < Math.min(old!.length, now!.length) && old![start] === now![start]) start++;
  let end = 0;
  while (end < Math.min(old!.length, now!.length) - start && old!.at(-1 - end) === now!.at(-1 - end)) end++;
  const part = (lines: readonly string[], sign: string): string[] => {
    const all = lines.slice(start, lines.length - end).map((line) => `   ${sign} ${line}`);
    return all.length > MOST_LINES
      ? [...all.slice(0, MOST_LINES), `   ${sign} … ${all.length - MOST_LINES} more`]
      : all;
  };
  return [`${file}, from line ${start + 1} on:`, ...part(old!, '-'), ...part(now!, '+')]
    .map((line) => `${printable(line)}\n`)
    .join('');
}
