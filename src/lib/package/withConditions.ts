import { TESTS_FILE } from '../ascdata/conditions/ruletests/format.js';
import { decode } from '../ascdata/decode.js';
import { fileNamed, type PackageFile } from './files.js';
import { mergeText } from './mergeText.js';
import { readPackage } from './read.js';
import { writePackage } from './write.js';

const DEFINITION = 'ascData.json';

/** The texts of a package that are edited. */
interface Texts {
  /** Of ascData.json. */
  readonly source: string;
  /** Of conditions.tests.json; undefined: there is none. */
  readonly tests: string | undefined;
  /** Of other files, by their path. */
  readonly files: ReadonlyMap<string, string>;
}

/** A file whose text changes, as the package had it and as it has it now. */
export interface ChangedText {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** A package with a change. */
export interface Changed {
  readonly bytes: Uint8Array;
  /** Its ascData.json. */
  readonly source: string;
  /** Its conditions.tests.json; '': it has none. */
  readonly tests: string;
  /** In the order of the package's own files; ascData.json first. */
  readonly texts: readonly ChangedText[];
}

/** A place that both changed: a line of a file, from 1. */
export interface MergeConflict {
  readonly name: string;
  readonly line: number;
}

/**
 * The same package with a change to these files that was made in another version of it; all other files stay.
 * @param base the files that the change was made to
 * @param finish what becomes of the changed ascData.json last
 * @returns undefined: it cannot be read
 */
export async function withChange(
  packed: Uint8Array,
  { base, edited }: { readonly base: Texts; readonly edited: Texts },
  finish: (source: string) => string | Promise<string> = (source) => source
): Promise<Changed | MergeConflict | undefined> {
  const { files } = await readPackage(packed);
  if (!files) return undefined;
  const definition = definitionIn(files);
  const merged = mergeText(base.source, edited.source, definition);
  if ('line' in merged) return { name: DEFINITION, ...merged };
  const tests = mergeText(base.tests ?? '', edited.tests ?? '', testsIn(files));
  if ('line' in tests) return { name: TESTS_FILE, ...tests };
  const texts = [{ name: TESTS_FILE, before: testsIn(files), after: tests.text }];
  let made = withTestsFile(files, tests.text || undefined);
  for (const [name, mine] of edited.files) {
    const before = textIn(files, name);
    const merged = mergeText(base.files.get(name) ?? '', mine, before);
    if ('line' in merged) return { name, ...merged };
    texts.push({ name, before, after: merged.text });
    made = withText(made, name, merged.text);
  }
  const source = await finish(merged.text);
  texts.unshift({ name: DEFINITION, before: definition, after: source });
  const changed = texts.filter(({ before, after }) => before !== after);
  return { bytes: await writePackage(made, source), source, tests: tests.text, texts: changed };
}

const definitionIn = (files: readonly PackageFile[]): string => {
  const file = fileNamed(files, DEFINITION);
  return file ? decode(file.bytes).text : '';
};

const testsIn = (files: readonly PackageFile[]): string =>
  new TextDecoder().decode(fileNamed(files, TESTS_FILE)?.bytes);

/** With its byte order mark: it stays. */
const textIn = (files: readonly PackageFile[], name: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(fileNamed(files, name)?.bytes);

/** A file that the package has no longer comes back at its end. */
function withText(files: readonly PackageFile[], name: string, text: string): PackageFile[] {
  const file = { name, bytes: new TextEncoder().encode(text) };
  return fileNamed(files, name) ? files.map((each) => (each.name === name ? file : each)) : [...files, file];
}

function withTestsFile(files: readonly PackageFile[], tests: string | undefined): PackageFile[] {
  const others = files.filter(({ name }) => name !== TESTS_FILE);
  if (tests === undefined) return others;
  const file = { name: TESTS_FILE, bytes: new TextEncoder().encode(tests) };
  const place = files.findIndex(({ name }) => name === TESTS_FILE);
  return others.toSpliced(place < 0 ? others.length : place, 0, file);
}
