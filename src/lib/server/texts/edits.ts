import { keyFrom } from '../../ascdata/texts/textKey.js';
import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { PublicationBody, TextSave, TextsBody, TextsSaved, TextsUndone } from '../../api.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Action } from '../authorization/can.js';
import { demand } from '../authorization/demand.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { Definitions } from './definition.js';
import { openLanguage, type OpenedLanguage } from './openTexts.js';
import { packagedText, placeOf, type TextPlace, type TextPlaces } from './textPlaces.js';
import { publicationBody, unpublished } from './publication.js';
import { batchNotFound, publicationChanged, textsChanged, textTwice, textUnknown } from './refusals.js';
import { tagOf } from './textStates.js';
import type { StoredText } from './records.js';
import { keptAt, keptTexts, storeChanges, storedFrom, type TextBatch, type TextChange } from './textStore.js';
import { textBodies } from './texts.js';

interface Asked {
  readonly actor: Actor;
  /** Of the widget. */
  readonly id: number;
  readonly language: string;
}

/** What the services for texts share. */
export interface TextParts {
  readonly places: TextPlaces;
  readonly definitions: Definitions;
}

/** Saves translated texts, all of a request or none, and undoes saves. */
export class TextEdits {
  readonly #store: Store;
  readonly #places: TextPlaces;
  readonly #definitions: Definitions;
  readonly #now: () => Date;

  constructor(store: Store, { places, definitions }: TextParts, now: () => Date) {
    this.#store = store;
    this.#places = places;
    this.#definitions = definitions;
    this.#now = now;
  }

  /**
   * Saves texts over the ones the user saw.
   * @throws Refusal widget-not-found, language-not-found, not-allowed (also for a review without permission), text-unknown, text-twice;
   * texts-changed with the changed ones as `current`
   */
  async save(asked: Asked, texts: readonly TextSave[]): Promise<TextsSaved> {
    const isReview = texts.some(({ State }) => State === 'reviewed');
    const at = this.#now().toISOString();
    return this.#write(asked, isReview ? 'text.review' : 'text.write', 'save', savedAs(texts, at));
  }

  /** Saves texts of several widgets as one batch, all or none. @throws Refusal as `save` */
  async saveInAll({ actor, language }: Omit<Asked, 'id'>, widgets: readonly WidgetSaves[]): Promise<BatchSaved> {
    const at = this.#now().toISOString();
    return this.#writeAll(
      { actor, language },
      'save',
      widgets.map(({ id, texts }) => {
        const isReview = texts.some(({ State }) => State === 'reviewed');
        return {
          id,
          action: isReview ? ('text.review' as const) : ('text.write' as const),
          changesOf: savedAs(texts, at)
        };
      })
    );
  }

  /**
   * Undoes a batch, except texts changed since.
   * @throws Refusal as `save`, and batch-not-found; undoing another person's batch takes the permission to review
   */
  async undo(asked: Asked, batch: string): Promise<TextsUndone> {
    let kept = 0;
    const done = await this.#write(asked, 'text.write', 'undo', async (writing, opened) => {
      const events = await eventsOf(writing, opened, batch);
      if (events.length === 0) throw batchNotFound();
      demandUndo(asked.actor, opened, events);
      const changes = await takenBack(writing, opened, events);
      kept = events.length - changes.length;
      return changes;
    });
    return { ...done, Kept: kept };
  }

  /** Undoes a batch in these widgets. @throws Refusal as `undo` */
  async undoInAll(
    { actor, language }: Omit<Asked, 'id'>,
    ids: readonly number[],
    batch: string
  ): Promise<BatchSaved & { readonly kept: number }> {
    const kept = new Map<number, number>();
    const done = await this.#writeAll(
      { actor, language },
      'undo',
      ids.map((id) => ({
        id,
        action: 'text.write' as const,
        changesOf: async (writing, opened) => {
          const events = await eventsOf(writing, opened, batch);
          demandUndo(actor, opened, events);
          const changes = await takenBack(writing, opened, events);
          kept.set(id, events.length - changes.length);
          return changes;
        }
      }))
    );
    return { ...done, kept: [...kept.values()].reduce((sum, each) => sum + each, 0) };
  }

  /** What publishing would hand out, with its tag. @throws Refusal widget-not-found, language-not-found, not-allowed */
  async publication({ actor, id, language }: Asked): Promise<{ tag: string; body: PublicationBody }> {
    const asked = { actor, id, language, action: 'text.read' as const };
    const opened = await openLanguage(this.#store.db, this.#places, asked);
    const kept = await keptTexts(this.#store.db, opened.templateId, opened.language);
    return publicationBody(opened, await unpublished(opened, kept));
  }

  /**
   * Hands out the current texts of a language from now on; the package stays as it is.
   * @param matches compares with what the user saw
   * @throws Refusal widget-not-found, language-not-found, not-allowed; publication-changed with the `current` one
   */
  async publish(asked: Asked, matches: (tag: string) => boolean): Promise<TextsSaved> {
    return this.#write(asked, 'text.publish', 'publish', async (writing, opened) => {
      const kept = await keptTexts(writing, opened.templateId, opened.language);
      const changes = await unpublished(opened, kept);
      const { tag, body } = publicationBody(opened, changes);
      if (!matches(tag)) throw publicationChanged(body);
      return changes.map(({ place, before, after }) => ({ place: place.hash, key: place.key, before, after }));
    });
  }

  async #write(asked: Asked, action: Action, kind: TextBatch['kind'], changesOf: ChangesOf): Promise<TextsSaved> {
    const batch = randomUUID();
    const templateId = await this.#opened(asked, action);
    const transaction = (writing: Writing) => this.#change(writing, asked, { action, kind, batch, changesOf });
    const row = { table: 'templates', id: templateId } as const;
    const done = await this.#definitions.during(() => this.#store.writeRow(row, transaction));
    return { Language: done.language, Revision: done.revision, Batch: batch, Texts: done.texts };
  }

  async #writeAll(
    { actor, language }: Omit<Asked, 'id'>,
    kind: TextBatch['kind'],
    widgets: readonly { readonly id: number; readonly action: Action; readonly changesOf: ChangesOf }[]
  ): Promise<BatchSaved> {
    const batch = randomUUID();
    for (const { id, action } of widgets) await this.#opened({ actor, id, language }, action);
    const transaction = async (writing: Writing) => {
      let saved = 0;
      for (const { id, action, changesOf } of widgets) {
        const { texts } = await this.#change(writing, { actor, id, language }, { action, kind, batch, changesOf });
        saved += texts.length;
        await turn();
      }
      return saved;
    };
    const saved = await this.#definitions.during(() => this.#store.write(transaction));
    return { batch, saved };
  }

  /** Finding the texts of a package takes a while at first, so it happens before the template is locked. @returns the template's Id */
  async #opened({ actor, id, language }: Asked, action: Action): Promise<number> {
    const opened = await openLanguage(this.#store.db, this.#places, { actor, id, language, action });
    return opened.templateId;
  }

  /** Changes the texts of one widget, in a transaction. */
  async #change(
    writing: Writing,
    { actor, id, language }: Asked,
    { action, kind, batch, changesOf }: Change
  ): Promise<{ revision: number; language: string; texts: TextsBody['Texts'] }> {
    const opened = await openLanguage(writing, this.#places, { actor, id, language, action });
    const { templateId } = opened;
    const { name: by, userId } = actor;
    const at = this.#now().toISOString();
    const what = { templateId, language: opened.language, batch, kind, at, by, userId };
    const changes = await changesOf(writing, opened, what);
    const revision = changes.length === 0 ? opened.revision : await storeChanges(this.#store, writing, what, changes);
    if (changes.some(isPublication)) await this.#definitions.refresh(writing, templateId);
    const hashes = changes.map(({ place }) => place);
    return { revision, language: opened.language, texts: await textBodies(writing, opened, hashes) };
  }
}

/** Decides the changes for an opened widget. */
type ChangesOf = (writing: Writing, opened: OpenedLanguage, what: TextBatch) => Promise<TextChange[]>;

interface Change {
  readonly action: Action;
  readonly kind: TextBatch['kind'];
  readonly batch: string;
  readonly changesOf: ChangesOf;
}

/** Texts of one widget to save. */
export interface WidgetSaves {
  /** Of the widget. */
  readonly id: number;
  readonly texts: readonly TextSave[];
}

/** A batch saved in several widgets. */
export interface BatchSaved {
  readonly batch: string;
  /** Number of texts. */
  readonly saved: number;
}

/** Saves these texts over the ones the user saw. @param at ISO 8601 */
const savedAs =
  (texts: readonly TextSave[], at: string): ChangesOf =>
  async (writing, opened, { by }) => {
    const places = placesOf(opened, texts);
    const hashes = places.map(({ hash }) => hash);
    const kept = await keptAt(writing, opened.templateId, opened.language, hashes);
    const isOther = (place: TextPlace, index: number) =>
      texts[index]?.Tag !== tagOf(kept.get(place.hash), place, opened.language);
    const others = places.filter(isOther).map(({ hash }) => hash);
    if (others.length > 0) throw await changedSince(writing, opened, others);
    return places.map((place, index) => {
      const before = kept.get(place.hash);
      return { place: place.hash, key: place.key, before, after: savedText(texts[index]!, place, before, { at, by }) };
    });
  };

/** @throws Refusal text-unknown, text-twice */
function placesOf({ places }: OpenedLanguage, texts: readonly TextSave[]): TextPlace[] {
  const found = texts.map((text) => places.get(placeOf(keyFrom(text))));
  const unknown = found.flatMap((place, index) => (place ? [] : [index]));
  if (unknown.length > 0) throw textUnknown(unknown);
  const known = found.filter((place) => place !== undefined);
  const first = new Set<string>();
  const twice = known.flatMap(({ hash }, index) => (first.size === first.add(hash).size ? [index] : []));
  if (twice.length > 0) throw textTwice(twice);
  return known;
}

async function changedSince(db: Database, opened: OpenedLanguage, hashes: readonly string[]) {
  const texts = await textBodies(db, opened, hashes);
  return textsChanged({
    Language: opened.language,
    SpotVersion: opened.version,
    Revision: opened.revision,
    Texts: texts
  });
}

function savedText(
  { Text: text, State: state, Accept: accept }: TextSave,
  place: TextPlace,
  before: StoredText | undefined,
  stamp: Pick<StoredText, 'at' | 'by'>
): StoredText {
  const { source, sourceHash } = place;
  const isUnchanged = before?.text === text && before.sourceHash === sourceHash;
  const accepted = accept?.split(' ').filter(Boolean) ?? (isUnchanged ? before.accepted : []);
  const reviewed = state === 'reviewed' && text.trim() !== '';
  return { text, reviewed, source, sourceHash, accepted, published: before?.published ?? null, ...stamp };
}

type TextEvent = Awaited<ReturnType<typeof eventsOf>>[number];

async function eventsOf(db: Database, { templateId, language }: OpenedLanguage, batch: string) {
  return db
    .selectFrom('text_events')
    .select(['place', 'name', 'kind', 'before', 'after', 'user_id'])
    .where('batch', '=', batch)
    .where('template_id', '=', templateId)
    .where('language', '=', language)
    .orderBy('id')
    .execute();
}

function demandUndo(actor: Actor, { thing, language }: OpenedLanguage, events: readonly TextEvent[]): void {
  const isOwn = actor.userId !== null && events.every(({ user_id }) => user_id === actor.userId);
  const isPublished = events.some((event) => isPublication(storedChange(event)));
  if (isPublished) demand(actor, 'text.publish', { ...thing, language });
  else if (!isOwn) demand(actor, 'text.review', { ...thing, language });
}

/** Restores each text that is still as the batch left it. */
async function takenBack(db: Database, opened: OpenedLanguage, events: readonly TextEvent[]): Promise<TextChange[]> {
  const { templateId, language, places } = opened;
  const kept = await keptAt(
    db,
    templateId,
    language,
    events.map(({ place }) => place)
  );
  return events.flatMap((event) => {
    const { place, name } = event;
    const now = kept.get(place);
    const { before, after } = storedChange(event);
    const change = { place, key: JSON.parse(name) as TextChange['key'], before: now };
    if (isPublication({ before, after })) {
      const isUntouched = now?.published === after?.published;
      return now && isUntouched ? [{ ...change, after: { ...now, published: before?.published ?? null } }] : [];
    }
    if (!isSame(now, after)) return [];
    const published = now?.published ?? null;
    const former = before ?? (published === null ? undefined : untouched(places.get(place), language, now));
    return [{ ...change, after: former && { ...former, published } }];
  });
}

const storedChange = ({ before, after }: TextEvent) => ({ before: storedFrom(before), after: storedFrom(after) });

/** Does it change what is handed out? */
const isPublication = ({ before, after }: Pick<TextChange, 'before' | 'after'>): boolean =>
  (before?.published ?? null) !== (after?.published ?? null);

/** A text nobody has saved, but which is published and so needs its row. */
function untouched(
  place: TextPlace | undefined,
  language: string,
  now: StoredText | undefined
): StoredText | undefined {
  if (!now) return undefined;
  const text = place ? (packagedText(place, language) ?? '') : now.text;
  return { ...now, text, reviewed: false, accepted: [] };
}

/** Has nobody saved it in between? Publishing does not count. */
function isSame(one: StoredText | undefined, other: StoredText | undefined): boolean {
  if (!one || !other) return one === other;
  return one.at === other.at && one.by === other.by && one.text === other.text && one.reviewed === other.reviewed;
}
