/** Small and without accents, so that `grosse` finds `Größe`. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

/** Those whose name contains every word. */
export function named<T extends { readonly Name: string }>(items: readonly T[], query: string): readonly T[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter(({ Name }) => {
    const name = folded(Name);
    return words.every((word) => name.includes(word));
  });
}
