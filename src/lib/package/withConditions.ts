import { TESTS_FILE } from '../ascdata/conditions/ruletests/format.js';
import type { PackageFile } from './files.js';
import { readPackage } from './read.js';
import { writePackage } from './write.js';

/**
 * The same package with a different ascData.json and conditions.tests.json; undefined: it cannot be read.
 * @param tests undefined: without such a file
 */
export async function withConditions(
  packed: Uint8Array,
  { source, tests }: { readonly source: string; readonly tests: string | undefined }
): Promise<Uint8Array | undefined> {
  const { files } = await readPackage(packed);
  return files && writePackage(withTestsFile(files, tests), source);
}

function withTestsFile(files: readonly PackageFile[], tests: string | undefined): PackageFile[] {
  const others = files.filter(({ name }) => name !== TESTS_FILE);
  if (tests === undefined) return others;
  const file = { name: TESTS_FILE, bytes: new TextEncoder().encode(tests) };
  const place = files.findIndex(({ name }) => name === TESTS_FILE);
  return others.toSpliced(place < 0 ? others.length : place, 0, file);
}
