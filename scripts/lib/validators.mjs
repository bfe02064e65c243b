// `validators.generated.js`: the schemas of ascData.json as plain functions, so that nothing is compiled while the product runs.
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { createHash } from 'node:crypto';
import { readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const target = join(root, 'src/lib/datatypes/validators.generated.js');
/** What the validators are made of: folders with the schemas and what these import, this file, and the version of Ajv. */
const FOLDERS = ['src/lib/ascdata', 'src/lib/datatypes'];
const FILES = ['scripts/lib/validators.mjs', 'package-lock.json'];

/** Writes the validators unless those on disk were made of the same sources. */
export async function ensureValidators() {
  const stamp = `// Made of ${await hashOfSources()} by scripts/lib/validators.mjs. Not to be edited, not in the repository.\n`;
  const written = await readFile(target, 'utf8').catch(() => '');
  if (written.startsWith(stamp)) return;
  const { module } = await runnerImport(join(root, 'src/lib/datatypes/schema.ts'), {
    configFile: false,
    logLevel: 'error'
  });
  // Whole at once: another process may be reading it.
  const draft = `${target}.${process.pid}`;
  await writeFile(draft, stamp + validatorsCode(module));
  await rename(draft, target);
}

async function hashOfSources() {
  const lists = await Promise.all(FOLDERS.map((folder) => readdir(join(root, folder), { recursive: true })));
  const sources = FOLDERS.flatMap((folder, at) => lists[at]?.map((name) => join(folder, name)) ?? []);
  const read = sources.filter((path) => /\.ts$/.test(path) && !/\.(test|d)\.ts$/.test(path)).sort();
  const hash = createHash('sha256');
  for (const path of [...FILES, ...read]) hash.update(`${path}\0`).update(await readFile(join(root, path)));
  return hash.digest('hex');
}

/**
 * The code of the validators; see `validators.generated.d.ts`.
 * @param {Pick<typeof import('../../src/lib/datatypes/schema.js'), 'structures' | 'knownKeys'>} schema
 */
export function validatorsCode({ structures, knownKeys }) {
  // `unicode: false` spares a run-time import for counting characters; the only length we ask for is "not empty".
  const ajv = new Ajv({
    allErrors: true,
    unicode: false,
    messages: false,
    logger: false,
    code: { source: true, esm: true, lines: true }
  });
  /** @type {Record<string, string>} */
  const exported = {};
  /** @param {string} name @param {object} schema */
  const add = (name, schema) => {
    // TypeBox marks its schemas with hidden keys; JSON leaves only the schema.
    ajv.addSchema(JSON.parse(JSON.stringify(schema)), name);
    exported[name] = name;
  };
  add('root', structures.root);
  add('element', structures.element);
  for (const [name, schema] of Object.entries(structures.elements)) add(`element_${name}`, schema);
  const code = standalone(ajv, exported);
  if (/\brequire\(|^import /m.test(code)) throw new Error('The compiled validators must stand alone.');
  const table = Object.keys(structures.elements).map((name) => `${name}: element_${name}`);
  const keys = JSON.stringify(knownKeys);
  return `${code}\nexport const structure = { root, element, elements: { ${table.join(', ')} }, knownKeys: ${keys} };\n`;
}
