import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { dayOf } from '../lib/ascdata/dates.js';
import { knownLibraries, type KnownLibraries } from '../lib/package/libraries.js';
import { nodePatterns } from '../lib/patterns/node.js';
import type { Io, Terminal } from './io.js';
import type { Installed } from './start.js';

/** The environment of the command in this process. */
export async function environmentOf(
  terminal: Terminal,
  { published, widgetPage, command, product }: Installed
): Promise<Io> {
  return {
    ...terminal,
    color: process.stdout.isTTY === true && process.env.NO_COLOR === undefined,
    today: dayOf(new Date()),
    patterns: nodePatterns(),
    libraries: await librariesIn(published),
    library: async (name) => new Uint8Array(await readFile(new URL(name, published))),
    widgetPage: () => readFile(widgetPage, 'utf8'),
    command,
    product: product && fileURLToPath(product),
    person: process.stdin.isTTY && process.stdout.isTTY ? { keys, open } : undefined,
    env: process.env
  };
}

function keys(pressed: (key: string) => void): () => void {
  const { stdin } = process;
  const read = (data: Buffer) => pressed(data.toString());
  stdin.setRawMode(true);
  stdin.on('data', read);
  return () => {
    stdin.off('data', read);
    stdin.setRawMode(false);
    stdin.pause();
  };
}

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler']
};

function open(url: string): void {
  const [program, ...args] = OPENERS[process.platform] ?? (['xdg-open'] as const);
  // The address is printed as well, for where there is no such program.
  spawn(program, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

/** Without the published libraries, copies in packages are not compared. */
async function librariesIn(published: URL): Promise<KnownLibraries> {
  try {
    return knownLibraries(JSON.parse(await readFile(new URL('versions.json', published), 'utf8')));
  } catch {
    return {};
  }
}
