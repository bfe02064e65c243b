import type { PackageFindings } from './packageFindings.js';
import { textForMessage } from './packageFindings.js';
import type { PackageFile } from './files.js';
import { foldName } from './fileNames.js';

/** A reference of a page, style sheet or script. */
export type Target =
  | { kind: 'none' }
  | { kind: 'outside'; url: string }
  | { kind: 'absolute'; url: string }
  | { kind: 'local'; name: string };

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const OUTSIDE_SCHEME = /^(?:https?|wss?|ftp|file):/i;
/** A template's placeholder is filled in while the widget runs. */
const PLACEHOLDER = /\{\{|\$\{|<%/;

/** Reads a reference as a browser would, relative to the file `from` of the package. */
export function resolveTarget(raw: string, from: string): Target {
  // Browsers drop these from an address, so "ht\ntps:" is "https:".
  const url = raw.trim().replace(/[\t\n\r]/g, '');
  if (url === '' || url.startsWith('#') || PLACEHOLDER.test(url)) return { kind: 'none' };
  if (OUTSIDE_SCHEME.test(url) || /^[\\/]{2}/.test(url)) return { kind: 'outside', url };
  if (SCHEME.test(url)) return { kind: 'none' };
  if (/^[\\/]/.test(url)) return { kind: 'absolute', url };
  const end = url.search(/[?#]/);
  const path = decode(end === -1 ? url : url.slice(0, end)).replaceAll('\\', '/');
  if (path === '' || path.endsWith('/')) return { kind: 'none' };
  return { kind: 'local', name: joinPath(from, path) };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** `..` above the top level stays in the name, so that such a file is never found. */
function joinPath(from: string, path: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** The files of a package by their exact names, or regardless of case. */
export class FileIndex {
  readonly #exact = new Map<string, PackageFile>();
  readonly #folded = new Map<string, PackageFile>();

  constructor(readonly files: readonly PackageFile[]) {
    for (const file of files) {
      this.#exact.set(file.name, file);
      this.#folded.set(foldName(file.name), file);
    }
  }

  get(name: string): PackageFile | undefined {
    return this.#exact.get(name);
  }

  /** A file with this name, regardless of case and Unicode normalisation. */
  similar(name: string): PackageFile | undefined {
    return this.#folded.get(foldName(name));
  }
}

/** Reports problems of a loaded resource's target. Returns the file if it is in the package. */
export function checkResource(
  raw: string,
  from: string,
  place: string,
  index: FileIndex,
  found: PackageFindings
): PackageFile | undefined {
  const target = resolveTarget(raw, from);
  if (target.kind === 'outside') found.add('package-outside-resource', { place, target: textForMessage(target.url) });
  if (target.kind === 'absolute') found.add('package-absolute-path', { place, target: textForMessage(target.url) });
  if (target.kind !== 'local') return undefined;
  const file = index.get(target.name);
  if (file !== undefined) return file;
  const similar = index.similar(target.name);
  if (similar === undefined) found.add('package-file-not-found', { place, target: textForMessage(target.name) });
  else
    found.add('package-file-case', { place, target: textForMessage(target.name), found: textForMessage(similar.name) });
  return similar;
}
