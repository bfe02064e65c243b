import { LANGUAGES, type MessageLanguage } from './languages.js';

const rules = new Map<string, Intl.PluralRules>();

type TextEach<Forms extends readonly unknown[]> = { readonly [K in keyof Forms]: string };
/** A text for each plural form of a language, in the order of its row: `[one, other]`. */
export type PluralForms<L extends MessageLanguage> = TextEach<(typeof LANGUAGES)[L]['plurals']>;

/** The text that goes with a number: one of the forms of the language, the last one for what its texts do not tell apart. */
export function plural(count: number, forms: readonly string[], language: MessageLanguage): string {
  let rule = rules.get(language);
  if (!rule) rules.set(language, (rule = new Intl.PluralRules(language)));
  const known: readonly Intl.LDMLPluralRule[] = LANGUAGES[language].plurals;
  return forms.at(known.indexOf(rule.select(count))) ?? '';
}
