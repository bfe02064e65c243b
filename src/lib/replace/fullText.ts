/** How many entries of a list are described before the rest is only counted. */
const DESCRIBED = 3;

/** The whole Value, to read and copy; undefined if `words` already say everything. */
export function fullTextOf(value: unknown, words: string): string | undefined {
  const isCut = words.endsWith('…') || (Array.isArray(value) && value.length > DESCRIBED);
  // Words on one line, with single spaces.
  const isJoined = stringsIn(value).some((text) => /\s/.test(text) && !words.includes(text));
  if (!isCut && !isJoined) return undefined;
  const texts = (Array.isArray(value) ? value : [value]).map(plainText);
  return texts.every((text) => text !== undefined) ? texts.join('\n') : JSON.stringify(value, null, 2);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The text of an entry that is nothing but text. */
function plainText(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  if (typeof entry !== 'object' || entry === null || Object.keys(entry).length > 1) return undefined;
  return 'Text' in entry && typeof entry.Text === 'string' ? entry.Text : undefined;
}
