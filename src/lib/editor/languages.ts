/** The name of a language for a person: `de-AT` is "Austrian German". What is no language tag is shown as it stands. */
export function nameOfLanguage(tag: string, interfaceLanguage: string): string {
  try {
    return new Intl.DisplayNames([interfaceLanguage], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

const YEAR = 31_536_000;

/** Keeps the language of the interface, for the server to read with the next request. */
export function rememberLanguage(language: 'en' | 'de'): void {
  document.cookie = `lang=${language}; path=/; max-age=${YEAR}; samesite=lax`;
}
