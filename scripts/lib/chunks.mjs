// Which modules the bundler joins in one JavaScript file. By default it makes one for every set of pages and lazily loaded
// parts that share something: dozens of files of a few hundred bytes, which compress badly and are requested one by one.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The editor's page, what the dashboard opens of it, and the page of the benches. */
const EDITOR = 'src/routes/widgets/WidgetEditor.svelte';
const EDITOR_PAGE = /^src\/routes\/widgets\/\[id\]\/\+[^/]*$|^bench\/editor\.entry\.ts$/;
/** Other views of the same widget, made of parts of the editor: they take them as they are cut for the editor. */
const VIEW_PAGE = /^src\/routes\/widgets\/\[id\]\/(?:conditions|translations|definition|history)\/\+[^/]*$/;
/** Texts of the screens: a folder for each language; what `base` imports is needed before the first field. */
const TEXTS = /^src\/lib\/messages\/(\w+)\/(?:screens\/)?(\w+)/;
/** They come with their screen; `failure`: of the error page, in every language. */
const OF_ONE_SCREEN = new Set([
  'workspace',
  'checks',
  'translations',
  'definition',
  'properties',
  'history',
  'failure'
]);
/** Words that every form needs, of every language: they go into the same file as the form. */
const VALUE_WORDS = /^src\/lib\/messages\/\w+\/valueWords\.ts$/;
/** What else is of one language: how long ago something was. */
const OWN_DISTANCES = /^node_modules\/date-fns\/locale\/([a-z]{2})\b/;
/** The inputs of dates and times, for forms that have some: a form waits for them, and not for everything else that can wait. */
const MOMENTS =
  /^src\/lib\/datatypes\/(?:(?:date|time)\/Input\.svelte|pickers\/(?:Moment\.svelte|momentControls\.ts))$/;
/** What says that a part of the page is missing. */
const NOTICE = /^src\/(?:routes\/Missing|lib\/ui\/Notice)\.svelte$/;
/** What says in every language how long ago something was; American English is what date-fns falls back on. */
const DISTANCES = /^node_modules\/date-fns\/locale\/(?:_lib|en-US)\b/;
/** Parts of Svelte that dialogs and other pages need, and no field: Svelte itself imports them all. */
const BINDINGS = /\/node_modules\/svelte\/src\/internal\/client\/dom\/elements\/bindings\/(?:input|size)\.js$/;
/** What texts of every language are made with, and what every page runs on: some page or other needs each part of it. */
const EVERYWHERE = /^src\/lib\/language\/(?!commonLanguages|moments)|^node_modules\/@sveltejs\/kit\//;

/** Of what several pages share, and of large libraries, a page runs little at once. */
const SHARED = 'common';
const LARGE_LIBRARIES = /\/node_modules\/(?:@codemirror|@lezer|@dagrejs)\//;
/** Characters; the functions of smaller files are compiled as fast as they are read. */
const WORTH_A_HINT = 5_000;

/**
 * What the bundler knows about a module: ids of those that import it, at once or later.
 * @typedef {{ isEntry: boolean, importers: readonly string[], dynamicImporters: readonly string[] }} Module
 * @typedef {(id: string) => Module | null} Graph
 */

/** @param {string} id an absolute path, with a query for a part of a file (its styles) */
const fileOf = (id) => relative(root, id.replace(/\?.*/, '')).replaceAll('\\', '/');

/** @param {string} file */
const isPage = (file) => file === EDITOR || /^src\/routes\/(.*\/)?\+[^/]*$/.test(file);

/** @param {string} file */
const isEditor = (file) => file === EDITOR || EDITOR_PAGE.test(file);

/**
 * The pages, layouts and entries that import a module, directly or through others.
 * @param {string} id
 * @param {Graph} graph
 * @param {(module: Module) => readonly string[]} importersOf
 */
function usersOf(id, graph, importersOf) {
  const users = new Set();
  const known = new Set([id]);
  // Iterating a set includes entries added during the iteration.
  for (const at of known) {
    const module = graph(at);
    const file = fileOf(at);
    if (isPage(file) || module?.isEntry) users.add(file);
    else if (module) for (const importer of importersOf(module)) known.add(importer);
  }
  return [...users];
}

/** @param {string} file */
const isView = (file) => VIEW_PAGE.test(file);

/** @param {string} id */
const textOf = (id) => TEXTS.exec(fileOf(id)) ?? [];

/**
 * The chunk of texts that are needed only after the first field; null for those of a screen that alone needs them.
 * @param {string} id
 * @param {Graph} graph
 * @returns {`texts-${string}` | 'findings' | null}
 */
function laterTextOf(id, graph) {
  const [, language, part] = textOf(id);
  if (OF_ONE_SCREEN.has(part ?? '')) return null;
  const importers = graph(id)?.importers ?? [];
  if (importers.some((each) => !TEXTS.test(fileOf(each)))) return 'findings';
  const isFirst = [id, ...importers].some((each) => textOf(each)[2] === 'base');
  return isFirst ? null : `texts-${language}`;
}

/**
 * Where a module goes; null leaves it to the bundler.
 *
 * Before the editor's first field hardly anything is loaded for the join that would not be loaded without:
 * - `base`: what every page needs before it shows anything, and what the editor needs before its first field: nearly all of that
 *   reaches every page by way of `common`, and the rest is smaller there than in a file of its own
 *
 * The rest is joined more generously, because fifty small files take a browser longer than a few kilobytes more:
 * - `later`: what only the editor needs, after its first field
 * - `common`: what several pages need
 * - `notice`: what says that a part is missing, with its texts: it must not wait for any
 * - `moments`: what few fields need
 * - `texts-de`, `texts-en` …: the texts of a language that can wait
 * - `findings`: texts that something needs in every language at once; in the files above they would drag all languages in
 * - `distances`: what the languages' words for times share
 *
 * @param {string} id
 * @param {Graph} graph
 * @returns {'base' | 'later' | 'common' | 'notice' | 'moments' | 'findings' | 'distances' | `texts-${string}` | null}
 */
export function chunkOf(id, graph) {
  if (graph(id)?.isEntry) return null;
  if (TEXTS.test(fileOf(id)) && !VALUE_WORDS.test(fileOf(id))) return laterTextOf(id, graph);
  if (DISTANCES.test(fileOf(id))) return 'distances';
  const [, distance] = OWN_DISTANCES.exec(fileOf(id)) ?? [];
  if (distance) return `texts-${distance}`;
  if (EVERYWHERE.test(fileOf(id))) return 'base';
  if (NOTICE.test(fileOf(id))) return 'notice';
  if (MOMENTS.test(fileOf(id))) return 'moments';
  if (BINDINGS.test(id)) return SHARED;
  const atOnce = usersOf(id, graph, ({ importers }) => importers);
  if (atOnce.some((user) => !isPage(user) || /^src\/routes\/\+layout\b/.test(user))) return 'base';
  const ever = usersOf(id, graph, ({ importers, dynamicImporters }) => [...importers, ...dynamicImporters]);
  if (ever.length > 0 && ever.every(isView)) return null;
  if (atOnce.some(isEditor)) return 'base';
  if (ever.every((user) => isEditor(user) || isView(user))) return 'later';
  return ever.length > 1 ? SHARED : null;
}

/**
 * The bundler's options for the files of the browser.
 * @returns {import('vite').Rolldown.RolldownOptions}
 */
export const browserBundle = () => ({
  // Both for `BINDINGS`: a group without what its modules import needs the first, and without the second each page would load them.
  preserveEntrySignatures: 'allow-extension',
  treeshake: { moduleSideEffects: [{ test: BINDINGS, sideEffects: false }] },
  output: { codeSplitting: { groups: chunkGroups() } }
});

/**
 * Whether the functions of a file run as soon as a page has it.
 * @param {{ name: string, code: string, moduleIds: readonly string[] }} chunk
 */
export const runsAtOnce = ({ name, code, moduleIds }) =>
  code.length >= WORTH_A_HINT && name !== SHARED && !moduleIds.some((id) => LARGE_LIBRARIES.test(id));

/**
 * Tells V8 of such files, in their first line: it then compiles their functions beside the main thread while they arrive, and not
 * one by one as they are called. Other engines read past it.
 * @returns {import('vite').Plugin}
 */
export const compileHints = () => ({
  name: 'compile-hints',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  // After Vite's own: it writes a line before the others of a file that imports some more later.
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && runsAtOnce(chunk)) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    }
  }
});

/**
 * The groups for the bundler's `codeSplitting`. A group takes along what its modules import, so that the more widely used go first.
 * @returns {import('vite').Rolldown.CodeSplittingGroup[]}
 */
function chunkGroups() {
  /** @type {Map<string, ReturnType<typeof chunkOf>>} */
  const found = new Map();
  /** @param {string} id @param {import('vite').Rolldown.ChunkingContext} context */
  const known = (id, context) => {
    if (!found.has(id))
      found.set(
        id,
        chunkOf(id, (each) => context.getModuleInfo(each))
      );
    return found.get(id);
  };
  /** @param {NonNullable<ReturnType<typeof chunkOf>>} chunk @param {number} priority */
  const group = (chunk, priority) => ({
    debugName: chunk,
    /** @type {import('vite').Rolldown.CodeSplittingNameFunction} */
    name: (id, context) => (known(id, context) === chunk ? chunk : null),
    priority
  });
  return [
    // Before `base`, which would take them along, and without what they import, which is nearly all of Svelte.
    { ...group(SHARED, 8), test: BINDINGS, includeDependenciesRecursively: false },
    // Before the texts that can wait, which would take along what they are made with.
    group('base', 7),
    group('findings', 6),
    group('distances', 6),
    {
      debugName: 'texts',
      name: (id, context) => {
        const chunk = known(id, context);
        return chunk?.startsWith('texts-') ? chunk : null;
      },
      priority: 5
    },
    group('notice', 3),
    group('moments', 2),
    group(SHARED, 1),
    group('later', 0)
  ];
}
