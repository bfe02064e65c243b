// Which modules the bundler joins in one file of JavaScript. By itself it cuts one for every set of pages and lazily loaded
// parts that share something: dozens of files of a few hundred bytes, which compress badly and are asked for one by one.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The editor's page, and what the dashboard opens of it. */
const EDITOR = 'src/routes/widgets/WidgetEditor.svelte';
const EDITOR_PAGE = /^src\/routes\/widgets\/\[id\]\/\+[^/]*$/;
/** Texts of the screens: a folder for each language; what `base` imports is needed before the first field. */
const TEXTS = /^src\/lib\/messages\/(\w+)\/(?:screens\/)?(\w+)/;
/** What else is of one language: words of the DataTypes, and how long ago something was. */
const WORDS = /^src\/lib\/datatypes\/\w+\/words\/(\w+)\.ts$|^node_modules\/date-fns\/locale\/([a-z]{2})\b/;
/** What texts of every language are made with. */
const LANGUAGE = /^src\/lib\/language\//;

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
  // Iterating a set includes what is added on the way.
  for (const at of known) {
    const module = graph(at);
    const file = fileOf(at);
    if (isPage(file) || module?.isEntry) users.add(file);
    else if (module) for (const importer of importersOf(module)) known.add(importer);
  }
  return [...users];
}

/** @param {string} id */
const textOf = (id) => TEXTS.exec(fileOf(id)) ?? [];

/**
 * The chunk of texts that are needed only after the first field.
 * @param {string} id
 * @param {Graph} graph
 * @returns {`texts-${string}` | null}
 */
function laterTextOf(id, graph) {
  const [, language] = textOf(id);
  const isFirst = [id, ...(graph(id)?.importers ?? [])].some((each) => textOf(each)[2] === 'base');
  return isFirst ? null : `texts-${language}`;
}

/**
 * Where a module goes; null leaves it to the bundler.
 *
 * Before the editor's first field hardly anything is loaded for the join that would not be loaded without:
 * - `base`: what every page needs before it shows anything
 * - `editor`: what the editor needs before its first field, and no other page ever
 * - `shared`: what the editor needs at once and another page too; cut by who needs it, down to a few kilobytes of source
 *
 * The rest is joined more generously, because fifty small files take a browser longer than a few kilobytes more:
 * - `later`: what only the editor needs, after its first field
 * - `common`: what several pages need
 * - `texts-de`, `texts-en` …: the texts of a language that can wait
 *
 * @param {string} id
 * @param {Graph} graph
 * @returns {'base' | 'shared' | 'editor' | 'later' | 'common' | `texts-${string}` | null}
 */
export function chunkOf(id, graph) {
  if (graph(id)?.isEntry) return null;
  if (TEXTS.test(fileOf(id))) return laterTextOf(id, graph);
  const [, type, distance] = WORDS.exec(fileOf(id)) ?? [];
  if (type ?? distance) return `texts-${type ?? distance}`;
  if (LANGUAGE.test(fileOf(id))) return 'base';
  const atOnce = usersOf(id, graph, ({ importers }) => importers);
  if (atOnce.some((user) => !isPage(user) || /^src\/routes\/\+layout\b/.test(user))) return 'base';
  const ever = usersOf(id, graph, ({ importers, dynamicImporters }) => [...importers, ...dynamicImporters]);
  const isFirst = atOnce.some(isEditor);
  if (ever.every(isEditor)) return isFirst ? 'editor' : 'later';
  if (isFirst) return 'shared';
  return ever.length > 1 ? 'common' : null;
}

/**
 * The groups for the bundler's `codeSplitting`. A group takes along what its modules import, so that the more widely used go first.
 * @returns {import('vite').Rolldown.CodeSplittingGroup[]}
 */
export function chunkGroups() {
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
    // Before the texts that can wait, which would take along what they are made with.
    group('base', 6),
    {
      debugName: 'texts',
      name: (id, context) => {
        const chunk = known(id, context);
        return chunk?.startsWith('texts-') ? chunk : null;
      },
      priority: 5
    },
    // Cut by who needs what, but nothing smaller than these bytes of source.
    { ...group('shared', 4), entriesAware: true, entriesAwareMergeThreshold: 8_000 },
    group('editor', 3),
    group('common', 2),
    group('later', 1)
  ];
}
