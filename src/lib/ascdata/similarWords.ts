/**
 * The candidate that `word` is most probably a misspelling of: equal except for case, or within a few keystrokes (none for two
 * characters, one for three or four, two for more). Undefined if there is none, and for a word that is itself a candidate.
 */
export function mostSimilar(word: string, candidates: Iterable<string>): string | undefined {
  const lower = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    if (candidate === word) return undefined;
    const reach = reachOf(Math.min(word.length, candidate.length));
    if (Math.abs(candidate.length - word.length) > reach) continue;
    const distance = candidate.toLowerCase() === lower ? 0 : editDistance(lower, candidate.toLowerCase());
    if (distance <= reach && distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Maximum edit distance for a word of this length. */
function reachOf(length: number): number {
  if (length < 3) return 0;
  return length < 5 ? 1 : 2;
}

/** Insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
  const width = b.length + 1;
  let [before, above, row] = [
    new Uint32Array(width),
    Uint32Array.from({ length: width }, (_, at) => at),
    new Uint32Array(width)
  ];
  for (let i = 1; i <= a.length; i++) {
    const code = a.charCodeAt(i - 1);
    row[0] = i;
    for (let j = 1; j < width; j++) {
      const same = code === b.charCodeAt(j - 1) ? 0 : 1;
      let cost = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + same);
      const swapped = i > 1 && j > 1 && code === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) cost = Math.min(cost, before[j - 2]! + 1);
      row[j] = cost;
    }
    [before, above, row] = [above, row, before];
  }
  return above[b.length]!;
}
