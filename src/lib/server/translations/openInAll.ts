import { setImmediate as turn } from 'node:timers/promises';
import { canonicalLanguage } from '../../ascdata/translationRules.js';
import type { Action } from '../authorization/can.js';
import type { Actor } from '../platform/authorization/actor.js';
import { Refusal } from '../platform/refusal.js';
import type { Database } from '../platform/store/schema.js';
import { languagesText } from '../widgets/languages.js';
import { visibleWidgets } from '../widgets/visible.js';
import { openLanguage, type OpenedLanguage } from './openTexts.js';
import type { TextPlaces } from './textPlaces.js';
import { languageUnusable, tooManyTextsInAll } from './refusals.js';
import { visibleTexts } from './visible.js';

/** More would exceed the limit for imported files. */
const MAX_TEXTS = 50_000;
const MAX_TEMPLATES = 1_000;

/** One widget's texts, each widget from another template. */
export interface OpenedOne {
  /** The widget they are opened through: the oldest visible to the actor or, without any, the oldest. */
  readonly id: number;
  readonly opened: OpenedLanguage;
}

interface OpeningInAll {
  readonly actor: Actor;
  readonly language: string;
  readonly action: Action;
}

/** The canonical form of a language tag. @throws Refusal language-invalid */
export function languageCode(asked: string): string {
  const language = canonicalLanguage(asked);
  if (language === undefined) throw languageUnusable();
  return language;
}

/**
 * Opens, one after another, the texts of every template that the actor may read; skips those without the language.
 * @throws Refusal too-many-texts-in-all
 */
export async function* openInAll(
  db: Database,
  places: TextPlaces,
  { actor, language, action }: OpeningInAll
): AsyncGenerator<OpenedOne> {
  let texts = 0;
  for (const id of await oneOfEachTemplate(db, actor, language)) {
    // Finding the texts of a package takes a few milliseconds, and SQLite answers without yielding.
    await turn();
    const opened = await openOne(db, places, { actor, id, language, action });
    if (!opened) continue;
    texts += opened.places.size;
    if (texts > MAX_TEXTS) throw tooManyTextsInAll();
    yield { id, opened };
  }
}

/** undefined: it lacks the language, or was deleted in the meantime. */
async function openOne(
  db: Database,
  places: TextPlaces,
  asked: OpeningInAll & { readonly id: number }
): Promise<OpenedLanguage | undefined> {
  try {
    return await openLanguage(db, places, asked);
  } catch (error) {
    if (error instanceof Refusal && (error.kind === 'not-found' || error.kind === 'forbidden')) return undefined;
    throw error;
  }
}

/** Per template with the language, the Id of its oldest widget: of those visible to the actor, if there are any. */
async function oneOfEachTemplate(db: Database, actor: Actor, language: string): Promise<number[]> {
  const rows = await db
    .selectFrom('variants')
    .innerJoin('templates', 'templates.id', 'variants.template_id')
    .leftJoin('widget_groups', 'widget_groups.id', 'variants.group_id')
    .select(({ fn }) => [
      fn.min('variants.id').as('id'),
      fn
        .min('variants.id')
        .filterWhere(({ and }) => and(visibleWidgets(actor)))
        .as('visible')
    ])
    .where('variants.deleted_at', 'is', null)
    .where('templates.languages', 'like', `%${languagesText([language])}%`)
    .where(({ and }) => and(visibleTexts(actor)))
    .groupBy('variants.template_id')
    .orderBy('id')
    .limit(MAX_TEMPLATES)
    .execute();
  return rows.map(({ id, visible }) => visible ?? id);
}
