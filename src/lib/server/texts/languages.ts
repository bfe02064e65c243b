import type { Actor } from '../platform/authorization/actor.js';
import { fallbackLanguages, languagesOf } from '../../ascdata/translations.js';
import type { AscElement } from '../../ascdata/types.js';
import type { Database } from '../platform/store/schema.js';

/** The languages of a template: those of its package and those that were added, without those that were removed. */
export async function templateLanguages(
  db: Database,
  templateId: number,
  elements: readonly AscElement[]
): Promise<string[]> {
  const rows = await db
    .selectFrom('text_languages')
    .select(['language', 'removed_at'])
    .where('template_id', '=', templateId)
    .orderBy('id')
    .execute();
  const removed = new Set(rows.filter(({ removed_at }) => removed_at !== null).map(({ language }) => language));
  const all = new Set([...languagesOf(elements), ...rows.map(({ language }) => language)]);
  return [...all].filter((language) => !removed.has(language));
}

/** Those the actor has a permission for come first. */
export function ownFirst(languages: readonly string[], actor: Actor): string[] {
  const isOwn = (language: string) => actor.languages.has(language);
  return [...languages.filter(isOwn), ...languages.filter((language) => !isOwn(language))];
}

/** The one of these that is asked for, however it is spelled; undefined: there is none. */
export function languageAmong(languages: readonly string[], asked: string): string | undefined {
  return (
    languages.find((language) => language === asked) ??
    languages.find((language) => language.toLowerCase() === asked.toLowerCase())
  );
}

/** A language with the broader ones its texts are looked up in, where the template has them. */
export function lookedUpIn(language: string, languages: readonly string[]): string[] {
  return fallbackLanguages(language).filter((tag) => tag === language || languages.includes(tag));
}
