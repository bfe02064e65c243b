/** In the order of their names by the rules of a language, where “Room 2” comes before “Room 10”. */
export function sortByName<T>(things: readonly T[], nameOf: (thing: T) => string, language: string): T[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...things].sort((a, b) => compare(nameOf(a), nameOf(b)));
}
