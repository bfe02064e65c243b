import type { WidgetSummary } from '../../api.js';
import type { Actor } from '../platform/authorization/actor.js';
import { demand } from '../authorization/can.js';
import type { Creations } from '../people/creations.js';
import type { Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { checkedName } from '../platform/names.js';
import { Refusal } from '../platform/refusal.js';
import { shownValues } from '../packages/ownValues.js';
import { publishChange } from './publishChange.js';
import { freeName } from './names.js';
import { demandReach, inheritedBy } from './inheritance.js';
import { demandTaking, widgetPlace, widgetResource, type WidgetPlace } from './widgetPlace.js';
import { addVariant, details, summaryOf, widgetRow, type NewVariant, type WidgetRow } from './rows.js';

/** The description of a variant that was created or changed. */
export interface VariantChange {
  /** undefined: a new variant is named like its source, with a number if that is taken. */
  readonly name?: unknown;
  /** Target group; null: “Widget templates”, undefined: unchanged or as the source. */
  readonly groupId?: number | null | undefined;
}

/** The expected state of a variant before a change; what is left out does not matter. */
export interface VariantState {
  readonly name?: string | undefined;
  readonly groupId?: number | null | undefined;
}

/** Variants: created from templates and other variants, renamed and moved, subject to `can`. */
export class Variants {
  readonly #store: Store;
  readonly #creations: Creations;
  readonly #now: () => Date;

  constructor(store: Store, { creations, now }: { readonly creations: Creations; now(): Date }) {
    this.#store = store;
    this.#creations = creations;
    this.#now = now;
  }

  /**
   * Creates a variant of the same template. A variant of a widget in “Widget templates” inherits from it; any other has the own
   * Values of its source, and inherits from the same widget.
   * @throws Refusal not-found, widget-group-not-found, not-allowed, name-invalid; HttpError 429
   */
  async create(actor: Actor, id: number, { name, groupId }: VariantChange): Promise<WidgetSummary> {
    this.#creations.demand(actor);
    const checked = name === undefined ? undefined : checkedName(name);
    return this.#store.write(async (writing) => {
      const source = await details(writing, actor, id, 'widget.read');
      const place = await widgetPlace(writing, groupId === undefined ? source.group_id : groupId);
      demand(actor, 'widget.edit', widgetResource(place));
      const variant = {
        templateId: source.template_id,
        name: checked ?? (await freeName(writing, source.name, place.group_id)),
        groupId: place.group_id,
        ...contentFrom(source, place),
        by: actor
      };
      const made = await addVariant(writing, variant, this.#now().toISOString());
      await publishChange(this.#store, writing, made);
      return summaryOf(await widgetRow(writing, made));
    });
  }

  /**
   * Renames or moves it, as somebody who may save it. Moving needs permission for both places.
   * @param was the expected state, unless it already is as requested
   * @throws Refusal not-found, widget-group-not-found, not-allowed, name-invalid, changed-since
   */
  async change(actor: Actor, id: number, change: VariantChange & { was?: VariantState }): Promise<WidgetSummary> {
    const { name, groupId, was = {} } = change;
    const checked = name === undefined && groupId !== undefined ? undefined : checkedName(name);
    const work = async (writing: Writing): Promise<WidgetSummary> => {
      const row = await widgetRow(writing, id);
      demand(actor, 'widget.edit', widgetResource(row));
      await demandReach(writing, actor, id);
      demandState(row, was, { name: checked, groupId });
      const isMoved = groupId !== undefined && groupId !== row.group_id;
      if (isMoved) await demandMove(writing, actor, row, groupId);
      await writing
        .updateTable('variants')
        .set({
          ...(checked !== undefined && { name: checked }),
          ...(isMoved && { group_id: groupId }),
          changed_at: this.#now().toISOString()
        })
        .where('id', '=', id)
        .execute();
      await publishChange(this.#store, writing, id);
      return summaryOf(await widgetRow(writing, id));
    };
    // The group may be deleted concurrently, which locks another row.
    return groupId === undefined ? this.#store.writeRow({ table: 'variants', id }, work) : this.#store.write(work);
  }
}

type Content = Pick<NewVariant, 'ownValues' | 'inheritsId' | 'trails'>;

/** The own Values of a variant of this source, and what it inherits from. A new template inherits nothing. */
export function contentFrom(source: Awaited<ReturnType<typeof details>>, place: WidgetPlace): Content {
  const { own_values, inherited_values, trails } = source;
  if (place.group_id === null) return { ownValues: shownValues(own_values, inherited_values), trails };
  const inheritsId = inheritedBy(source);
  return inheritsId === source.id ? { ownValues: '{}', inheritsId } : { ownValues: own_values, inheritsId, trails };
}

/** @throws Refusal changed-since */
function demandState(row: WidgetRow, was: VariantState, wanted: VariantState): void {
  const differs = <T>(now: T, before: T | undefined, then: T | undefined) =>
    before !== undefined && now !== before && now !== then;
  if (differs(row.name, was.name, wanted.name)) throw renamedSince(was.name!, row.name);
  if (differs(row.group_id, was.groupId, wanted.groupId)) throw movedSince(row);
}

async function demandMove(writing: Writing, actor: Actor, row: WidgetRow, groupId: number | null): Promise<void> {
  demandTaking(actor, row);
  demand(actor, 'widget.edit', widgetResource(await widgetPlace(writing, groupId)));
}

function renamedSince(before: string, now: string): Refusal {
  return new Refusal('lost-race', 'changed-since', (t) => t.widgets.renamedMeanwhile(before, now));
}

function movedSince({ name, group_name }: WidgetRow): Refusal {
  return new Refusal('lost-race', 'changed-since', (t) => t.widgets.movedMeanwhile(name, group_name));
}
