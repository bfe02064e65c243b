import type { MessageLanguage } from '../language/languages.js';

const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The appearance chosen in this browser. */
export function readTheme(): Theme {
  const kept = readPreference('theme');
  return THEMES.find((theme) => theme === kept) ?? 'system';
}

/** Shows the page as chosen; tokens.css has a rule for each. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

export function setTheme(theme: Theme): void {
  showTheme(theme);
  writePreference('theme', theme);
}

const YEAR = 31_536_000;

/** Keeps the language of the interface, for the server to read with the next request. */
export function rememberLanguage(language: MessageLanguage): void {
  document.cookie = `lang=${language}; path=/; max-age=${YEAR}; samesite=lax`;
}

/** What was chosen in this browser. `name`: of the choice; whose it is, if it is one person's, is part of it. */
export function readPreference(name: string): string | undefined {
  try {
    return localStorage.getItem(`ascdata:${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice in this browser. */
export function writePreference(name: string, value: string): void {
  try {
    localStorage.setItem(`ascdata:${name}`, value);
  } catch {
    // Then the choice holds until the page is left.
  }
}
