import { LineIndex } from '../ascdata/lineIndex.js';
import { scriptsIn } from './code/scripts.js';
import { viewScript } from './scriptScan.js';

/** Where a script calls something: a file of the package, and a line of it, from 1. */
export interface Call {
  readonly file: string;
  readonly line: number;
}

/**
 * Where scripts of a package first call each of these functions, as far as that can be read: comments and strings count for nothing, and
 * a function that is called under another name is not found.
 * @param files their texts by name, without the runtime libraries, which define them
 */
export function firstCalls(files: Iterable<readonly [name: string, text: string]>, functions: readonly string[]) {
  const found = new Map<string, Call>();
  for (const [file, text] of files) {
    const missing = functions.filter((name) => !found.has(name) && text.includes(name));
    if (missing.length === 0) continue;
    const lines = new LineIndex(text);
    for (const [offset, script] of scriptsIn(file, text)) {
      const { code } = viewScript(script);
      for (const name of missing) {
        const at = code.search(new RegExp(`(?<![\\w$])${name}\\s*\\(`));
        if (at >= 0 && !found.has(name)) found.set(name, { file, line: lines.at(offset + at).line });
      }
    }
  }
  return found;
}
