/**
 * The positions of the numbers that moved: all but a longest ascending subsequence, so that moving one element to the top
 * counts as one move. The numbers are distinct.
 */
export function movedPositions(numbers: readonly number[]): Set<number> {
  /** Per length, the position of the smallest number an ascending run can end with. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  numbers.forEach((number, position) => {
    const length = lengthBelow(ends, numbers, number);
    previous[position] = ends[length - 1];
    ends[length] = position;
  });
  const moved = new Set(numbers.keys());
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) moved.delete(at);
  return moved;
}

/** How many runs end with a smaller number. */
function lengthBelow(ends: readonly number[], numbers: readonly number[], number: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[ends[middle]!]! < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
