import { canonicalLanguage } from '../../ascdata/translationRules.js';
import type { Writing } from '../platform/store/schema.js';

/** Encodes languages for `templates.languages`: `|de|pt-br|`; invalid codes are dropped. */
export function languagesText(languages: readonly string[]): string {
  const known = languages.filter((language) => canonicalLanguage(language) !== undefined);
  const all = new Set(known.map((language) => language.toLowerCase()));
  return all.size === 0 ? '' : `|${[...all].join('|')}|`;
}

/** The languages in `templates.languages`, in lower case. */
export const languagesFrom = (text: string): string[] => text.split('|').filter((language) => language !== '');

/**
 * LIKE pattern for `templates.languages` that matches what a permission for this language covers: the language itself or one of
 * its regions.
 */
export const textsCoveredBy = (language: string): string[] =>
  ['|', '-'].map((end) => `|${language.toLowerCase()}${end}`);

/** Stores the current languages of a template. */
export async function noteLanguages(writing: Writing, templateId: number, languages: readonly string[]): Promise<void> {
  await writing
    .updateTable('templates')
    .set({ languages: languagesText(languages) })
    .where('id', '=', templateId)
    .execute();
}
