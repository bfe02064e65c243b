import { setImmediate as turn } from 'node:timers/promises';
import type { DownloadAs, EditorData, FoundInValues, WidgetSummary } from '../../api.js';
import { TESTS_FILE } from '../../ascdata/conditions/ruletests/format.js';
import { SETTINGS_FILE } from '../../ascdata/severitySettings.js';
import type { Platform } from '../../ascdata/dataTypeModel.js';
import type { PackedFile } from '../packages/archives.js';
import { ownerOf } from '../packages/admission.js';
import type { Actor } from '../platform/authorization/actor.js';
import { can, demand } from '../authorization/can.js';
import type { Database } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { Bearer } from '../people/bearers.js';
import type { PreviewTokens } from './previewToken.js';
import { originsFrom, type Definition, type Packages } from '../packages/packages.js';
import {
  setAsideFromText,
  asideByWidget,
  definitionOf,
  demandWidget,
  details,
  firstTemplate,
  summaryOf,
  widgetRow,
  type WidgetRow
} from './rows.js';
import { wordsOf } from './excerpts.js';
import { findInValues } from './findInValues.js';
import { SettingNames } from './settingNames.js';
import { listWidgets, pageOfWidgets, type WidgetPage, type WidgetQuery } from './list.js';
import { nameFor } from './names.js';
import { inheritingVariants, mayReachHeirs } from './inheritance.js';
import { shownName, widgetResource } from './widgetPlace.js';
import { hiddenByOwn } from './values.js';
import { shownValues, valuesFromText, valuesToText } from '../packages/ownValues.js';

interface WidgetParts {
  readonly packages: Packages;
  readonly tokens: PreviewTokens;
  readonly platform: Platform;
}

const MAX_TEXT_BYTES = 1024 * 1024;

/** The source of a widget's picture. */
interface PictureParts {
  readonly name: string;
  /** JSON text of the Values it shows, where they differ from the package's. */
  readonly ownValues: string;
  readonly definition: Definition;
}

interface ConditionFiles {
  readonly packageId: number;
  readonly settings: string | undefined;
  readonly tests: string | undefined;
  readonly isStandard: boolean;
}

/** Widgets (variants of templates): listed, opened and downloaded. */
export class Widgets {
  readonly #store: Pick<Store, 'db' | 'engine'>;
  readonly #db: Database;
  readonly #packages: Packages;
  readonly #tokens: PreviewTokens;
  readonly #settingNames: SettingNames;
  readonly #platform: Platform;

  constructor(store: Pick<Store, 'db' | 'engine'>, parts: WidgetParts) {
    this.#store = store;
    this.#db = store.db;
    this.#packages = parts.packages;
    this.#settingNames = new SettingNames(parts.packages);
    this.#tokens = parts.tokens;
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
    const inValues = await findInValues(this.#store, actor, words);
    return { Items: inValues.Items, Names: names, Complete: isComplete && inValues.Complete };
  }

  /** @throws Refusal not-found, not-allowed */
  async summary(actor: Actor, id: number): Promise<WidgetSummary> {
    const row = await widgetRow(this.#db, id);
    demand(actor, 'widget.read', widgetResource(row));
    return summaryOf(row);
  }

  /** @param bearer owner of the preview @throws Refusal not-found, not-allowed */
  async editorData(actor: Actor, bearer: Bearer, id: number): Promise<EditorData> {
    const row = await details(this.#db, actor, id, 'widget.read');
    const template = await firstTemplate(this.#db, row.template_id);
    const { count } = await inheritingVariants(this.#db, id)
      .clearOrderBy()
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    const heirs = Number(count);
    // Each takes milliseconds with thousands of settings.
    await turn();
    const SavedValues = shownValues(row.own_values, row.inherited_values);
    await turn();
    const Inherits = await this.#inheritsOf(actor, row);
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
      Source: await this.#packages.source(this.#db, definitionOf(row)),
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

  async #inheritsOf(actor: Actor, row: Awaited<ReturnType<typeof details>>): Promise<EditorData['Inherits']> {
    const { inherits_id, inherited_name, inherited_values, own_values } = row;
    if (inherits_id === null || inherited_values === null) return null;
    const elements = await this.#packages.elements(this.#db, definitionOf(row));
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
  async conditionFiles(actor: Actor, id: number): Promise<ConditionFiles> {
    const { package_id: packageId, standard } = await demandWidget(this.#db, actor, id, 'widget.read');
    const [settings, tests] = await Promise.all([SETTINGS_FILE, TESTS_FILE].map((name) => this.#text(packageId, name)));
    return { packageId, settings, tests, isStandard: standard === 1 };
  }

  /**
   * As `conditionFiles`, with the package's own ascData.json: without texts that are published over it.
   * @throws Refusal not-found, not-allowed
   */
  async editedFiles(actor: Actor, id: number): Promise<ConditionFiles & { readonly source: string }> {
    const files = await this.conditionFiles(actor, id);
    return { ...files, source: await this.#packages.source(this.#db, { id: files.packageId }) };
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
    return can(actor, 'widget.edit', widgetResource(row)) && (heirs === 0 || mayReachHeirs(this.#db, actor, row.id));
  }

  /** A new path for the preview, for a page that stayed open longer than its token. @throws Refusal not-found, not-allowed */
  async previewPath(actor: Actor, bearer: Bearer, id: number): Promise<string> {
    const { package_id: packageId } = await demandWidget(this.#db, actor, id, 'widget.read');
    return this.#tokens.path({ widgetId: id, packageId, bearer });
  }

  /** The source of its picture. @throws Refusal not-found, not-allowed */
  async forPicture(actor: Actor, id: number): Promise<PictureParts> {
    const row = await details(this.#db, actor, id, 'widget.read');
    const ownValues = shownValues(row.own_values, row.inherited_values);
    return { name: row.name, ownValues, definition: definitionOf(row) };
  }

  /**
   * The package as uploaded, or as it is now: with published texts and the saved Values in its ascData.json.
   * @throws Refusal not-found, not-allowed, packages-busy
   */
  async download(actor: Actor, id: number, as: DownloadAs = 'now'): Promise<{ fileName: string; file: PackedFile }> {
    const row = await details(this.#db, actor, id, 'widget.read');
    const file =
      as === 'now'
        ? await this.#packages.archive(
            ownerOf(actor),
            definitionOf(row),
            shownValues(row.own_values, row.inherited_values)
          )
        : await this.#packages.archive(ownerOf(actor), { id: row.package_id }, '{}');
    return { fileName: `${nameFor('', row.spot_identifier)}.dash.zip`, file };
  }
}
