/**
 * Small and without accents, so that `grosse` finds `Größe` no less than `größe` does; and without characters that turn
 * the writing direction: names contain none, but a name copied from a sentence brings the isolates around it.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u202A-\u202E\u2066-\u2069]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}
