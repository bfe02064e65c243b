import { parse } from '../../ascdata/parse.js';
import { pointerToken } from '../../ascdata/findings.js';
import { SETTINGS_FILE } from '../../ascdata/severitySettings.js';
import { TESTS_FILE } from '../../ascdata/conditions/ruletests/format.js';
import { linesOf } from '../../ascdata/lineIndex.js';
import { contentStart } from '../../ascdata/sourceText.js';
import { scriptsIn } from '../../package/code/scripts.js';
import { isLibrary } from '../../package/libraries.js';
import { applySplices, type Splice } from '../../ascdata/textStyle.js';
import {
  MOST_USES,
  readScripts,
  scriptUses,
  withUses,
  wordsIn,
  type IdUse,
  type ReadScript,
  type UseKind
} from './idUses.js';

/** A line of a file with an Id. */
export interface CodeLine {
  /** From 1. */
  readonly line: number;
  /** The line, or what is around the first use. */
  readonly text: string;
  /** Where `text` has the Id: those that a rename changes. */
  readonly marks: readonly { readonly from: number; readonly to: number }[];
  /** How many lines before it in the file are listed with the same text. */
  readonly nth: number;
  /** That of its uses that says most; its rename changes those of this kind. */
  readonly kind: UseKind;
  readonly uses: readonly IdUse[];
}

/** A file of a package with an Id. */
export interface CodeFile {
  readonly path: string;
  readonly text: string;
  readonly lines: readonly CodeLine[];
  /** So many places with the Id were read, and later ones stay as they are; undefined: all were. */
  readonly cutAt: number | undefined;
}

const TEXTS = /\.(?:[cm]?[jt]sx?|html?|css|json|svg|vue|svelte|txt|md|xml|ya?ml)$/i;
/** ascData.json and its tests are renamed by what they say. */
const OWN_FILES: ReadonlySet<string> = new Set(['ascData.json', TESTS_FILE]);
/** Characters of a file that is read, as in the source. */
const MOST_LENGTH = 1_048_576;
/** Characters of scripts that are read together; in what goes beyond, Ids are words. */
const MOST_SCRIPTS = 4 * MOST_LENGTH;
/** Shown of a line, and before its first use. */
const [MOST_SHOWN, MOST_BEFORE] = [160, 40];
const RANK: readonly UseKind[] = ['access', 'computed', 'word'];

/** Whether a file is one of those that are searched. */
const isSearched = (path: string): boolean => TEXTS.test(path) && !OWN_FILES.has(path) && !isLibrary(path);

/**
 * The lines of a package's files that have one of some Ids: a file once for each.
 * @param files texts by path; of scripts also those without an Id, which may have functions that look it up
 */
export function codeWith(files: Iterable<readonly [path: string, text: string]>, ids: readonly string[]): CodeFile[] {
  const code = new PackageCode(files);
  return code.files.flatMap(([path, text]) =>
    ids.flatMap((id) => {
      const counts = new Map<string, number>();
      const lines = code.linesWith(path, text, id).map((own) => {
        const line = shownLine(own);
        const nth = counts.get(line.text) ?? 0;
        counts.set(line.text, nth + 1);
        return { ...line, nth };
      });
      return lines.length > 0
        ? [{ path, text, lines, cutAt: wordsIn(text, id).length > MOST_USES ? MOST_USES : undefined }]
        : [];
    })
  );
}

/** A file before it was edited, and now. */
export type EditedCode = readonly [path: string, before: string, now: string];

/**
 * The files in which code has a former Id again: what its rename changed is as it was, and lines that were written since follow where they
 * read the setting.
 * @param files also scripts that were not edited, which may have functions that look it up
 * @param id that they have now
 * @returns the texts of those that were edited by path
 */
export function codeBack(files: readonly EditedCode[], former: string, id: string): [path: string, text: string][] {
  const was = new PackageCode(files.map(([path, before]) => [path, before]));
  const is = new PackageCode(files.map(([path, , now]) => [path, now]));
  const edited = files.filter(([, before, now]) => before !== now);
  return edited.map(([path, before, now]) => {
    const lines = is.linesWith(path, now, id);
    const known = formerLines(was, path, before, former, id, lines);
    const splices = lines.flatMap((line): Splice[] => {
      const content = known.get(line.text)?.shift() ?? (line.kind === 'access' ? lineWithId(line, former) : line.text);
      return content === line.text ? [] : [{ offset: line.start, length: line.text.length, content }];
    });
    return [path, applySplices(now, splices)];
  });
}

/** The lines of a file before it was edited, in its order, by what they are now that the Id is another one. */
function formerLines(
  code: PackageCode,
  path: string,
  before: string,
  former: string,
  id: string,
  present: readonly OwnLine[]
): Map<string, string[]> {
  const renamed = code.linesWith(path, before, former).map((line) => ({ ...line, now: lineWithId(line, id) }));
  const others = code.linesWith(path, before, id).map((line) => ({ ...line, now: line.text }));
  const lines = new Map<string, string[]>();
  for (const { now, text } of [...renamed, ...others].sort((a, b) => a.start - b.start)) {
    const known = lines.get(now);
    if (known) known.push(text);
    else lines.set(now, [text]);
  }
  for (const [now, was] of lines) {
    const count = present.filter(({ text }) => text === now).length;
    // Some of them were not renamed: those that were like that already stay so.
    while (was.length > count)
      was.splice(
        was.findLastIndex((text) => text !== now),
        1
      );
  }
  return lines;
}

/** A line with another Id where its rename changes it. */
function lineWithId({ text, start, uses }: OwnLine, id: string): string {
  const own = uses.map((use) => ({ ...use, offset: use.offset - start }));
  return withUses(text, own, id);
}

/** Severities of the findings of a setting are kept under its Id. */
function settingsUses(text: string, id: string): IdUse[] {
  const key = parse(text).locateKey(`/elements/${pointerToken(id)}`);
  return wordsIn(text, id).map((word) =>
    key && word.offset === key.offset + 1 ? { ...word, as: 'quoted', kind: 'access' } : word
  );
}

/** A line as a whole, with the uses that its rename changes. */
interface OwnLine extends Pick<CodeLine, 'line' | 'text' | 'kind' | 'uses'> {
  /** Its offset in the file. */
  readonly start: number;
}

/** The files of a package. Their scripts are read together, once an Id is looked for. */
class PackageCode {
  readonly files: readonly (readonly [path: string, text: string])[];
  #scripts: ReadonlyMap<string, ReadScript> | undefined;

  constructor(files: Iterable<readonly [path: string, text: string]>) {
    this.files = [...files].filter(([path, text]) => text.length <= MOST_LENGTH && isSearched(path));
  }

  /** The lines of one of the files with an Id, if it is one of those that are searched. */
  linesWith(path: string, text: string, id: string): OwnLine[] {
    const found: OwnLine[] = [];
    if (text.length > MOST_LENGTH || !isSearched(path) || id === '' || !text.includes(id)) return found;
    const uses = this.#usesIn(path, text, id).slice(0, MOST_USES);
    let [at, start] = [0, contentStart(text)];
    if (uses.length === 0) return found;
    for (const [index, line] of linesOf(text).entries()) {
      const next = nextLine(text, start + line.length);
      const own: IdUse[] = [];
      for (let use = uses[at]; use && use.offset < next; use = uses[++at]) own.push(use);
      if (own.length > 0) found.push(ownLine(line, index + 1, start, own));
      if (at === uses.length) break;
      start = next;
    }
    return found;
  }

  #usesIn(path: string, text: string, id: string): IdUse[] {
    if (path === SETTINGS_FILE) return settingsUses(text, id);
    const read = new Map<number, IdUse>();
    for (const [from, script] of scriptsIn(path, text)) {
      this.#scripts ??= readScripts(this.#allScripts());
      for (const use of scriptUses(script, id, this.#scripts.get(script))) {
        const offset = use.offset + from;
        read.set(offset, { ...use, offset });
      }
    }
    return wordsIn(text, id).map((word) => read.get(word.offset) ?? word);
  }

  /** Of all files, up to a length. */
  #allScripts(): string[] {
    let length = 0;
    return this.files
      .flatMap(([path, text]) => scriptsIn(path, text).map(([, script]) => script))
      .filter((script) => (length += script.length) <= MOST_SCRIPTS);
  }
}

/** Behind the line end at an offset. */
function nextLine(text: string, end: number): number {
  return text.startsWith('\r\n', end) ? end + 2 : end + 1;
}

function ownLine(text: string, line: number, start: number, all: readonly IdUse[]): OwnLine {
  const kind = RANK.find((each) => all.some((use) => use.kind === each))!;
  return { line, text, start, kind, uses: all.filter((use) => use.kind === kind) };
}

/** As it is listed: what is around the first use. */
function shownLine({ line: number, text: line, start, kind, uses }: OwnLine): Omit<CodeLine, 'nth'> {
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
