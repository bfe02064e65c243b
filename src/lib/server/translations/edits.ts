import { isBlank } from '../../language/unseen.js';
import { keyFrom, translationKey } from '../../ascdata/texts/textKey.js';
import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { PublicationBody, TextSave, TextsSaved, TextsUndone } from '../../api.js';
import { can, type Action } from '../authorization/can.js';
import type { FollowedFolder, FolderChange } from '../packages/followedFolder.js';
import { sideOf } from '../packages/packageSide.js';
import type { Packages } from '../packages/packages.js';
import { mapYielding } from '../platform/yielding.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { Definitions } from './definition.js';
import { bringComments, commentsOf, takeBackComments, type BroughtComment } from './comments.js';
import { openLanguage, type OpenedLanguage, type LanguageRequest } from './openTexts.js';
import { placeOf, type TextPlace, type TextPlaces } from './textPlaces.js';
import { publicationBody, unpublished } from './publication.js';
import { batchNotFound, publicationChanged, textsChanged, textTwice, textUnknown } from './refusals.js';
import { tagOf } from './textStates.js';
import type { StoredText } from './records.js';
import {
  keptAt,
  keptTexts,
  recordedChanges,
  storeChanges,
  type RecordedChange,
  type TextBatch,
  type TextChange
} from './textStore.js';
import { demandUndo, eventsOf, hasPublished, isPublication, undoChanges } from './undo.js';
import { textBodies } from './texts.js';

/** What the services for texts share. */
export interface TextParts {
  readonly places: TextPlaces;
  readonly definitions: Definitions;
}

export interface EditParts extends TextParts {
  readonly packages: Packages;
  readonly followed: FollowedFolder;
}

interface Publishing {
  /** Compares with what the user saw. */
  readonly matches: (tag: string) => boolean;
  readonly onlyReviewed: boolean;
}

/** What publishing changes, if it is still what the user saw. @throws Refusal publication-changed */
async function confirmed(db: Database, opened: OpenedLanguage, { matches, onlyReviewed }: Publishing) {
  const changes = await unpublished(opened, await keptTexts(db, opened.templateId, opened.language), onlyReviewed);
  const { tag, body } = await publicationBody(opened, changes);
  if (!matches(tag)) throw publicationChanged(body);
  return changes;
}

/** Saves translated texts, all of a request or none, and undoes saves. */
export class TextEdits {
  readonly #store: Store;
  readonly #places: TextPlaces;
  readonly #definitions: Definitions;
  readonly #packages: Packages;
  readonly #followed: FollowedFolder;
  readonly #now: () => Date;

  constructor(store: Store, { places, definitions, packages, followed }: EditParts, now: () => Date) {
    this.#packages = packages;
    this.#followed = followed;
    this.#store = store;
    this.#places = places;
    this.#definitions = definitions;
    this.#now = now;
  }

  /**
   * Saves texts over the ones the user saw, with the comments that come with them.
   * @throws Refusal widget-not-found, language-not-found, not-allowed (also for a review without the permission), text-unknown,
   * text-twice, too-many-comments; texts-changed with the changed ones as `current`
   */
  async save(
    asked: LanguageRequest,
    texts: readonly TextSave[],
    comments: readonly BroughtComment[] = []
  ): Promise<TextsSaved> {
    const changesOf = savedAs(texts, this.#now().toISOString());
    const { body } = await this.#write(asked, actionOf(texts), 'save', changesOf, this.#bringing(comments));
    return body;
  }

  /** Saves texts of several widgets as one batch, all or none. @throws Refusal as `save` */
  async saveInAll(
    { actor, language }: Omit<LanguageRequest, 'id'>,
    widgets: readonly WidgetSaves[]
  ): Promise<BatchSaved> {
    const at = this.#now().toISOString();
    return this.#writeAll(
      { actor, language },
      'save',
      widgets.map(({ id, texts, comments }) => ({
        ...{ id, action: actionOf(texts), changesOf: savedAs(texts, at) },
        commentsOf: this.#bringing(comments)
      }))
    );
  }

  #bringing(comments: readonly BroughtComment[]): CommentsOf {
    return async (writing, what) => {
      if (comments.length > 0) await bringComments(this.#store, writing, what, comments);
      return comments.length;
    };
  }

  /**
   * Undoes a batch, except texts changed since.
   * @throws Refusal as `save`, and batch-not-found; undoing another person's batch needs permission to review
   */
  async undo(asked: LanguageRequest, batch: string): Promise<TextsUndone> {
    let kept = 0;
    let isPublished = false as boolean;
    const changesOf: ChangesOf = async (db, opened) => {
      const events = await eventsOf(db, opened, batch);
      const said = await commentsOf(db, opened, batch);
      if (events.length === 0 && !said) throw batchNotFound();
      demandUndo(asked.actor, opened, events, said);
      const changes = await undoChanges(db, asked.actor, opened, events);
      kept = events.length - changes.length;
      isPublished = hasPublished(events);
      return changes;
    };
    const { body, comments } = await this.#write(asked, 'text.write', 'undo', changesOf, takingBack(batch));
    return {
      ...{ ...body, Kept: kept },
      ...(comments > 0 && { Comments: comments }),
      ...(isPublished && { Publication: true as const })
    };
  }

  /** Undoes a batch in these widgets. @throws Refusal as `undo` */
  async undoInAll(
    { actor, language }: Omit<LanguageRequest, 'id'>,
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
        commentsOf: takingBack(batch),
        changesOf: async (db, opened) => {
          const events = await eventsOf(db, opened, batch);
          demandUndo(actor, opened, events, await commentsOf(db, opened, batch));
          const changes = await undoChanges(db, actor, opened, events);
          kept.set(id, events.length - changes.length);
          return changes;
        }
      }))
    );
    return { ...done, kept: [...kept.values()].reduce((sum, each) => sum + each, 0) };
  }

  /**
   * The texts that publishing would change, with their tag. @param onlyReviewed leaves out all others
   * @throws Refusal widget-not-found, language-not-found, not-allowed
   */
  async publication(
    { actor, id, language }: LanguageRequest,
    onlyReviewed: boolean
  ): Promise<{ tag: string; body: PublicationBody }> {
    const asked = { actor, id, language, action: 'text.read' as const };
    const opened = await openLanguage(this.#store.db, this.#places, asked);
    const kept = await keptTexts(this.#store.db, opened.templateId, opened.language);
    const { tag, body } = await publicationBody(opened, await unpublished(opened, kept, onlyReviewed));
    const isWritten = this.#followed.isOf(opened.identifier) && can(actor, 'widget.replace');
    return { tag, body: isWritten ? { ...body, Folder: this.#followed.name } : body };
  }

  /**
   * Publishes the current texts of a language; the package stays as it is. If the template follows a folder, somebody who may replace the
   * package writes them there, too; for others they stay here, over the texts of the folder.
   * @throws Refusal widget-not-found, language-not-found, not-allowed, definition-too-large, and as `FollowedFolder`;
   * publication-changed with the `current` one
   */
  async publish(asked: LanguageRequest, publishing: Publishing): Promise<TextsSaved> {
    const { identifier } = await openLanguage(this.#store.db, this.#places, { ...asked, action: 'text.publish' });
    if (!can(asked.actor, 'widget.replace')) return this.#published(asked, publishing);
    await this.#followed.demandHere(identifier);
    if (!this.#followed.isOf(identifier)) return this.#published(asked, publishing);
    return this.#followed.exclusively(async () =>
      this.#followed.writeDuring(await this.#inFolder(asked, publishing), () => this.#published(asked, publishing))
    );
  }

  async #published(asked: LanguageRequest, publishing: Publishing): Promise<TextsSaved> {
    const { body } = await this.#write(asked, 'text.publish', 'publish', async (db, opened) => {
      const changes = await confirmed(db, opened, publishing);
      return changes.map(({ place, before, after }) => ({ place: place.hash, key: place.key, before, after }));
    });
    return body;
  }

  /** What publishing changes in the folder that the template follows. */
  async #inFolder(asked: LanguageRequest, publishing: Publishing): Promise<FolderChange> {
    const { db } = this.#store;
    const opened = await openLanguage(db, this.#places, { ...asked, action: 'text.publish' });
    const changes = await confirmed(db, opened, publishing);
    const { source, files } = await sideOf({ db, packages: this.#packages }, opened.packageId);
    const texts = changes.map(({ place: { key }, before }) => [key.element, translationKey(key), before.text] as const);
    const definition = await this.#definitions.withTexts(db, { ...opened, source }, [opened.language, texts]);
    return this.#followed.definitionChangedTo(definition, files);
  }

  async #write(
    asked: LanguageRequest,
    action: Action,
    kind: TextBatch['kind'],
    changesOf: ChangesOf,
    commentsOf: CommentsOf = noComments
  ): Promise<{ readonly body: TextsSaved; readonly comments: number }> {
    const batch = randomUUID();
    const change = { action, kind, batch, changesOf, commentsOf };
    const prepared = await this.#prepared(asked, change);
    const row = { table: 'templates', id: prepared.opened.templateId } as const;
    const { opened, revision, hashes, comments } = await this.#definitions.during(() =>
      this.#store.writeRow(row, (writing) => this.#change(writing, asked, change, prepared))
    );
    const texts = await textBodies(this.#store.db, opened, hashes);
    return { comments, body: { Language: opened.language, Revision: revision, Batch: batch, Texts: texts } };
  }

  async #writeAll(
    { actor, language }: Omit<LanguageRequest, 'id'>,
    kind: TextBatch['kind'],
    widgets: readonly (Pick<Change, 'action' | 'changesOf' | 'commentsOf'> & { readonly id: number })[]
  ): Promise<BatchSaved> {
    const batch = randomUUID();
    const all: { asked: LanguageRequest; change: Change; prepared: Prepared }[] = [];
    for (const { id, ...rest } of widgets) {
      const asked = { actor, id, language };
      const change = { ...rest, kind, batch };
      all.push({ asked, change, prepared: await this.#prepared(asked, change) });
    }
    const transaction = async (writing: Writing) => {
      let [saved, said] = [0, 0];
      for (const { asked, change, prepared } of all) {
        const { opened, hashes, comments } = await this.#change(writing, asked, change, prepared);
        saved += hashes.filter((hash) => opened.places.has(hash)).length;
        said += comments;
        await turn();
      }
      return { saved, comments: said };
    };
    return { batch, ...(await this.#definitions.during(() => this.#store.write(transaction))) };
  }

  /**
   * Finding the texts of a package and what changes takes a while, so it happens before the template is locked.
   * @throws Refusal as the change itself
   */
  async #prepared(asked: LanguageRequest, { action, kind, batch, changesOf }: Change): Promise<Prepared> {
    const opened = await openLanguage(this.#store.db, this.#places, { ...asked, action });
    const what = this.#batch(asked, opened, { kind, batch });
    const changes = await recordedChanges(await changesOf(this.#store.db, opened, what));
    if (!changes.some(isPublication)) return { opened, changes };
    return { opened, changes, definition: await this.#definitions.after(this.#store.db, opened, changes) };
  }

  #batch(
    { actor: { name: by, userId } }: LanguageRequest,
    { templateId, language }: OpenedLanguage,
    { kind, batch }: Pick<Change, 'kind' | 'batch'>
  ): TextBatch {
    return { templateId, language, batch, kind, at: this.#now().toISOString(), by, userId };
  }

  /** Changes the texts of one widget, in a transaction. */
  async #change(
    writing: Writing,
    asked: LanguageRequest,
    { action, kind, batch, changesOf, commentsOf }: Change,
    prepared: Prepared
  ): Promise<{ opened: OpenedLanguage; revision: number; hashes: string[]; comments: number }> {
    const opened = await openLanguage(writing, this.#places, { ...asked, action });
    const { templateId } = opened;
    const what = this.#batch(asked, opened, { kind, batch });
    const isPrepared = isAsPrepared(opened, prepared);
    const changes = isPrepared ? prepared.changes : await recordedChanges(await changesOf(writing, opened, what));
    const comments = await commentsOf(writing, what);
    const isChanged = changes.length + comments > 0;
    const revision = isChanged ? await storeChanges(this.#store, writing, what, changes) : opened.revision;
    if (changes.some(isPublication)) {
      await this.#definitions.refresh(writing, templateId, isPrepared ? prepared.definition : undefined);
    }
    return { opened, revision, hashes: changes.map(({ place }) => place), comments };
  }
}

/** The changes for the texts as they were before they were locked. */
interface Prepared {
  readonly opened: OpenedLanguage;
  readonly changes: readonly RecordedChange[];
  /** That of the template afterwards, if something is published. */
  readonly definition?: Awaited<ReturnType<Definitions['after']>>;
}

/** Every change of texts counts the revision; a replacement brings another package. */
const isAsPrepared = (now: OpenedLanguage, { opened }: Prepared): boolean =>
  now.revision === opened.revision && now.packageId === opened.packageId && now.language === opened.language;

/** Decides the changes for an opened widget. */
type ChangesOf = (db: Database, opened: OpenedLanguage, what: TextBatch) => Promise<TextChange[]>;

/** Adds or deletes the comments of a batch; returns their number. */
type CommentsOf = (writing: Writing, what: TextBatch) => Promise<number>;

const noComments: CommentsOf = () => Promise.resolve(0);

const takingBack =
  (batch: string): CommentsOf =>
  (writing, what) =>
    takeBackComments(writing, what, batch);

interface Change {
  readonly action: Action;
  readonly kind: TextBatch['kind'];
  readonly batch: string;
  readonly changesOf: ChangesOf;
  readonly commentsOf: CommentsOf;
}

/** Texts of one widget to save. */
export interface WidgetSaves {
  /** Of the widget. */
  readonly id: number;
  readonly texts: readonly TextSave[];
  readonly comments: readonly BroughtComment[];
}

/** A batch saved in several widgets. */
export interface BatchSaved {
  readonly batch: string;
  /** Number of texts. */
  readonly saved: number;
  /** Comments added or deleted with them. */
  readonly comments: number;
}

const actionOf = (texts: readonly TextSave[]): 'text.review' | 'text.write' =>
  texts.some(({ State }) => State === 'reviewed') ? 'text.review' : 'text.write';

/** Saves these texts over those that the user saw. @param at ISO 8601 */
const savedAs =
  (texts: readonly TextSave[], at: string): ChangesOf =>
  async (db, opened, { by }) => {
    const places = await placesOf(opened, texts);
    const hashes = places.map(({ hash }) => hash);
    const kept = await keptAt(db, opened.templateId, opened.language, hashes);
    const tags = await mapYielding(places, (place) => tagOf(kept.get(place.hash), place, opened.language));
    const others = hashes.filter((_, index) => texts[index]?.Tag !== tags[index]);
    if (others.length > 0) throw await changedSince(db, opened, others);
    return places.map((place, index) => {
      const before = kept.get(place.hash);
      return { place: place.hash, key: place.key, before, after: savedText(texts[index]!, place, before, { at, by }) };
    });
  };

/** @throws Refusal text-unknown, text-twice */
async function placesOf({ places }: OpenedLanguage, texts: readonly TextSave[]): Promise<TextPlace[]> {
  const found = await mapYielding(texts, (text) => places.get(placeOf(keyFrom(text))));
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
  const reviewed = state === 'reviewed' && !isBlank(text);
  return { text, reviewed, source, sourceHash, accepted, published: before?.published ?? null, ...stamp };
}
