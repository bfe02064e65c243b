import { languageNames } from './formats.js';
import { isMessageLanguage, type MessageLanguage } from './languages.js';

/** The display name of a language: `de-AT` is "Austrian German". Anything that is not a language tag is returned unchanged. */
export function nameOfLanguage(tag: string, interfaceLanguage: string): string {
  try {
    return languageNames(interfaceLanguage).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** The same as a label: with a capital letter, which French and other languages do not use within a sentence. */
export function labelOfLanguage(tag: string, interfaceLanguage: string): string {
  const name = nameOfLanguage(tag, interfaceLanguage);
  return name.charAt(0).toLocaleUpperCase(interfaceLanguage) + name.slice(1);
}

/**
 * The languages the user reads, best first: the browser's languages, with the interface language in place of the first one the
 * interface supports. So the choice of interface language counts, and so do languages it does not support (Italian, Japanese).
 */
export function wantedLanguages(browser: readonly string[], interfaceLanguage: MessageLanguage): string[] {
  const base = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';
  const first = browser.findIndex((tag) => isMessageLanguage(base(tag)));
  const before = first < 0 ? browser : browser.slice(0, first);
  const own = browser.filter((tag) => base(tag) === interfaceLanguage);
  return [...new Set([...before, ...own, interfaceLanguage, ...browser])];
}
