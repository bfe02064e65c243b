import { svelte } from '@sveltejs/vite-plugin-svelte';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport, type InlineConfig } from 'vite';
import { validatorsCode } from '../../scripts/lib/validators.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The changes shown in a document, in order. */
export function diffsOf(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(/```diff\n([\s\S]*?)```/g)].map(([, diff = '']) => diff);
}

/** What a change adds and removes outside these folders, by file. */
export function linesOutside(diff: string, folders: readonly string[]): [file: string, lines: string[]][] {
  return diff
    .split(/^diff --git .*$/m)
    .slice(1)
    .map((change): [string, string[]] => [
      /^\+\+\+ b\/(.*)$/m.exec(change)?.[1] ?? '',
      change.match(/^[+-](?![+-]).*$/gm) ?? []
    ])
    .filter(([file]) => !folders.some((folder) => file.startsWith(folder)));
}

/** A copy of the sources, for trying a change. */
export function copyOfSources() {
  const copy = mkdtempSync(join(tmpdir(), 'grown-'));
  const resolve = { alias: { $lib: join(copy, 'src/lib') } };
  const config: InlineConfig = { configFile: false, root: copy, logLevel: 'error', resolve, plugins: [svelte()] };
  const load = async <T>(file: string): Promise<T> => (await runnerImport<T>(join(copy, file), config)).module;

  return {
    /** Applies the change to the copy, builds the DataTypes, and returns the exports of a test file there. */
    async grow<T>(diff: string, entry: string): Promise<T> {
      const filter = (path: string) => !/\.test\.ts$|\/e2e(\/|$)/.test(path.slice(root.length));
      for (const folder of ['src', entry]) cpSync(join(root, folder), join(copy, folder), { recursive: true, filter });
      symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
      const env = { ...process.env, GIT_DIR: join(copy, '.git') };
      execFileSync('git', ['apply', '-'], { cwd: copy, input: diff, env });
      const schema = await load<Parameters<typeof validatorsCode>[0]>('src/lib/datatypes/schema.ts');
      writeFileSync(join(copy, 'src/lib/datatypes/validators.generated.js'), validatorsCode(schema));
      return load<T>(entry);
    },
    remove: () => rmSync(copy, { recursive: true, force: true })
  };
}
