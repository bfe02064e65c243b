// `static/lib/`: the runtime libraries as classic scripts, their typings, and `versions.json` with their hashes.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { build, runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'src/runtime');
const NAMES = ['SpotBase', 'WizardBase', 'DashboardWidgetBase'];

/** @param {string} name @param {string} version */
const banner = (name, version) => `/* ${name} ${version} - runtime library for dashboard widgets. Not to be edited. */`;

/** @param {string} name @param {string} version @returns {Promise<string>} */
async function script(name, version) {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Fields by plain assignment: the same meaning here, without helper functions for an ES2017 target.
    oxc: { assumptions: { setPublicClassFields: true }, typescript: { removeClassFieldsWithoutInitializer: true } },
    build: {
      write: false,
      target: 'es2017',
      minify: 'oxc',
      rollupOptions: { output: { keepNames: true } },
      lib: { entry: join(source, `${name}.ts`), formats: ['iife'], name, fileName: name }
    }
  });
  const [built] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (result);
  if (built?.output.length !== 1) throw new Error(`${name}: one file expected, got ${built?.output.length}`);
  const { output } = built;
  return `${banner(name, version)}\n${output[0].code.trimEnd()}\n`;
}

/**
 * The class as a global declaration, made from its source so that it cannot drift: no imports, nothing internal.
 * @param {string} name @param {string} version
 */
async function typings(name, version) {
  const path = join(source, `${name}.ts`);
  const compilerOptions = { declaration: true, stripInternal: true, target: ts.ScriptTarget.ES2017 };
  const { outputText } = ts.transpileDeclaration(await readFile(path, 'utf8'), { fileName: path, compilerOptions });
  const text = outputText
    .replace(/^import .*;\n/gm, '')
    .replace(/^ *private readonly \w+;\n/gm, '')
    .replace('export default class', 'declare class');
  return `${banner(name, version)}\n${text.trim()}\n`;
}

/**
 * The shapes of ascData.json as global types; DashboardWidgetBase.d.ts and WizardBase.d.ts speak of them. What a Value is the
 * package says, so a page reads it as what it knows it to be.
 */
async function dataTypings() {
  const text = await readFile(join(root, 'src/lib/ascdata/types.ts'), 'utf8');
  const shapes = text
    .replace(/^import type .*;\n/gm, '')
    .replace(/^export type \{.*\};\n\n/gm, '')
    .replace(/^export (?=(type|interface) )/gm, '')
    .replace(/(interface AscElement \{[^}]*?\n {2}Value: )unknown;/, '$1any;');
  return `${(await nameTypings()) + shapes.trim()}\n`;
}

/** The names of the DataTypes as global types, written out: a page has no table to derive them from. */
async function nameTypings() {
  const path = join(root, 'src/lib/ascdata/dataTypeNames.ts');
  const { module } = await runnerImport(path, { configFile: false, logLevel: 'error' });
  /** @param {readonly string[]} names */
  const union = (names) => names.map((name) => `\n  | '${name}'`).join('');
  return (
    `type DataTypeName =${union(module.DATA_TYPE_NAMES)};\n\n` +
    `/** The DataTypes whose Value is a list of platform objects. */\n` +
    `type SelectionTypeName =${union(module.SELECTION_NAMES)};\n\n`
  );
}

/**
 * Builds `static/lib/` afresh. The same sources give the same bytes.
 * @param {string} [target] folder to write to
 */
export async function buildLibs(target = join(root, 'static/lib')) {
  const version = /VERSION = '([^']+)'/.exec(await readFile(join(source, 'version.ts'), 'utf8'))?.[1];
  if (!version) throw new Error('src/runtime/version.ts has no VERSION');
  /** @type {Record<string, { version: string, sha256: string, bytes: number }>} */
  const versions = {};
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const name of NAMES) {
    const bytes = Buffer.from(await script(name, version));
    versions[`${name}.js`] = { version, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
    await writeFile(join(target, `${name}.js`), bytes);
    await writeFile(join(target, `${name}.d.ts`), await typings(name, version));
  }
  await writeFile(join(target, 'ascData.d.ts'), await dataTypings());
  await writeFile(join(target, 'versions.json'), `${JSON.stringify(versions, null, 2)}\n`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await buildLibs();
