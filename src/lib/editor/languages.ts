/** The name of a language for a person: `de-AT` is "Austrian German". What is no language tag is shown as it stands. */
export function nameOfLanguage(tag: string, interfaceLanguage: string): string {
  try {
    return new Intl.DisplayNames([interfaceLanguage], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
