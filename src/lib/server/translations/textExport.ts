import type { TextFormat } from '../../api.js';
import type { ExchangeFile, ExchangeText, ExchangeWidget } from '../../exchange/types.js';
import type { MessageLanguage } from '../../language/languages.js';
import { serverTexts } from '../../messages/server.js';
import { ownerOf } from '../packages/admission.js';
import type { Packaging } from '../packages/packaging.js';
import type { Actor } from '../platform/authorization/actor.js';
import { mapYielding } from '../platform/yielding.js';
import type { Database } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { saidByPlace, toldInFile } from './comments.js';
import { keptOf, openLanguage, type OpenedLanguage, type LanguageRequest } from './openTexts.js';
import { languageCode, openInAll } from './openInAll.js';
import { placeNotes } from './placeNotes.js';
import type { TextPlaces } from './textPlaces.js';
import { currentText, shownState } from './textStates.js';

interface ExportOptions {
  readonly format: TextFormat;
  /** Language of the notes on where a text appears. */
  readonly noteLanguage: MessageLanguage;
}

/** A file for translators, ready to save. */
export interface ExportedFile {
  readonly fileName: string;
  readonly media: string;
  /** UTF-8. */
  readonly content: Uint8Array<ArrayBuffer>;
}

const KINDS: Readonly<Record<TextFormat, { readonly ending: string; readonly media: string }>> = {
  xliff12: { ending: '1.2.xlf', media: 'application/x-xliff+xml' },
  xliff2: { ending: 'xlf', media: 'application/xliff+xml' },
  csv: { ending: 'csv', media: 'text/csv; charset=utf-8' }
};

/** Exports the texts of a language as files for translators. */
export class TextExport {
  readonly #db: Database;
  readonly #places: TextPlaces;
  readonly #packaging: Packaging;

  constructor(store: Pick<Store, 'db'>, places: TextPlaces, packaging: Packaging) {
    this.#db = store.db;
    this.#places = places;
    this.#packaging = packaging;
  }

  /**
   * All texts of a language with their states and comments.
   * @throws Refusal widget-not-found, language-not-found, not-allowed, packages-busy, texts-too-costly
   */
  async file(asked: LanguageRequest, { format, noteLanguage }: ExportOptions): Promise<ExportedFile> {
    const { actor } = asked;
    const opened = await openLanguage(this.#db, this.#places, { ...asked, action: 'text.read' });
    const widget = await this.#widget(opened, noteLanguage);
    return this.#written(actor, opened.name, { format, language: opened.language, widgets: [widget] });
  }

  /**
   * A file for all templates in the language whose texts the actor may read.
   * @throws Refusal language-invalid, too-many-texts-in-all, packages-busy, texts-too-costly
   */
  async fileOfAll(actor: Actor, asked: string, { format, noteLanguage }: ExportOptions): Promise<ExportedFile> {
    const language = languageCode(asked);
    const widgets: ExchangeWidget[] = [];
    for await (const { opened } of openInAll(this.#db, this.#places, { actor, language, action: 'text.read' })) {
      widgets.push(await this.#widget(opened, noteLanguage));
    }
    const name = serverTexts(noteLanguage).translations.allWidgets;
    return this.#written(actor, name, { format, language, widgets });
  }

  async #written(
    actor: Actor,
    name: string,
    file: ExchangeFile & Pick<ExportOptions, 'format'>
  ): Promise<ExportedFile> {
    const owner = ownerOf(actor);
    const content = await this.#packaging.admission.run(owner, () => this.#packaging.writeTexts(owner, file));
    const { ending, media } = KINDS[file.format];
    return { fileName: `${name}-${file.language}.${ending}`, media, content };
  }

  async #widget(opened: OpenedLanguage, noteLanguage: MessageLanguage): Promise<ExchangeWidget> {
    return { id: opened.identifier, name: opened.name, texts: await this.#texts(opened, noteLanguage) };
  }

  async #texts(opened: OpenedLanguage, noteLanguage: MessageLanguage): Promise<ExchangeText[]> {
    const kept = await keptOf(this.#db, opened);
    const comments = await saidByPlace(this.#db, opened);
    const noteOn = placeNotes(opened.elements, noteLanguage);
    return mapYielding([...opened.places.values()], (place) => {
      const { key, source, hash } = place;
      const target = currentText(kept.get(opened.language)?.get(hash), place, opened.language);
      return {
        ...{ key, source, target, state: shownState(place, opened.language, kept) },
        where: noteOn(place),
        comments: (comments.get(hash) ?? []).map(toldInFile)
      };
    });
  }
}
