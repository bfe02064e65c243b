/** Compares names by the rules of a language, where “Room 2” comes before “Room 10”. */
export const nameOrder = (language: string): ((a: string, b: string) => number) =>
  new Intl.Collator(language, { numeric: true }).compare;

/** In the order of their names. */
export function sortByName<T>(things: readonly T[], nameOf: (thing: T) => string, language: string): T[] {
  const compare = nameOrder(language);
  return [...things].sort((a, b) => compare(nameOf(a), nameOf(b)));
}
