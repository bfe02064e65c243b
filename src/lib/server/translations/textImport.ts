import type {
  ImportBody,
  LanguageImportBody,
  LanguageUndone,
  ImportSelectionInAll,
  ImportSelection,
  WidgetTexts
} from '../../api.js';
import { unacceptable } from '../../exchange/accept.js';
import { MAX_BYTES } from '../../exchange/limits.js';
import { ownerOf } from '../packages/admission.js';
import type { Packaging, ReadFile } from '../packages/packaging.js';
import type { PresentWidget } from '../../exchange/compare.js';
import type { ReadText, ReadWidget } from '../packages/tasks.js';
import { can, demand } from '../authorization/can.js';
import type { Actor } from '../platform/authorization/actor.js';
import { tooLarge } from '../platform/http/errors.js';
import { mapYielding } from '../platform/yielding.js';
import { Refusal } from '../platform/refusal.js';
import { hashOf } from '../platform/store/fileStore.js';
import type { Database } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { saidByPlace } from './comments.js';
import type { TextEdits } from './edits.js';
import { asExportedHere } from './exportedHere.js';
import { planOf, takenFrom, type PlannedTexts } from './importPlan.js';
import { openLanguage, type OpenedLanguage, type LanguageRequest } from './openTexts.js';
import { languageCode, openInAll, type OpenedOne } from './openInAll.js';
import type { TextPlace, Places, TextPlaces } from './textPlaces.js';
import type { KeptTexts } from './records.js';
import { batchNotFound, fileBroken, fileUnacceptable, importChanged } from './refusals.js';
import { currentText, stateOf } from './textStates.js';
import { keptTexts } from './textStore.js';

/** An uploaded file for translators. */
interface SentFile {
  readonly path: string;
  /** bytes */
  readonly size: number;
}

/** The part of a file to import. */
interface ImportOptions {
  /** Whether all imported texts are to be reviewed, even those that are reviewed in the file. */
  readonly toReview: boolean;
  /** Whether comments of the file are imported. */
  readonly comments: boolean;
}

/** How to import a file. */
interface ImportChoices extends ImportOptions {
  /** The user's choices for single texts. */
  readonly take: ImportSelection;
  /** Compares with what the user saw. */
  readonly matches: (tag: string) => boolean;
}

interface Planned {
  readonly body: ImportBody;
  /** Covers the whole comparison. */
  readonly tag: string;
  readonly texts: PlannedTexts;
  readonly places: Places;
}

/** Texts of a widget that a file is compared with. */
interface Compared {
  readonly opened: OpenedLanguage;
  readonly kept: KeptTexts;
  readonly present: PresentWidget;
}

/** A readable file. */
type Read = Extract<ReadFile, { kind: 'read' }>;

/** Imports files from translators: first reports what they change, then saves it as one batch. */
export class TextImport {
  readonly #store: Pick<Store, 'db' | 'engine'>;
  readonly #db: Database;
  readonly #places: TextPlaces;
  readonly #packaging: Packaging;
  readonly #edits: TextEdits;

  constructor(store: Pick<Store, 'db' | 'engine'>, places: TextPlaces, packaging: Packaging, edits: TextEdits) {
    this.#store = store;
    this.#db = store.db;
    this.#places = places;
    this.#packaging = packaging;
    this.#edits = edits;
  }

  /**
   * What a file would change, with its tag. Saves nothing.
   * @throws HttpError 413; Refusal widget-not-found, language-not-found, not-allowed, file-broken, file-not-utf8, file-language,
   * text-unusable, texts-too-costly
   */
  async compare(
    asked: LanguageRequest,
    file: SentFile,
    options: ImportOptions
  ): Promise<Pick<Planned, 'body' | 'tag'>> {
    return this.#plan(asked, file, options);
  }

  /**
   * Saves a file: new and changed texts, chosen conflicting and removed ones, unknown ones for the texts they are used for, and
   * comments.
   * @throws as `compare`, and text-unknown, text-twice, too-many-comments; import-changed with the `current` comparison if it
   * differs from what the user saw
   */
  async apply(
    asked: LanguageRequest,
    file: SentFile,
    { take, matches, ...options }: ImportChoices
  ): Promise<ImportBody> {
    const { body, tag, texts, places } = await this.#plan(asked, file, options);
    if (!matches(tag)) throw importChanged(body);
    const { saves, comments } = takenFrom(texts, places, take);
    if (saves.length + comments.length === 0) return { ...body, Saved: 0, Commented: 0 };
    try {
      const saved = await this.#edits.save(asked, saves, comments);
      const { Revision, Batch, Texts } = saved;
      return { ...body, Revision, Saved: Texts.length, Commented: comments.length, Batch };
    } catch (error) {
      if (!isLost(error)) throw error;
      throw importChanged((await this.#plan(asked, file, options)).body);
    }
  }

  async #plan(asked: LanguageRequest, file: SentFile, { toReview, comments }: ImportOptions): Promise<Planned> {
    const { actor } = asked;
    const opened = await openLanguage(this.#db, this.#places, { ...asked, action: 'text.write' });
    const { resource, language } = opened;
    const { kept, present } = await this.#present(opened);
    const mayReview = !toReview && can(actor, 'text.review', { ...resource, language });
    const read = await this.#read(actor, file, { all: [{ opened, kept, present }], mayReview, language });
    const own = read.widgets.filter(({ id }) => id === present.id);
    const further = read.widgets.filter((widget) => !own.includes(widget));
    const said = comments ? await saidByPlace(this.#db, opened) : undefined;
    const texts = await planOf(opened, { kept, said }, own.length > 0 ? own : read.widgets);
    const body: ImportBody = {
      Language: language,
      Revision: opened.revision,
      Format: read.format,
      FileLanguage: read.language,
      ...otherSourceIn(read),
      ...(own.length === 0 && read.widgets.length > 0 && { OtherWidgets: namesOf(read.widgets) }),
      ...(own.length > 0 && further.length > 0 && { Further: { Count: further.length, Names: namesOf(further) } }),
      ...assumedIn(read.widgets),
      Unknown: texts.unknownCount,
      Texts: texts.bodies
    };
    return { body, tag: hashOf(JSON.stringify([language, texts.tag])).slice(0, 32), texts, places: opened.places };
  }

  /** Our texts, for comparison with a file. */
  async #present(opened: OpenedLanguage): Promise<{ kept: KeptTexts; present: PresentWidget }> {
    const kept = await keptTexts(this.#db, opened.templateId, opened.language);
    const texts = await mapYielding([...opened.places.values()], (place) => presentText(place, kept, opened.language));
    return { kept, present: { id: opened.identifier, texts } };
  }

  /** @throws HttpError 413; Refusal file-broken, file-not-utf8, file-language, text-unusable, texts-too-costly */
  async #read(
    actor: Actor,
    { path, size }: SentFile,
    { language, all, mayReview }: { all: readonly Compared[]; mayReview: boolean; language: string }
  ): Promise<Read> {
    if (size > MAX_BYTES) throw tooLarge(MAX_BYTES);
    const present = all.map((each) => each.present);
    const read = await this.#packaging.readTexts(ownerOf(actor), { path, present, language, mayReview });
    if (read.kind === 'broken') throw fileBroken(read.problem);
    const byId = new Map(all.map((each) => [each.present.id, each]));
    const widgets: ReadWidget[] = [];
    for (const widget of read.widgets) {
      const ours = byId.get(widget.id);
      widgets.push(
        ours ? { ...widget, texts: await asExportedHere(this.#store, this.#places, ours, widget.texts) } : widget
      );
    }
    return usable({ ...read, widgets }, language);
  }

  /**
   * What a file would change in all templates whose texts the actor may write, with its tag. Saves nothing.
   * @throws as `compare`, and too-many-texts-in-all
   */
  async compareAll(
    asked: LanguageRequestInAll,
    file: SentFile,
    options: ImportOptions
  ): Promise<Pick<PlannedAll, 'body' | 'tag'>> {
    return this.#planAll(asked, file, options);
  }

  /** Saves a file for all widgets as one batch, all or none. @throws as `apply` */
  async applyAll(
    asked: LanguageRequestInAll,
    file: SentFile,
    { take, matches, ...options }: Omit<ImportChoices, 'take'> & { readonly take: ImportSelectionInAll }
  ): Promise<LanguageImportBody> {
    const { body, tag, widgets } = await this.#planAll(asked, file, options);
    if (!matches(tag)) throw importChanged(body);
    const takenOf = (id: number) => take.filter(({ Widget }) => Widget === id);
    const all = widgets
      .map(({ id, texts, places }) => ({ id, ...takenFrom(texts, places, takenOf(id)) }))
      .filter(({ saves, comments }) => saves.length + comments.length > 0);
    if (all.length === 0) return { ...body, Saved: 0, Commented: 0 };
    try {
      const brought = all.map(({ id, saves, comments }) => ({ id, texts: saves, comments }));
      const { batch, saved, comments } = await this.#edits.saveInAll(asked, brought);
      return { ...body, Saved: saved, Commented: comments, Batch: batch };
    } catch (error) {
      if (!isLost(error)) throw error;
      throw importChanged((await this.#planAll(asked, file, options)).body);
    }
  }

  /** Undoes an import into several widgets, except texts changed since. @throws Refusal not-allowed, language-invalid, batch-not-found */
  async undoAll({ actor, language: asked }: LanguageRequestInAll, batch: string): Promise<LanguageUndone> {
    const language = languageCode(asked);
    demand(actor, 'texts.write', { language });
    const templates = new Set<number>();
    for (const table of ['text_events', 'text_comments'] as const) {
      const rows = await this.#db
        .selectFrom(table)
        .select('template_id')
        .distinct()
        .where('batch', '=', batch)
        .execute();
      for (const { template_id } of rows) templates.add(template_id);
    }
    const ids: number[] = [];
    if (templates.size > 0) {
      for await (const { id, opened } of openInAll(this.#db, this.#places, { actor, language, action: 'text.write' })) {
        if (templates.has(opened.templateId)) ids.push(id);
      }
    }
    if (ids.length === 0) throw batchNotFound();
    const done = await this.#edits.undoInAll({ actor, language }, ids, batch);
    const { batch: Batch, saved: Undone, kept: Kept, comments } = done;
    return { Batch, Undone, Kept, ...(comments > 0 && { Comments: comments }) };
  }

  async #planAll(
    { actor, language: asked }: LanguageRequestInAll,
    file: SentFile,
    { toReview, comments }: ImportOptions
  ): Promise<PlannedAll> {
    const language = languageCode(asked);
    demand(actor, 'texts.write', { language });
    const all: (Compared & { one: OpenedOne })[] = [];
    for await (const one of openInAll(this.#db, this.#places, { actor, language, action: 'text.write' })) {
      all.push({ one, opened: one.opened, ...(await this.#present(one.opened)) });
    }
    const mayReview = !toReview && can(actor, 'texts.review', { language });
    const read = await this.#read(actor, file, { all, mayReview, language });
    const widgets: PlannedAll['widgets'][number][] = [];
    const bodies: WidgetTexts[] = [];
    for (const { one, kept, opened } of all) {
      const { id: Id } = one;
      const own = read.widgets.filter(({ id }) => id === opened.identifier);
      if (own.length === 0) continue;
      const said = comments ? await saidByPlace(this.#db, opened) : undefined;
      const texts = await planOf(opened, { kept, said }, own);
      const { unknownCount: Unknown, bodies: Texts } = texts;
      bodies.push({ Id, Name: opened.name, SpotIdentifier: opened.identifier, ...assumedIn(own), Unknown, Texts });
      widgets.push({ id: Id, texts, places: opened.places });
    }
    const known = new Set(all.map(({ present }) => present.id));
    const others = read.widgets.filter(({ id }) => !known.has(id));
    const tag = hashOf(JSON.stringify([language, widgets.map((each) => [each.id, each.texts.tag])])).slice(0, 32);
    const body: LanguageImportBody = {
      ...{ Language: language, Format: read.format, FileLanguage: read.language },
      ...otherSourceIn(read),
      OtherWidgets: namesOf(others),
      Widgets: bodies
    };
    return { body, tag, widgets };
  }
}

/** A request for all widgets. */
type LanguageRequestInAll = Omit<LanguageRequest, 'id'>;

/** What a file would change in several widgets. */
interface PlannedAll {
  readonly body: LanguageImportBody;
  /** Covers the whole comparison. */
  readonly tag: string;
  readonly widgets: readonly { readonly id: number; readonly texts: PlannedTexts; readonly places: Places }[];
}

const isLost = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'texts-changed' || error.code === 'text-unknown');

/** Most names of unknown widgets reported. */
const MOST_NAMES = 20;
const namesOf = (widgets: readonly ReadWidget[]): string[] =>
  widgets.slice(0, MOST_NAMES).map(({ id, name }) => name || id);

const otherSourceIn = ({ otherSource }: Read): Pick<ImportBody, 'OtherSourceLanguage'> =>
  otherSource === undefined ? {} : { OtherSourceLanguage: otherSource };

/** The widget that the file names, where it is assumed to be for another. */
const assumedIn = ([one]: readonly ReadWidget[]): Pick<WidgetTexts, 'AssumedWidget'> =>
  one?.assumed ? { AssumedWidget: one.assumed } : {};

const presentText = (place: TextPlace, kept: KeptTexts, language: string) => {
  const { key, source, hash } = place;
  const stored = kept.get(hash);
  const target = currentText(stored, place, language);
  return { key, source, target, state: stateOf(stored, place, language), isSaved: stored !== undefined };
};

/** @throws Refusal file-not-utf8, file-language, text-unusable */
async function usable(read: Read, language: string): Promise<Read> {
  const refuse = (texts: readonly ReadText[]): void => {
    const reason = unacceptable(read.language, language, texts);
    if (reason) throw fileUnacceptable(reason);
  };
  refuse([]);
  await mapYielding(
    read.widgets.flatMap(({ texts }) => texts),
    (text) => refuse([text])
  );
  return read;
}
