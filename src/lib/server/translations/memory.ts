import type { RememberedText } from '../../api.js';
import { keyFrom, type TextKeyBody } from '../../ascdata/texts/textKey.js';
import type { Store } from '../platform/store/store.js';
import { openLanguage, type LanguageRequest } from './openTexts.js';
import { packagedMemory } from './packagedMemory.js';
import { placeOf, type TextPlaces } from './textPlaces.js';
import { textUnknown } from './refusals.js';
import { visibleTexts } from './visible.js';

const MAX_ROWS = 100;
const MAX_TEXTS = 10;

/** Translations of the same source in other templates: saved there, or brought by their packages. */
export class TextMemory {
  constructor(
    private readonly store: Pick<Store, 'db' | 'engine'>,
    private readonly places: TextPlaces
  ) {}

  /**
   * From templates whose texts the actor may read: each text once, reviewed ones first, then newest.
   * @throws Refusal widget-not-found, language-not-found, not-allowed, text-unknown
   */
  async of({ actor, id, language: asked }: LanguageRequest, key: TextKeyBody): Promise<RememberedText[]> {
    const { db } = this.store;
    const opened = await openLanguage(db, this.places, { actor, id, language: asked, action: 'text.read' });
    const place = opened.places.get(placeOf(keyFrom(key)));
    if (!place) throw textUnknown([]);
    const rows = await db
      .selectFrom('texts')
      .innerJoin('templates', 'templates.id', 'texts.template_id')
      .select(['text', 'reviewed', 'templates.spot_identifier', 'changed_by', 'texts.changed_at'])
      .where('language', '=', opened.language)
      .where('source_hash', '=', place.sourceHash)
      .where('template_id', '<>', opened.templateId)
      .where('text', '<>', '')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('variants')
            .leftJoin('widget_groups', 'widget_groups.id', 'variants.group_id')
            .select('variants.id')
            .whereRef('variants.template_id', '=', 'texts.template_id')
            .where('variants.deleted_at', 'is', null)
            .where(({ and }) => and(visibleTexts(actor)))
        )
      )
      .orderBy('reviewed', 'desc')
      .orderBy('texts.changed_at', 'desc')
      .limit(MAX_ROWS)
      .execute();
    const saved = rows.map(({ text, reviewed, spot_identifier, changed_by, changed_at }): RememberedText => ({
      Text: text,
      State: reviewed === 1 ? 'reviewed' : 'toReview',
      SpotIdentifier: spot_identifier,
      By: changed_by,
      At: changed_at
    }));
    const packaged = await packagedMemory(this.store, this.places, actor, opened, place);
    return distinct([...saved, ...packaged].sort(inOrder)).slice(0, MAX_TEXTS);
  }
}

/** Reviewed ones first, then the newest. */
function inOrder(one: RememberedText, other: RememberedText): number {
  if (one.State !== other.State) return one.State === 'reviewed' ? -1 : 1;
  return one.At < other.At ? 1 : -1;
}

/** Each text once, at its first occurrence. */
function distinct(texts: readonly RememberedText[]): RememberedText[] {
  const known = new Set<string>();
  return texts.filter(({ Text }) => known.size < known.add(Text).size);
}
