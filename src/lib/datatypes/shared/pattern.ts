/**
 * Whether every alternative of a pattern begins with `^` and ends with `$`. Looks at the text of the pattern only (it is
 * untrusted and never run here); alternatives inside of groups do not count.
 */
export function isAnchored(pattern: string): boolean {
  return alternatives(pattern).every((part) => part.startsWith('^') && /(?<!\\)(?:\\\\)*\$$/.test(part.slice(-64)));
}

/** Splits at each `|` that stands outside of groups, character classes and escapes. */
function alternatives(pattern: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let inClass = false;
  let start = 0;
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern[index];
    if (character === '\\') index++;
    else if (inClass) inClass = character !== ']';
    else if (character === '[') inClass = true;
    else if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === '|' && depth === 0) {
      parts.push(pattern.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, pattern.slice(start)];
}
