/** Small and without accents, so that `grosse` finds `Größe` no less than `größe` does. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}
