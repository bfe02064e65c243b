/** Above this number of comparisons only the common beginning and end are matched. */
const MAX_CELLS = 1_000_000;

/**
 * Matches entries of two lists: the longest common subsequence, as ascending pairs of positions. For lists that are too long
 * only their common beginning and end.
 */
export function alignment(left: readonly string[], right: readonly string[]): [left: number, right: number][] {
  const [start, end] = commonEnds(left, right);
  const inner = longestCommon(left.slice(start, left.length - end), right.slice(start, right.length - end));
  return [
    ...Array.from({ length: start }, (_, at): [number, number] => [at, at]),
    ...inner.map(([one, other]): [number, number] => [one + start, other + start]),
    ...Array.from({ length: end }, (_, at): [number, number] => [left.length - end + at, right.length - end + at])
  ];
}

/** Texts are compared in pieces of so many units first: all of one at once takes little longer than one unit. */
const PIECE = 512;

const isAlike = (left: string, right: readonly string[] | string, from: number, other: number): boolean =>
  left.slice(from, from + PIECE) === right.slice(other, other + PIECE);

/** How many entries two lists, or UTF-16 units two texts, share at the beginning, and after that at the end. */
export function commonEnds(
  left: readonly string[] | string,
  right: readonly string[] | string
): readonly [start: number, end: number] {
  const most = Math.min(left.length, right.length);
  const isText = typeof left === 'string';
  let start = 0;
  while (isText && start + PIECE <= most && isAlike(left, right, start, start)) start += PIECE;
  while (start < most && left[start] === right[start]) start++;
  let end = 0;
  const ofEnd = ({ length }: { readonly length: number }): number => length - end - PIECE;
  while (isText && end + PIECE <= most - start && isAlike(left, right, ofEnd(left), ofEnd(right))) end += PIECE;
  while (end < most - start && left.at(-1 - end) === right.at(-1 - end)) end++;
  return [start, end];
}

function longestCommon(left: readonly string[], right: readonly string[]): [number, number][] {
  const width = right.length + 1;
  if ((left.length + 1) * width > MAX_CELLS) return [];
  // Lengths of the longest common subsequence from each position on.
  const lengths = new Uint32Array((left.length + 1) * width);
  const lengthAt = (one: number, other: number): number => lengths[one * width + other] ?? 0;
  for (let one = left.length - 1; one >= 0; one--) {
    for (let other = right.length - 1; other >= 0; other--) {
      lengths[one * width + other] =
        left[one] === right[other]
          ? lengthAt(one + 1, other + 1) + 1
          : Math.max(lengthAt(one + 1, other), lengthAt(one, other + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let one = 0, other = 0; one < left.length && other < right.length;) {
    if (left[one] === right[other]) pairs.push([one++, other++]);
    else if (lengthAt(one + 1, other) >= lengthAt(one, other + 1)) one++;
    else other++;
  }
  return pairs;
}
