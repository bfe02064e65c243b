// Writes what is derived: from the schemas the compiled validators (no `eval` at run time), the published JSON Schema and the
// table of options, and the page of settings.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format } from 'oxfmt';
import { runnerImport } from 'vite';
import { SERVER_SETTINGS } from '../src/server/settings.js';
import { ensureValidators } from './lib/validators.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {typeof import('../src/lib/datatypes/schema.js')} schema
 * @returns {Promise<Record<string, string>>} file contents by path: the published schema
 */
export async function publishedSchema({ ascdataSchema }) {
  const published = 'static/schema/ascdata.schema.json';
  return {
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

Environment variables. An unusable value stops the start with a sentence that says why. This page is written by
\`npm run generate\` from the code that reads them.

| variable | default | meaning |
| -------- | ------- | ------- |
${rows.join('\n')}
`;
  return {
    [path]: await formatted(path, text)
  };
}

/**
 * The table of options in the reference of ascData.json, made of their schemas.
 * @param {Pick<typeof import('../src/lib/datatypes/schema.js'), 'typeSchemas'>} schema
 * @returns {Promise<Record<string, string>>} file contents by path
 */
export async function optionsDocument({ typeSchemas }) {
  const path = 'docs/ascdata.md';
  /** @type {Map<string, string[]>} the DataTypes that have an option, by its name and meaning */
  const owners = new Map();
  for (const [dataType, { Options }] of Object.entries(typeSchemas)) {
    for (const [option, { description }] of /** @type {[string, { description?: string }][]} */ (
      Object.entries(Options)
    )) {
      const row = `\`${option}\` | ${String(description).replaceAll('|', '\\|')}`;
      owners.set(row, [...(owners.get(row) ?? []), dataType]);
    }
  }
  const rows = [...owners].map(([row, names]) => `| ${row} | ${names.join(', ')} |`);
  const table = ['| option | meaning | DataTypes |', '| --- | --- | --- |', ...rows].join('\n');
  const text = await readFile(join(root, path), 'utf8');
  const parts = /(<!-- options, by `npm run generate` -->\n)[^]*?(<!-- end of options -->)/;
  if (!parts.test(text)) throw new Error(`${path} has no place for the options.`);
  return {
    [path]: await formatted(
      path,
      text.replace(parts, (_, start, end) => `${start}\n${table}\n\n${end}`)
    )
  };
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
  await ensureValidators();
  await write(await publishedSchema(schema));
  await write(await optionsDocument(schema));
  const { module: settings } = await runnerImport(join(root, 'src/lib/server/platform/settings.ts'));
  await write(await settingsDocument(settings.SETTINGS));
}
