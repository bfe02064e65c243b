import { createHash } from 'node:crypto';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, onTestFinished } from 'vitest';
import type { ListedCommand } from '../../src/cli/command.js';
import type { Io } from '../../src/cli/io.js';
import { run } from '../../src/cli/main.js';
import type { AscElement } from '../../src/lib/ascdata/types.js';
import { nodePatterns } from '../../src/lib/patterns/node.js';

const samples = fileURLToPath(new URL('../samples/', import.meta.url));
const patterns = nodePatterns();

/** Runs the command in this process and returns its output. @param commands beside those on widgets */
export async function ascdata(
  argv: readonly string[],
  more: Partial<Io> = {},
  commands?: ReadonlyMap<string, ListedCommand>
) {
  let [out, err] = ['', ''];
  const io: Io = {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    color: false,
    today: '2025-06-15',
    patterns,
    libraries: {},
    library: (name) => Promise.reject(new Error(`There is no ${name}.`)),
    widgetPage: () => Promise.reject(new Error('There is no page.')),
    command: 'ascdata',
    env: {},
    ...more
  };
  return { code: await run(argv, io, () => Promise.resolve(io), commands), out, err };
}

/** The ascData.json of a sample. */
export const sample = (name: string): string => join(samples, name, 'ascData.json');

/** A folder for the files of one test file. */
export function useFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ascdata-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Writes a file and returns its path. */
export function write(folder: string, name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
}

export const hide = (TargetId: string, Operator: string, Value: unknown) => ({
  Action: 'HIDE',
  TargetId,
  Operator,
  Value
});

/** A boolean element, off, with these Conditions. */
export const flag = (Id: string, ...Conditions: unknown[]): AscElement => ({
  ...{ Id, DisplayName: `${Id} label`, DataType: 'boolean', Value: false },
  Options: { Conditions: Conditions as never }
});

/** An ascData.json with these elements. */
export const definition = (...Elements: unknown[]): string =>
  JSON.stringify({
    SpotIdentifier: 'x',
    SpotVersion: '1',
    ApiVersion: 2,
    SpotType: 'DashboardWidget',
    NumberOfSlots: 1,
    Elements
  });

/** A port that nothing listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A server that answers so, its address. */
export async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A library of widgets as it was published once. */
export const published = (name: string, version: string): string => `/* ${name} ${version} */`;

const versionsOf = (name: string) =>
  ['1.1.0', '1.0.0'].map((version) => ({
    version,
    sha256: createHash('sha256').update(published(name, version)).digest('hex')
  }));

/** The command with two versions of the libraries of widgets. */
export const environment = {
  library: (name: string) => Promise.resolve(new TextEncoder().encode(published(name, '1.1.0'))),
  libraries: Object.fromEntries(['WizardBase.js', 'DashboardWidgetBase.js'].map((name) => [name, versionsOf(name)]))
};
