import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll } from 'vitest';
import { buildKit } from '../../../scripts/buildKit.mjs';
import { builtOnce } from '../../built.js';

/** Of this repository. */
export const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/** A project of somebody who uses the package `ascdata`. */
export interface Consumer {
  readonly folder: string;
  /** Of the packed package. */
  readonly tarball: string;
}

/** A project outside of the repository with the packed package installed, and nothing else. */
export async function consumer(): Promise<Consumer> {
  const staged = await builtOnce('kit', buildKit);
  const folder = mkdtempSync(join(tmpdir(), 'ascdata-consumer-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const tarball = packed(staged, folder);
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }\n');
  npm(folder, 'install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--silent', tarball);
  return { folder, tarball };
}

/** Packs a folder as npm does. @param folder for the tarball, whose path it gives */
export function packed(staged: string, folder: string): string {
  npm(folder, 'pack', '--silent', staged);
  const name = readdirSync(folder).find((each) => each.endsWith('.tgz'));
  return join(folder, name!);
}

function npm(cwd: string, ...args: string[]): void {
  execFileSync('npm', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });
}

/**
 * Compiles scripts of the consumer in strict mode, with all declarations checked, and places the results beside them.
 * @param scripts by file name
 * @returns what the compiler complains about in each of them; anything else by the name of its file
 */
export function compiled({ folder }: Consumer, scripts: Readonly<Record<string, string>>): Map<string, string[]> {
  for (const [name, source] of Object.entries(scripts)) writeFileSync(join(folder, name), source);
  const names = Object.keys(scripts);
  const program = ts.createProgram(
    names.map((name) => join(folder, name)),
    {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipDefaultLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      typeRoots: [join(modules, '@types')],
      types: ['node']
    }
  );
  program.emit();
  const found = new Map(names.map((name) => [name, [] as string[]]));
  for (const { file, messageText } of ts.getPreEmitDiagnostics(program)) {
    const name = file === undefined ? '' : file.fileName.slice(folder.length + 1);
    found.set(name, [...(found.get(name) ?? []), ts.flattenDiagnosticMessageText(messageText, ' ')]);
  }
  return found;
}
