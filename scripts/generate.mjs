// Writes what is derived: from the schemas the compiled validators (no `eval` at run time) and the published JSON Schema,
// the page of settings, and the icons.
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format } from 'oxfmt';
import { runnerImport } from 'vite';
import { SERVER_SETTINGS } from '../src/server/settings.js';
import { iconComponents } from './lib/icons.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const HEADER = '// Written by `npm run generate` from the schemas. Not to be edited.\n';

/**
 * @param {typeof import('../src/lib/datatypes/schema.js')} schema
 * @returns {Promise<Record<string, string>>} file contents by path
 */
export async function generated({ structures, knownKeys, ascdataSchema }) {
  const published = 'static/schema/ascdata.schema.json';
  return {
    'src/lib/datatypes/validators.generated.js': validators(structures, knownKeys),
    'src/lib/datatypes/validators.generated.d.ts': declarations,
    [published]: await formatted(published, JSON.stringify(ascdataSchema))
  };
}

/**
 * As `npm run format` would leave it.
 * @param {string} path
 * @param {string} text
 */
async function formatted(path, text) {
  const style = JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(path, text, style);
  if (errors.length > 0) throw new Error(`${path} cannot be formatted: ${errors[0]?.message}`);
  return code;
}

/**
 * @param {typeof import('../src/lib/datatypes/schema.js').structures} structures
 * @param {object} knownKeys
 */
function validators(structures, knownKeys) {
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
  add('validateRoot', structures.root);
  add('validateElement', structures.element);
  const names = Object.keys(structures.elements);
  for (const [name, schema] of Object.entries(structures.elements)) add(`element_${name}`, schema);
  const code = standalone(ajv, exported);
  if (/\brequire\(|^import /m.test(code)) throw new Error('The compiled validators must stand alone.');
  const table = names.map((name) => `  ${name}: element_${name}`).join(',\n');
  const keys = JSON.stringify(knownKeys, null, 2);
  return `${HEADER}${code}\nexport const validators = {\n${table}\n};\n\nexport const knownKeys = ${keys};\n`;
}

const declarations = `${HEADER}import type { DataTypeName } from '../ascdata/types.js';

export interface SchemaError {
  readonly keyword: string;
  /** JSON Pointer into what was validated. */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Answers whether the data fits; if not, \`errors\` says why until the next call. */
export interface Validate {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** The root, its elements left out. */
export declare const validateRoot: Validate;
/** An element of unknown DataType. */
export declare const validateElement: Validate;
/** Elements by DataType; Value and Conditions are not looked into. */
export declare const validators: Readonly<Record<DataTypeName, Validate>>;

type Keys = readonly string[];
/** The keys the contract knows, by place. */
export declare const knownKeys: Readonly<{
  root: Keys;
  options: Keys;
  dynamicResolution: Keys;
  elements: Readonly<Record<DataTypeName, Keys>>;
  elementOptions: Readonly<Record<DataTypeName, Keys>>;
}>;
`;

/**
 * The table of settings, made of the rows that read them.
 * @param {Record<string, { name: string, fallback: string, says: string, internal?: boolean }>} settings
 * @returns {Promise<Record<string, string>>} file contents by path
 */
export async function settingsDocument(settings) {
  const path = 'docs/settings.md';
  const rows = [...SERVER_SETTINGS, ...Object.values(settings)]
    .filter((row) => !('internal' in row && row.internal))
    .map(
      ({ name, fallback, says }) =>
        `| \`${name}\` | ${fallback && `\`${fallback}\``} | ${says.replaceAll('|', '\\|')} |`
    );
  const text = `# Settings

Variables of the environment. One that is not usable stops the start with a sentence that says why. This page is written by
\`npm run generate\` from the code that reads them.

| variable | left out | meaning |
| -------- | -------- | ------- |
${rows.join('\n')}
`;
  return {
    [path]: await formatted(path, text)
  };
}

/** @returns {Promise<Record<string, string>>} file contents by path: the icons */
export async function icons() {
  const formattedFiles = Object.entries(await iconComponents()).map(async ([path, text]) => [
    path,
    await formatted(path, text)
  ]);
  return Object.fromEntries(await Promise.all(formattedFiles));
}

/** @param {Record<string, string>} files */
async function write(files) {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { module: schema } = await runnerImport(join(root, 'src/lib/datatypes/schema.ts'));
  await write(await generated(schema));
  const { module: settings } = await runnerImport(join(root, 'src/lib/server/platform/settings.ts'));
  await write(await settingsDocument(settings.SETTINGS));
  await write(await icons());
}
