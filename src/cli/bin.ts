import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { dayOf } from '../lib/ascdata/dates.js';
import { knownLibraries, type KnownLibraries } from '../lib/package/libraries.js';
import { nodePatterns } from '../lib/patterns/node.js';
import type { Io } from './io.js';
import { run } from './main.js';
import { STORE_COMMANDS } from './storeCommands.js';

const published = (name: string): string =>
  fileURLToPath(new URL(/* @vite-ignore */ `../../static/lib/${name}`, import.meta.url));

/** The published libraries lie beside the built command; without them copies in packages are not compared. */
async function libraries(): Promise<KnownLibraries> {
  try {
    return knownLibraries(JSON.parse(await readFile(published('versions.json'), 'utf8')));
  } catch {
    return {};
  }
}

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
  libraries: await libraries(),
  library: async (name) => new Uint8Array(await readFile(published(name))),
  env: process.env
};
process.exitCode = await run(process.argv.slice(2), io, STORE_COMMANDS);
