import ignore from 'ignore';
import { foldName } from './fileNames.js';

/** In a folder of a widget: what of it belongs to no package, a line each, written as in a `.gitignore`. */
export const IGNORE_FILE = '.ascdataignore';

/** The types of a widget's own settings, at the top of its folder: for its author, like the sources of a script. */
export const TYPES_FILE = 'ascdata.d.ts';

/** Bytes and lines of such a file, characters and wildcards of a line: each makes finding out slower. */
export const IGNORE_LIMITS = { bytes: 64 * 1024, lines: 200, characters: 255, wildcards: 3 } as const;

/** What is wrong with the lines, as a sentence. */
export class IgnoreError extends Error {}

/** Whether a file or folder, by its path in the folder of a widget, is left out of its package. */
export type LeftOut = (path: string, isFolder: boolean) => boolean;

/**
 * What no package has: hidden files, `node_modules`, packages, the types, and what these lines name.
 * @param lines content of an {@link IGNORE_FILE}
 * @throws IgnoreError a line has too many wildcards, or there are too many lines
 */
export function leftOut(lines = ''): LeftOut {
  const all = lines.replace(/\r?\n$/, '').split(/\r?\n/);
  if (all.length > IGNORE_LIMITS.lines) {
    throw new IgnoreError(`${IGNORE_FILE} has more than ${IGNORE_LIMITS.lines} lines.`);
  }
  all.forEach((line, at) => {
    if (line.startsWith('#')) return;
    if (line.length > IGNORE_LIMITS.characters) {
      throw new IgnoreError(`${IGNORE_FILE}, line ${at + 1} is longer than ${IGNORE_LIMITS.characters} characters.`);
    }
    if ((line.match(/\*+|\?|\[/g)?.length ?? 0) > IGNORE_LIMITS.wildcards) {
      throw new IgnoreError(
        `${IGNORE_FILE}, line ${at + 1}: at most ${IGNORE_LIMITS.wildcards} wildcards are allowed in a line.`
      );
    }
    // Each but that at the end goes through all folders on the way to a file, for each one that the other went to.
    if ((line.replace(/\*\*\/?$/, '').match(/\*\*/g)?.length ?? 0) > 1) {
      throw new IgnoreError(`${IGNORE_FILE}, line ${at + 1}: “**” is allowed once in a line.`);
    }
  });
  const named = ignore().add(all);
  return (path, isFolder) => isStray(path, isFolder) || named.ignores(isFolder ? `${path}/` : path);
}

/** In a path: a hidden name, or one that Windows reads as `node_modules`: up to a stream, and without dots and spaces at its end. */
const STRAY = /(?:^|\/)(?:\.|node_modules(?::|[. ]*(?:\/|$)))/;

function isStray(path: string, isFolder: boolean): boolean {
  return path === TYPES_FILE || (!isFolder && /\.dash\.zip$/i.test(path)) || STRAY.test(foldName(path));
}

/**
 * What of these paths of files no package has, whatever made it: such as a repository or `node_modules`, whose files programs run by
 * themselves. By path: the file, or with `/` at its end the folder around it; those that are fine are not in it.
 */
export function strayIn(paths: readonly string[]): Map<string, string> {
  return new Map(paths.filter((path) => isStray(path, false)).map((path) => [path, outermost(path)]));
}

function outermost(path: string): string {
  const folded = foldName(path);
  const at = STRAY.exec(folded)?.index;
  if (at === undefined) return path;
  // Folding keeps the parts of a path, but not their lengths.
  const parts = path.split('/');
  const depth = folded.slice(0, at + 1).split('/').length;
  return depth < parts.length ? `${parts.slice(0, depth).join('/')}/` : path;
}
