import { languagesOf } from '../ascdata/translations.js';
import { useDefinition } from './context.js';
import { labelOfLanguage } from '../language/languageNames.js';
import type { MessageLanguage } from '../language/languages.js';

/** A language that the texts of the file are in. */
export interface TextLanguage {
  readonly tag: string;
  /** As people call it. */
  readonly name: string;
}

/** The languages of the file, in order of first use, for a `$derived`. */
export function textLanguages(
  { elements }: Pick<ReturnType<typeof useDefinition>, 'elements'>,
  language: MessageLanguage
): readonly TextLanguage[] {
  return languagesOf([...elements.values()]).map((tag) => ({ tag, name: labelOfLanguage(tag, language) }));
}
