/**
 * Small and without accents, so that `grosse` finds `Größe` no less than `größe` does; and without what turns the writing direction:
 * no name has any, but one that was copied from a sentence has isolates round it.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u202A-\u202E\u2066-\u2069]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}
