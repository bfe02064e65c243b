import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { MAX_BYTES } from '../../ascdata/decode.js';
import { translationKey } from '../../ascdata/texts/textKey.js';
import { overlaid, type OverlaidText } from '../packages/overlay.js';
import type { Packages } from '../packages/packages.js';
import type { Packaging } from '../packages/packaging.js';
import type { OverlayTask } from '../packages/tasks.js';
import { mapYielding, turnIfLong } from '../platform/yielding.js';
import { LruCache } from '../platform/lruCache.js';
import { hashOf } from '../platform/store/fileStore.js';
import type { Database, Writing } from '../platform/store/schema.js';
import { definitionOf } from '../widgets/rows.js';
import { removedLanguages } from './languages.js';
import type { OpenedLanguage } from './openTexts.js';
import { OWNER, type Places, type TextPlaces } from './textPlaces.js';
import { definitionTooLarge, textsChangeTooFast } from './refusals.js';
import { languagesIn, type TextChange } from './textStore.js';

/** Of the longest texts, they take a few milliseconds. */
const ROWS_AT_ONCE = 100;
const HASHED_AT_ONCE = 512 * 1024;
/** Characters of definition and texts combined right away; larger ones go to a thread. */
const SMALL = 200_000;
const KEPT_DEFINITIONS = 4;
/** Retries when somebody publishes between building a definition and using it. */
const MAX_TRIES = 20;

type Overlay = Omit<OverlayTask, 'kind'>;

/** Names the definition a transaction lacks; the transaction had no effect. */
class Unbuilt extends Error {
  override readonly name = 'Unbuilt';

  constructor(
    readonly key: string,
    readonly overlay: Overlay
  ) {
    super('A definition is missing.');
  }
}

/** A definition with published texts; null: the package's own. */
interface KnownDefinition {
  readonly definition: string | null;
  /** Whether it is handed out already. */
  readonly isServed: boolean;
}

/** Merges published texts into the definitions of packages. */
export class Definitions {
  readonly #places: TextPlaces;
  readonly #packages: Pick<Packages, 'source'>;
  readonly #packaging: Pick<Packaging, 'overlaid'>;
  readonly #built = new LruCache<string, string>(KEPT_DEFINITIONS);

  constructor(places: TextPlaces, packages: Pick<Packages, 'source'>, packaging: Pick<Packaging, 'overlaid'>) {
    this.#places = places;
    this.#packages = packages;
    this.#packaging = packaging;
  }

  /**
   * Runs a transaction that may refresh a definition. A large definition is built between two tries, so that no request or transaction
   * waits for it.
   * @throws Refusal definition-too-large
   */
  async during<T>(transaction: () => Promise<T>): Promise<T> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      try {
        return await transaction();
      } catch (error) {
        if (!(error instanceof Unbuilt)) throw error;
        const definition = await this.#packaging.overlaid(OWNER, error.overlay);
        this.#built.get(error.key, () => definition);
      }
    }
    throw textsChangeTooFast();
  }

  /**
   * Merges what is published into the definition of the template's current package, served from the commit on. Call it within `during`
   * whenever either may have changed.
   * @param known the definition, where it was found before
   */
  async refresh(writing: Writing, templateId: number, known?: KnownDefinition): Promise<void> {
    if (known?.isServed) return;
    if (known) {
      await this.#serve(writing, templateId, known.definition);
      return;
    }
    const template = await this.#template(writing, templateId);
    const overlay = await this.#overlay(writing, { templateId, ...template });
    const definition = overlay ? await this.#definition(overlay, template) : null;
    demandReadable(definition, template.definition);
    if (definition !== template.definition) await this.#serve(writing, templateId, definition);
  }

  /** Its package, and the definition with the texts that are published now; null: the package's own. */
  async #template(db: Database, templateId: number) {
    const row = await db
      .selectFrom('templates')
      .innerJoin('packages', 'packages.id', 'templates.package_id')
      .select(['package_id', 'templates.id as template_id', 'texts_published', 'packages.hash'])
      .select(({ eb }) => eb('definition', 'is not', null).as('is_published'))
      .where('templates.id', '=', templateId)
      .executeTakeFirstOrThrow();
    const { package_id, hash } = row;
    const source = await this.#packages.source(db, { id: package_id });
    const definition = row.is_published ? await this.#packages.source(db, definitionOf(row)) : null;
    return { package_id, hash, source, definition };
  }

  async #serve(writing: Writing, templateId: number, definition: string | null): Promise<void> {
    await writing
      .updateTable('templates')
      .set(({ eb }) => ({ definition, texts_published: eb('texts_published', '+', 1) }))
      .where('id', '=', templateId)
      .execute();
  }

  /**
   * The definition once these texts of a language are changed, to be known by a transaction that finds all texts as they are now.
   * @throws Refusal definition-too-large, packages-busy
   */
  async after(
    db: Database,
    { templateId, language }: OpenedLanguage,
    changes: readonly TextChange[]
  ): Promise<KnownDefinition> {
    const template = await this.#template(db, templateId);
    const overlay = await this.#overlay(db, { templateId, ...template }, { language, changes });
    const build = (what: Overlay) => (isSmall(what) ? overlaid(what) : this.#packaging.overlaid(OWNER, what));
    const built = overlay && (await build(overlay));
    const definition = built === undefined || built === template.source ? null : built;
    demandReadable(definition, template.definition);
    return { definition, isServed: definition === template.definition };
  }

  /** The definition of a package with everything that is published, and further texts of a language. */
  async withTexts(
    db: Database,
    { templateId, packageId, source }: { templateId: number; packageId: number; source: string },
    further: readonly [language: string, texts: readonly OverlaidText[]]
  ): Promise<string> {
    const { places } = await this.#places.of(db, packageId);
    const texts = await textsOf(await publishedTexts(db, templateId), places);
    const all = [...texts, [further[0], JSON.stringify(further[1])] as const];
    return this.#packaging.overlaid(OWNER, { source, texts: all, without: [] });
  }

  /** null: the package's own. @throws Unbuilt */
  async #definition(overlay: Overlay, { hash }: { readonly hash: string }): Promise<string | null> {
    const { source, texts, without } = overlay;
    const key = await keyOf(hash, texts, without);
    if (!isSmall(overlay) && !this.#built.has(key)) throw new Unbuilt(key, overlay);
    const definition = this.#built.get(key, () => overlaid(overlay));
    return definition === source ? null : definition;
  }

  /** The texts to merge; undefined: none. @param change what is published of a language later */
  async #overlay(
    db: Database,
    { templateId, package_id, source }: { templateId: number; package_id: number; source: string },
    change?: { readonly language: string; readonly changes: readonly TextChange[] }
  ): Promise<Overlay | undefined> {
    const without = [...(await removedLanguages(db, templateId))];
    const published = await publishedTexts(db, templateId);
    if (change) publishIn(published, change.language, change.changes);
    const { places } = await this.#places.of(db, package_id);
    const texts = await textsOf(published, places);
    return texts.length === 0 && without.length === 0 ? undefined : { source, texts, without };
  }
}

const isSmall = ({ source, texts }: Overlay): boolean =>
  texts.reduce((sum, [, json]) => sum + json.length, source.length) <= SMALL;

/**
 * Checks that a new definition can be read, here and once it is downloaded, unless the one before is as large.
 * @throws Refusal definition-too-large
 */
function demandReadable(definition: string | null, before: string | null): void {
  const bytes = Buffer.byteLength(definition ?? '');
  if (bytes > MAX_BYTES && bytes > Buffer.byteLength(before ?? '')) throw definitionTooLarge();
}

/** The same key for the same definition. */
async function keyOf(packageHash: string, texts: Overlay['texts'], without: readonly string[]): Promise<string> {
  const hashes = [];
  for (const [language, json] of texts) {
    const hash = createHash('sha256');
    for (let at = 0; at < json.length; at += HASHED_AT_ONCE) {
      hash.update(json.slice(at, at + HASHED_AT_ONCE), 'utf16le');
      await turnIfLong();
    }
    hashes.push([language, hash.digest('hex')]);
  }
  return hashOf(JSON.stringify([packageHash, hashes, without]));
}

/** By language and place. */
type Published = Map<string, Map<string, string>>;

function publishIn(published: Published, language: string, changes: readonly TextChange[]): void {
  const texts = published.get(language) ?? new Map<string, string>();
  published.set(language, texts);
  for (const { place, after } of changes) {
    if (after && after.published !== null) texts.set(place, after.published);
    else texts.delete(place);
  }
}

async function publishedTexts(db: Database, templateId: number): Promise<Published> {
  const published: Published = new Map();
  for (const language of await languagesIn(db, 'texts', templateId)) {
    const texts = await publishedIn(db, templateId, language);
    if (texts.size > 0) published.set(language, texts);
  }
  return published;
}

async function publishedIn(db: Database, templateId: number, language: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('texts')
      .select(['place', 'published'])
      .where('template_id', '=', templateId)
      .where('language', '=', language)
      .where('place', '>', after)
      .where('published', 'is not', null)
      .orderBy('place')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const { place, published } of rows) texts.set(place, published ?? '');
    await turn();
    if (rows.length < ROWS_AT_ONCE) return texts;
    after = rows.at(-1)!.place;
  }
}

/** By language and in form order, so that equal texts give equal results. */
async function textsOf(published: Published, places: Places): Promise<Overlay['texts']> {
  const texts: [string, string][] = [];
  for (const [language, byPlace] of [...published].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const entries = [...places.values()].flatMap(({ hash, key }): OverlaidText[] => {
      const text = byPlace.get(hash);
      return text === undefined ? [] : [[key.element, translationKey(key), text]];
    });
    if (entries.length > 0) {
      const json = await mapYielding(entries, (entry) => JSON.stringify(entry));
      texts.push([language, `[${json.join(',')}]`]);
    }
    await turn();
  }
  return texts;
}
