import { setImmediate as turn } from 'node:timers/promises';
import type { DownloadAs, EditorData, FoundInValues, WidgetSummary } from '../../api.js';
import { TESTS_FILE } from '../../ascdata/conditions/ruletests/format.js';
import { SETTINGS_FILE } from '../../ascdata/severitySettings.js';
import type { Finding } from '../../ascdata/findings.js';
import { languagesOf } from '../../ascdata/translations.js';
import type { Platform } from '../../ascdata/dataTypeModel.js';
import type { PackedFile } from '../packages/archives.js';
import type { CheckedPackage } from '../packages/tasks.js';
import { ownerOf } from '../packages/admission.js';
import type { Actor } from '../platform/authorization/actor.js';
import { can } from '../authorization/can.js';
import { demand } from '../authorization/demand.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { Bearer } from '../people/bearers.js';
import type { Saver } from '../saves/record.js';
import type { PreviewTokens } from './previewToken.js';
import { originsFrom } from '../packages/origins.js';
import type { AcceptedPackage, Packages, Upload } from '../packages/packages.js';
import type { PackageOrigin, PlacePackage, Replacing } from './replacing.js';
import {
  setAsideFromText,
  isUntouched,
  addVariant,
  asideByWidget,
  definitionOf,
  demandWidget,
  details,
  firstTemplate,
  firstVariant,
  summaryOf,
  widgetRow,
  type WidgetRow
} from './rows.js';
import { Refusal } from '../platform/refusal.js';
import { isDownloadOf } from './download.js';
import { publishChange } from './publishChange.js';
import { wordsOf } from './excerpts.js';
import { findInValues } from './findInValues.js';
import { SettingNames } from './settingNames.js';
import { listWidgets, pageOfWidgets, type WidgetPage, type WidgetQuery } from './list.js';
import { nameFor } from './names.js';
import { livingHeirs, mayReachHeirs } from './inheritance.js';
import { languagesText } from './languages.js';
import { shownName, widgetThing } from './widgetPlace.js';
import { hiddenByOwn } from './values.js';
import { shownValues, valuesFromText, valuesToText } from '../packages/ownValues.js';

interface WidgetParts {
  readonly packages: Packages;
  readonly tokens: PreviewTokens;
  readonly replacements: Replacing;
  readonly platform: Platform;
}

const MAX_TEXT_BYTES = 1024 * 1024;

/** The source of a widget's picture. */
interface PictureParts {
  readonly name: string;
  readonly packageId: number;
  /** JSON text of the Values it shows, where they differ from the package's. */
  readonly ownValues: string;
  /** With published texts; null: as in the package. */
  readonly definition: string | null;
}

const AS_UPLOADED = { definition: null, ownValues: '{}' };

/** Result of an upload: the widget, and the findings on its package. */
interface Uploaded {
  readonly id: number;
  readonly findings: readonly Finding[];
  /** Whether it is a new widget. */
  readonly created: boolean;
}

/** Widgets (variants of templates): listed, uploaded, opened and downloaded. */
export class Widgets {
  readonly #store: Store;
  readonly #db: Database;
  readonly #packages: Packages;
  readonly #tokens: PreviewTokens;
  readonly #replacements: Replacing;
  readonly #settingNames: SettingNames;
  readonly #platform: Platform;

  constructor(store: Store, parts: WidgetParts) {
    this.#store = store;
    this.#db = store.db;
    this.#packages = parts.packages;
    this.#settingNames = new SettingNames(parts.packages);
    this.#tokens = parts.tokens;
    this.#replacements = parts.replacements;
    this.#platform = parts.platform;
  }

  /** As `listWidgets`. */
  async list(actor: Actor, query: WidgetQuery = {}): Promise<WidgetSummary[]> {
    return listWidgets(this.#db, actor, query);
  }

  /** As `pageOfWidgets`. */
  async page(actor: Actor, query: Parameters<typeof pageOfWidgets>[2]): Promise<WidgetPage> {
    return pageOfWidgets(this.#db, actor, query);
  }

  /** As `findInValues` and `SettingNames.find`. */
  async find(actor: Actor, search: string): Promise<FoundInValues> {
    const words = wordsOf(search);
    const { names, isComplete } = await this.#settingNames.find(this.#db, actor, words);
    const inValues = await findInValues(this.#db, actor, words);
    return { Items: inValues.Items, Names: names, Complete: isComplete && inValues.Complete };
  }

  /** @throws Refusal not-found, not-allowed */
  async summary(actor: Actor, id: number): Promise<WidgetSummary> {
    const row = await widgetRow(this.#db, id);
    demand(actor, 'widget.read', widgetThing(row));
    return summaryOf(row);
  }

  /**
   * Adds a `.dash.zip` as a new template with one variant, named like the file, in “Widget templates”. The same package again,
   * or an unchanged download of one of its widgets, returns the existing widget (`created` false), or a new variant if there is
   * none. If all variants of its template are deleted, the template is replaced first, so that what is restored later fits.
   * @throws Refusal not-allowed, `package-invalid`, or `spot-identifier-taken` when another package has this SpotIdentifier
   */
  async upload(actor: Actor, upload: Upload): Promise<Uploaded> {
    demand(actor, 'widget.upload');
    const checked = await this.#packages.check(ownerOf(actor), upload);
    const { spotIdentifier, findings } = checked;
    // Also checked before the files are stored, so that a refusal leaves nothing behind.
    const unchanged = await this.#unchanged(checked);
    await existing(this.#db, checked, unchanged);
    const accepted = await this.#packages.keep(checked, upload.folder);
    const name = nameFor(upload.fileName ?? '', spotIdentifier);
    const insert = async (writing: Writing, place: PlacePackage) => {
      const { template, first } = await existing(writing, accepted, unchanged);
      if (!template) return { id: await this.#insert(writing, accepted, { name, by: actor }), findings, created: true };
      const present = await firstTemplate(writing, template.id);
      if (present) return { id: present.id, findings, created: false };
      if (first === undefined) await place(writing, template.id, OWN);
      return { id: await this.#addFirst(writing, template.id, { name, by: actor }), findings, created: true };
    };
    return this.#replacements.placing(
      accepted,
      (place) => this.#store.write((writing) => insert(writing, place)),
      actor
    );
  }

  /** Id of the package this is an unchanged download of, if one is shown. */
  async #unchanged(checked: CheckedPackage): Promise<number | undefined> {
    const template = await templateOf(this.#db, checked.spotIdentifier);
    if (!template || (await firstVariant(this.#db, template.id)) === undefined) return undefined;
    return (await isDownloadOf(this.#db, template, checked)) ? template.package_id : undefined;
  }

  /** @param bearer owner of the preview @throws Refusal not-found, not-allowed */
  async editorData(actor: Actor, bearer: Bearer, id: number): Promise<EditorData> {
    const row = await details(this.#db, actor, id, 'widget.read');
    const template = await firstTemplate(this.#db, row.template_id);
    const { count } = await livingHeirs(this.#db, id)
      .clearOrderBy()
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    const heirs = Number(count);
    // Each takes milliseconds with thousands of settings.
    await turn();
    const SavedValues = shownValues(row.own_values, row.inherited_values);
    await turn();
    const Inherits = this.#inheritsOf(actor, row);
    await turn();
    return {
      Id: id,
      Name: row.name,
      Group: row.group_id === null ? null : { Id: row.group_id, Name: row.group_name ?? '' },
      Template: template && template.id !== id ? { Id: template.id, Name: template.name } : null,
      SpotIdentifier: row.spot_identifier,
      SpotVersion: row.spot_version,
      Version: row.version,
      PackageId: row.package_id,
      SetAside: setAsideFromText(row.set_aside).length,
      ...(await this.#asideIn(actor, row)),
      Source: row.source,
      ...(row.texts_published > 0 && { Published: row.texts_published }),
      Inherits,
      Heirs: heirs,
      Editable: await this.#isEditable(actor, row, heirs),
      SavedValues,
      PreviewPath: this.#tokens.path({ widgetId: id, packageId: row.package_id, bearer }),
      Origins: originsFrom(row.origins),
      Platform: this.#platformBody()
    };
  }

  /** Of a template, for those who may replace it. */
  async #asideIn(actor: Actor, { id, template_id, group_id }: WidgetRow): Promise<Pick<EditorData, 'SetAsideIn'>> {
    if (group_id !== null || !can(actor, 'widget.replace')) return {};
    const others = (await asideByWidget(this.#db, template_id)).filter((each) => each.id !== id);
    if (others.length === 0) return {};
    return { SetAsideIn: others.map(({ id: Id, name: Name, count: Values }) => ({ Id, Name, Values })) };
  }

  #inheritsOf(actor: Actor, row: Awaited<ReturnType<typeof details>>): EditorData['Inherits'] {
    const { inherits_id, inherited_name, inherited_values, own_values } = row;
    if (inherits_id === null || inherited_values === null) return null;
    const elements = this.#packages.elements(definitionOf(row));
    const values = hiddenByOwn(elements, valuesFromText(own_values), valuesFromText(inherited_values));
    const { base_group_id: group_id, base_spot_group_id: spot_group_id, spot_identifier } = row;
    const Name = shownName(actor, { group_id, spot_group_id, name: inherited_name ?? '', spot_identifier });
    return { Id: inherits_id, Name, Values: valuesToText(values) };
  }

  /**
   * The package's files on Conditions: ascdata.config.json and conditions.tests.json, each undefined if there is none, and ''
   * if it is longer than 1 MiB. `isStandard`: the product keeps it up to date.
   * @throws Refusal not-found, not-allowed
   */
  async conditionFiles(
    actor: Actor,
    id: number
  ): Promise<{ settings: string | undefined; tests: string | undefined; isStandard: boolean }> {
    const { package_id: packageId, standard } = await demandWidget(this.#db, actor, id, 'widget.read');
    const [settings, tests] = await Promise.all([SETTINGS_FILE, TESTS_FILE].map((name) => this.#text(packageId, name)));
    return { settings, tests, isStandard: standard === 1 };
  }

  async #text(packageId: number, name: string): Promise<string | undefined> {
    const file = await this.#packages.sent(packageId, name);
    if (!file) return undefined;
    if (file.size === 0 || file.size > MAX_TEXT_BYTES) return '';
    return new Response(await this.#packages.body(file, { start: 0, end: file.size - 1 })).text();
  }

  #platformBody(): EditorData['Platform'] {
    const { version, timeZone, timeZonesEnabled } = this.#platform;
    return { Version: version, TimeZone: timeZone, TimeZonesEnabled: timeZonesEnabled };
  }

  /** Whether the actor can set this widget's Values. @throws Refusal not-found */
  async isEditable(actor: Actor, id: number): Promise<boolean> {
    return this.#isEditable(actor, await widgetRow(this.#db, id));
  }

  /** @param heirs how many widgets inherit from it, where that is known */
  async #isEditable(actor: Actor, row: WidgetRow, heirs?: number): Promise<boolean> {
    return can(actor, 'widget.edit', widgetThing(row)) && (heirs === 0 || mayReachHeirs(this.#db, actor, row.id));
  }

  /** A new path for the preview, for a page that stayed open longer than its token. @throws Refusal not-found, not-allowed */
  async previewPath(actor: Actor, bearer: Bearer, id: number): Promise<string> {
    const { package_id: packageId } = await demandWidget(this.#db, actor, id, 'widget.read');
    return this.#tokens.path({ widgetId: id, packageId, bearer });
  }

  /** The source of its picture. @throws Refusal not-found, not-allowed */
  async forPicture(actor: Actor, id: number): Promise<PictureParts> {
    const row = await details(this.#db, actor, id, 'widget.read');
    const { name, package_id: packageId, definition } = row;
    return { name, packageId, ownValues: shownValues(row.own_values, row.inherited_values), definition };
  }

  /**
   * The package as uploaded, or as it is now: with published texts and the saved Values in its ascData.json.
   * @throws Refusal not-found, not-allowed, packages-busy
   */
  async download(actor: Actor, id: number, as: DownloadAs = 'now'): Promise<{ fileName: string; file: PackedFile }> {
    const row = await details(this.#db, actor, id, 'widget.read');
    const ascData =
      as === 'now'
        ? { definition: row.definition, ownValues: shownValues(row.own_values, row.inherited_values) }
        : AS_UPLOADED;
    const file = await this.#packages.archive(ownerOf(actor), row.package_id, ascData);
    // Older stored SpotIdentifiers may be invalid today.
    return { fileName: `${nameFor('', row.spot_identifier)}.dash.zip`, file };
  }

  /**
   * Installs a standard package (`standard`), or one named at the start: a new template, or a new package for the template of
   * its SpotIdentifier. No Value is lost. Returns the Id of the template's first variant.
   */
  async place(accepted: AcceptedPackage, name: string, origin: PlaceOrigin): Promise<number> {
    const put = async (writing: Writing, place: PlacePackage) => {
      const present = await templateOf(writing, accepted.spotIdentifier);
      if (!present) return this.#insert(writing, accepted, { name, by: null }, origin);
      // An uploaded widget belongs to its uploader, even with the name of a standard one.
      if (origin.standard && present.standard === 0) return (await firstVariant(writing, present.id)) ?? 0;
      const { turnedFrom } = origin;
      const isTurned = turnedFrom !== undefined && (await isUntouched(writing, present.id, turnedFrom));
      if (turnedFrom === undefined || isTurned)
        await place(writing, present.id, { ...stateOf(origin), folder: origin.following });
      if (isTurned) await writing.updateTable('variants').set({ name }).where('template_id', '=', present.id).execute();
      return (
        (await firstVariant(writing, present.id)) ?? (await this.#addFirst(writing, present.id, { name, by: null }))
      );
    };
    return this.#replacements.placing(accepted, (place) => this.#store.write((writing) => put(writing, place)));
  }

  async #insert(
    writing: Writing,
    accepted: AcceptedPackage,
    variant: FirstVariant,
    origin?: PlaceOrigin
  ): Promise<number> {
    const package_id = await this.#packages.ensureRow(writing, accepted);
    const template = await writing
      .insertInto('templates')
      .values({
        spot_identifier: accepted.spotIdentifier,
        package_id,
        ...stateOf(origin),
        languages: languagesText(languagesOf(this.#packages.elements({ id: package_id, source: accepted.source }))),
        created_at: new Date().toISOString()
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return this.#addFirst(writing, template.id, { ...variant, originName: origin?.following });
  }

  /** The first variant of a template: in “Widget templates”, with the package's own Values. */
  async #addFirst(writing: Writing, templateId: number, variant: FirstVariant): Promise<number> {
    const placed = { ...variant, templateId, groupId: null, ownValues: '{}' };
    const id = await addVariant(writing, placed, new Date().toISOString());
    await publishChange(this.#store, writing, id);
    return id;
  }
}

interface FirstVariant {
  readonly name: string;
  /** Name of the creator; null: the product itself. */
  readonly by: Saver | null;
  /** Of the followed folder that it comes from. */
  readonly originName?: string | undefined;
}

export interface PlaceOrigin {
  readonly standard: boolean;
  readonly archiveHash?: string;
  /** Name of the folder, if it is one that is followed: saves there are one version. */
  readonly following?: string | undefined;
  /** It changes the language of the widget with this name, if nobody has touched it, and renames it in that language. */
  readonly turnedFrom?: string | undefined;
}

/** The origin of an uploaded template. */
const OWN: PackageOrigin = { standard: 0, archive_hash: null, running: 0 };

function stateOf(origin?: PlaceOrigin): PackageOrigin {
  if (!origin) return OWN;
  const { standard, archiveHash = null, following } = origin;
  return { standard: Number(standard), archive_hash: archiveHash, running: Number(following !== undefined) };
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
  if (first !== undefined && !isThere) throw taken(spotIdentifier, first);
  return { template, first };
}

/** `widget`: one of the template that has it, to replace instead. */
function taken(spotIdentifier: string, widget: number): Refusal {
  return new Refusal('conflict', 'spot-identifier-taken', (t) => t.widgets.otherVersion(spotIdentifier), [], {
    widget
  });
}
