import { setImmediate as turn } from 'node:timers/promises';
import { isBlank } from '../../language/unseen.js';
import { daysBefore } from '../../ascdata/durations.js';
import type { History as HistoryBody, HistoryEntry, HistoryKind, HistoryStep, HistoryYear, Moment } from '../../api.js';
import type { Checking } from '../packages/checking.js';
import type { Packages } from '../packages/packages.js';
import type { Packaging } from '../packages/packaging.js';
import { shownValues, toRecord, valuesFromText, valuesToText } from '../packages/ownValues.js';
import type { Actor } from '../platform/authorization/actor.js';
import { MAX_MOMENT_NAME } from '../../api/history.js';
import { checkedName } from '../platform/names.js';
import type { Database } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { ValueSaveRow } from '../platform/store/tables/saves.js';
import { changesFromText, walkedBack, type SavedChange, type Side, type StoredChanges } from '../saves/changes.js';
import { CHUNK, firstChanges } from '../saves/firstChanges.js';
import { momentsOf, type Family } from '../saves/moments.js';
import { KEPT_DAYS } from '../saves/retention.js';
import { renamedSince } from '../saves/versions.js';
import type { Bearer } from '../people/bearers.js';
import type { PreviewTokens } from '../widgets/previewToken.js';
import { publishChange } from '../widgets/publishChange.js';
import { definitionOf, demandWidget, details } from '../widgets/rows.js';
import { momentNotFound, tooManyNames } from './refusals.js';
import { withLabels } from './labels.js';
import { PackageChanges } from './packageChanges.js';
import { marksOf } from './marks.js';
import { overriddenIn } from './overridden.js';
import { DROPPED_CHANGES } from '../saves/obsolete.js';

const PAGE = 50;

/** Changes listed per entry. */
const MOST_CHANGES = 20;

/** Named moments per widget. */
const MOST_NAMES = 100;

interface HistoryParts {
  readonly tokens: PreviewTokens;
  readonly checking: Checking;
  readonly packaging: Pick<Packaging, 'differences'>;
}

export interface HistoryAsk {
  readonly before?: number | undefined;
  /** ISO 8601. */
  readonly until?: string | undefined;
  readonly named?: boolean | undefined;
}

/** Past Values of a widget. A moment is the state after a save of the widget, or of the template it inherits from. */
export class WidgetHistory {
  readonly #store: Store;
  readonly #db: Database;
  readonly #packages: Packages;
  readonly #tokens: PreviewTokens;
  readonly #packageChanges: PackageChanges;

  constructor(store: Store, packages: Packages, { tokens, checking, packaging }: HistoryParts) {
    this.#packageChanges = new PackageChanges({ db: store.db, packages }, packaging, checking);
    this.#store = store;
    this.#db = store.db;
    this.#packages = packages;
    this.#tokens = tokens;
  }

  /** Newest first. @throws Refusal not-found, not-allowed */
  async list(actor: Actor, id: number, { before, until, named }: HistoryAsk): Promise<HistoryBody> {
    const row = await details(this.#db, actor, id, 'widget.read');
    let asked = momentsOf(this.#db, row)
      .orderBy('id', 'desc')
      .limit(PAGE + 1);
    if (before !== undefined) asked = asked.where('id', '<', before);
    if (until !== undefined) asked = asked.where('at', '<=', new Date(until).toISOString());
    if (named) asked = asked.where('name', 'is not', null);
    const rows = await asked.execute();
    const page = rows.slice(0, PAGE);
    const steps = await stepsOf(this.#db, page);
    const versions = await this.#versionsOf(page);
    const overridden = await overriddenIn(this.#db, row, page);
    const entries = page.map((save) => ({
      ...entryOf(save, id, steps, overridden.get(save.id)),
      ...(save.kind === 'package' && versions.get(save.package_id))
    }));
    const pairs = page.length > 0 ? await renamedSince(this.#db, row.template_id, page.at(-1)!.at) : [];
    const elements = await this.#packages.elements(this.#db, definitionOf(row));
    const known = new Set([...elements.map(({ Id }) => Id), ...pairs.map(({ Before }) => Before)]);
    // Also that of the save before the page: what its first replacement removed is named there.
    const packageIds = rows.map(({ package_id }) => package_id);
    return {
      Entries: await withLabels(this.#db, this.#packages, entries, (each) => known.has(each), packageIds),
      Next: rows.length > PAGE ? page.at(-1)!.id : null,
      KeptDays: KEPT_DAYS,
      Pairs: pairs
    };
  }

  /** A mark for each day of the last year with a save, and for each named moment. @throws Refusal not-found, not-allowed */
  async year(actor: Actor, id: number): Promise<HistoryYear> {
    const row = await details(this.#db, actor, id, 'widget.read');
    const until = new Date();
    const from = daysBefore(until, KEPT_DAYS).toISOString();
    const saves = await momentsOf(this.#db, row)
      .clearSelect()
      .select(['id', 'at', 'name'])
      .where('at', '>=', from)
      .orderBy('id', 'desc')
      .execute();
    return { From: from, Until: until.toISOString(), Marks: marksOf(saves) };
  }

  /** @param bearer who will open the preview @throws Refusal not-found, not-allowed, moment-not-found */
  async moment(actor: Actor, bearer: Bearer, id: number, momentId: number): Promise<Moment> {
    const row = await details(this.#db, actor, id, 'widget.read');
    const { save, next } = await this.#save(row, momentId);
    const own = await this.#ownAt(id, row.own_values, momentId);
    const inherited = await this.#inheritedAt(row, momentId);
    const before = await this.#before(save);
    const saved = save.variant_id === id ? own : inherited;
    const then = await this.#packageOf(save.package_id, row);
    const pairs = await renamedSince(this.#db, row.template_id, save.at);
    const isCurrent = save.package_id === row.package_id;
    const previewOf = (packageId: number) => this.#tokens.path({ widgetId: id, packageId, bearer });
    // What was read takes a while to write, too.
    await turn();
    return {
      ...headOf(save, id, await stepsOf(this.#db, [save])),
      Until: next?.at ?? null,
      SpotVersion: then?.spotVersion ?? null,
      Source: then?.source ?? null,
      PreviewPath: then ? previewOf(save.package_id) : null,
      SavedValues: shownValues(valuesToText(own), inherited ? valuesToText(inherited) : null),
      Own: [...own.keys()],
      Before: JSON.stringify(toRecord(before)),
      After: JSON.stringify(toRecord(new Map([...before.keys()].map((each) => [each, saved?.get(each) ?? null])))),
      Pairs: pairs,
      PackageChanges: await this.#packageChangesOf(save, row.template_id),
      PackageChangesSince: isCurrent ? null : await this.#packageChanges.between(save.package_id, row.package_id, pairs)
    };
  }

  /**
   * Names a moment of the widget itself; a blank name removes it.
   * @throws Refusal not-found, not-allowed, moment-not-found, name-invalid, too-many-names
   */
  async name(actor: Actor, id: number, momentId: number, name: string | null): Promise<HistoryEntry> {
    const checked = name === null || isBlank(name) ? null : checkedName(name, MAX_MOMENT_NAME);
    return this.#store.write(async (writing) => {
      await demandWidget(writing, actor, id, 'widget.edit');
      const row = await writing
        .selectFrom('value_saves')
        .selectAll()
        .where('id', '=', momentId)
        .where('variant_id', '=', id)
        .where('hidden', '=', 0)
        .executeTakeFirst();
      if (!row) throw momentNotFound();
      if (checked !== null && row.name === null) await this.#demandFewNames(writing, id);
      const named = { name: checked, named_by: checked === null ? null : actor.name };
      await writing.updateTable('value_saves').set(named).where('id', '=', momentId).execute();
      await writing
        .updateTable('variants')
        .set(({ eb }) => ({ moments_version: eb('moments_version', '+', 1) }))
        .where('id', '=', id)
        .execute();
      await publishChange(this.#store, writing, id);
      return entryOf({ ...row, ...named }, id, await stepsOf(writing, [row]));
    });
  }

  async #demandFewNames(db: Database, id: number): Promise<void> {
    const { count } = await db
      .selectFrom('value_saves')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('variant_id', '=', id)
      .where('name', 'is not', null)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_NAMES) throw tooManyNames(MOST_NAMES);
  }

  /** Of the packages that saves brought, by Id, as far as they still exist. */
  async #versionsOf(saves: readonly ValueSaveRow[]): Promise<ReadonlyMap<number, { SpotVersion: string }>> {
    const ids = saves.flatMap(({ kind, package_id }) => (kind === 'package' ? [package_id] : []));
    if (ids.length === 0) return new Map();
    const rows = await this.#db.selectFrom('packages').select(['id', 'spot_version']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, spot_version }) => [id, { SpotVersion: spot_version }]));
  }

  /** What the package of a save changed in the one that the variant had before. */
  async #packageChangesOf(save: ValueSaveRow, templateId: number): Promise<Moment['PackageChanges']> {
    if (save.kind !== 'package') return null;
    const before = await this.#db
      .selectFrom('value_saves')
      .select(['package_id', 'at'])
      .where('variant_id', '=', save.variant_id)
      .where('id', '<', save.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!before) return null;
    const pairs = await renamedSince(this.#db, templateId, before.at, save.at);
    return this.#packageChanges.between(before.package_id, save.package_id, pairs);
  }

  /** @throws Refusal moment-not-found */
  async #save(row: Family, momentId: number): Promise<{ save: ValueSaveRow; next: ValueSaveRow | undefined }> {
    const following = momentsOf(this.#db, row).where('id', '>=', momentId).orderBy('id').limit(2);
    const [save, next] = await following.execute();
    if (save?.id !== momentId) throw momentNotFound();
    return { save, next };
  }

  /** What the widget inherited at a moment; undefined: nothing. */
  async #inheritedAt(row: Row, momentId: number): Promise<Map<string, unknown> | undefined> {
    if (row.inherits_id !== null) return this.#ownAt(row.inherits_id, row.inherited_values ?? '{}', momentId);
    if (row.past_base_id === null || momentId >= row.past_until!) return undefined;
    const base = this.#db.selectFrom('variants').select('own_values').where('id', '=', row.past_base_id);
    return this.#ownAt(row.past_base_id, (await base.executeTakeFirstOrThrow()).own_values, momentId);
  }

  /** A variant's own Values at a moment, walked back from the current ones. */
  async #ownAt(variantId: number, now: string, momentId: number): Promise<Map<string, unknown>> {
    const changes = await firstChanges(this.#db, variantId, momentId);
    return walkedBack(valuesFromText(now), changes, await this.#longOf(variantId, changes));
  }

  /** What each changed setting had before the save; null: no own Value. */
  async #before({ variant_id, changes: text }: ValueSaveRow): Promise<Map<string, unknown>> {
    const changes = changesFromText(text);
    const valueOf = await this.#longOf(variant_id, [changes]);
    return new Map([...changes].map(([id, { from }]) => [id, from ? valueIn(from, valueOf) : null]));
  }

  /** The long Values before these changes, by hash. */
  async #longOf(variantId: number, all: readonly StoredChanges[]): Promise<(hash: string) => unknown> {
    const sides = all.flatMap((changes) => [...changes.values()].map(({ from }) => from));
    const hashes = [...new Set(sides.flatMap((side) => (side && 'hash' in side ? side.hash : [])))];
    const long = new Map<string, string>();
    for (let at = 0; at < hashes.length; at += CHUNK) {
      const rows = await this.#db
        .selectFrom('saved_values')
        .select(['hash', 'value'])
        .where('variant_id', '=', variantId)
        .where('hash', 'in', hashes.slice(at, at + CHUNK))
        .execute();
      for (const { hash, value } of rows) long.set(hash, value);
    }
    return (hash) => JSON.parse(long.get(hash)!) as unknown;
  }

  /** undefined: the package is gone. Only the current package has published texts. */
  async #packageOf(packageId: number, now: Row): Promise<{ source: string; spotVersion: string } | undefined> {
    if (packageId === now.package_id) {
      return { source: await this.#packages.source(this.#db, definitionOf(now)), spotVersion: now.spot_version };
    }
    const row = await this.#db
      .selectFrom('packages')
      .select('spot_version')
      .where('id', '=', packageId)
      .executeTakeFirst();
    if (!row) return undefined;
    const source = await this.#packages.sourceIfThere(this.#db, { id: packageId });
    return source === undefined ? undefined : { source, spotVersion: row.spot_version };
  }
}

const valueIn = (side: Side, valueOf: (hash: string) => unknown): unknown =>
  'hash' in side ? valueOf(side.hash) : side.value;

type Row = Awaited<ReturnType<typeof details>>;
type Steps = ReadonlyMap<number, HistoryStep>;

const headOf = (row: ValueSaveRow, widget: number, steps: Steps) => ({
  Moment: row.id,
  At: row.at,
  By: row.by,
  ById: row.by_id,
  Kind: row.kind as HistoryKind,
  OfTemplate: row.variant_id !== widget,
  OriginAt: row.origin_at,
  Origin: row.origin_name,
  Step: (row.step_id !== null && steps.get(row.step_id)) || null,
  Name: row.name,
  NamedBy: row.named_by
});

/** What the widget showed comes first. @param overridden elements of which it had its own Value while its template was saved */
function entryOf(row: ValueSaveRow, widget: number, steps: Steps, overridden?: ReadonlySet<string>): HistoryEntry {
  const isOver = (id: string) => overridden?.has(id) ?? false;
  const changes = [...changesFromText(row.changes)].sort(
    ([one], [other]) => Number(isOver(one)) - Number(isOver(other))
  );
  const sideOf = (side: SavedChange['from']) =>
    side === undefined ? null : 'hash' in side ? {} : { Value: side.value };
  return {
    ...headOf(row, widget, steps),
    Changes: changes.slice(0, MOST_CHANGES).map(([Id, { from, to }]) => ({
      Id,
      From: sideOf(from),
      To: sideOf(to),
      ...(isOver(Id) && { Overridden: true })
    })),
    Count: changes.length
  };
}

/** The steps these saves belong to, by Id. */
async function stepsOf(
  db: Database,
  saves: readonly { readonly step_id: number | null }[]
): Promise<Map<number, HistoryStep>> {
  const ids = [...new Set(saves.flatMap(({ step_id }) => step_id ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('steps')
    .select(['id', 'kind', 'widgets', 'undone_by'])
    .select(({ eb }) => eb('changes', '!=', DROPPED_CHANGES).as('is_kept'))
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, kind, widgets, undone_by, is_kept }) => [
      id,
      { Id: id, Widgets: widgets, Undoable: kind === 'table' && undone_by === null && Boolean(is_kept) }
    ])
  );
}
