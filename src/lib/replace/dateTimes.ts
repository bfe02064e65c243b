/** Dates and times for people: with seconds only if two of them would otherwise read alike. */
export function dateTimesInWords(moments: readonly string[], locale: string): string[] {
  const [short, exact] = (['short', 'medium'] as const).map((timeStyle) => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle });
    return moments.map((moment) => format.format(new Date(moment)));
  }) as [string[], string[]];
  return short.map((words, at) => (short.indexOf(words) === short.lastIndexOf(words) ? words : exact[at]!));
}
