import { setImmediate as turn } from 'node:timers/promises';
import { effectiveValue, effectiveValues, writtenForm } from '../../ascdata/effective.js';
import type { AscElement, Values } from '../../ascdata/types.js';
import type { ValuesBody } from '../../api.js';
import { modelOf } from '../../datatypes/registry.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Database } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { checkOptions, type Checking } from '../packages/checking.js';
import { toRecord, valuesFromText, valuesToText } from '../packages/ownValues.js';
import type { Packages } from '../packages/packages.js';
import { Refusal } from '../platform/refusal.js';
import { mapYielding, turnIfLong } from '../platform/yielding.js';
import { momentsOf, type Family } from '../saves/moments.js';
import { PresetSources, recordSave, type ValueSave } from '../saves/record.js';
import { reachHeirs } from './inheritance.js';
import { newErrors, placed, type Broken } from './newErrors.js';
import { publishChange } from './publishChange.js';
import { definitionOf, details } from './rows.js';

export interface Save {
  /** All Values; omitted elements fall back to the inherited, then the package's. */
  readonly values: Values | (() => Promise<Values>);
  /** Whether the version the save is based on matches. Checked again inside the transaction. */
  matches(version: number): boolean;
  /**
   * The moment it restores or whose save it undoes, or the preset it applies. If that no longer exists, or a
   * preset has other Values, it is an ordinary save.
   */
  readonly origin?: SaveOrigin | undefined;
}

export interface SaveOrigin {
  readonly kind: 'restore' | 'undo' | 'preset';
  /** Of the moment or preset. */
  readonly id: number;
}

/** Reads and saves a widget's Values without overwriting anybody. */
export class WidgetValues {
  readonly #store: Store;
  readonly #db: Database;
  readonly #packages: Packages;
  readonly #checking: Checking;

  constructor(store: Store, packages: Packages, checking: Checking) {
    this.#store = store;
    this.#db = store.db;
    this.#packages = packages;
    this.#checking = checking;
  }

  /** @throws Refusal not-found, not-allowed */
  async read(actor: Actor, id: number): Promise<ValuesBody> {
    return this.#body(this.#db, await details(this.#db, actor, id, 'widget.read'));
  }

  /**
   * Saves. Resolves only after the commit is on the disk.
   * @throws Refusal not-found; not-allowed; `values-invalid` with a finding for each broken rule, 500 at most; `lost-race` (with
   * the `current` Values) when somebody saved in between
   */
  async save(actor: Actor, id: number, save: Save): Promise<ValuesBody> {
    const before = await details(this.#db, actor, id, 'widget.edit');
    if (!save.matches(before.version)) throw lostRace(await this.#body(this.#db, before));
    const values = typeof save.values === 'function' ? await save.values() : save.values;
    const elements = await this.#packages.elements(this.#db, definitionOf(before));
    const inherited = inheritedOf(before);
    const stored = valuesFromText(before.own_values);
    const [shown, saved] = [stored, values].map((own) => new Map([...inherited, ...own]));
    await this.#check(elements, shown!, saved!, actor);
    // Each of these takes a while for the largest body.
    await turn();
    const own = ownValues(elements, values, { stored, inherited, isHeir: before.inherits_id !== null });
    const after = valuesToText(own);
    const at = this.#checking.now().toISOString();
    await turn();
    await this.#store.writeRow({ table: 'variants', id }, async (writing) => {
      // It may have been saved, moved or deleted since.
      const now = await details(writing, actor, id, 'widget.edit');
      if (now.version !== before.version) throw lostRace(await this.#body(writing, now));
      await writing
        .updateTable('variants')
        .set({ own_values: after, changed_at: at, version: before.version + 1, changed_by: actor.name })
        .where('id', '=', id)
        .execute();
      const texts = { before: before.own_values, after };
      const origin = await originOf(writing, now, save.origin, { elements, shown: shown!, saved: saved! });
      await recordSave(writing, { variantId: id, at, by: actor, ...texts, ...origin });
      await publishChange(this.#store, writing, id);
      await reachHeirs(this.#store, writing, { id, at, by: actor.name });
    });
    await turn();
    return valuesBody(elements, { ...before, version: before.version + 1, own_values: after });
  }

  async #body(db: Database, row: StoredRow): Promise<ValuesBody> {
    return valuesBody(await this.#packages.elements(db, definitionOf(row)), row);
  }

  async #check(elements: readonly AscElement[], before: Values, values: Values, actor: Actor): Promise<void> {
    const options = checkOptions(this.#checking, actor);
    const broken = await newErrors({ elements, options }, before, values, 'all');
    if (broken.length > 0) throw invalid(broken);
  }
}

type StoredRow = Awaited<ReturnType<typeof details>>;

/** How the save is recorded. */
async function originOf(
  db: Database,
  row: Family & Pick<StoredRow, 'template_id'>,
  origin: Save['origin'],
  {
    elements,
    shown,
    saved
  }: { readonly elements: readonly AscElement[]; readonly shown: Values; readonly saved: Values }
): Promise<Pick<ValueSave, 'kind' | 'originAt' | 'originName'>> {
  if (origin?.kind === 'preset') {
    const isChanged = (element: AscElement) =>
      !modelOf(element).same(effectiveValue(element, shown), effectiveValue(element, saved), element);
    const presets = await PresetSources.read(db, row.template_id);
    const originName = presets.nameFor(origin.id, elements.filter(isChanged), saved);
    return originName === undefined ? { kind: 'save' } : { kind: 'preset', originName };
  }
  const moment = origin && (await momentsOf(db, row).where('id', '=', origin.id).executeTakeFirst());
  return origin && moment ? { kind: origin.kind, originAt: moment.at } : { kind: 'save' };
}

/** The own Values of what it inherits from. */
const inheritedOf = ({ inherited_values }: Pick<StoredRow, 'inherited_values'>): Values =>
  valuesFromText(inherited_values ?? '{}');

/** The saved Values, completed with inherited ones and the package's. */
export async function valuesBody(
  elements: readonly AscElement[],
  row: Pick<StoredRow, 'version' | 'package_id' | 'own_values' | 'inherited_values' | 'inherits_id'>
): Promise<ValuesBody> {
  const own = valuesFromText(row.own_values);
  const inherited = inheritedOf(row);
  const shown = new Map([...inherited, ...own]);
  await turnIfLong();
  const Values = toRecord([]);
  await mapYielding(elements, (element) => void (Values[element.Id] = effectiveValue(element, shown)));
  const body = { Version: row.version, Package: row.package_id, Values };
  await turnIfLong();
  return row.inherits_id === null ? body : { ...body, Inherited: toRecord(hiddenByOwn(elements, own, inherited)) };
}

/** The inherited Value behind each own one. */
export function hiddenByOwn(elements: readonly AscElement[], own: Values, inherited: Values): Map<string, unknown> {
  return effectiveValues(
    elements.filter(({ Id }) => own.has(Id)),
    inherited
  );
}

/**
 * The Values to store: those that differ from the inherited ones, in their exact form. A variant's own Value stays its own even
 * if it equals the inherited one, until it is left out. A stored Value whose element no longer exists stays, in case a later
 * package has it again.
 */
function ownValues(
  elements: readonly AscElement[],
  values: Values,
  { stored, inherited, isHeir }: { readonly stored: Values; readonly inherited: Values; readonly isHeir: boolean }
): Map<string, unknown> {
  const known = new Set(elements.map((element) => element.Id));
  const kept = new Map([...stored].filter(([id]) => !known.has(id)));
  for (const element of elements) {
    const { Id } = element;
    const value = values.get(Id);
    const model = modelOf(element);
    if (value === undefined) continue;
    const staysOwn = isHeir && stored.has(Id) && model.same(value, stored.get(Id), element);
    if (!staysOwn && model.same(value, effectiveValue(element, inherited), element)) continue;
    kept.set(Id, writtenForm(value, element, model));
  }
  return kept;
}

export function invalid(broken: readonly Broken[]): Refusal {
  return new Refusal('invalid', 'values-invalid', (t) => t.widgets.valuesInvalid, placed(broken));
}

export function lostRace(current: ValuesBody): Refusal {
  return new Refusal('lost-race', 'version-conflict', (t) => t.widgets.savedMeanwhile, [], { current });
}
