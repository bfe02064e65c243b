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

/** Only https origins can be listed for a template (`origins/rules.ts`). */
const NEVER_LISTED = /^(?:http|wss?|ftp|file):/i;

/** The files of a package by their exact names, or by less. */
export class FileIndex {
  readonly #exact = new Map<string, PackageFile>();
  readonly #composed = new Map<string, PackageFile>();
  readonly #folded = new Map<string, PackageFile>();

  constructor(readonly files: readonly PackageFile[]) {
    for (const file of files) {
      this.#exact.set(file.name, file);
      this.#composed.set(file.name.normalize(), file);
      this.#folded.set(foldName(file.name), file);
    }
  }

  get(name: string): PackageFile | undefined {
    return this.#exact.get(name);
  }

  /** A file with this name, whose accents may be stored as characters of their own. It is served (`server/packages`). */
  alike(name: string): PackageFile | undefined {
    return this.#composed.get(name.normalize());
  }

  /** A file with this name, regardless of case and Unicode normalisation. */
  similar(name: string): PackageFile | undefined {
    return this.#folded.get(foldName(name));
  }
}

/** A reference as it is written, and who loads it. */
export interface Reference {
  readonly raw: string;
  /** Name of the file that it is in. */
  readonly from: string;
  readonly place: string;
  /** What it loads runs as a script. */
  readonly isScript?: boolean;
}

/** Reports problems of a loaded resource's target. Returns the file if it is in the package. */
export function checkResource(
  { raw, from, place, isScript = false }: Reference,
  index: FileIndex,
  found: PackageFindings
): PackageFile | undefined {
  const target = resolveTarget(raw, from);
  if (target.kind === 'outside') checkOutside(target.url, place, isScript, found);
  if (target.kind === 'absolute') found.add('package-absolute-path', { place, target: textForMessage(target.url) });
  if (target.kind !== 'local') return undefined;
  return index.get(target.name) ?? otherwiseSpelled(target.name, place, index, found);
}

/** What the policy of a widget does with an address outside its package (`widgetPolicy.ts`). */
export function checkOutside(url: string, place: string, isScript: boolean, found: PackageFindings): void {
  const params = { place, target: textForMessage(url) };
  if (isScript) found.add('package-outside-script', params);
  else found.add(NEVER_LISTED.test(url) ? 'package-outside-blocked' : 'package-outside-resource', params);
}

/** The file that is probably meant. The finding names in what the names differ. */
function otherwiseSpelled(
  name: string,
  place: string,
  index: FileIndex,
  found: PackageFindings
): PackageFile | undefined {
  const [alike, similar] = [index.alike(name), index.similar(name)];
  const params = { place, target: textForMessage(name), found: textForMessage((alike ?? similar)?.name ?? '') };
  if (alike) found.add('package-file-accents', params);
  else if (!similar) found.add('package-file-not-found', { place, target: params.target });
  else if (isSameButCase(name, similar.name)) found.add('package-file-case', params);
  else found.add('package-file-similar', params);
  return alike ?? similar;
}

const isSameButCase = (a: string, b: string): boolean => a.normalize().toLowerCase() === b.normalize().toLowerCase();
