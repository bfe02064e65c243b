/**
 * What names are searched and ordered by: case and accents do not count, so that “Ö” stands beside “O” and is found by
 * either. The same for the stored name and for what is searched.
 */
export function nameKey(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}
