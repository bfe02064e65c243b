const MOST_ITEMS = 200;
const MOST_CHARACTERS = 512 * 1024;

/**
 * Consecutive pieces of a list, each a few milliseconds of work for a database: at most 200 items, and 512 K characters unless a
 * single item is longer.
 * @param lengthOf characters of an item
 */
export function* chunksOf<T>(items: readonly T[], lengthOf: (item: T) => number): Generator<readonly T[]> {
  let [from, length] = [0, 0];
  for (const [at, item] of items.entries()) {
    const own = lengthOf(item);
    if (at > from && (at - from === MOST_ITEMS || length + own > MOST_CHARACTERS)) {
      yield items.slice(from, at);
      [from, length] = [at, 0];
    }
    length += own;
  }
  if (from < items.length) yield items.slice(from);
}

/** Consecutive pieces of a text; none ends within a character. @param most UTF-16 code units of a piece, or one more */
export function* piecesOf(text: string, most: number): Generator<string> {
  for (let from = 0; from < text.length;) {
    const last = Math.min(from + most, text.length);
    const end = isFirstHalf(text.charCodeAt(last - 1)) ? Math.min(last + 1, text.length) : last;
    yield text.slice(from, end);
    from = end;
  }
}

const isFirstHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
