import { readFile } from 'node:fs/promises';
import { dayOf } from '../lib/ascdata/dates.js';
import { knownLibraries, type KnownLibraries } from '../lib/package/libraries.js';
import { nodePatterns } from '../lib/patterns/node.js';
import type { ListedCommand } from './command.js';
import type { Io } from './io.js';
import { run } from './main.js';

/** What differs between the command of a checkout and that of the package. */
export interface Installed {
  /** The folder of the published runtime libraries. */
  readonly published: URL;
  /** The command that opens a widget in the editor. */
  readonly editor: string;
  /** Commands beside those on widgets. */
  readonly more?: ReadonlyMap<string, ListedCommand>;
}

/** Runs the command of this process, and sets its exit code. */
export async function start({ published, editor, more }: Installed): Promise<void> {
  // A reader that closes the pipe (`| head`) ends the command silently.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  const io: Io = {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    color: process.stdout.isTTY === true && process.env.NO_COLOR === undefined,
    today: dayOf(new Date()),
    patterns: nodePatterns(),
    libraries: await librariesIn(published),
    library: async (name) => new Uint8Array(await readFile(new URL(name, published))),
    editor,
    env: process.env
  };
  process.exitCode = await run(process.argv.slice(2), io, more);
}

/** Without the published libraries, copies in packages are not compared. */
async function librariesIn(published: URL): Promise<KnownLibraries> {
  try {
    return knownLibraries(JSON.parse(await readFile(new URL('versions.json', published), 'utf8')));
  } catch {
    return {};
  }
}
