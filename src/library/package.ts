import { checkPackage as checkFiles } from '../lib/package/check.js';
import { knownLibraries } from '../lib/package/libraries.js';
import { readPackage as readZip } from '../lib/package/read.js';
import { writePackage as writeZip } from '../lib/package/write.js';
import { worded, type Finding } from './findings.js';
import { checkContext, type CheckOptions } from './options.js';

/** `ascdata/package`: a `.dash.zip` read, checked and written. */

export type { Edit, Finding } from './findings.js';
export type { CheckOptions, DateOptions, Language } from './options.js';

/** A file of a package. */
export interface PackageFile {
  /** Its path in the package, with `/`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A package that was read. */
export interface ReadPackage {
  /** Absent where an error forbids the use of any of them. */
  readonly files?: readonly PackageFile[];
  readonly findings: readonly Finding[];
}

/** The published runtime libraries, by which a changed or an old copy is recognised. */
const LIBRARIES = knownLibraries(
  Object.values(import.meta.glob<unknown>('../../static/lib/versions.json', { eager: true, import: 'default' }))[0]
);

/**
 * Reads a package. Never throws, for any bytes; everything is limited: the size, the number of files, what they unpack to.
 * @throws RangeError an option has a value that it does not allow
 */
export async function readPackage(source: Uint8Array | Blob, options: CheckOptions = {}): Promise<ReadPackage> {
  const { language } = checkContext(options);
  const { files, findings } = await readZip(source);
  return { ...(files && { files }), findings: findings.map((found) => worded(found, language)) };
}

/**
 * Checks the files of a package, ascData.json among them.
 * @param fileName of the package, where it has one
 * @throws RangeError an option has a value that it does not allow
 */
export async function checkPackage(
  files: readonly PackageFile[],
  options: CheckOptions & { readonly fileName?: string } = {}
): Promise<Finding[]> {
  const context = checkContext(options);
  const { fileName } = options;
  const checked = await checkFiles(
    { files, ...(fileName !== undefined && { fileName }) },
    { ...context, libraries: LIBRARIES }
  );
  return checked.findings.map((found) => worded(found, context.language));
}

/** Packs files. The same files in the same order give the same bytes on every machine. */
export function writePackage(files: readonly PackageFile[]): Promise<Uint8Array> {
  return writeZip(files);
}
