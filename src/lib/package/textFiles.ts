import type { PackageFile } from './files.js';
import { isLibrary } from './libraries.js';
import { PACKAGE_LIMITS } from './limits.js';

/** Bytes of the largest file that is edited as a text. */
const MAX_TEXT_BYTES = PACKAGE_LIMITS.ratioFromBytes;

/** A file of a package, for editing its text. */
export interface TextFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** undefined: it is not shown. */
  readonly text: string | undefined;
  /** Why it is not edited: it is a runtime library, longer than 1 MiB, or no text in UTF-8. undefined: it can be. */
  readonly locked: 'library' | 'large' | 'binary' | undefined;
}

/** The files of a package, in its order, with the texts that can be shown and edited. */
export const textFiles = (files: readonly PackageFile[]): TextFile[] => files.map((file) => textFile(file));

function textFile({ name, bytes }: PackageFile): TextFile {
  const size = bytes.length;
  if (size > MAX_TEXT_BYTES) return { name, size, text: undefined, locked: 'large' };
  const text = textIn(bytes);
  if (text === undefined) return { name, size, text, locked: 'binary' };
  return { name, size, text, locked: isLibrary(name) ? 'library' : undefined };
}

/** With its byte order mark; undefined for what is not UTF-8, or has a character that no text has. */
function textIn(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
