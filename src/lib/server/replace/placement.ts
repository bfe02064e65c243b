import type { Finding } from '../../ascdata/findings.js';
import { ownerOf } from '../packages/admission.js';
import type { AcceptedPackage, Packages, Upload } from '../packages/packages.js';
import type { Actor, DemandStill } from '../platform/authorization/actor.js';
import { demand } from '../authorization/can.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { writeOptimistically } from '../platform/store/writeOptimistically.js';
import type { TextCarrier } from '../translations/textCarrier.js';
import { languagesText } from '../widgets/languages.js';
import { nameFor } from '../widgets/names.js';
import { publishChange } from '../widgets/publishChange.js';
import { addVariant, firstTemplate, firstVariant, isUntouched } from '../widgets/rows.js';
import { isDownloadOf } from './download.js';
import { spotIdentifierTaken } from './refusals.js';
import type { PreparedUnconfirmed, Replacements } from './replacements.js';
import { originColumns, UPLOADED, type PackageOrigin } from './stored.js';

interface PlacementParts {
  readonly packages: Packages;
  readonly replacements: Replacements;
  readonly texts: TextCarrier;
}

/** Result of an upload: the widget, and the findings on its package. */
interface Uploaded {
  readonly id: number;
  readonly findings: readonly Finding[];
  /** Whether it is a new widget. */
  readonly created: boolean;
}

export interface PlaceOrigin extends PackageOrigin {
  /** It changes the language of the widget with this name, if nobody has touched it, and renames it in that language. */
  readonly turnedFrom?: string | undefined;
}

/** A package, and the widget that it becomes. */
interface Placed {
  readonly accepted: AcceptedPackage;
  readonly origin: PackageOrigin;
  /** Of the widget, if it is a new one. */
  readonly name: string;
  /** null: the product itself. */
  readonly by: Actor | null;
}

/** What is there of a package, and what placing it does. */
interface Plan {
  /** Of its SpotIdentifier; undefined: there is none, and one is made. */
  readonly templateId?: number;
  /** The widget that stands for it; undefined: one is added. */
  readonly widgetId?: number | undefined;
  /** Whether it replaces the template's package. */
  readonly isReplacing?: boolean;
  /** Whether the widget takes the name of the package. */
  readonly isRenaming?: boolean;
}

/** Packages become widgets: uploaded, shipped with the product, or named at its start. */
export class Placement {
  readonly #store: Store;
  readonly #packages: Packages;
  readonly #replacements: Replacements;
  readonly #texts: TextCarrier;

  constructor(store: Store, { packages, replacements, texts }: PlacementParts) {
    this.#store = store;
    this.#packages = packages;
    this.#replacements = replacements;
    this.#texts = texts;
  }

  /**
   * Adds a `.dash.zip` as a new template with one variant, named like the file, in “Widget templates”. The same package again,
   * or an unchanged download of one of its widgets, returns the existing widget (`created` false), or a new variant if there is
   * none. If all variants of its template are deleted, the template is replaced first, so that what is restored later fits.
   * @param demandStill asked again before anything is stored
   * @throws Refusal not-allowed, `package-invalid`, or `spot-identifier-taken` when another package has this SpotIdentifier
   */
  async upload(actor: Actor, upload: Upload, demandStill?: DemandStill): Promise<Uploaded> {
    demand(actor, 'widget.upload');
    const checked = await this.#packages.check(ownerOf(actor), upload);
    // Also checked before the files are stored, so that a refusal leaves nothing behind.
    const unchanged = await this.#unchanged(ownerOf(actor), checked);
    await demandStill?.(this.#store.db);
    await existing(this.#store.db, checked, unchanged);
    const accepted = await this.#packages.keep(checked, upload.folder);
    const name = nameFor(upload.fileName ?? '', accepted.spotIdentifier);
    const placed = await this.#write({ accepted, origin: UPLOADED, name, by: actor }, async (db) => {
      await demandStill?.(db);
      const { template, first } = await existing(db, accepted, unchanged);
      if (!template) return {};
      const present = await firstTemplate(db, template.id);
      return { templateId: template.id, widgetId: present?.id, isReplacing: first === undefined };
    });
    return { ...placed, findings: accepted.findings };
  }

  /**
   * Installs a standard package (`standard`), or one named at the start: a new template, or a new package for the template of
   * its SpotIdentifier. No Value is lost. Returns the Id of the template's first variant.
   */
  async place(accepted: AcceptedPackage, name: string, origin: PlaceOrigin): Promise<number> {
    const { turnedFrom } = origin;
    const placed = await this.#write({ accepted, origin, name, by: null }, async (db) => {
      const present = await templateOf(db, accepted.spotIdentifier);
      if (!present) return {};
      const widgetId = await firstVariant(db, present.id);
      // An uploaded widget belongs to its uploader, even with the name of a standard one.
      if (origin.standard && present.standard === 0) return { templateId: present.id, widgetId: widgetId ?? 0 };
      const isRenaming = turnedFrom !== undefined && (await isUntouched(db, present.id, turnedFrom));
      return { templateId: present.id, widgetId, isReplacing: turnedFrom === undefined || isRenaming, isRenaming };
    });
    return placed.id;
  }

  /** Id of the package this is an unchanged download of, if one is shown. */
  async #unchanged(owner: string, checked: Awaited<ReturnType<Packages['check']>>): Promise<number | undefined> {
    const { db } = this.#store;
    const template = await templateOf(db, checked.spotIdentifier);
    if (!template || (await firstVariant(db, template.id)) === undefined) return undefined;
    return (await isDownloadOf({ store: this.#store, packages: this.#packages, owner }, template, checked))
      ? template.package_id
      : undefined;
  }

  /** Carries out the plan, made again within the transaction; a replacement is prepared outside of it. */
  async #write(placed: Placed, planned: (db: Database) => Promise<Plan>): Promise<Omit<Uploaded, 'findings'>> {
    const { accepted, origin, name, by } = placed;
    // Also for the tries of `during`.
    let replacement: PreparedUnconfirmed | undefined;
    const prepare = async (db: Database) => {
      const { templateId, isReplacing } = await planned(db);
      if (templateId === undefined || !isReplacing) return;
      const wanted = { templateId, accepted, origin, by };
      replacement = await this.#replacements.prepareUnconfirmed(db, wanted, replacement);
    };
    const commit = async (writing: Writing) => {
      const { templateId, widgetId, isReplacing, isRenaming } = await planned(writing);
      if (templateId === undefined) return { id: await this.#insert(writing, placed), created: true };
      if (isReplacing) {
        if (replacement?.templateId !== templateId) return undefined;
        if (!(await this.#replacements.commitUnconfirmed(writing, replacement))) return undefined;
      }
      if (isRenaming)
        await writing.updateTable('variants').set({ name }).where('template_id', '=', templateId).execute();
      if (widgetId !== undefined) return { id: widgetId, created: false };
      return { id: await this.#addFirst(writing, templateId, { name, by }), created: true };
    };
    return this.#texts.during(() => writeOptimistically(this.#store, { table: 'variants', prepare, commit }));
  }

  async #insert(writing: Writing, { accepted, origin, name, by }: Placed): Promise<number> {
    const package_id = await this.#packages.ensureRow(writing, accepted);
    const template = await writing
      .insertInto('templates')
      .values({
        spot_identifier: accepted.spotIdentifier,
        package_id,
        ...originColumns(origin),
        languages: languagesText(accepted.languages),
        created_at: new Date().toISOString()
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return this.#addFirst(writing, template.id, { name, by, originName: origin.following });
  }

  /** The first variant of a template: in “Widget templates”, with the package's own Values. */
  async #addFirst(
    writing: Writing,
    templateId: number,
    variant: Pick<Placed, 'name' | 'by'> & { readonly originName?: string | undefined }
  ): Promise<number> {
    const placed = { ...variant, templateId, groupId: null, ownValues: '{}' };
    const id = await addVariant(writing, placed, new Date().toISOString());
    await publishChange(this.#store, writing, id);
    return id;
  }
}

async function templateOf(db: Database, spotIdentifier: string) {
  return db
    .selectFrom('templates')
    .innerJoin('packages', 'packages.id', 'templates.package_id')
    .select(['templates.id', 'templates.standard', 'templates.package_id', 'packages.hash'])
    .where('templates.spot_identifier', '=', spotIdentifier)
    .executeTakeFirst();
}

/** The template of this SpotIdentifier, and its first variant. @throws Refusal `spot-identifier-taken` by another package */
async function existing(
  db: Database,
  { spotIdentifier, hash }: Pick<AcceptedPackage, 'spotIdentifier' | 'hash'>,
  /** Id of the package that this one is a download of. */
  unchanged: number | undefined
) {
  const template = await templateOf(db, spotIdentifier);
  const first = template && (await firstVariant(db, template.id));
  const isThere = template?.hash === hash || (unchanged !== undefined && template?.package_id === unchanged);
  if (first !== undefined && !isThere) throw spotIdentifierTaken(spotIdentifier, first);
  return { template, first };
}
