/** So many entries of a list are described before the rest is only counted. */
const DESCRIBED = 3;

/** All of a Value, to be read and copied; undefined where `words` leave nothing of it out. */
export function fullTextOf(value: unknown, words: string): string | undefined {
  const isCut = words.endsWith('…') || (Array.isArray(value) && value.length > DESCRIBED);
  // Words stand on one line, with single spaces.
  const isJoined = stringsIn(value).some((text) => /\s/.test(text) && !words.includes(text));
  if (!isCut && !isJoined) return undefined;
  const texts = (Array.isArray(value) ? value : [value]).map(plainText);
  return texts.every((text) => text !== undefined) ? texts.join('\n') : JSON.stringify(value, null, 2);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** What a person wrote, where an entry is nothing else. */
function plainText(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  if (typeof entry !== 'object' || entry === null || Object.keys(entry).length > 1) return undefined;
  return 'Text' in entry && typeof entry.Text === 'string' ? entry.Text : undefined;
}
