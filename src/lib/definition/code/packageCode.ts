import { parse } from '../../ascdata/parse.js';
import { pointerToken } from '../../ascdata/findings.js';
import { SETTINGS_FILE } from '../../ascdata/severitySettings.js';
import { TESTS_FILE } from '../../ascdata/conditions/ruletests/format.js';
import { linesOf } from '../../ascdata/lineIndex.js';
import { contentStart } from '../../ascdata/sourceText.js';
import { readHtml } from '../../package/html.js';
import { isLibrary } from '../../package/libraries.js';
import { scriptUses, wordsIn, type IdUse, type UseKind } from './idUses.js';

/** A line of a file with an Id. */
export interface CodeLine {
  /** From 1. */
  readonly line: number;
  /** The line, or what is around the first use. */
  readonly text: string;
  /** Where `text` has the Id: those that a rename changes. */
  readonly marks: readonly { readonly from: number; readonly to: number }[];
  /** That of its uses that says most; its rename changes those of this kind. */
  readonly kind: UseKind;
  readonly uses: readonly IdUse[];
}

/** A file of a package with an Id. */
export interface CodeFile {
  readonly path: string;
  readonly text: string;
  readonly lines: readonly CodeLine[];
}

const SCRIPTS = /\.[cm]?js$/i;
const PAGES = /\.html?$/i;
const TEXTS = /\.(?:[cm]?[jt]sx?|html?|css|json|svg|vue|svelte|txt|md|xml|ya?ml)$/i;
/** ascData.json and its tests are renamed by what they say. */
const OWN_FILES: ReadonlySet<string> = new Set(['ascData.json', TESTS_FILE]);
/** Characters of a file that is read, as in the source. */
const MOST_LENGTH = 1_048_576;
/** Shown of a line, and before its first use. */
const [MOST_SHOWN, MOST_BEFORE] = [160, 40];
const RANK: readonly UseKind[] = ['access', 'computed', 'word'];

/** Whether a file is one of those that are searched. */
const isSearched = (path: string): boolean => TEXTS.test(path) && !OWN_FILES.has(path) && !isLibrary(path);

/** The lines of a package's files that have an Id. @param files texts by path */
export function codeWith(files: Iterable<readonly [path: string, text: string]>, id: string): CodeFile[] {
  return [...files].flatMap(([path, text]) => {
    if (text.length > MOST_LENGTH || !isSearched(path) || id === '' || !text.includes(id)) return [];
    const lines = linesWith(text, usesIn(path, text, id));
    return lines.length > 0 ? [{ path, text, lines }] : [];
  });
}

function usesIn(path: string, text: string, id: string): IdUse[] {
  if (SCRIPTS.test(path)) return scriptUses(text, id);
  if (PAGES.test(path)) return pageUses(text, id);
  return path === SETTINGS_FILE ? settingsUses(text, id) : wordsIn(text, id);
}

function pageUses(text: string, id: string): IdUse[] {
  const inScripts = new Map<number, IdUse>();
  for (const { name, attributes, text: script, textOffset } of readHtml(text).tags) {
    if (name !== 'script' || attributes.has('src')) continue;
    for (const use of scriptUses(script, id)) {
      const offset = use.offset + textOffset;
      inScripts.set(offset, { ...use, offset });
    }
  }
  return wordsIn(text, id).map((word) => inScripts.get(word.offset) ?? word);
}

/** Severities of the findings of a setting are kept under its Id. */
function settingsUses(text: string, id: string): IdUse[] {
  const key = parse(text).locateKey(`/elements/${pointerToken(id)}`);
  return wordsIn(text, id).map((word) =>
    key && word.offset === key.offset + 1 ? { ...word, as: 'quoted', kind: 'access' } : word
  );
}

function linesWith(text: string, uses: readonly IdUse[]): CodeLine[] {
  const found: CodeLine[] = [];
  let [at, start] = [0, contentStart(text)];
  if (uses.length === 0) return found;
  for (const [index, line] of linesOf(text).entries()) {
    const next = nextLine(text, start + line.length);
    const own: IdUse[] = [];
    for (let use = uses[at]; use && use.offset < next; use = uses[++at]) own.push(use);
    if (own.length > 0) found.push(lineOf(line, index + 1, start, own));
    if (at === uses.length) break;
    start = next;
  }
  return found;
}

/** Behind the line end at an offset. */
function nextLine(text: string, end: number): number {
  return text.startsWith('\r\n', end) ? end + 2 : end + 1;
}

function lineOf(line: string, number: number, start: number, all: readonly IdUse[]): CodeLine {
  const kind = RANK.find((each) => all.some((use) => use.kind === each))!;
  const uses = all.filter((use) => use.kind === kind);
  const first = uses[0]!.offset - start;
  const indent = line.length - line.trimStart().length;
  const from = line.length - indent <= MOST_SHOWN ? indent : Math.max(indent, first - MOST_BEFORE);
  const to = Math.min(line.length, from + MOST_SHOWN);
  const cut = [from > indent ? '…' : '', to < line.length ? '…' : ''] as const;
  const marks = uses.flatMap(({ offset, length }) => {
    const mark = offset - start - from;
    return mark + length <= to - from ? [{ from: mark + cut[0].length, to: mark + length + cut[0].length }] : [];
  });
  return { line: number, text: cut[0] + line.slice(from, to) + cut[1], marks, kind, uses };
}
