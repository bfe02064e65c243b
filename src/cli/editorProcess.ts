import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { isRecord, own } from '../lib/ascdata/elements.js';
import { readFileAt, reason } from './input.js';
import type { Io } from './io.js';
import { UsageError } from './usage.js';

/** The product listens here alone. */
const HOST = '127.0.0.1';
/** Ports that are tried after the first. */
const MOST_PORTS = 50;
/** Characters of what it prints that are kept, to be told when it ends. */
const MOST_KEPT = 4_000;

/** An editor that runs. */
export interface Editor {
  /** Once it is ready: the address to open, which signs in. Rejects with a UsageError if it ends instead: what it says. */
  readonly url: Promise<string>;
  /** When it ends: what it said last. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/**
 * The script that starts the editor: that of a checkout, of a package beside the command, of one that `npx` has, or that of the folder
 * if its package.json asks for it: what lies around a widget runs no code otherwise.
 * @throws UsageError there is none; the sentence says how it is fetched
 */
export async function editorFor(folder: string, { product, env }: Io): Promise<string> {
  if (product !== undefined) return product;
  try {
    return scriptIn(dirname(createRequire(import.meta.url).resolve('ascdata-editor/package.json')));
  } catch {
    // Not beside the command.
  }
  const cache =
    env.npm_config_cache ??
    (process.platform === 'win32' ? join(env.LOCALAPPDATA ?? homedir(), 'npm-cache') : join(homedir(), '.npm'));
  const cached = (await readdir(join(cache, '_npx')).catch(() => []))
    .map((name) => join(cache, '_npx', name, 'node_modules', 'ascdata-editor'))
    .filter((each) => existsSync(scriptIn(each)));
  const versions = await Promise.all(cached.map(versionIn));
  const newest = cached
    .map((each, at) => ({ each, version: versions[at]! }))
    .sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }))
    .at(-1);
  if (newest) return scriptIn(newest.each);
  const script = scriptIn(join(resolve(folder), 'node_modules', 'ascdata-editor'));
  if (existsSync(script) && (await asksForEditor(folder))) return script;
  throw new UsageError('The editor is not here. This fetches it: npm install --save-dev ascdata-editor');
}

async function asksForEditor(folder: string): Promise<boolean> {
  try {
    const manifest: unknown = JSON.parse(
      Buffer.from((await readFileAt(join(folder, 'package.json'))) ?? []).toString()
    );
    return ['dependencies', 'devDependencies'].some((key) => {
      const named = isRecord(manifest) ? own(manifest, key) : undefined;
      return isRecord(named) && own(named, 'ascdata-editor') !== undefined;
    });
  } catch {
    return false;
  }
}

const scriptIn = (folder: string): string => join(folder, 'src', 'server', 'command.js');

async function versionIn(folder: string): Promise<string> {
  try {
    return String((JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version?: unknown }).version);
  } catch {
    return '';
  }
}

/** The first port from this one on that nothing listens at. @throws UsageError there is none near it, or it cannot be used */
export async function freePort(first: number): Promise<number> {
  for (let port = first; port < Math.min(first + MOST_PORTS, 65_536); port++) if (await isFree(port)) return port;
  throw new UsageError(`Port ${first} and those after it are in use: name another with --port.`);
}

/** @throws UsageError it cannot be used, in use or not */
function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((answer, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') answer(false);
      else reject(new UsageError(`Port ${port} cannot be used: ${reason(error)}.`));
    });
    server.listen(port, HOST, () => server.close(() => answer(true)));
  });
}

/** Starts the editor on a folder. It ends with this process. */
export function startEditor(script: string, folder: string, port: number, io: Io): Editor {
  const child = spawn(process.execPath, [script, resolve(folder)], {
    // A checkout keeps its data where `npm start` does.
    env: {
      ...(io.product !== undefined && { DATA_DIR: resolve(script, '../../../data') }),
      ...io.env,
      ORIGIN: undefined,
      // Only the command itself asks a server.
      ASCDATA_KEY: undefined,
      HOST,
      PORT: String(port)
    },
    stdio: ['ignore', 'pipe', 'pipe']
  });
  const kill = (): void => void child.kill();
  process.once('exit', kill);
  let said = '';
  const ended = new Promise<string>((answer) => {
    child.once('error', ({ message }) => answer(message));
    child.once('close', () => answer(said.trim()));
  });
  void ended.then(() => process.off('exit', kill));
  const url = new Promise<string>((answer, reject) => {
    const read = (data: Buffer) => {
      said = `${said}${data.toString()}`.slice(-MOST_KEPT);
      const [, address] = /^Editor ready: (\S+)$/m.exec(said) ?? [];
      if (address !== undefined) answer(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((why) => reject(new UsageError(`The editor does not start: ${why}`)));
  });
  const stop = async (): Promise<void> => {
    kill();
    await ended;
  };
  return { url, ended, stop };
}
