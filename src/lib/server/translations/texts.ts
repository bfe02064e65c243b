import { isBlank } from '../../language/unseen.js';
import { keyBody, keyFrom, type TextKeyBody } from '../../ascdata/texts/textKey.js';
import type { LostText, TextEventBody, TextLanguage, TextLanguagesBody, TextsBody } from '../../api.js';
import type { Actor } from '../platform/authorization/actor.js';
import { can } from '../authorization/can.js';
import { mapYielding } from '../platform/yielding.js';
import type { Database } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { mayAddLanguage, reviewedLanguages, ownFirst, translatorsOf } from './languages.js';
import { MOST_EVENTS } from './oldEvents.js';
import { keptOf, openLanguage, openTexts, type OpenedLanguage, type OpenedTexts } from './openTexts.js';
import { placeOf, reservedEntries, type TextPlace, type Places, type TextPlaces } from './textPlaces.js';
import { currentText, publishedText, shownState, textBody, type KeptByLanguage } from './textStates.js';
import type { KeptTexts } from './records.js';
import { keptTexts, storedFrom } from './textStore.js';
import { isPublication } from './undo.js';

/** The translations of a widget's template, and what is left to do. */
export class Texts {
  readonly #db: Database;
  readonly #places: TextPlaces;

  constructor(store: Pick<Store, 'db'>, places: TextPlaces) {
    this.#db = store.db;
    this.#places = places;
  }

  /** Every language with its counts. @throws Refusal widget-not-found, not-allowed */
  async languages(actor: Actor, id: number): Promise<TextLanguagesBody> {
    const opened = await openTexts(this.#db, this.#places, { actor, id, action: 'text.read' });
    const neverShown = await this.#places.neverShown(this.#db, opened.packageId);
    const seen = [...opened.places.values()].filter(({ key }) => !neverShown.has(key.element));
    const kept = new Map<string, KeptTexts>();
    for (const language of opened.languages) {
      kept.set(language, await keptTexts(this.#db, opened.templateId, language));
    }
    const bodies: TextLanguage[] = [];
    const translators = await translatorsOf(this.#db);
    for (const language of ownFirst(opened.languages, actor)) {
      const body = await countsOf(opened, seen, { language, kept, actor });
      bodies.push(body.Level === null ? { ...body, People: translators(language) } : body);
    }
    const MayAdd = await mayAddLanguage(this.#db, actor, { templateId: opened.templateId });
    const only = reviewedLanguages(actor);
    return { Revision: opened.revision, Languages: bodies, MayAdd, ...(only && { MayAddOnly: only }) };
  }

  /** All texts in one language. @throws Refusal widget-not-found, language-not-found, not-allowed */
  async read(actor: Actor, id: number, language: string): Promise<TextsBody> {
    const opened = await openLanguage(this.#db, this.#places, { actor, id, language, action: 'text.read' });
    const kept = await keptOf(this.#db, opened);
    const neverShown = [...(await this.#places.neverShown(this.#db, opened.packageId))];
    const lost = lostTexts(kept.get(opened.language), opened.places);
    const reserved = reservedEntries(opened.elements);
    return {
      Language: opened.language,
      SpotVersion: opened.version,
      Revision: opened.revision,
      Level: levelOf(actor, { ...opened.resource, language: opened.language }),
      Texts: await mapYielding([...opened.places.values()], (place) => textBody(place, opened.language, kept)),
      ...(neverShown.length > 0 && { NeverShown: neverShown }),
      ...(reserved.length > 0 && { Reserved: reserved }),
      ...(lost.length > 0 && { Lost: lost })
    };
  }

  /** History of one text, newest first. @throws Refusal widget-not-found, language-not-found, not-allowed */
  async history(actor: Actor, id: number, language: string, named: TextKeyBody): Promise<TextEventBody[]> {
    const opened = await openLanguage(this.#db, this.#places, { actor, id, language, action: 'text.read' });
    const rows = await this.#db
      .selectFrom('text_events')
      .select(['kind', 'batch', 'before', 'after', 'by', 'at'])
      .where('template_id', '=', opened.templateId)
      .where('language', '=', opened.language)
      .where('place', '=', placeOf(keyFrom(named)))
      .orderBy('id', 'desc')
      .limit(MOST_EVENTS)
      .execute();
    return rows.map(({ kind, batch, before, after, by, at }) => {
      const [former, now] = [storedFrom(before), storedFrom(after)];
      const isPublished = isPublication({ before: former, after: now });
      const told = (stored: typeof now) => (isPublished ? stored?.published : stored?.text) ?? null;
      return {
        Kind: kind,
        Batch: batch,
        ...(isPublished && { Publication: true as const }),
        Before: told(former),
        After: told(now),
        Reviewed: now?.reviewed ?? false,
        Source: now?.source ?? null,
        By: by,
        At: at
      };
    });
  }
}

/** These texts of a language as answered. */
export async function textBodies(
  db: Database,
  opened: OpenedLanguage,
  hashes: readonly string[]
): Promise<TextsBody['Texts']> {
  const kept = await keptOf(db, opened, hashes);
  const places = hashes.flatMap((hash) => opened.places.get(hash) ?? []);
  return mapYielding(places, (place) => textBody(place, opened.language, kept));
}

/** Counts texts that can ever be seen. */
async function countsOf(
  { places, resource }: OpenedTexts,
  seen: readonly TextPlace[],
  { language, kept, actor }: { readonly language: string; readonly kept: KeptByLanguage; readonly actor: Actor }
): Promise<TextLanguage> {
  const counts = { toDo: 0, inherited: 0, toReview: 0, reviewed: 0, outdated: 0 };
  let unpublished = 0;
  await mapYielding([...places.values()], (place) => {
    const stored = kept.get(language)?.get(place.hash);
    if (currentText(stored, place, language) !== publishedText(stored, place, language)) unpublished += 1;
  });
  await mapYielding(seen, (place) => {
    counts[shownState(place, language, kept)] += 1;
  });
  return {
    Language: language,
    Total: seen.length,
    ToDo: counts.toDo,
    ToReview: counts.toReview,
    Reviewed: counts.reviewed,
    Outdated: counts.outdated,
    Unpublished: unpublished,
    Level: levelOf(actor, { ...resource, language })
  };
}

function levelOf(actor: Actor, resource: Parameters<typeof can>[2]): TextLanguage['Level'] {
  if (can(actor, 'text.review', resource)) return 'review';
  return can(actor, 'text.write', resource) ? 'translate' : null;
}

/** Texts saved for settings or entries the package no longer has. */
function lostTexts(kept: KeptTexts = new Map(), places: Places): LostText[] {
  const lost = [...kept].filter(([hash, { text }]) => !places.has(hash) && !isBlank(text));
  return lost.map(([, { key, source, text, by, at }]) => ({
    ...keyBody(key),
    Source: source,
    Text: text,
    By: by,
    At: at
  }));
}
