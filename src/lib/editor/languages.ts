import { isMessageLanguage, type MessageLanguage } from '../language/languages.js';

/** The name of a language for a person: `de-AT` is "Austrian German". What is no language tag is shown as it stands. */
export function nameOfLanguage(tag: string, interfaceLanguage: string): string {
  try {
    return new Intl.DisplayNames([interfaceLanguage], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/**
 * The languages a person reads, the best first: those of the browser, with that of the interface where the browser first names
 * one the interface speaks. So a choice of the interface counts, and Italian or Japanese, which it does not speak, too.
 */
export function wantedLanguages(browser: readonly string[], interfaceLanguage: MessageLanguage): string[] {
  const base = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';
  const first = browser.findIndex((tag) => isMessageLanguage(base(tag)));
  const before = first < 0 ? browser : browser.slice(0, first);
  const own = browser.filter((tag) => base(tag) === interfaceLanguage);
  return [...new Set([...before, ...own, interfaceLanguage, ...browser])];
}
