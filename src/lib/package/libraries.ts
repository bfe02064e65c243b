import { isRecord } from '../ascdata/elements.js';
import { PackageFindings, textForMessage } from './packageFindings.js';
import type { PackageFile } from './files.js';
import { sha256 } from './hash.js';
import type { StartPage } from './startPage.js';

/**
 * The published versions of each runtime library by file name, newest first: the content of `/lib/versions.json`. Unlisted
 * libraries are not compared.
 */
export type KnownLibraries = Readonly<Record<string, readonly { version: string; sha256: string }[]>>;

/** The libraries a widget must use (docs/widgets.md, The package). */
const REQUIRED_LIBRARIES = ['WizardBase.js', 'DashboardWidgetBase.js'] as const;
const LIBRARIES: readonly string[] = [...REQUIRED_LIBRARIES, 'SpotBase.js'];

/** Whether this is the path of a runtime library, in any folder. */
export function isLibrary(name: string): boolean {
  return LIBRARIES.includes(baseName(name));
}

/** Presence, loading, instances and integrity of the libraries. `page` is undefined without a start page. */
export async function checkLibraries(
  files: readonly PackageFile[],
  page: StartPage | undefined,
  known: KnownLibraries,
  found: PackageFindings
): Promise<void> {
  for (const file of REQUIRED_LIBRARIES) {
    if (!files.some(({ name }) => baseName(name) === file)) found.add('package-library-missing', { file });
    else if (page !== undefined) checkUse(file, page, found);
  }
  for (const file of files) {
    if (isLibrary(file.name)) await checkUnedited(file, known, found);
  }
}

function checkUse(file: string, page: StartPage, found: PackageFindings): void {
  if (![...page.scripts].some((name) => baseName(name) === file)) found.add('package-library-not-referenced', { file });
  const created = page.created.get(file.replace('.js', ''));
  if (created === undefined) found.add('package-library-not-instantiated', { file });
  else if (!created.root) found.add('package-library-not-root', { place: created.place, file });
}

async function checkUnedited(file: PackageFile, known: KnownLibraries, found: PackageFindings): Promise<void> {
  const name = baseName(file.name);
  const versions = Object.hasOwn(known, name) ? known[name] : undefined;
  const newest = versions?.[0];
  if (versions === undefined || newest === undefined) return;
  const hash = await sha256(file.bytes);
  const version = versions.find((each) => each.sha256 === hash)?.version;
  if (version === undefined) found.add('package-library-edited', { file: textForMessage(file.name) });
  else if (version !== newest.version) {
    found.add('package-library-old', { file: textForMessage(file.name), version, newest: newest.version });
  }
}

function baseName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/**
 * Reads the content of `/lib/versions.json`: by file name `{ version, sha256 }`, and under `older` the published versions
 * before it, newest first. Invalid entries are left out.
 */
export function knownLibraries(versions: unknown): KnownLibraries {
  const known: Record<string, { version: string; sha256: string }[]> = {};
  for (const [name, entry] of Object.entries(isRecord(versions) ? versions : {})) {
    if (!isRecord(entry)) continue;
    const all = [entry, ...(Array.isArray(entry.older) ? entry.older : [])];
    known[name] = all.filter(isVersion).map(({ version, sha256 }) => ({ version, sha256 }));
  }
  return known;
}

function isVersion(entry: unknown): entry is { version: string; sha256: string } {
  return isRecord(entry) && typeof entry.version === 'string' && typeof entry.sha256 === 'string';
}
