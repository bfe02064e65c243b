import { sql } from 'kysely';
import type { RememberedText } from '../../api.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Store } from '../platform/store/store.js';
import { languagesText } from '../widgets/languages.js';
import type { OpenedLanguage } from './openTexts.js';
import { keptAt } from './textStore.js';
import { packagedText, type TextPlace, type TextPlaces } from './textPlaces.js';
import { stateOf } from './textStates.js';
import { visibleTexts } from './visible.js';

/** The newest packages, searched for a source as written. */
const MOST_SEARCHED = 40;
/** Characters of a definition. */
const LONGEST = 400_000;
/** Packages read per search, so that the cache keeps those in use. */
const MOST_READ = 4;

/**
 * Unchanged translations of the same source in other packages. A source with characters that JSON can write in several ways may
 * be missed.
 */
export async function packagedMemory(
  { db, engine }: Pick<Store, 'db' | 'engine'>,
  places: TextPlaces,
  actor: Actor,
  { templateId, language }: Pick<OpenedLanguage, 'templateId' | 'language'>,
  { source, sourceHash }: Pick<TextPlace, 'source' | 'sourceHash'>
): Promise<RememberedText[]> {
  const written = JSON.stringify(source);
  const found = await db
    .selectFrom(
      db
        .selectFrom('templates')
        .innerJoin('packages', 'packages.id', 'templates.package_id')
        .select(['templates.id', 'package_id', 'templates.spot_identifier', 'packages.source', 'packages.created_at'])
        .where('templates.id', '<>', templateId)
        .where('templates.languages', 'like', `%${languagesText([language])}%`)
        .where(sql<boolean>`length(packages.source) <= ${LONGEST}`)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('variants')
              .leftJoin('widget_groups', 'widget_groups.id', 'variants.group_id')
              .select('variants.id')
              .whereRef('variants.template_id', '=', 'templates.id')
              .where('variants.deleted_at', 'is', null)
              .where(({ and }) => and(visibleTexts(actor)))
          )
        )
        .orderBy('package_id', 'desc')
        .limit(MOST_SEARCHED)
        .as('newest')
    )
    .select(['id', 'package_id', 'spot_identifier', 'created_at'])
    .where(
      engine.name === 'sqlite'
        ? sql<boolean>`instr(source, ${written}) > 0`
        : sql<boolean>`position(${written} in source) > 0`
    )
    .orderBy('package_id', 'desc')
    .limit(MOST_READ)
    .execute();
  const texts: RememberedText[] = [];
  for (const { id, package_id, spot_identifier, created_at } of found) {
    const { places: all } = await places.of(db, package_id);
    const same = [...all.values()].filter((place) => place.sourceHash === sourceHash);
    const kept = await keptAt(
      db,
      id,
      language,
      same.map(({ hash }) => hash)
    );
    for (const place of same) {
      const text = packagedText(place, language);
      if (text === undefined || kept.has(place.hash)) continue;
      const State = stateOf(undefined, place, language) === 'reviewed' ? 'reviewed' : 'toReview';
      texts.push({ Text: text, State, SpotIdentifier: spot_identifier, By: null, At: created_at });
    }
  }
  return texts;
}
