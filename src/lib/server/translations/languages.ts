import type { Actor } from '../platform/authorization/actor.js';
import { can } from '../authorization/can.js';
import { coversLanguage, fallbackLanguages } from '../../ascdata/translations.js';
import type { Database } from '../platform/store/schema.js';
import { widgetResource } from '../widgets/widgetPlace.js';

/** The languages of a template: those of its package and added ones, minus removed ones. */
export async function templateLanguages(
  db: Database,
  templateId: number,
  packaged: readonly string[]
): Promise<string[]> {
  const rows = await languageRows(db, templateId);
  const removed = removedAmong(rows);
  const all = new Set([...packaged, ...rows.map(({ language }) => language)]);
  return [...all].filter((language) => !removed.has(language));
}

/** Removed languages, which are not published. */
export async function removedLanguages(db: Database, templateId: number): Promise<ReadonlySet<string>> {
  return removedAmong(await languageRows(db, templateId));
}

type LanguageRow = Awaited<ReturnType<typeof languageRows>>[number];

function removedAmong(rows: readonly LanguageRow[]): ReadonlySet<string> {
  return new Set(rows.filter(({ removed_at }) => removed_at !== null).map(({ language }) => language));
}

function languageRows(db: Database, templateId: number) {
  return db
    .selectFrom('text_languages')
    .select(['language', 'removed_at'])
    .where('template_id', '=', templateId)
    .orderBy('id')
    .execute();
}

/** Languages the actor has a permission for come first. */
export function ownFirst(languages: readonly string[], actor: Actor): string[] {
  const isOwn = (language: string) => [...actor.languages.keys()].some((own) => coversLanguage(own, language));
  return [...languages.filter(isOwn), ...languages.filter((language) => !isOwn(language))];
}

/** A language with the broader ones it falls back to, as far as the template has them. */
export function lookedUpIn(language: string, languages: readonly string[]): string[] {
  return fallbackLanguages(language).filter((tag) => tag === language || languages.includes(tag));
}

/**
 * Whether the actor may add a language to a template: they can read every variant of it, so that the language opens nothing to
 * its translators that was closed to the actor. Those in the Trash count. @param language undefined: any that the actor reviews
 */
export async function mayAddLanguage(
  db: Database,
  actor: Actor,
  { templateId, language }: { readonly templateId: number; readonly language?: string }
): Promise<boolean> {
  const places = await db
    .selectFrom('variants')
    .leftJoin('widget_groups', 'widget_groups.id', 'variants.group_id')
    .select(['variants.group_id', 'widget_groups.spot_group_id'])
    .where('variants.template_id', '=', templateId)
    .distinct()
    .execute();
  return places.every((place) => can(actor, 'textLanguage.add', { ...widgetResource(place), language }));
}

/** The languages that an actor may add somewhere, each with those it covers; undefined: any. */
export function reviewedLanguages(actor: Actor): string[] | undefined {
  if (actor.role === 'administrator') return undefined;
  return [...actor.languages].flatMap(([language, level]) => (level === 'review' ? [language] : []));
}

/** Number of translators named per language. */
const MOST_PEOPLE = 5;
const MOST_PERMISSIONS = 5_000;

/** Names of those who can translate or review a language. */
export async function translatorsOf(db: Database): Promise<(language: string) => string[]> {
  const rows = await db
    .selectFrom('user_languages')
    .innerJoin('users', 'users.id', 'user_languages.user_id')
    .select(['users.name', 'user_languages.language'])
    .where('users.locked', '=', 0)
    .orderBy('users.name_key')
    .limit(MOST_PERMISSIONS)
    .execute();
  return (language) => {
    const names = rows.filter((row) => coversLanguage(row.language, language)).map(({ name }) => name);
    return [...new Set(names)].slice(0, MOST_PEOPLE);
  };
}
