import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it, vi } from 'vitest';
import { compiled, consumer, type Consumer } from './consumer.js';

/** A consumer needs an ES module, and a bundler or a Node that has them. */
const OLD_WAYS: readonly string[] = ['node10', 'node16-cjs'];
const MOST_BYTES = 1_000_000;

const page = readFileSync(fileURLToPath(new URL('../../../docs/library.md', import.meta.url)), 'utf8');
const [, definition = ''] = /^```json\n([\s\S]*?)^```/m.exec(page) ?? [];
const examples = [...page.matchAll(/^## (.+)\n[\s\S]*?^```ts\n([\s\S]*?)^```(?:\n\n```text\n([\s\S]*?)^```)?/gm)].map(
  ([, title = '', code = '', printed]) => ({ name: title.replaceAll(/\W/g, '-'), code, printed })
);

const wrong = "import { registry } from 'ascdata';\nimport 'ascdata/dist/index.js';\nconsole.log(registry);\n";

let project: Consumer;
let complaints: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  project = await consumer();
  writeFileSync(join(project.folder, 'ascData.json'), definition);
  const scripts = examples.map(({ name, code }) => [`${name}.ts`, code] as const);
  complaints = compiled(project, Object.fromEntries([...scripts, ['wrong.ts', wrong]]));
});

/** Runs a program in the consumer's folder. */
const output = (...args: string[]): string =>
  execFileSync(process.execPath, args, { cwd: project.folder, encoding: 'utf8' });

it.each(examples)('the example $name compiles in strict mode, and prints what the page says', ({ name, printed }) => {
  expect(complaints.get(`${name}.ts`)).toEqual([]);
  if (printed !== undefined) expect(output(`${name}.js`)).toBe(printed);
});

it('what the library does not export cannot be imported, and its declarations hold in strict mode', () => {
  const left = [...complaints].filter(([, all]) => all.length > 0);
  expect(left.map(([name, all]) => [name, all.length])).toEqual([['wrong.ts', 2]]);
});

it('a bundler makes a script for browsers of it that asks for no module of Node', async () => {
  const entry = join(project.folder, 'browser.ts');
  writeFileSync(
    entry,
    examples[1]!.code.replace(/^import .*node:fs.*$/m, 'const readFileSync = (name: string) => name;')
  );
  const built = (await build({
    root: project.folder,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'bundle' } }
  })) as Rolldown.RolldownOutput[];
  const chunks = built.flatMap(({ output: files }) => files).filter((file) => file.type === 'chunk');
  expect(chunks.flatMap(({ code }) => [...code.matchAll(/node:\w+|__vite-browser-external/g)])).toEqual([]);
  expect(chunks.some(({ code }) => code.includes('new Worker'))).toBe(true);
});

it('publint and attw find nothing in the package', async () => {
  const { messages } = await publint({
    pkgDir: join(project.folder, 'node_modules/ascdata'),
    strict: true,
    pack: false
  });
  expect(messages).toEqual([]);
  const checked = await checkPackage(createPackageFromTarballData(readFileSync(project.tarball)));
  if (!checked.types) throw new Error('The package has no types.');
  const problems = checked.problems.filter(
    (problem) => !('resolutionKind' in problem && OLD_WAYS.includes(problem.resolutionKind))
  );
  expect(problems).toEqual([]);
});

it('the package is at most 1 MB, and needs no other', () => {
  expect(statSync(project.tarball).size).toBeLessThanOrEqual(MOST_BYTES);
  const manifest = JSON.parse(
    readFileSync(join(project.folder, 'node_modules/ascdata/package.json'), 'utf8')
  ) as object;
  expect(Object.keys(manifest)).not.toContain('dependencies');
});

it('the command makes a widget with the libraries, checks it, runs it, and names the editor that opens it', () => {
  const command = join(project.folder, 'node_modules/.bin/ascdata');
  expect(output(command, '--version')).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(output(command, 'init', 'board')).toMatch(/Next:\n {2}cd board\n {2}(?:npx )?ascdata dev\n$/);
  expect(output(command, 'check', 'board', '--max-warnings', '0')).toBe('No findings\n');
  vi.stubEnv('RENDER_AS_ROOT', '1');
  expect(output(command, 'run', 'board')).toMatch(/^board: \d starts, no problems\n$/);
  expect(output(command, '--help')).not.toContain('backup');
});
