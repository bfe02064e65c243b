import type { Beside } from '../../ascdata/check.js';
import type { Finding } from '../../ascdata/findings.js';
import type { PackageFile } from '../files.js';
import { isLibrary } from '../libraries.js';
import { PackageFindings } from '../packageFindings.js';
import { FileIndex } from '../references.js';
import { besideOf, checkStartPage } from '../startPage.js';

/**
 * The check of a definition against the pages and scripts of its package while they are edited, as `checkPackage` makes it; of the files
 * themselves nothing is said.
 * @param texts all of its pages and scripts, by path
 * @returns what the check of the definition takes, and afterwards `found`, what is in the code; undefined: there is no start page
 */
export function editedCode(
  texts: readonly (readonly [path: string, text: string])[]
): { readonly beside: Beside; readonly found: () => readonly Finding[] } | undefined {
  const encoder = new TextEncoder();
  const files = texts.map(([name, text]): PackageFile => ({ name, bytes: encoder.encode(text) }));
  const index = new FileIndex(files);
  const page = index.get('index.html');
  if (page === undefined) return undefined;
  const inCode = new PackageFindings();
  const startPage = checkStartPage(page, index, isLibrary, new PackageFindings());
  return { beside: besideOf(startPage, files, inCode), found: () => inCode.findings };
}
