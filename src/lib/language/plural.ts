const rules = new Map<string, Intl.PluralRules>();

/** The word that goes with a number in a language. English and German tell one from all others. */
export function plural(
  count: number,
  words: { readonly one: string; readonly other: string },
  language: string
): string {
  let rule = rules.get(language);
  if (!rule) rules.set(language, (rule = new Intl.PluralRules(language)));
  return rule.select(count) === 'one' ? words.one : words.other;
}
