/** So many characters of a name are in an identifier. */
const LONGEST = 100;

/**
 * A SpotIdentifier for a name: `mine.lunch-menu`. It is only a proposal: what somebody else has is refused when the widget is made.
 * @param owner its first part
 */
export function identifierFor(name: string, owner: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? ['widget'];
  return [...`${owner}.${words.join('-')}`].slice(0, LONGEST).join('');
}
