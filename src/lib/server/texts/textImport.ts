import type {
  ImportBody,
  ImportedText,
  LanguageImportBody,
  LanguageUndone,
  TakenInAll,
  TakenTexts,
  TextSave,
  WidgetTexts
} from '../../api.js';
import { MAX_TEXT, TEXT_PATTERN } from '../../api/texts.js';
import { keyBody, keyFrom, textId } from '../../ascdata/texts/textKey.js';
import { MAX_BYTES } from '../../exchange/limits.js';
import { ownerOf } from '../packages/admission.js';
import type { Packaging } from '../packages/packaging.js';
import type { PresentWidget } from '../../exchange/compare.js';
import type { ReadText, ReadTexts, ReadWidget } from '../packages/tasks.js';
import { can } from '../authorization/can.js';
import { demand } from '../authorization/demand.js';
import type { Actor } from '../platform/authorization/actor.js';
import { tooLarge } from '../platform/http/errors.js';
import { mapYielding } from '../platform/mapYielding.js';
import { Refusal } from '../platform/refusal.js';
import { hashOf } from '../platform/store/fileStore.js';
import type { Database } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { widgetRow } from '../widgets/rows.js';
import type { TextEdits } from './edits.js';
import { openLanguage, type OpenedLanguage } from './openTexts.js';
import { languageCode, openInAll, type OpenedOne } from './openInAll.js';
import { placeOf, type TextPlace, type TextPlaces } from './textPlaces.js';
import type { KeptTexts } from './records.js';
import { batchNotFound, fileBroken, fileLanguage, fileNotUtf8, importChanged, textUnusable } from './refusals.js';
import { currentText, stateOf, tagOf } from './textStates.js';
import { keptTexts } from './textStore.js';

interface Asked {
  readonly actor: Actor;
  /** Of the widget. */
  readonly id: number;
  readonly language: string;
}

/** An uploaded file for translators. */
interface SentFile {
  readonly path: string;
  /** bytes */
  readonly size: number;
}

/** Options of an import. */
interface ImportChoices {
  /** Ignores reviews in the file. */
  readonly toReview: boolean;
  /** Conflicting and removed texts for which the file wins. */
  readonly take: TakenTexts;
  /** Compares with what the user saw. */
  readonly matches: (tag: string) => boolean;
}

interface Planned {
  readonly body: ImportBody;
  /** Covers the whole comparison. */
  readonly tag: string;
  readonly changes: readonly Change[];
}

/** A text in a file, with the tag of ours. */
interface Change {
  readonly read: ReadText;
  readonly tag: string;
}

/** A readable file. */
type Read = Extract<ReadTexts, { kind: 'read' }>;

const USABLE = new RegExp(TEXT_PATTERN, 'u');

/** Imports files from translators: first reports what they change, then saves it as one batch. */
export class TextImport {
  readonly #db: Database;
  readonly #places: TextPlaces;
  readonly #packaging: Packaging;
  readonly #edits: TextEdits;

  constructor(store: Pick<Store, 'db'>, places: TextPlaces, packaging: Packaging, edits: TextEdits) {
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
  async compare(asked: Asked, file: SentFile, toReview: boolean): Promise<Pick<Planned, 'body' | 'tag'>> {
    return this.#plan(asked, file, toReview);
  }

  /**
   * Saves what a file brings: new and changed texts, and the chosen ones among conflicting and removed texts.
   * @throws as `compare`; import-changed with the `current` comparison if it differs from what the user saw
   */
  async apply(asked: Asked, file: SentFile, { toReview, take, matches }: ImportChoices): Promise<ImportBody> {
    const { body, tag, changes } = await this.#plan(asked, file, toReview);
    if (!matches(tag)) throw importChanged(body);
    const chosen = new Set(take.map((key) => textId(keyFrom(key))));
    const taken = changes.filter(({ read }) => !isChosen(read.verdict) || chosen.has(textId(read.key)));
    if (taken.length === 0) return { ...body, Saved: 0 };
    try {
      const saved = await this.#edits.save(asked, taken.map(saveOf));
      return { ...body, Revision: saved.Revision, Saved: saved.Texts.length, Batch: saved.Batch };
    } catch (error) {
      if (!isLost(error)) throw error;
      throw importChanged((await this.#plan(asked, file, toReview)).body);
    }
  }

  async #plan(asked: Asked, file: SentFile, toReview: boolean): Promise<Planned> {
    const { actor } = asked;
    const opened = await openLanguage(this.#db, this.#places, { ...asked, action: 'text.write' });
    const { thing, language } = opened;
    const row = await widgetRow(this.#db, asked.id);
    const { kept, present } = await this.#present(opened, row.spot_identifier);
    const mayReview = !toReview && can(actor, 'text.review', { ...thing, language });
    const read = await this.#read(actor, file, { present: [present], mayReview, language });
    const own = read.widgets.filter(({ id }) => id === present.id);
    const taken = await planOf(opened, kept, own.length > 0 ? own : read.widgets);
    const body: ImportBody = {
      Language: language,
      Revision: opened.revision,
      Format: read.format,
      FileLanguage: read.language,
      ...(own.length === 0 && read.widgets.length > 0 && { OtherWidgets: namesOf(read.widgets) }),
      Unknown: taken.unknown,
      Texts: taken.texts
    };
    return { body, tag: hashOf(JSON.stringify([language, taken.tag])).slice(0, 32), changes: taken.changes };
  }

  /** Our texts, for comparison with a file. */
  async #present(opened: OpenedLanguage, identifier: string): Promise<{ kept: KeptTexts; present: PresentWidget }> {
    const kept = await keptTexts(this.#db, opened.templateId, opened.language);
    const texts = await mapYielding([...opened.places.values()], (place) => presentText(place, kept, opened.language));
    return { kept, present: { id: identifier, texts } };
  }

  /** @throws HttpError 413; Refusal file-broken, file-not-utf8, file-language, text-unusable, texts-too-costly */
  async #read(
    actor: Actor,
    { path, size }: SentFile,
    { language, ...compared }: { present: readonly PresentWidget[]; mayReview: boolean; language: string }
  ): Promise<Read> {
    if (size > MAX_BYTES) throw tooLarge(MAX_BYTES);
    return usable(await this.#packaging.readTexts(ownerOf(actor), { path, ...compared }), language);
  }

  /**
   * What a file would change in all widgets visible to the actor, with its tag. Saves nothing.
   * @throws as `compare`, and too-many-texts-in-all
   */
  async compareAll(asked: AskedOfAll, file: SentFile, toReview: boolean): Promise<Pick<PlannedAll, 'body' | 'tag'>> {
    return this.#planAll(asked, file, toReview);
  }

  /** Saves what a file brings for all widgets as one batch, all or none. @throws as `apply` */
  async applyAll(
    asked: AskedOfAll,
    file: SentFile,
    { toReview, take, matches }: Omit<ImportChoices, 'take'> & { readonly take: TakenInAll }
  ): Promise<LanguageImportBody> {
    const { body, tag, widgets } = await this.#planAll(asked, file, toReview);
    if (!matches(tag)) throw importChanged(body);
    const idOf = (widget: number, text: string): string => `${widget} ${text}`;
    const chosen = new Set(take.map(({ Widget, ...key }) => idOf(Widget, textId(keyFrom(key)))));
    const isTaken = (id: number, { read }: Change): boolean =>
      !isChosen(read.verdict) || chosen.has(idOf(id, textId(read.key)));
    const saves = widgets
      .map(({ id, changes }) => ({ id, texts: changes.filter((change) => isTaken(id, change)).map(saveOf) }))
      .filter(({ texts }) => texts.length > 0);
    if (saves.length === 0) return { ...body, Saved: 0 };
    try {
      const { batch, saved } = await this.#edits.saveInAll(asked, saves);
      return { ...body, Saved: saved, Batch: batch };
    } catch (error) {
      if (!isLost(error)) throw error;
      throw importChanged((await this.#planAll(asked, file, toReview)).body);
    }
  }

  /** Undoes an import into several widgets, except texts changed since. @throws Refusal not-allowed, language-invalid, batch-not-found */
  async undoAll({ actor, language: asked }: AskedOfAll, batch: string): Promise<LanguageUndone> {
    const language = languageCode(asked);
    demand(actor, 'texts.write', { language });
    const rows = await this.#db
      .selectFrom('text_events')
      .select('template_id')
      .distinct()
      .where('batch', '=', batch)
      .execute();
    const templates = new Set(rows.map(({ template_id }) => template_id));
    const ids: number[] = [];
    if (templates.size > 0) {
      for await (const { id, opened } of openInAll(this.#db, this.#places, { actor, language, action: 'text.write' })) {
        if (templates.has(opened.templateId)) ids.push(id);
      }
    }
    if (ids.length === 0) throw batchNotFound();
    const done = await this.#edits.undoInAll({ actor, language }, ids, batch);
    return { Batch: done.batch, Undone: done.saved, Kept: done.kept };
  }

  async #planAll({ actor, language: asked }: AskedOfAll, file: SentFile, toReview: boolean): Promise<PlannedAll> {
    const language = languageCode(asked);
    demand(actor, 'texts.write', { language });
    const all: { one: OpenedOne; kept: KeptTexts; present: PresentWidget }[] = [];
    for await (const one of openInAll(this.#db, this.#places, { actor, language, action: 'text.write' })) {
      all.push({ one, ...(await this.#present(one.opened, one.identifier)) });
    }
    const mayReview = !toReview && can(actor, 'texts.review', { language });
    const present = all.map((each) => each.present);
    const read = await this.#read(actor, file, { present, mayReview, language });
    const widgets: PlannedAll['widgets'][number][] = [];
    const bodies: WidgetTexts[] = [];
    for (const { one, kept } of all) {
      const own = read.widgets.filter(({ id }) => id === one.identifier);
      if (own.length === 0) continue;
      const { texts, unknown, changes, tag } = await planOf(one.opened, kept, own);
      bodies.push({ Id: one.id, Name: one.name, SpotIdentifier: one.identifier, Unknown: unknown, Texts: texts });
      widgets.push({ id: one.id, changes, tag });
    }
    const known = new Set(present.map(({ id }) => id));
    const others = read.widgets.filter(({ id }) => !known.has(id));
    const tag = hashOf(JSON.stringify([language, widgets.map((each) => [each.id, each.tag])])).slice(0, 32);
    const body: LanguageImportBody = {
      ...{ Language: language, Format: read.format, FileLanguage: read.language },
      OtherWidgets: namesOf(others),
      Widgets: bodies
    };
    return { body, tag, widgets };
  }
}

/** Who imports for all widgets, and in which language. */
interface AskedOfAll {
  readonly actor: Actor;
  readonly language: string;
}

/** What a file would change in several widgets. */
interface PlannedAll {
  readonly body: LanguageImportBody;
  /** Covers the whole comparison. */
  readonly tag: string;
  readonly widgets: readonly { readonly id: number; readonly changes: readonly Change[]; readonly tag: string }[];
}

const isLost = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'texts-changed' || error.code === 'text-unknown');

/** Most names of unknown widgets reported. */
const MOST_NAMES = 20;
const namesOf = (widgets: readonly ReadWidget[]): string[] =>
  widgets.slice(0, MOST_NAMES).map(({ id, name }) => name || id);

const presentText = (place: TextPlace, kept: KeptTexts, language: string) => {
  const { key, source, hash } = place;
  const stored = kept.get(hash);
  const target = currentText(stored, place, language);
  return { key, source, target, state: stateOf(stored, place, language) };
};

/** @throws Refusal file-broken, file-not-utf8, file-language, text-unusable */
function usable(read: ReadTexts, language: string): Read {
  if (read.kind === 'broken') throw fileBroken(read.problem);
  if (read.kind === 'encoding') throw fileNotUtf8();
  // Tools write `de-DE` for `de`, so only another language is refused.
  if (read.language !== '' && primary(read.language) !== primary(language)) throw fileLanguage(read.language, language);
  const texts = read.widgets.flatMap((widget) => widget.texts);
  const unusable = texts.find(({ target, verdict }) => isChange(verdict) && !isUsable(target));
  if (unusable) throw textUnusable(textId(unusable.key));
  return read;
}

const primary = (language: string): string => (language.split(/[-_]/)[0] ?? '').toLowerCase();

const isChange = (verdict: ReadText['verdict']): boolean => verdict !== 'same' && verdict !== 'unknown';

/** Ours stays unless the user chooses otherwise. */
const isChosen = (verdict: ReadText['verdict']): boolean => verdict === 'conflicting' || verdict === 'removed';

const isUsable = (text: string): boolean => text.length <= MAX_TEXT && USABLE.test(text);

/** What happens to the texts of one widget. */
interface PlannedTexts {
  readonly texts: ImportedText[];
  readonly unknown: number;
  readonly changes: readonly Change[];
  /** Covers the whole comparison. */
  readonly tag: string;
}

async function planOf(
  { language, places }: OpenedLanguage,
  kept: KeptTexts,
  widgets: readonly ReadWidget[]
): Promise<PlannedTexts> {
  const texts = widgets.flatMap((widget) => widget.texts);
  const tagAt = (place: TextPlace | undefined): string => (place ? tagOf(kept.get(place.hash), place, language) : '');
  const tagged = await mapYielding(texts, (read) => ({ read, tag: tagAt(places.get(placeOf(read.key))) }));
  return {
    texts: await mapYielding(texts, (read) => importedText(read, places.get(placeOf(read.key)), kept, language)),
    unknown: widgets.reduce((sum, { unknown }) => sum + unknown, 0),
    changes: tagged.filter(({ read }) => isChange(read.verdict)),
    tag: hashOf(JSON.stringify(tagged))
  };
}

function importedText(read: ReadText, place: TextPlace | undefined, kept: KeptTexts, language: string): ImportedText {
  const { key, verdict, source, target, state, isOtherSource } = read;
  const stored = place && kept.get(place.hash);
  const text = place && currentText(stored, place, language);
  return {
    ...keyBody(key),
    Verdict: verdict,
    Source: source,
    Text: target,
    State: state,
    ...(isOtherSource && { OtherSource: true as const }),
    ...(place &&
      text !== undefined && {
        Here: {
          Source: place.source,
          Text: text,
          State: stateOf(stored, place, language),
          ...(stored && { By: stored.by, At: stored.at })
        }
      })
  };
}

function saveOf({ read, tag }: Change): TextSave {
  const State = read.state === 'reviewed' ? 'reviewed' : 'toReview';
  return { ...keyBody(read.key), Text: read.target, State, Tag: tag };
}
