import { hasErrors, type Finding } from '../ascdata/findings.js';
import { PackageFindings, textForMessage } from './packageFindings.js';
import { PACKAGE_LIMITS, sizeText, type PackageLimits } from './limits.js';
import { checkNames } from './fileNames.js';

/** One file of a package: its path inside the package with `/`, and its bytes, which may be read lazily. */
export interface PackageFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** `files` is undefined if an error forbids using any of them; a partial package is never returned. */
export interface PackageContent {
  readonly files: PackageFile[] | undefined;
  readonly findings: Finding[];
}

/** The file with exactly this name, including case, or undefined. */
export function fileNamed(files: readonly PackageFile[], name: string): PackageFile | undefined {
  return files.find((file) => file.name === name);
}

/** Text of a file that a page loads: UTF-8 unless a byte order mark says UTF-16. Broken bytes become U+FFFD. */
export function fileText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * Reads files of a folder instead of a zip file; the same rules for names, counts and sizes apply. Names are relative to the
 * folder, with `/`.
 */
export function packageFromFiles(
  files: readonly PackageFile[],
  limits: PackageLimits = PACKAGE_LIMITS
): PackageContent {
  const found = new PackageFindings(limits.findingsPerCode);
  if (files.length === 0) found.add('package-empty');
  if (files.length > limits.entries) {
    found.add('package-too-many-files', { limit: limits.entries });
    return { files: undefined, findings: found.findings };
  }
  let total = 0;
  for (const { name, bytes } of files) {
    total += bytes.length;
    if (bytes.length > limits.entryBytes) {
      found.add('package-file-too-large', { file: textForMessage(name), limit: sizeText(limits.entryBytes) });
    }
  }
  if (total > limits.totalBytes) found.add('package-total-too-large', { limit: sizeText(limits.totalBytes) });
  const findings = [
    ...found.findings,
    ...checkNames(
      files.map((file) => file.name),
      limits
    )
  ];
  return { files: hasErrors(findings) ? undefined : [...files], findings };
}
