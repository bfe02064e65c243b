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

/** More do not fit into a file that can be imported. */
const MAX_TEXTS = 50_000;
const MAX_TEMPLATES = 1_000;

/** The texts of one of several widgets, each of another template. */
export interface OpenedOne {
  /** Of the widget through which they are opened: the oldest one that the actor sees. */
  readonly id: number;
  readonly name: string;
  /** SpotIdentifier. */
  readonly identifier: string;
  readonly opened: OpenedLanguage;
}

/** Whose texts are opened, and for what. */
interface AskedOfAll {
  readonly actor: Actor;
  readonly language: string;
  readonly action: Action;
}

/** As a language is written everywhere. @throws Refusal language-invalid */
export function languageCode(asked: string): string {
  const language = canonicalLanguage(asked);
  if (language === undefined) throw languageUnusable();
  return language;
}

/**
 * Opens the texts of every template with a widget that the actor sees, one after the other; those without the language are left out.
 * @throws Refusal too-many-texts-in-all
 */
export async function* openInAll(
  db: Database,
  places: TextPlaces,
  { actor, language, action }: AskedOfAll
): AsyncGenerator<OpenedOne> {
  let texts = 0;
  for (const { id, name, identifier } of await oneOfEachTemplate(db, actor, language)) {
    const opened = await openOne(db, places, { actor, id, language, action });
    if (!opened) continue;
    texts += opened.places.size;
    if (texts > MAX_TEXTS) throw tooManyTextsInAll();
    yield { id, name, identifier, opened };
  }
}

/** undefined: it does not have the language, or is gone meanwhile. */
async function openOne(
  db: Database,
  places: TextPlaces,
  asked: AskedOfAll & { readonly id: number }
): Promise<OpenedLanguage | undefined> {
  try {
    return await openLanguage(db, places, asked);
  } catch (error) {
    if (error instanceof Refusal && (error.kind === 'not-found' || error.kind === 'forbidden')) return undefined;
    throw error;
  }
}

/** The oldest widget of each template with the language that the actor sees. */
async function oneOfEachTemplate(db: Database, actor: Actor, language: string) {
  const ids = await db
    .selectFrom('variants')
    .innerJoin('templates', 'templates.id', 'variants.template_id')
    .leftJoin('widget_groups', 'widget_groups.id', 'variants.group_id')
    .select(({ fn }) => fn.min('variants.id').as('id'))
    .where('variants.deleted_at', 'is', null)
    .where('templates.languages', 'like', `%${languagesText([language])}%`)
    .where(({ and }) => and(visibleWidgets(actor)))
    .groupBy('variants.template_id')
    .orderBy('id')
    .limit(MAX_TEMPLATES)
    .execute();
  if (ids.length === 0) return [];
  return db
    .selectFrom('variants')
    .innerJoin('templates', 'templates.id', 'variants.template_id')
    .select(['variants.id', 'variants.name', 'templates.spot_identifier as identifier'])
    .where(
      'variants.id',
      'in',
      ids.map(({ id }) => id)
    )
    .orderBy('variants.id')
    .execute();
}
