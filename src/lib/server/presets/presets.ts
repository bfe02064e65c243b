import type { Preset, Presets as PresetsBody } from '../../api.js';
import { writtenForm } from '../../ascdata/effective.js';
import type { Values } from '../../ascdata/types.js';
import { modelOf } from '../../datatypes/registry.js';
import { can } from '../authorization/can.js';
import { checkOptions, type Checking } from '../packages/checking.js';
import { toRecord, valuesFromText, valuesToText } from '../packages/ownValues.js';
import type { Packages } from '../packages/packages.js';
import type { Creations } from '../people/creations.js';
import type { Actor } from '../platform/authorization/actor.js';
import { checkedName } from '../platform/names.js';
import { notAllowed } from '../platform/refusal.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { PresetRow } from '../platform/store/tables/widgets.js';
import { newErrors, placed } from '../widgets/newErrors.js';
import { widgetResource } from '../widgets/widgetPlace.js';
import { definitionOf, demandWidget, details, firstTemplate } from '../widgets/rows.js';
import * as refusals from './refusals.js';
import type { Static } from 'typebox';
import { PresetNamePart } from '../../api/presets.js';
import { checkedBody } from '../platform/http/validation.js';
import { valuesOf } from '../widgets/body.js';

/** Per template: more than anybody looks through. */
const MOST_PRESETS = 200;

/** Characters of all Values of a template's presets, which are read together. */
const MOST_CHARACTERS = 1024 * 1024;

/** What to keep; members left out stay as they are. */
interface PresetChange {
  readonly name?: unknown;
  readonly values?: Values | undefined;
}

interface Asking {
  readonly actor: Actor;
  /** The widget it is requested through. */
  readonly id: number;
}

type Widget = Awaited<ReturnType<typeof details>>;

/**
 * Named Values of a template, to be applied to its widgets. Creating one needs permission to edit every widget of the template.
 */
export class Presets {
  constructor(
    private readonly store: Store,
    private readonly packages: Packages,
    private readonly parts: { readonly checking: Checking; readonly creations: Creations }
  ) {}

  /** @throws Refusal not-found, not-allowed */
  async list({ actor, id }: Asking): Promise<PresetsBody> {
    const { db } = this.store;
    const widget = await demandWidget(db, actor, id, 'preset.read');
    const rows = await presetsOf(db, widget.template_id);
    const template = await firstTemplate(db, widget.template_id);
    return {
      Presets: rows.map(bodyOf),
      Template: template?.name ?? widget.name,
      Editable: await mayWrite(db, actor, widget.template_id)
    };
  }

  /**
   * @throws Refusal not-found, not-allowed, name-invalid, preset-name-taken, preset-empty, preset-invalid, too-many-presets,
   *   presets-too-large; HttpError 429
   */
  async create(asking: Asking, { name, values = new Map() }: PresetChange): Promise<Preset> {
    const widget = await this.#open(asking);
    this.parts.creations.demand(asking.actor);
    const checked = checkedName(name);
    const own_values = await this.#checked(asking, widget, values);
    return this.#write(asking, async (writing, templateId) => {
      const others = await presetsOf(writing, templateId);
      if (others.length >= MOST_PRESETS) throw refusals.tooManyPresets(MOST_PRESETS);
      demandRoom(others, { name: checked, own_values });
      return writing
        .insertInto('presets')
        .values({ template_id: templateId, name: checked, version: 1, own_values, ...this.#signed(asking) })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
  }

  /**
   * Renames a preset, replaces its Values, or both.
   * @param matches whether it is still the version the user saw
   * @throws Refusal as `create`, preset-not-found, preset-changed
   */
  async change(
    asking: Asking,
    presetId: number,
    { name, values, matches }: PresetChange & { matches(version: number): boolean }
  ): Promise<Preset> {
    const widget = await this.#open(asking);
    const changed = {
      ...(name !== undefined && { name: checkedName(name) }),
      ...(values && { own_values: await this.#checked(asking, widget, values), trails: '{}' })
    };
    return this.#write(asking, async (writing, templateId) => {
      const all = await presetsOf(writing, templateId);
      const now = demandMatch(all, presetId, matches);
      demandRoom(
        all.filter((each) => each !== now),
        { ...now, ...changed }
      );
      return writing
        .updateTable('presets')
        .set({ ...changed, version: now.version + 1, ...this.#signed(asking) })
        .where('id', '=', presetId)
        .returningAll()
        .executeTakeFirstOrThrow();
    });
  }

  /** @throws Refusal not-found, not-allowed, preset-not-found, preset-changed */
  async remove(asking: Asking, presetId: number, matches: (version: number) => boolean): Promise<void> {
    await this.#open(asking);
    await this.#write(asking, async (writing, templateId) => {
      const now = demandMatch(await presetsOf(writing, templateId), presetId, matches);
      await writing.deleteFrom('presets').where('id', '=', presetId).execute();
      return now;
    });
  }

  /** Opens the widget for somebody who may change its template's presets. */
  async #open({ actor, id }: Asking): Promise<Widget> {
    const widget = await details(this.store.db, actor, id, 'preset.write');
    if (!(await mayWrite(this.store.db, actor, widget.template_id))) throw notAllowed();
    return widget;
  }

  #write({ actor, id }: Asking, work: (writing: Writing, templateId: number) => Promise<PresetRow>): Promise<Preset> {
    return this.store.write(async (writing) => {
      const { template_id } = await demandWidget(writing, actor, id, 'preset.write');
      if (!(await mayWrite(writing, actor, template_id))) throw notAllowed();
      const row = await work(writing, template_id);
      await writing
        .updateTable('templates')
        .set(({ eb }) => ({ presets_version: eb('presets_version', '+', 1) }))
        .where('id', '=', template_id)
        .execute();
      await this.store.changes.publish(writing, 'presets', String(template_id));
      return bodyOf(row);
    });
  }

  #signed({ actor }: Asking) {
    return { changed_at: this.parts.checking.now().toISOString(), changed_by: actor.name };
  }

  /** The Values in stored form, as a widget saves them. @throws Refusal preset-empty, preset-invalid */
  async #checked({ actor }: Asking, widget: Widget, values: Values): Promise<string> {
    if (values.size === 0) throw refusals.presetEmpty();
    const elements = await this.packages.elements(this.store.db, definitionOf(widget));
    const options = checkOptions(this.parts.checking, actor);
    const set = new Set(values.keys());
    const broken = await newErrors({ elements, options }, new Map(), values, set);
    const own = broken.filter(({ id }) => set.has(id));
    if (own.length > 0) throw refusals.presetInvalid(placed(own));
    // Of very many elements, a map of all would hold up others.
    const known = new Map(elements.filter(({ Id }) => set.has(Id)).map((element) => [element.Id, element]));
    const written = [...values].map(([id, value]) => {
      const element = known.get(id)!;
      return [id, writtenForm(value, element, modelOf(element))] as const;
    });
    return valuesToText(new Map(written));
  }
}

function presetsOf(db: Database, templateId: number): Promise<PresetRow[]> {
  return db.selectFrom('presets').selectAll().where('template_id', '=', templateId).orderBy('id').execute();
}

/** Whether the actor can edit every widget of the template. */
async function mayWrite(db: Database, actor: Actor, templateId: number): Promise<boolean> {
  const places = await db
    .selectFrom('variants')
    .leftJoin('widget_groups', 'widget_groups.id', 'variants.group_id')
    .select(['variants.group_id', 'widget_groups.spot_group_id'])
    .where('variants.template_id', '=', templateId)
    .where('variants.deleted_at', 'is', null)
    .distinct()
    .execute();
  return places.every((place) => can(actor, 'preset.write', widgetResource(place)));
}

/** @throws Refusal preset-not-found, preset-changed */
function demandMatch(rows: readonly PresetRow[], id: number, matches: (version: number) => boolean): PresetRow {
  const now = rows.find((row) => row.id === id);
  if (!now) throw refusals.presetNotFound();
  if (!matches(now.version)) throw refusals.presetChanged(bodyOf(now));
  return now;
}

/** @throws Refusal preset-name-taken, presets-too-large */
function demandRoom(others: readonly PresetRow[], wanted: Pick<PresetRow, 'name' | 'own_values'>): void {
  if (others.some(({ name }) => name === wanted.name)) throw refusals.presetTaken(wanted.name);
  const length = [...others, wanted].reduce((sum, { own_values }) => sum + own_values.length, 0);
  if (length > MOST_CHARACTERS) throw refusals.presetsTooLarge();
}

const bodyOf = (row: PresetRow): Preset => ({
  Id: row.id,
  Name: row.name,
  Version: row.version,
  ChangedAt: row.changed_at,
  ChangedBy: row.changed_by,
  SetAside: (JSON.parse(row.set_aside) as unknown[]).length,
  Values: toRecord(valuesFromText(row.own_values))
});

/** Name and Values of a request body, if present. The service checks the name. @throws HttpError 400, 413, 415 */
export async function presetBody(
  read: () => Promise<Record<string, unknown>>
): Promise<{ readonly name: string | undefined; readonly values: Values | undefined }> {
  const body = await read();
  const { Name: name } = checkedBody(PresetNamePart, body) as Static<typeof PresetNamePart>;
  return { name, values: Object.hasOwn(body, 'Values') ? valuesOf(body) : undefined };
}
