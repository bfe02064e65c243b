import { TESTS_FILE } from '../ascdata/conditions/ruletests/format.js';
import type { PackageFile } from './files.js';
import { mergeText } from './mergeText.js';
import { readPackage } from './read.js';
import { writePackage } from './write.js';

const DEFINITION = 'ascData.json';

/** The files of a package with its rules. */
interface Conditions {
  /** Text of ascData.json. */
  readonly source: string;
  /** Text of conditions.tests.json; undefined: there is none. */
  readonly tests: string | undefined;
}

/** A place that both changed: a line of a file, from 1. */
export interface MergeConflict {
  readonly name: string;
  readonly line: number;
}

/**
 * The same package with a change to these files that was made in another version of it; all other files stay.
 * @param present its ascData.json, with the published texts that `base` had, too
 * @param base the files that the change was made to
 * @returns undefined: it cannot be read
 */
export async function withChange(
  packed: Uint8Array,
  present: string,
  { base, edited }: { readonly base: Conditions; readonly edited: Conditions }
): Promise<Uint8Array | MergeConflict | undefined> {
  const { files } = await readPackage(packed);
  if (!files) return undefined;
  const source = mergeText(base.source, edited.source, present);
  if ('line' in source) return { name: DEFINITION, ...source };
  const tests = mergeText(base.tests ?? '', edited.tests ?? '', testsIn(files));
  if ('line' in tests) return { name: TESTS_FILE, ...tests };
  return writePackage(withTestsFile(files, tests.text || undefined), source.text);
}

function testsIn(files: readonly PackageFile[]): string {
  const file = files.find(({ name }) => name === TESTS_FILE);
  return new TextDecoder().decode(file?.bytes);
}

function withTestsFile(files: readonly PackageFile[], tests: string | undefined): PackageFile[] {
  const others = files.filter(({ name }) => name !== TESTS_FILE);
  if (tests === undefined) return others;
  const file = { name: TESTS_FILE, bytes: new TextEncoder().encode(tests) };
  const place = files.findIndex(({ name }) => name === TESTS_FILE);
  return others.toSpliced(place < 0 ? others.length : place, 0, file);
}
