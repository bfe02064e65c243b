// `build/widgets/`: every standard widget as `<name>.dash.zip`, checked as an upload would be, and in other languages below
// `<language>/`.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createServer, runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const LIBRARIES = ['WizardBase.js', 'DashboardWidgetBase.js'];
/** Shared by all widgets; packed into each as `kit/`. */
const KIT = 'kit';
/** What new widgets start from: the app packs them (`src/lib/starters`). */
const STARTERS = 'starters';
/** Below a widget: its name and every text it comes with, a file for each language but English. */
const TEXTS = 'texts';

const DOCUMENT = join(root, 'src/lib/ascdata/document.ts');
const QUIET = /** @type {const} */ ({ configFile: false, logLevel: 'error' });
/** @type {Promise<any> | undefined} */
let documents;

/** @typedef {{ name: string, bytes: Uint8Array }} WidgetFile */
/** @typedef {{ name: string, texts: Record<string, string> }} Spoken a widget's name, and its texts by their English */

/** @param {string} folder @returns {Promise<WidgetFile[]>} every file below, in name order */
async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const names = paths.map((path) => relative(folder, path).split(sep).join('/')).sort();
  return Promise.all(names.map(async (name) => ({ name, bytes: new Uint8Array(await readFile(join(folder, name))) })));
}

/** Names of the standard widgets: the folders with an ascData.json. */
export async function widgetNames() {
  const folders = await readdir(join(root, 'standard-widgets'), { withFileTypes: true });
  return folders
    .filter((entry) => entry.isDirectory() && entry.name !== KIT && entry.name !== STARTERS)
    .map((entry) => entry.name)
    .sort();
}

/** @param {string} folder @param {WidgetFile[]} files */
const inFolder = (folder, files) => files.map((file) => ({ ...file, name: `${folder}/${file.name}` }));

/** @param {string} name @returns {Promise<Map<string, Spoken>>} what its folder of texts says, by language */
export async function textsOf(name) {
  const files = await filesBelow(join(root, 'standard-widgets', name, TEXTS));
  return new Map(files.map(({ name: file, bytes }) => [file.replace('.json', ''), JSON.parse(textIn(bytes))]));
}

/** @param {Uint8Array} bytes */
const textIn = (bytes) => Buffer.from(bytes).toString('utf8');

/**
 * The sources of one standard widget and the kit, as they go into its package in this language.
 * @param {string} name
 * @param {string} [language]
 */
export async function widgetSources(name, language = 'en') {
  const languages = await textsOf(name);
  const files = await filesBelow(join(root, 'standard-widgets', name));
  const own = files.filter((file) => !file.name.startsWith(`${TEXTS}/`));
  const spoken = languages.get(language);
  const texts = Object.fromEntries([...languages].map(([code, each]) => [code, each.texts]));
  const table = `'use strict';\n\nconst TEXTS = ${JSON.stringify(texts, null, 2)};\n`;
  const kit = inFolder('kit', await filesBelow(join(root, 'standard-widgets', KIT)));
  const said = spoken ? await inLanguage(own, language, spoken) : own;
  return [...said, { name: 'texts.js', bytes: new TextEncoder().encode(table) }, ...kit];
}

/**
 * The same files with the name and default texts of another language; nothing else differs.
 * @param {WidgetFile[]} files
 * @param {string} language
 * @param {Spoken} spoken
 */
async function inLanguage(files, language, { name, texts }) {
  const { replaceValues } = (await (documents ??= runnerImport(DOCUMENT, QUIET))).module;
  /** @type {Record<string, (text: string) => string>} */
  const changes = {
    'index.html': (page) =>
      page
        .replace('<html lang="en">', `<html lang="${language}">`)
        .replace(/<title>.*<\/title>/, () => `<title>${name}</title>`),
    'ascData.json': (source) => replaceValues(source, valuesIn(texts, JSON.parse(source).Elements))
  };
  return files.map((file) => {
    const change = changes[file.name];
    if (!change) return file;
    return { ...file, bytes: new TextEncoder().encode(change(textIn(file.bytes))) };
  });
}

/**
 * @param {Record<string, string>} texts
 * @param {{ Id: string, DataType: string, Value: { Text: string }[] }[]} elements
 */
function valuesIn(texts, elements) {
  const own = elements.filter(({ DataType }) => DataType === 'simpleText');
  return new Map(
    own.map(({ Id, Value }) => [Id, Value.map((entry) => ({ ...entry, Text: texts[entry.Text] ?? entry.Text }))])
  );
}

/**
 * Writes styles and scripts into the page that names them: each frame on a dashboard fetches its files anew, and each file
 * takes the frame, the browser and the server some milliseconds. The runtime libraries stay separate files, because the check
 * recognises them.
 * @param {WidgetFile[]} files
 */
export function withoutParts(files) {
  const texts = new Map(files.map(({ name, bytes }) => [name, textIn(bytes)]));
  const written = new Set(['index.html']);
  /** @param {'style' | 'script'} tag @returns {(all: string, name: string) => string} */
  const inline = (tag) => (all, name) => {
    const text = texts.get(name);
    if (text === undefined) return all;
    if (text.includes(`</${tag}`)) throw new Error(`${name} would end its own <${tag}>.`);
    written.add(name);
    return `<${tag}>\n${text}</${tag}>`;
  };
  const page = texts
    .get('index.html')
    ?.replace(/<link rel="stylesheet" href="([^"]+)" \/>/g, inline('style'))
    .replace(/<script src="([^"]+)"><\/script>/g, inline('script'));
  const left = files.filter(({ name }) => !written.has(name));
  return [{ name: 'index.html', bytes: new TextEncoder().encode(page) }, ...left];
}

/** The built runtime libraries, as every widget bundles them. */
async function libraryFiles() {
  const files = LIBRARIES.map(async (name) => ({
    name,
    bytes: new Uint8Array(await readFile(join(root, 'static/lib', name)))
  }));
  return inFolder('lib', await Promise.all(files));
}

/** Runs work with modules of the product. They may load others while it runs. @param {(load: (path: string) => Promise<any>) => Promise<void>} work */
async function withModules(work) {
  const server = await createServer({
    ...QUIET,
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom'
  });
  try {
    const { runner } = /** @type {import('vite').RunnableDevEnvironment} */ (server.environments.ssr);
    await work((path) => runner.import(join(root, path)));
  } finally {
    await server.close();
  }
}

/**
 * Packs the standard widgets. The runtime libraries must have been built. Fails on any error or warning of the check.
 * @param {string} [outDir] folder to write to; its former content is removed
 */
export const packWidgets = (outDir = 'build/widgets') => withModules((load) => packInto(resolve(root, outDir), load));

/** @param {string} target @param {(path: string) => Promise<any>} load */
async function packInto(target, load) {
  const { checkPackage, knownLibraries } = await load('src/lib/package/check.ts');
  const { writePackage } = await load('src/lib/package/write.ts');
  const { messageOf } = await load('src/lib/ascdata/wording.ts');
  const { DEFAULT_PLATFORM } = await load('src/lib/ascdata/defaults.ts');
  const { registry } = await load('src/lib/datatypes/registry.ts');
  const { structure } = await load('src/lib/datatypes/validators.generated.js');
  const libraries = knownLibraries(JSON.parse(await readFile(join(root, 'static/lib/versions.json'), 'utf8')));
  const options = {
    registry,
    structure,
    platform: DEFAULT_PLATFORM,
    patterns: trustedPatterns,
    today: new Date().toISOString().slice(0, 10),
    libraries
  };

  /** @param {string} name @param {string} language @param {string} [folder] */
  const pack = async (name, language, folder = language) => {
    const files = [...withoutParts(await widgetSources(name, language)), ...(await libraryFiles())];
    const fileName = `${name}.dash.zip`;
    const { findings } = await checkPackage({ fileName, files }, options);
    const bad = findings.filter((/** @type {{ severity: string }} */ found) => found.severity !== 'info');
    if (bad.length > 0) {
      const lines = bad.map((/** @type {any} */ found) => `${found.severity} ${found.pointer} ${messageOf(found)}`);
      throw new Error(`standard-widgets/${name} (${language}) is not fit to ship:\n${lines.join('\n')}`);
    }
    await writeFile(join(target, folder, fileName), await writePackage(files));
  };
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const name of await widgetNames()) {
    await pack(name, 'en', '');
    for (const language of (await textsOf(name)).keys()) {
      await mkdir(join(target, language), { recursive: true });
      await pack(name, language);
    }
  }
}

/** The patterns of our own widgets need no bound in time. */
const trustedPatterns = {
  test: (/** @type {string} */ pattern, /** @type {string} */ text) =>
    new RegExp(pattern).test(text) ? 'match' : 'no-match',
  settled: async () => {}
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await packWidgets(process.argv[2]);
