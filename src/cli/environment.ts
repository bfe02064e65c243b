import { readFile } from 'node:fs/promises';
import { dayOf } from '../lib/ascdata/dates.js';
import { knownLibraries, type KnownLibraries } from '../lib/package/libraries.js';
import { nodePatterns } from '../lib/patterns/node.js';
import type { Io, Terminal } from './io.js';

/**
 * The environment of the command in this process.
 * @param published the folder of the runtime libraries
 * @param editor the command that opens a widget
 */
export async function environmentOf(terminal: Terminal, published: URL, editor: string): Promise<Io> {
  return {
    ...terminal,
    color: process.stdout.isTTY === true && process.env.NO_COLOR === undefined,
    today: dayOf(new Date()),
    patterns: nodePatterns(),
    libraries: await librariesIn(published),
    library: async (name) => new Uint8Array(await readFile(new URL(name, published))),
    editor,
    env: process.env
  };
}

/** Without the published libraries, copies in packages are not compared. */
async function librariesIn(published: URL): Promise<KnownLibraries> {
  try {
    return knownLibraries(JSON.parse(await readFile(new URL('versions.json', published), 'utf8')));
  } catch {
    return {};
  }
}
