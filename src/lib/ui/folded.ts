/** Small and without accents, so that `grosse` finds `Größe` no less than `größe` does. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

/** A test for texts: every word of the query occurs in it, in any order, whatever case and accents. */
export function finder(query: string): (text: string) => boolean {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const searched = folded(text);
    return words.every((word) => searched.includes(word));
  };
}
