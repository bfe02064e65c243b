import { setImmediate as turn } from 'node:timers/promises';
import type { ReplacedVersion, ReplacementBody } from '../../api.js';
import type { Finding } from '../../ascdata/findings.js';
import type { Mapping } from '../../package/compare/changes.js';
import { newPackageContext } from '../../package/compare/valueTrails.js';
import { ownerOf } from '../packages/admission.js';
import type { CheckedPackage, RulesDifference } from '../packages/tasks.js';
import type { Actor } from '../platform/authorization/actor.js';
import { demand } from '../authorization/demand.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { checkOptions, type Checking } from '../packages/checking.js';
import type { AcceptedPackage, Packages, Upload } from '../packages/packages.js';
import { isDownloadOf } from '../widgets/download.js';
import { removeUnusedPackages } from '../packages/unused.js';
import { publishChange } from '../widgets/publishChange.js';
import type { PlacePackage, Replacing } from '../widgets/replacing.js';
import { takenEntries, type PackageChange, type TextCarrier, type TextChoices } from '../texts/textCarrier.js';
import { widgetRow, widgets } from '../widgets/rows.js';
import { replacementBody } from './body.js';
import { planned, Planner } from './planner.js';
import { comparisonChanged, replacedMeanwhile, spotIdentifierDiffers } from './refusals.js';
import { recordSaves, type Saver } from '../saves/record.js';
import { KEPT_VERSIONS } from '../saves/versions.js';
import { carryComments } from '../comments/carryComments.js';
import { carryDrafts, demandDrafts, planDrafts, stampedDrafts } from './drafts.js';
import { carryPresets, presetsOf } from './presets.js';
import { columnsOf, keepVersion, pieces, storeColumns, templateState, variantsOf } from './stored.js';
import { sideOf } from '../packages/packageSide.js';
import type { TemplateState, ValueColumns, VariantOfTemplate } from './stored.js';
import type { PackageSide } from '../packages/packageSide.js';
import { rollbackOf, withEntries } from './rollback.js';

export interface ReplaceOptions {
  /** User's decisions about renamed elements. */
  readonly mapping?: Mapping;
  /** User's decisions about texts. */
  readonly texts?: TextChoices;
  /** Dry run: reports the effects and changes nothing. */
  readonly isDryRun: boolean;
  /** Whether it is still the comparison the user saw. Called within the transaction, with the tag of the actual outcome. */
  matches?(tag: string): boolean;
}

/** The new content of a template. */
interface Next {
  /** Stores the files of the package, if they are not stored yet. */
  keep?(): Promise<unknown>;
  readonly packageId: (writing: Writing) => Promise<number>;
  readonly standard: number;
  readonly archive_hash: string | null;
  /** Findings on the package; those that prevent using it were refused before. */
  readonly findings: readonly Finding[];
  /** The sets of shown settings that appear and disappear; undefined: not determined. */
  readonly rules?: RulesDifference | undefined;
  /** The decisions about its texts. */
  readonly texts?: Pick<PackageChange, 'choices' | 'restored'>;
}

interface Saving {
  /** As of `columnsOf`. */
  readonly forgotten: number;
  readonly templateId: number;
  readonly at: string;
  readonly by: Saver | null;
}

interface SavedVariant {
  readonly id: number;
  readonly before: ValueColumns;
  readonly after: ValueColumns;
}

interface ReplacementParts {
  readonly packages: Packages;
  readonly checking: Checking;
  readonly texts: TextCarrier;
}

/**
 * Replaces the package of a template under all its variants: compares first, then applies everything in one transaction. Values
 * that fit no element are set aside, and the previous version can be restored.
 */
export class Replacements implements Replacing {
  readonly #store: Store;
  readonly #packages: Packages;
  readonly #checking: Checking;
  readonly #texts: TextCarrier;

  constructor(store: Store, { packages, checking, texts }: ReplacementParts) {
    this.#store = store;
    this.#packages = packages;
    this.#checking = checking;
    this.#texts = texts;
  }

  /**
   * Replaces the package, or previews it. An unchanged download is a no-op, so standard widgets keep getting updates.
   * @throws Refusal not-found, not-allowed, package-invalid, spot-identifier-differs, mapping-unusable; comparison-changed with
   * the `current` one when it is no longer what the person looked at
   */
  async replace(actor: Actor, id: number, upload: Upload, options: ReplaceOptions): Promise<ReplacementBody> {
    demand(actor, 'widget.replace');
    const template = await this.#templateOf(id);
    const checked = await this.#packages.check(ownerOf(actor), upload);
    if (checked.spotIdentifier !== template.spot_identifier) {
      throw spotIdentifierDiffers(template.spot_identifier, checked.spotIdentifier);
    }
    const { mapping = [], isDryRun, texts: choices } = options;
    const isUnchanged = await isDownloadOf(this.#store.db, template, checked);
    const side = isUnchanged ? await sideOf(this.#store.db, template.package_id) : { ...checked, packageId: undefined };
    const planner = await this.#planner(template, side, { mapping, actor });
    if (!isDryRun) planner.demandUsable(mapping);
    const next = isUnchanged ? stayingAs(template, checked.findings) : this.#ownOf(checked, upload);
    const rules = await this.#rulesOf(actor, planner);
    return this.#run(actor, template, planner, { ...next, rules, texts: { choices } }, options);
  }

  /**
   * Restores a replaced version with its Values: edits made since are kept where they fit, and Values set aside return. The
   * current version can be restored in the same way.
   * @throws Refusal not-found, not-allowed, version-not-found, comparison-changed
   */
  async restore(actor: Actor, id: number, versionId: number, options: ReplaceOptions): Promise<ReplacementBody> {
    demand(actor, 'widget.replace');
    const template = await this.#templateOf(id);
    const present = await sideOf(this.#store.db, template.package_id);
    const { version, mapping, trailContext, entries } = await rollbackOf(this.#store.db, template, present, versionId);
    const { package_id, standard, archive_hash } = version;
    const side = await sideOf(this.#store.db, package_id);
    const planner = await Planner.compare(
      present,
      side,
      mapping,
      trailContext,
      checkOptions(this.#checking, { actor })
    );
    const packageId = () => Promise.resolve(package_id);
    const rules = await this.#rulesOf(actor, planner);
    const texts = { restored: { since: version.replaced_at, entries }, choices: options.texts };
    const next: Next = { packageId, standard, archive_hash, findings: [], rules, texts };
    return this.#run(actor, template, planner, next, options);
  }

  /** The restorable versions of this widget's template, newest first. @throws Refusal not-found, not-allowed */
  async versions(actor: Actor, id: number): Promise<ReplacedVersion[]> {
    demand(actor, 'widget.replace');
    const { id: templateId } = await this.#templateOf(id);
    const rows = await this.#store.db
      .selectFrom('template_versions')
      .innerJoin('packages', 'packages.id', 'template_versions.package_id')
      .select(['template_versions.id', 'spot_version', 'replaced_at', 'replaced_by'])
      .where('template_id', '=', templateId)
      .orderBy('template_versions.id', 'desc')
      .limit(KEPT_VERSIONS)
      .execute();
    return rows.map(({ id, spot_version, replaced_at, replaced_by }) => ({
      Id: id,
      SpotVersion: spot_version,
      ReplacedAt: replaced_at,
      ReplacedBy: replaced_by
    }));
  }

  /** The widgets affected by a replacement: all of this one's template. @throws Refusal not-found, not-allowed */
  async affected(actor: Actor, id: number): Promise<{ groupName: string | null }[]> {
    demand(actor, 'widget.replace');
    const { template_id } = await widgetRow(this.#store.db, id);
    const rows = await widgets(this.#store.db).where('variants.template_id', '=', template_id).execute();
    return rows.map(({ group_name }) => ({ groupName: group_name }));
  }

  /**
   * Runs a transaction that may replace a template's package without confirmation: a standard one, one named at the start, or
   * one uploaded after all variants were deleted. If plans are missing it runs again once they are made.
   */
  async placing<T>(
    accepted: AcceptedPackage,
    transaction: (place: PlacePackage) => Promise<T>,
    actor?: Actor
  ): Promise<T> {
    const planners = new Map<string, Planner>();
    return this.#planned((isLast) =>
      transaction(async (writing, templateId, origin) => {
        const template = await templateState(writing, templateId);
        const key = `${template.package_id}:${template.since}`;
        const side = { ...accepted, packageId: undefined };
        const planner = planners.get(key) ?? (await this.#planner(template, side, { actor }, writing));
        planners.set(key, planner);
        await this.#demandPlans(writing, template.id, planner, isLast);
        await this.#apply(writing, actor ?? null, template, planner, this.#nextOf(accepted, origin));
      })
    );
  }

  /** Retries a transaction until everything it needs is prepared. */
  #planned<T>(transaction: (isLast: boolean) => Promise<T>): Promise<T> {
    return this.#texts.during(() => planned(transaction));
  }

  async #run(
    by: Saver,
    template: TemplateState,
    planner: Planner,
    next: Next,
    { isDryRun, matches = () => true }: ReplaceOptions
  ): Promise<ReplacementBody> {
    // Before the comparison: what changes during it counts.
    const state = await this.#stateOf(this.#store.db, template.id);
    const body = await this.#body(this.#store.db, template, planner, next);
    if (isDryRun) return body;
    if (!matches(body.tag)) throw comparisonChanged(body);
    await next.keep?.();
    const write = (isLast: boolean): Store['write'] =>
      isLast ? (work) => this.#store.writeAlone('variants', work) : (work) => this.#store.write(work);
    return this.#planned((isLast) =>
      write(isLast)(async (writing) => {
        const now = await templateState(writing, template.id);
        if (now.since !== template.since || now.package_id !== template.package_id) throw replacedMeanwhile();
        await this.#demandPlans(writing, template.id, planner, isLast);
        const isSame = (await this.#stateOf(writing, template.id)) === state;
        const done = isSame ? body : await this.#body(writing, template, planner, next);
        if (!matches(done.tag)) throw comparisonChanged(done);
        await this.#apply(writing, by, now, planner, next);
        return done;
      })
    );
  }

  /** @param isLast makes missing plans instead @throws Unplanned */
  async #demandPlans(writing: Writing, templateId: number, planner: Planner, isLast: boolean): Promise<void> {
    if (planner.isSame) return;
    const all = [...(await variantsOf(writing, templateId)), ...(await presetsOf(writing, templateId))];
    if (isLast) {
      for (const each of all) await planner.planOf(each);
      await planDrafts(writing, planner, templateId);
    } else {
      planner.demandPlans(all);
      await demandDrafts(this.#store.db, writing, planner, templateId);
    }
  }

  /** What a comparison depends on besides the packages: two texts are equal if it would say the same. */
  async #stateOf(db: Database, templateId: number): Promise<string> {
    const variants = await db
      .selectFrom('variants')
      .leftJoin('widget_groups', 'widget_groups.id', 'variants.group_id')
      .select(['variants.id', 'variants.name', 'version', 'variants.deleted_at', 'widget_groups.name as group_name'])
      .where('template_id', '=', templateId)
      .orderBy('variants.id')
      .execute();
    const presets = await db
      .selectFrom('presets')
      .select(['id', 'name', 'version'])
      .where('template_id', '=', templateId)
      .orderBy('id')
      .execute();
    const texts = db.selectFrom('templates').select(['standard', 'texts_version', 'texts_published']);
    const template = await texts.where('id', '=', templateId).executeTakeFirst();
    return JSON.stringify([variants, presets, await stampedDrafts(db, templateId), template]);
  }

  async #body(
    db: Database,
    template: TemplateState,
    planner: Planner,
    { findings, standard, rules, texts: choices }: Next
  ): Promise<ReplacementBody> {
    const variants = await variantsOf(db, template.id);
    const shown = variants.filter(({ deleted_at }) => deleted_at === null);
    const plans = [];
    for (const variant of shown) {
      plans.push({ variant, plan: await planner.planOf(variant) });
      await turn();
    }
    const presets = [];
    for (const preset of await presetsOf(db, template.id)) {
      presets.push({ preset, plan: await planner.planOf(preset) });
      await turn();
    }
    const drafts = await planDrafts(db, planner, template.id);
    const endsUpdates = template.standard === 1 && standard === 0;
    const texts = await this.#texts.plan(db, { ...planner.textChange(template), ...choices });
    return replacementBody(template.spot_identifier, planner, plans, {
      presets,
      drafts,
      findings,
      endsUpdates,
      rules,
      texts
    });
  }

  async #apply(writing: Writing, saver: Saver | null, template: TemplateState, planner: Planner, next: Next) {
    const { standard, archive_hash } = next;
    const package_id = await next.packageId(writing);
    await writing
      .updateTable('templates')
      .set({ package_id, standard, archive_hash })
      .where('id', '=', template.id)
      .execute();
    if (planner.isSame) return;
    const variants = await variantsOf(writing, template.id);
    const presets = await presetsOf(writing, template.id);
    const at = this.#checking.now().toISOString();
    const by = saver?.name ?? null;
    const change = { ...planner.textChange(template, package_id), ...next.texts };
    const pairs = withEntries(planner.comparison.pairs, await takenEntries(change));
    await carryComments(
      writing,
      variants.map(({ id }) => id),
      pairs
    );
    const forgotten = await keepVersion(writing, template, { pairs, at, by });
    await this.#save(writing, variants, planner, { forgotten, templateId: template.id, at, by: saver });
    await carryPresets(this.#store, writing, presets, { templateId: template.id, planner, forgotten });
    await carryDrafts(this.#store, writing, { templateId: template.id, planner });
    await this.#texts.carry(writing, change, { at, by });
    await removeUnusedPackages(writing);
  }

  async #save(
    writing: Writing,
    variants: readonly VariantOfTemplate[],
    planner: Planner,
    { forgotten, templateId, at, by }: Saving
  ): Promise<void> {
    const rows: SavedVariant[] = [];
    for (const before of variants) {
      rows.push({ id: before.id, before, after: columnsOf(await planner.planOf(before), forgotten) });
      await turn();
    }
    await storeColumns(this.#store, writing, 'variants', rows);
    await writing
      .updateTable('variants')
      .set(({ eb }) => ({ version: eb('version', '+', 1), changed_at: at, changed_by: by?.name ?? null }))
      .where('template_id', '=', templateId)
      .execute();
    const isChanged = (row: SavedVariant) => row.before.own_values !== row.after.own_values;
    for await (const piece of pieces(rows, (row) => (isChanged(row) ? row.after.own_values.length : 0))) {
      const saves = piece.map(({ id, before: { own_values: before }, after: { own_values: after } }) => ({
        variantId: id,
        at,
        by,
        kind: 'package' as const,
        before,
        after
      }));
      await recordSaves(this.#store, writing, saves);
    }
    await publishChange(this.#store, writing, ...rows.map(({ id }) => id));
  }

  /** Becomes the user's own: no more product updates. */
  #ownOf(checked: CheckedPackage, upload: Upload): Next {
    const keep = () => this.#packages.keep(checked, upload.folder);
    return { ...this.#nextOf(checked, { standard: 0, archive_hash: null }), keep };
  }

  #nextOf(accepted: AcceptedPackage, origin: Pick<TemplateState, 'standard' | 'archive_hash'>): Next {
    const packageId = (writing: Writing) => this.#packages.ensureRow(writing, accepted);
    return { ...origin, packageId, findings: accepted.findings };
  }

  #rulesOf(actor: Actor, { before, after, comparison }: Planner): Promise<RulesDifference | undefined> {
    const newIds = comparison.pairs.map((pair) => [pair.before, pair.after] as const);
    return this.#packages.compareRules(ownerOf(actor), { before: before.source, after: after.source, newIds });
  }

  async #templateOf(id: number): Promise<TemplateState> {
    const { template_id } = await widgetRow(this.#store.db, id);
    return templateState(this.#store.db, template_id);
  }

  async #planner(
    template: TemplateState,
    after: PackageSide,
    { mapping = [], actor }: { readonly mapping?: Mapping; readonly actor?: Actor | undefined },
    db = this.#store.db
  ): Promise<Planner> {
    const before = await sideOf(db, template.package_id);
    return Planner.compare(
      before,
      after,
      mapping,
      newPackageContext(template.since),
      checkOptions(this.#checking, { actor })
    );
  }
}

/** The same package again: the template stays as it is. */
function stayingAs({ package_id, standard, archive_hash }: TemplateState, findings: readonly Finding[]): Next {
  return { packageId: () => Promise.resolve(package_id), standard, archive_hash, findings };
}
