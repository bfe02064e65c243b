import type { ImportBody, ImportedText, TakenTexts, TextSave } from '../../api.js';
import { MAX_TEXT, TEXT_PATTERN } from '../../api/texts.js';
import { keyBody, keyFrom, textId } from '../../ascdata/texts/textKey.js';
import { MAX_BYTES } from '../../exchange/limits.js';
import { ownerOf } from '../packages/admission.js';
import type { Packaging } from '../packages/packaging.js';
import type { ReadText, ReadTexts } from '../packages/tasks.js';
import { can } from '../authorization/can.js';
import type { Actor } from '../platform/authorization/actor.js';
import { tooLarge } from '../platform/http/errors.js';
import { mapYielding } from '../platform/mapyielding.js';
import { Refusal } from '../platform/refusal.js';
import { hashOf } from '../platform/store/filestore.js';
import type { Database } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { widgetRow } from '../widgets/rows.js';
import type { TextEdits } from './edits.js';
import { openLanguage, type OpenedLanguage } from './opened.js';
import { placeOf, type Place, type TextPlaces } from './places.js';
import type { KeptTexts } from './records.js';
import { fileBroken, fileLanguage, fileNotUtf8, importChanged, textUnusable } from './refusals.js';
import { currentText, stateOf, tagOf } from './states.js';
import { keptTexts } from './stored.js';

interface Asked {
  readonly actor: Actor;
  /** Of the widget. */
  readonly id: number;
  readonly language: string;
}

/** A file for translators on the disk. */
interface SentFile {
  readonly path: string;
  /** bytes */
  readonly size: number;
}

/** How a file is taken. */
interface ImportChoices {
  /** Whatever the file says. */
  readonly toReview: boolean;
  /** Conflicting and removed texts of which the file's is taken. */
  readonly take: TakenTexts;
  /** Is it still what the person looked at? */
  readonly matches: (tag: string) => boolean;
}

interface Planned {
  readonly body: ImportBody;
  /** Stands for all of it. */
  readonly tag: string;
  /** Texts that the file brings, each with the tag of the one that is here. */
  readonly changes: readonly { readonly read: ReadText; readonly tag: string }[];
}

const USABLE = new RegExp(TEXT_PATTERN, 'u');

/** Takes in files that translators send back: first says what they change, then saves it as one batch. */
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
   * What a file would change, and a tag of it. Nothing is saved.
   * @throws HttpError 413; Refusal widget-not-found, language-not-found, not-allowed, file-broken, file-not-utf8, file-language,
   *   text-unusable, texts-too-costly
   */
  async compare(asked: Asked, file: SentFile, toReview: boolean): Promise<Pick<Planned, 'body' | 'tag'>> {
    return this.#plan(asked, file, toReview);
  }

  /**
   * Saves what a file brings: what is new and changed, and of conflicting and removed texts those that are chosen.
   * @throws as `compare`; import-changed with the `current` comparison where it is another than the person looked at
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
      const isLost = error instanceof Refusal && (error.code === 'texts-changed' || error.code === 'text-unknown');
      if (!isLost) throw error;
      throw importChanged((await this.#plan(asked, file, toReview)).body);
    }
  }

  async #plan(asked: Asked, file: SentFile, toReview: boolean): Promise<Planned> {
    const { actor } = asked;
    const opened = await openLanguage(this.#db, this.#places, { ...asked, action: 'text.write' });
    const { thing, language } = opened;
    if (file.size > MAX_BYTES) throw tooLarge(MAX_BYTES);
    const kept = await keptTexts(this.#db, opened.templateId, language);
    const row = await widgetRow(this.#db, asked.id);
    const texts = await mapYielding([...opened.places.values()], (place) => presentText(place, kept, language));
    const read = await this.#packaging.readTexts(ownerOf(actor), {
      path: file.path,
      present: { id: row.spot_identifier, texts },
      mayReview: !toReview && can(actor, 'text.review', { ...thing, language })
    });
    return planOf(opened, kept, usable(read, language));
  }
}

const presentText = (place: Place, kept: KeptTexts, language: string) => {
  const { key, source, hash } = place;
  const stored = kept.get(hash);
  const target = currentText(stored, place, language);
  return { key, source, target, state: stateOf(stored, place, target) };
};

/** @throws Refusal file-broken, file-not-utf8, file-language, text-unusable */
function usable(read: ReadTexts, language: string): Extract<ReadTexts, { kind: 'read' }> {
  if (read.kind === 'broken') throw fileBroken(read.problem);
  if (read.kind === 'encoding') throw fileNotUtf8();
  // Tools write `de-DE` for `de`, so only another language is refused.
  if (read.language !== '' && primary(read.language) !== primary(language)) throw fileLanguage(read.language, language);
  const unusable = read.texts.find(({ target, verdict }) => isChange(verdict) && !isUsable(target));
  if (unusable) throw textUnusable(textId(unusable.key));
  return read;
}

const primary = (language: string): string => (language.split(/[-_]/)[0] ?? '').toLowerCase();

const isChange = (verdict: ReadText['verdict']): boolean => verdict !== 'same' && verdict !== 'unknown';

/** Ours stays unless somebody says otherwise. */
const isChosen = (verdict: ReadText['verdict']): boolean => verdict === 'conflicting' || verdict === 'removed';

const isUsable = (text: string): boolean => text.length <= MAX_TEXT && USABLE.test(text);

async function planOf(
  opened: OpenedLanguage,
  kept: KeptTexts,
  { format, language: fileLanguageCode, texts, unknown }: Extract<ReadTexts, { kind: 'read' }>
): Promise<Planned> {
  const { language, revision, places } = opened;
  const tagAt = (place: Place | undefined): string => (place ? tagOf(kept.get(place.hash), place, language) : '');
  const tagged = await mapYielding(texts, (read) => ({ read, tag: tagAt(places.get(placeOf(read.key))) }));
  const Texts = await mapYielding(texts, (read) => importedText(read, places.get(placeOf(read.key)), kept, language));
  const tag = hashOf(JSON.stringify([language, tagged])).slice(0, 32);
  const body = {
    Language: language,
    Revision: revision,
    Format: format,
    FileLanguage: fileLanguageCode,
    Unknown: unknown,
    Texts
  };
  return { body, tag, changes: tagged.filter(({ read }) => isChange(read.verdict)) };
}

function importedText(read: ReadText, place: Place | undefined, kept: KeptTexts, language: string): ImportedText {
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
          State: stateOf(stored, place, text),
          ...(stored && { By: stored.by, At: stored.at })
        }
      })
  };
}

function saveOf({ read, tag }: Planned['changes'][number]): TextSave {
  const State = read.state === 'reviewed' ? 'reviewed' : 'toReview';
  return { ...keyBody(read.key), Text: read.target, State, Tag: tag };
}
