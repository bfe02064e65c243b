/** Moments as people read them: with the seconds where two of them would read alike without. */
export function dateTimesInWords(moments: readonly string[], locale: string): string[] {
  const [short, exact] = (['short', 'medium'] as const).map((timeStyle) => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle });
    return moments.map((moment) => format.format(new Date(moment)));
  }) as [string[], string[]];
  return short.map((words, at) => (short.indexOf(words) === short.lastIndexOf(words) ? words : exact[at]!));
}
