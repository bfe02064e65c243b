/** Two letters for a name: of its first and last word, or the first two of a single one. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/)
    .filter(Boolean);
  const [first = ''] = words;
  const letters = words.length > 1 ? [first, words.at(-1) ?? ''].map(firstLetter).join('') : lettersOf(first, 2);
  return letters.toUpperCase();
}

const firstLetter = (word: string): string => lettersOf(word, 1);
const lettersOf = (word: string, count: number): string => [...word].slice(0, count).join('');
