import { PackageFindings, textForMessage } from './packageFindings.js';
import type { Finding } from '../ascdata/findings.js';
import { DECEPTIVE } from '../ascdata/lines.js';
import { FORBIDDEN, isDeviceName } from '../filenames/windows.js';
import { PACKAGE_LIMITS, type PackageLimits } from './limits.js';

/** File names are compared and typed, so they must not contain damaged characters either. */
const INVISIBLE = new RegExp(`[${DECEPTIVE}\\uFFFD]`, 'u');
const DRIVE = /^[a-z]:/i;
const WINDOWS_UNUSABLE = new RegExp(`[${FORBIDDEN}]|[ .]$`);

/** The key under which case-insensitive and normalising file systems treat names as equal: NFC and case-folded. */
export function foldName(name: string): string {
  return name.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}

/**
 * The rules for names in a package, for zip entries and folder input alike: plain relative paths, visible characters, no two
 * that some system treats as equal. A name ending in `/` is a folder. Any error means that none of the files may be used.
 */
export function checkNames(names: readonly string[], limits: PackageLimits = PACKAGE_LIMITS): Finding[] {
  const found = new PackageFindings(limits.findingsPerCode);
  for (const name of names) checkName(name, limits, found);
  checkCollisions(names, found);
  return found.findings;
}

function checkName(name: string, limits: PackageLimits, found: PackageFindings): void {
  const file = textForMessage(name);
  if (new TextEncoder().encode(name).length > limits.nameBytes) {
    found.add('package-name-length', { file, limit: limits.nameBytes });
  }
  if (INVISIBLE.test(name)) found.add('package-name-characters', { file });
  const parts = (name.endsWith('/') ? name.slice(0, -1) : name).split('/');
  if (name.includes('\\') || DRIVE.test(name) || parts.some((part) => part === '' || part === '.' || part === '..')) {
    found.add('package-name-path', { file });
  } else if (parts.some((part) => isDeviceName(part) || WINDOWS_UNUSABLE.test(part))) {
    found.add('package-name-portable', { file });
  }
}

function checkCollisions(names: readonly string[], found: PackageFindings): void {
  const files = new Map<string, string>();
  const folders = new Set<string>();
  for (const name of names) {
    const folded = foldName(name);
    for (let slash = folded.indexOf('/'); slash !== -1; slash = folded.indexOf('/', slash + 1)) {
      folders.add(folded.slice(0, slash));
    }
    if (name.endsWith('/')) continue;
    const other = files.get(folded);
    if (other === undefined) files.set(folded, name);
    else found.add('package-name-duplicate', { file: textForMessage(name), other: textForMessage(other) });
  }
  for (const [folded, name] of files) {
    if (folders.has(folded)) found.add('package-name-folder', { file: textForMessage(name) });
  }
}
