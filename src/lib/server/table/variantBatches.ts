import { setImmediate as turn } from 'node:timers/promises';
import type { BatchRefusal, BatchVariant, CreatedVariants } from '../../api.js';
import { writtenForm } from '../../ascdata/effective.js';
import type { AscElement, Values } from '../../ascdata/types.js';
import { messageOf } from '../../ascdata/wording.js';
import { modelOf } from '../../datatypes/registry.js';
import { inEveryLanguage } from '../../language/languages.js';
import { inAllWords, type ServerSentence } from '../../messages/server.js';
import { can, demand } from '../authorization/can.js';
import { checkOptions, type Checking } from '../packages/checking.js';
import { valuesFromText, valuesToText } from '../packages/ownValues.js';
import type { Packages } from '../packages/packages.js';
import type { Creations } from '../people/creations.js';
import type { Actor } from '../platform/authorization/actor.js';
import { checkedName } from '../platform/names.js';
import { notAllowed, Refusal } from '../platform/refusal.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { trashKey } from '../platform/store/searchKeys.js';
import { updateMany } from '../platform/store/updateMany.js';
import { newErrors } from '../widgets/newErrors.js';
import { isTakable, widgetPlace, widgetResource, type WidgetPlace } from '../widgets/widgetPlace.js';
import { publishChange } from '../widgets/publishChange.js';
import {
  addVariants,
  definitionOf,
  demandWidget,
  details,
  widgets,
  type PreparedVariant,
  type WidgetRow
} from '../widgets/rows.js';
import { contentFrom } from '../widgets/variants.js';
import { stepNotFound, variantsInvalid, variantsTooLarge } from './refusals.js';
import { NOT_BY_HAND } from '../saves/moments.js';
import { DROPPED_CHANGES } from '../saves/obsolete.js';
import { savedDifference } from '../saves/record.js';
import { dropOld } from './steps.js';

/** Characters of own Values that one step can create. */
const MOST_CHARACTERS = 16 * 1024 * 1024;

export interface VariantBatch {
  readonly variants: readonly BatchVariant[];
  /** null: “Widget templates”; undefined: the group of the source. */
  readonly groupId?: number | null | undefined;
  readonly isDryRun: boolean;
  /** Creates the valid ones and skips the others. */
  readonly leavesOut: boolean;
}

type Source = Awaited<ReturnType<typeof details>>;
type Named = CreatedVariants['Widgets'][number];

/** A source and the place for its variants, opened for an actor. */
interface Opened {
  readonly source: Source;
  readonly place: WidgetPlace;
}

interface Prepared {
  /** Those with unusable Values. */
  readonly refused: readonly BatchRefusal[];
  /** All of them, with the names as they were sent. */
  readonly variants: readonly PreparedVariant[];
}

/** Creates many variants of a widget in one undoable step. */
export class VariantBatches {
  constructor(
    private readonly store: Store,
    private readonly packages: Packages,
    private readonly parts: { readonly checking: Checking; readonly creations: Creations }
  ) {}

  /**
   * Creates all of them or none.
   * @throws Refusal not-found, widget-group-not-found, not-allowed, variants-too-large; HttpError 429; unless it is a dry run, `variants-invalid`
   * with the refused ones
   */
  async create(actor: Actor, id: number, batch: VariantBatch): Promise<CreatedVariants> {
    const before = await this.#open(this.store.db, actor, id, batch);
    if (!batch.isDryRun) this.parts.creations.demandBatch(actor, batch.variants.length);
    const prepared = await this.#prepare(this.store.db, actor, before, batch);
    const { Refused } = await this.#named(this.store.db, before.place, batch, prepared);
    if (batch.isDryRun) return { Step: null, Widgets: [], Kept: [], Refused };
    return this.store.write(async (writing) => {
      const now = await this.#open(writing, actor, id, batch);
      const valid = isSame(before, now) ? prepared : await this.#prepare(writing, actor, now, batch);
      const named = await this.#named(writing, now.place, batch, valid);
      const Widgets = await this.#add(writing, named.wanted);
      const Step = await this.#keep(writing, actor, now.source, Widgets);
      return { Step, Widgets, Kept: [], Refused: named.Refused };
    });
  }

  /**
   * Moves the variants of a step to the Trash, except those saved or renamed since and those the actor may not delete. The latter
   * are named only if the actor may read them, and leave the step open for somebody who may.
   * @throws Refusal not-found, not-allowed if the actor may delete none of them, step-not-found if there are none
   */
  async undo(actor: Actor, id: number, step: number): Promise<CreatedVariants> {
    return this.store.write(async (writing) => {
      const { template_id } = await demandWidget(writing, actor, id, 'widget.read');
      const made = new Map((await createdBy(writing, template_id, step)).map(({ Id, Name }) => [Id, Name]));
      const living = await livingOf(writing, [...made.keys()]);
      if (living.length === 0) throw stepNotFound();
      const takable = living.filter((row) => isTakable(actor, row));
      if (takable.length === 0) throw notAllowed();
      const saved = await savedAmong(
        writing,
        takable.map((row) => row.id)
      );
      const removed = takable.filter((row) => row.name === made.get(row.id) && !saved.has(row.id));
      await this.#remove(writing, actor, removed);
      if (takable.length === living.length) {
        await writing.updateTable('steps').set({ undone_by: step }).where('id', '=', step).execute();
      }
      const gone = new Set(removed);
      const kept = living.filter((row) => !gone.has(row) && can(actor, 'widget.read', widgetResource(row)));
      return { Step: null, Widgets: removed.map(namedBody), Kept: kept.map(namedBody), Refused: [] };
    });
  }

  async #remove(writing: Writing, actor: Actor, rows: readonly WidgetRow[]): Promise<void> {
    const deletion = { deleted_at: this.parts.checking.now().toISOString(), deleted_by: actor.name };
    const deleted = rows.map(({ id, name, spot_identifier }) => ({
      ...deletion,
      ...{ id, deleted_key: trashKey(name, spot_identifier) }
    }));
    await updateMany(this.store, writing, 'variants', ['deleted_at', 'deleted_by', 'deleted_key'], deleted, ['id']);
    await publishChange(this.store, writing, ...rows.map(({ id }) => id));
  }

  async #open(db: Database, actor: Actor, id: number, { groupId }: VariantBatch): Promise<Opened> {
    const source = await details(db, actor, id, 'widget.read');
    const place = await widgetPlace(db, groupId === undefined ? source.group_id : groupId);
    demand(actor, 'widget.edit', widgetResource(place));
    return { source, place };
  }

  /** What needs time: the check of the Values, and what is stored of each variant. */
  async #prepare(db: Database, actor: Actor, { source, place }: Opened, batch: VariantBatch): Promise<Prepared> {
    const elements = await this.packages.elements(db, definitionOf(source));
    const refused = await this.#brokenValues(actor, elements, source, batch);
    const byId = new Map(elements.map((element) => [element.Id, element]));
    const content = contentFrom(source, place);
    if (content.ownValues.length * batch.variants.length > MOST_CHARACTERS) throw variantsTooLarge();
    const inherited = valuesFromText(content.ownValues);
    const shared = { ...content, templateId: source.template_id, groupId: place.group_id, by: actor };
    const same = savedDifference('{}', content.ownValues);
    const variants: PreparedVariant[] = [];
    for (const { Name: name, Values } of batch.variants) {
      if (!Values) {
        variants.push({ ...shared, name, difference: same });
        continue;
      }
      const ownValues = valuesToText(new Map([...inherited, ...written(byId, Values)]));
      variants.push({ ...shared, name, ownValues, difference: savedDifference('{}', ownValues) });
      await turn();
    }
    return { refused, variants };
  }

  async #brokenValues(
    actor: Actor,
    elements: readonly AscElement[],
    source: Source,
    { variants }: VariantBatch
  ): Promise<BatchRefusal[]> {
    const check = { elements, options: checkOptions(this.parts.checking, actor) };
    const shown = new Map([...valuesFromText(source.inherited_values ?? '{}'), ...valuesFromText(source.own_values)]);
    const refused: BatchRefusal[] = [];
    for (const [Index, { Values = {} }] of variants.entries()) {
      const values = Object.entries(Values);
      if (values.length === 0) continue;
      const set = new Set(values.map(([element]) => element));
      const [broken] = await newErrors(check, shown, new Map([...shown, ...values]), set);
      await turn();
      if (!broken) continue;
      const Text = inEveryLanguage((language) => messageOf(broken.finding, language));
      refused.push({ Index, Code: broken.finding.code, Text });
    }
    return refused;
  }

  /** Those to create, under their names. @throws Refusal variants-invalid */
  async #named(db: Database, place: WidgetPlace, batch: VariantBatch, { refused, variants }: Prepared) {
    const ofNames = namesOf(batch.variants, await namesIn(db, place));
    const Refused = [...ofNames.refused, ...refused].sort((a, b) => a.Index - b.Index);
    if (Refused.length > 0 && !batch.leavesOut && !batch.isDryRun) throw variantsInvalid(Refused);
    const left = new Set(Refused.map(({ Index }) => Index));
    const wanted = variants.flatMap((variant, index) =>
      left.has(index) ? [] : [{ ...variant, name: ofNames.names[index]! }]
    );
    return { Refused, wanted };
  }

  async #add(writing: Writing, wanted: readonly PreparedVariant[]): Promise<Named[]> {
    const ids = await addVariants(this.store, writing, wanted, this.parts.checking.now().toISOString());
    await publishChange(this.store, writing, ...ids);
    return ids.map((Id, index) => ({ Id, Name: wanted[index]!.name }));
  }

  async #keep(writing: Writing, actor: Actor, source: Source, made: readonly Named[]): Promise<number | null> {
    if (made.length === 0) return null;
    const { id } = await writing
      .insertInto('steps')
      .values({
        template_id: source.template_id,
        kind: 'variants',
        at: this.parts.checking.now().toISOString(),
        by: actor.name,
        user_id: actor.userId,
        changes: JSON.stringify(made),
        cells: 0,
        widgets: made.length,
        undone_by: null
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await dropOld(writing, source.template_id);
    return id;
  }
}

/** Whether nobody has saved, moved or replaced the source since. */
const isSame = ({ source }: Opened, { source: now }: Opened): boolean =>
  (['version', 'group_id', 'inherits_id', 'package_id', 'texts_published'] as const).every(
    (column) => source[column] === now[column]
  );

/** As a widget saves them. */
function written(elements: ReadonlyMap<string, AscElement>, values: NonNullable<BatchVariant['Values']>): Values {
  return new Map(
    Object.entries(values).flatMap(([id, value]) => {
      const element = elements.get(id);
      return element ? [[id, writtenForm(value, element, modelOf(element))] as const] : [];
    })
  );
}

/** The names in a group, normalized for comparison. */
async function namesIn(db: Database, { group_id }: WidgetPlace): Promise<Set<string>> {
  const rows = await db
    .selectFrom('variants')
    .select('name')
    .where('group_id', 'is not distinct from', group_id)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ name }) => name.toLowerCase()));
}

/** The names as stored, and those that are unusable. */
function namesOf(variants: readonly BatchVariant[], taken: ReadonlySet<string>) {
  const seen = new Set<string>();
  const refused: BatchRefusal[] = [];
  const names = variants.map(({ Name }, Index) => {
    const name = Name.trim();
    const key = name.toLowerCase();
    const refusal = refusalOf(name, taken.has(key), seen.has(key));
    if (refusal) refused.push({ Index, Code: refusal.code, Text: inAllWords(refusal.sentence) });
    seen.add(key);
    return name;
  });
  return { names, refused };
}

function refusalOf(
  name: string,
  isTaken: boolean,
  isTwice: boolean
): { readonly code: string; readonly sentence: ServerSentence } | undefined {
  try {
    checkedName(name);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  if (isTaken) return { code: 'name-taken', sentence: (t) => t.widgets.variantTaken(name) };
  return isTwice ? { code: 'name-twice', sentence: (t) => t.widgets.variantTwice(name) } : undefined;
}

/** @throws Refusal step-not-found */
async function createdBy(db: Database, templateId: number, step: number): Promise<Named[]> {
  const row = await db
    .selectFrom('steps')
    .select(['changes', 'undone_by'])
    .where('id', '=', step)
    .where('template_id', '=', templateId)
    .where('kind', '=', 'variants')
    .executeTakeFirst();
  if (!row || row.undone_by !== null || row.changes === DROPPED_CHANGES) throw stepNotFound();
  return JSON.parse(row.changes) as Named[];
}

/** Those that are not deleted, in the order of their Ids. */
const livingOf = (db: Database, ids: readonly number[]): Promise<WidgetRow[]> =>
  widgets(db).where('variants.id', 'in', ids).orderBy('variants.id').execute();

const namedBody = ({ id: Id, name: Name }: WidgetRow): Named => ({ Id, Name });

/** Those that somebody has saved since they were created. A replaced package does not count. */
async function savedAmong(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('value_saves')
    .select('variant_id')
    .distinct()
    .where('variant_id', 'in', ids)
    .where('kind', 'not in', NOT_BY_HAND)
    .execute();
  return new Set(rows.map(({ variant_id }) => variant_id));
}
