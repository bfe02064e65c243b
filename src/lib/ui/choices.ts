export type Theme = 'system' | 'light' | 'dark';

const KEY = 'ascdata:theme';
const schemes: Record<Theme, string> = { system: '', light: 'light', dark: 'dark' };

/** The appearance chosen in this browser. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY) ?? '';
    return Object.hasOwn(schemes, stored) ? (stored as Theme) : 'system';
  } catch {
    return 'system';
  }
}

/** Shows the page as chosen; tokens.css follows `color-scheme`. */
export function showTheme(theme: Theme): void {
  document.documentElement.style.colorScheme = schemes[theme];
}

export function setTheme(theme: Theme): void {
  showTheme(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Then the choice holds until the page is left.
  }
}

const YEAR = 31_536_000;

/** Keeps the language of the interface, for the server to read with the next request. */
export function rememberLanguage(language: 'en' | 'de'): void {
  document.cookie = `lang=${language}; path=/; max-age=${YEAR}; samesite=lax`;
}
