/** Beyond these limits, a search is not tried, or abandoned. */
const MAX_CHARACTERS = 300;
const MAX_STEPS = 50_000;

/** A search state: the longest suffix that is a prefix of a part, and the contained parts as bits. */
interface Reached {
  readonly end: string;
  readonly parts: number;
  readonly text: string;
}

/**
 * For every set of the parts that a text of at most `maxChars` can contain, without any other of them, the shortest such text: the
 * shortest first. undefined if the search would take too long. `fresh`: a character that is in none of the parts.
 */
export function shortestTexts(
  parts: readonly string[],
  maxChars: number,
  fresh: string,
  maxSets: number
): string[] | undefined {
  const usable = parts.filter((part) => part.length <= maxChars);
  if (usable.reduce((sum, part) => sum + part.length, 0) > MAX_CHARACTERS) return undefined;
  const beginnings = beginningsOf(usable);
  const characters = [...new Set(usable.flatMap((part) => part.split('')))];
  const begun = endsAmong(beginnings);
  const heldBy = new Map([...beginnings].map((end) => [end, bitsOf(usable, (part) => end.endsWith(part))]));
  const found = new Map<number, string>([[0, '']]);
  const seen = new Set<string>();
  let current: Reached[] = [{ end: '', parts: 0, text: '' }];
  let steps = 0;
  while (current.length > 0 && current[0]!.text.length < maxChars) {
    const next: Reached[] = [];
    for (const { end, parts: held, text } of current) {
      for (const character of [...characters, fresh]) {
        if ((steps += 1) > MAX_STEPS) return undefined;
        const after = character === fresh ? '' : begun(end, character);
        const all = held | heldBy.get(after)!;
        const key = `${all} ${after}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const longer = text + character;
        next.push({ end: after, parts: all, text: longer });
        if (!found.has(all)) found.set(all, longer);
        if (found.size > maxSets) return undefined;
      }
    }
    current = next;
  }
  return [...found.values()];
}

function beginningsOf(parts: readonly string[]): ReadonlySet<string> {
  return new Set([
    '',
    ...parts.flatMap((part) => Array.from({ length: part.length }, (_, at) => part.slice(0, at + 1)))
  ]);
}

/** The transition of a prefix by one more character: the longest suffix that is a prefix again (Aho–Corasick). */
function endsAmong(beginnings: ReadonlySet<string>): (end: string, character: string) => string {
  const known = new Map<string, string>();
  const shorter = (end: string): string => (end.length < 2 ? '' : begun(shorter(end.slice(0, -1)), end.at(-1)!));
  const begun = (end: string, character: string): string => {
    const text = end + character;
    let found = known.get(text);
    if (found !== undefined) return found;
    found = beginnings.has(text) ? text : end === '' ? '' : begun(shorter(end), character);
    known.set(text, found);
    return found;
  };
  return begun;
}

function bitsOf(parts: readonly string[], holds: (part: string) => boolean): number {
  return parts.reduce((bits, part, at) => (holds(part) ? bits | (1 << at) : bits), 0);
}
