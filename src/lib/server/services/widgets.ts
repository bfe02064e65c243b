import type { EditorData, UploadAnswer, WidgetSummary } from '../../api.js';
import type { Platform } from '../../ascdata/datatype.js';
import { readPackage } from '../../package/read.js';
import type { Database, Writing } from '../store/schema.js';
import type { Store } from '../store/store.js';
import type { PreviewTokens } from '../preview/token.js';
import { nameKey } from './namekey.js';
import { valuesFromText } from './ownvalues.js';
import { removalOfUnused } from './packageuse.js';
import type { AcceptedPackage, Packages } from './packages.js';
import { notFound, Refusal } from './refusal.js';
import { tellOf } from './variantnews.js';

export interface Upload {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** Name of who uploads. */
  readonly by?: string;
}

const EXTENSION = /\.dash\.zip$/i;
const MAX_NAME = 200;
/** Control characters: they have no business in a name. */
const CONTROL = /\p{Cc}/gu;

/** Templates and their variants. A widget of the start page is a variant. */
export class Widgets {
  readonly #store: Store;
  readonly #db: Database;
  readonly #packages: Packages;
  readonly #tokens: PreviewTokens;
  readonly #platform: Platform;

  constructor(store: Store, packages: Packages, tokens: PreviewTokens, platform: Platform) {
    this.#store = store;
    this.#db = store.db;
    this.#packages = packages;
    this.#tokens = tokens;
    this.#platform = platform;
  }

  /** All widgets, in the order of their names. */
  async list(): Promise<WidgetSummary[]> {
    const rows = await summaries(this.#db).execute();
    const keyed = rows.map((row) => ({ key: nameKey(row.name), summary: summaryOf(row) }));
    keyed.sort((a, b) => (a.key === b.key ? a.summary.id - b.summary.id : a.key < b.key ? -1 : 1));
    return keyed.map(({ summary }) => summary);
  }

  /** @throws Refusal not-found */
  async summary(id: number): Promise<WidgetSummary> {
    const row = await summaries(this.#db).where('variants.id', '=', id).executeTakeFirst();
    if (!row) throw notFound();
    return summaryOf(row);
  }

  /**
   * Takes a `.dash.zip` in as a new template with one variant, named like the file. The same package again gives the
   * widget that is there already (`created` false).
   * @throws Refusal `package-invalid`, or `spot-identifier-taken` when another package has this SpotIdentifier
   */
  async upload(upload: Upload): Promise<UploadAnswer & { created: boolean }> {
    const accepted = await this.#packages.accept(await readPackage(upload.bytes), upload.fileName);
    const { spotIdentifier, findings, hash } = accepted;
    return this.#store.write(async (writing) => {
      const present = await templateOf(writing, spotIdentifier);
      if (present && present.hash !== hash) throw taken(spotIdentifier);
      const name = nameFor(upload.fileName, spotIdentifier);
      const { by } = upload;
      if (!present) return { id: await this.#insert(writing, accepted, { name, by }), findings, created: true };
      const first = await firstVariant(writing, present.id);
      return { id: first ?? (await this.#add(writing, present.id, { name, by })), findings, created: false };
    });
  }

  /** A further variant of the same template, with the package's own Values. @throws Refusal not-found, name-invalid */
  async createVariant(id: number, name: unknown, by?: string): Promise<WidgetSummary> {
    const checked = checkedName(name);
    const { templateId } = await this.summary(id);
    const added = await this.#store.write((writing) => this.#add(writing, templateId, { name: checked, by }));
    return this.summary(added);
  }

  /** @throws Refusal not-found, name-invalid */
  async rename(id: number, name: unknown): Promise<WidgetSummary> {
    const checked = checkedName(name);
    await this.#store.write(async (writing) => {
      const changed = { name: checked, changed_at: new Date().toISOString() };
      await writing.updateTable('variants').set(changed).where('id', '=', id).execute();
      await tellOf(this.#store, writing, id);
    });
    return this.summary(id);
  }

  /**
   * Deletes a variant; with its last variant a template of one's own goes too.
   * @throws Refusal not-found, or `last-variant` for the only variant of a standard widget
   */
  async remove(id: number): Promise<void> {
    await this.#store.write(async (writing) => {
      const row = await summaries(writing).where('variants.id', '=', id).executeTakeFirst();
      if (!row) throw notFound();
      const { template_id: templateId } = row;
      const others = await writing
        .selectFrom('variants')
        .select('id')
        .where('template_id', '=', templateId)
        .where('id', '!=', id)
        .executeTakeFirst();
      if (!others && row.standard === 1) throw lastVariant();
      await writing.deleteFrom('variants').where('id', '=', id).execute();
      await tellOf(this.#store, writing, id);
      if (others) return;
      await writing.deleteFrom('templates').where('id', '=', templateId).execute();
      await removeUnusedPackages(writing);
    });
  }

  /** @throws Refusal not-found */
  async editorData(id: number): Promise<EditorData> {
    const row = await details(this.#db, id);
    return {
      id,
      name: row.name,
      spotIdentifier: row.spot_identifier,
      spotVersion: row.spot_version,
      version: row.version,
      source: row.source,
      savedValues: row.own_values,
      previewPath: this.#tokens.path(row.package_id),
      platform: this.#platform
    };
  }

  /** A fresh path for the preview, for a page that stayed open longer than its token. @throws Refusal not-found */
  async previewPath(id: number): Promise<string> {
    return this.#tokens.path((await details(this.#db, id)).package_id);
  }

  /** The package with the saved Values in its ascData.json. @throws Refusal not-found */
  async download(id: number): Promise<{ fileName: string; bytes: Uint8Array }> {
    const row = await details(this.#db, id);
    const bytes = await this.#packages.archive(
      { id: row.package_id, source: row.source },
      valuesFromText(row.own_values)
    );
    return { fileName: `${row.spot_identifier}.dash.zip`, bytes };
  }

  /**
   * Puts a package of the product (`standard`), or one named at the start, in place: a new template, or new content for
   * the template of its SpotIdentifier. Nobody's Values are touched. Gives the Id of the template's first variant.
   */
  async place(accepted: AcceptedPackage, name: string, origin: PlaceOrigin): Promise<number> {
    return this.#store.write(async (writing) => {
      const present = await templateOf(writing, accepted.spotIdentifier);
      if (!present) return this.#insert(writing, accepted, { name }, origin);
      // A widget that somebody uploaded is theirs, even where it has the name of a standard one.
      if (origin.standard && present.standard === 0) return (await firstVariant(writing, present.id)) ?? 0;
      const package_id = await this.#packages.ensureRow(writing, accepted);
      await writing
        .updateTable('templates')
        .set({ package_id, archive_hash: origin.archiveHash ?? null })
        .where('id', '=', present.id)
        .execute();
      return (await firstVariant(writing, present.id)) ?? (await this.#add(writing, present.id, { name }));
    });
  }

  async #insert(
    writing: Writing,
    accepted: AcceptedPackage,
    variant: NewVariant,
    origin?: PlaceOrigin
  ): Promise<number> {
    const package_id = await this.#packages.ensureRow(writing, accepted);
    const template = await writing
      .insertInto('templates')
      .values({
        spot_identifier: accepted.spotIdentifier,
        package_id,
        standard: origin?.standard ? 1 : 0,
        archive_hash: origin?.archiveHash ?? null,
        created_at: new Date().toISOString()
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return this.#add(writing, template.id, variant);
  }

  async #add(writing: Writing, templateId: number, variant: NewVariant): Promise<number> {
    const id = await addVariant(writing, templateId, variant);
    await tellOf(this.#store, writing, id);
    return id;
  }
}

interface NewVariant {
  readonly name: string;
  /** Name of who makes it; undefined: the product itself. */
  readonly by?: string;
}

export interface PlaceOrigin {
  readonly standard: boolean;
  readonly archiveHash?: string;
}

/** The name of a widget that came as a file: the file's, without its extension. */
export function nameFor(fileName: string, spotIdentifier: string): string {
  const base = fileName.replaceAll('\\', '/').split('/').pop() ?? '';
  const clean = base.replace(EXTENSION, '').replace(CONTROL, '').trim();
  return (clean || spotIdentifier).slice(0, MAX_NAME);
}

/** One row with everything the editor and the Values need. @throws Refusal not-found */
export async function details(db: Database, id: number) {
  const row = await db
    .selectFrom('variants')
    .innerJoin('templates', 'templates.id', 'variants.template_id')
    .innerJoin('packages', 'packages.id', 'templates.package_id')
    .select(['variants.id', 'variants.name', 'variants.version', 'variants.own_values'])
    .select(['packages.id as package_id', 'packages.source'])
    .select(['packages.spot_identifier', 'packages.spot_version'])
    .where('variants.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Packages that nothing shows any more. Their contents are swept at the next start. */
export async function removeUnusedPackages(writing: Writing): Promise<void> {
  await removalOfUnused(writing).execute();
  await writing
    .deleteFrom('files')
    .where('sha256', 'not in', writing.selectFrom('package_files').select('sha256'))
    .where('sha256', 'not in', writing.selectFrom('updates').select('sha256'))
    .execute();
}

function summaries(db: Database) {
  return db
    .selectFrom('variants')
    .innerJoin('templates', 'templates.id', 'variants.template_id')
    .innerJoin('packages', 'packages.id', 'templates.package_id')
    .select(['variants.id', 'variants.name', 'variants.changed_at', 'variants.template_id', 'templates.standard'])
    .select(['packages.spot_identifier', 'packages.spot_version'])
    .select(['packages.number_of_slots', 'packages.element_count']);
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>['executeTakeFirstOrThrow']>>;

function summaryOf(row: SummaryRow): WidgetSummary {
  return {
    id: row.id,
    name: row.name,
    spotIdentifier: row.spot_identifier,
    spotVersion: row.spot_version,
    templateId: row.template_id,
    standard: row.standard === 1,
    numberOfSlots: row.number_of_slots,
    elementCount: row.element_count,
    changedAt: row.changed_at
  };
}

async function templateOf(db: Database, spotIdentifier: string) {
  return db
    .selectFrom('templates')
    .innerJoin('packages', 'packages.id', 'templates.package_id')
    .select(['templates.id', 'templates.standard', 'packages.hash'])
    .where('templates.spot_identifier', '=', spotIdentifier)
    .executeTakeFirst();
}

async function firstVariant(db: Database, templateId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('variants')
    .select('id')
    .where('template_id', '=', templateId)
    .orderBy('id')
    .executeTakeFirst();
  return row?.id;
}

async function addVariant(writing: Writing, templateId: number, { name, by }: NewVariant): Promise<number> {
  const now = new Date().toISOString();
  const { id } = await writing
    .insertInto('variants')
    .values({
      template_id: templateId,
      name,
      own_values: '{}',
      version: 1,
      created_at: now,
      changed_at: now,
      changed_by: by ?? null
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function checkedName(name: unknown): string {
  const trimmed = typeof name === 'string' ? name.trim() : '';
  if (trimmed !== '' && trimmed.length <= MAX_NAME && trimmed.search(CONTROL) < 0) return trimmed;
  throw new Refusal('invalid', 'name-invalid', {
    en: `A name is a text of 1 to ${MAX_NAME} characters in one line.`,
    de: `Ein Name ist ein einzeiliger Text mit 1 bis ${MAX_NAME} Zeichen.`
  });
}

function taken(spotIdentifier: string): Refusal {
  return new Refusal('conflict', 'spot-identifier-taken', {
    en: `There is already a widget with the SpotIdentifier “${spotIdentifier}”. Replacing its package comes with “Replace widget”; until then delete that widget first.`,
    de: `Ein Widget mit dem SpotIdentifier „${spotIdentifier}“ gibt es schon. Das Ersetzen des Pakets kommt mit „Widget ersetzen“; bis dahin das vorhandene Widget zuerst löschen.`
  });
}

function lastVariant(): Refusal {
  return new Refusal('conflict', 'last-variant', {
    en: 'This is the only variant of a standard widget; it stays, so that the widget can be used again.',
    de: 'Das ist die einzige Variante eines Standard-Widgets; sie bleibt, damit das Widget weiter nutzbar ist.'
  });
}
