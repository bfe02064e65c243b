import type { ReplacedVersion, ReplacementBody } from '../../api.js';
import type { Finding } from '../../ascdata/findings.js';
import type { Mapping } from '../../package/compare/changes.js';
import { newPackageContext } from '../../package/compare/valueTrails.js';
import { ownerOf } from '../packages/admission.js';
import type { CheckedPackage, RulesDifference } from '../packages/tasks.js';
import type { Actor, DemandStill } from '../platform/authorization/actor.js';
import { demand } from '../authorization/can.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { writeOptimistically } from '../platform/store/writeOptimistically.js';
import { checkOptions, type Checking } from '../packages/checking.js';
import type { FollowedFolder, FolderChange } from '../packages/followedFolder.js';
import type { AcceptedPackage, Packages, Upload } from '../packages/packages.js';
import { isDownloadOf } from './download.js';
import { removeUnusedPackages } from '../packages/unused.js';
import { publishChange } from '../widgets/publishChange.js';
import type { PackageChange, TextCarrier, TextChoices } from '../translations/textCarrier.js';
import { widgetRow, widgets } from '../widgets/rows.js';
import { replacementBody } from './body.js';
import { Planner } from './planner.js';
import { demandPlannable, preparedFrom, stateOf, type Prepared } from './prepared.js';
import { folderBroken } from '../packages/refusals.js';
import { Refusal } from '../platform/refusal.js';
import { comparisonChanged, replacedMeanwhile, spotIdentifierDiffers } from './refusals.js';
import { recordSaves, type Saver } from '../saves/record.js';
import { KEPT_VERSIONS } from '../saves/versions.js';
import { carryComments } from '../comments/carryComments.js';
import { carryDrafts } from './drafts.js';
import { carryPresets } from './presets.js';
import { isStillRunning, leadToNext, moveMoments } from './running.js';
import {
  keepVersion,
  newestVersion,
  originColumns,
  storeColumns,
  templateState,
  UPLOADED,
  type PackageOrigin,
  type TemplateState
} from './stored.js';
import { sideOf, type PackageSide } from '../packages/packageSide.js';
import { rollbackOf, withEntries } from './rollback.js';

export interface ReplaceOptions {
  /** User's decisions about renamed elements. */
  readonly mapping?: Mapping;
  /** Id of the package that the new one was made from: it replaces no other one. */
  readonly base?: number | undefined;
  readonly texts?: TextChoices;
  /** Dry run: reports the effects and changes nothing. */
  readonly isDryRun: boolean;
  /** Whether it is still the comparison the user saw. Called within the transaction, with the tag of the actual outcome. */
  matches?(tag: string): boolean;
  /** Asked again before anything is stored, and within the transaction. */
  readonly demandStill?: DemandStill | undefined;
}

/** The new content of a template. */
interface Next {
  /** Stores the files of the package, if they are not stored yet. */
  keep?(): Promise<unknown>;
  readonly packageId: (writing: Writing) => Promise<number>;
  readonly standard: number;
  readonly archive_hash: string | null;
  readonly running: number;
  /** Findings on the package; those that prevent using it were refused before. */
  readonly findings: readonly Finding[];
  /** The sets of shown settings that appear and disappear; undefined: not determined. */
  readonly rules?: RulesDifference | undefined;
  /** The decisions about its texts. */
  readonly texts?: Pick<PackageChange, 'choices' | 'restored'>;
  /** What changes in the folder that the template follows. */
  readonly folder?: FolderChange | undefined;
  /** Name of the followed folder that it comes from. */
  readonly originName?: string | undefined;
}

interface Saving {
  readonly template: TemplateState;
  readonly isRunning: boolean;
  readonly at: string;
  readonly by: Saver | null;
  readonly originName: string | undefined;
}

/** What is written, and for what. */
interface Applied {
  readonly template: TemplateState;
  readonly planner: Planner;
  readonly next: Next;
  /** Whether the version of the template is still running, so that none is kept. */
  readonly isRunning?: boolean;
  /** Not needed for the same package again. */
  readonly prepared?: Prepared | undefined;
}

/** One that can be confirmed. */
interface Answered extends Prepared {
  readonly body: ReplacementBody;
}

/** A package that replaces the one of a template without confirmation. */
export interface Unconfirmed {
  readonly templateId: number;
  readonly accepted: AcceptedPackage;
  readonly origin: PackageOrigin;
  /** null: the product itself. */
  readonly by: Actor | null;
}

export interface PreparedUnconfirmed extends Unconfirmed, Pick<Applied, 'planner' | 'next' | 'prepared'> {
  readonly version: Awaited<ReturnType<typeof versionOf>>;
}

interface ReplacementParts {
  readonly packages: Packages;
  readonly checking: Checking;
  readonly texts: TextCarrier;
  readonly followed: FollowedFolder;
}

/**
 * Replaces the package of a template under all its variants: compares first, then applies everything in one transaction. Values
 * that fit no element are set aside, and the previous version can be restored.
 */
export class Replacements {
  readonly #store: Store;
  readonly #packages: Packages;
  readonly #checking: Checking;
  readonly #texts: TextCarrier;
  readonly #followed: FollowedFolder;

  constructor(store: Store, { packages, checking, texts, followed }: ReplacementParts) {
    this.#followed = followed;
    this.#store = store;
    this.#packages = packages;
    this.#checking = checking;
    this.#texts = texts;
  }

  get #parts() {
    return { db: this.#store.db, packages: this.#packages };
  }

  /**
   * Replaces the package, or previews it. An unchanged download is a no-op, so standard widgets keep getting updates. If the
   * template follows a folder, the change is made there, too.
   * @throws Refusal not-found, not-allowed, replaced-meanwhile, package-invalid, spot-identifier-differs, mapping-unusable, and as `FollowedFolder`;
   * comparison-changed with the `current` one when it is no longer what the person looked at
   */
  async replace(actor: Actor, id: number, upload: Upload, options: ReplaceOptions): Promise<ReplacementBody> {
    demand(actor, 'widget.replace');
    return this.#alone(await this.#templateOf(id), () => this.#replaced(actor, id, upload, options));
  }

  async #replaced(actor: Actor, id: number, upload: Upload, options: ReplaceOptions): Promise<ReplacementBody> {
    const template = await this.#templateOf(id);
    const { mapping = [], isDryRun, texts: choices, base = template.package_id } = options;
    if (base !== template.package_id) throw replacedMeanwhile();
    const sent = await this.#checked(actor, template, upload);
    const parts = { store: this.#store, packages: this.#packages, owner: ownerOf(actor) };
    const isUnchanged = await isDownloadOf(parts, template, sent);
    const { checked, folder } = isUnchanged
      ? { checked: sent, folder: undefined }
      : await this.#inFolder(actor, template, sent, upload);
    const side = isUnchanged ? await sideOf(this.#parts, template.package_id) : checked;
    const planner = await this.#planner(template, side, { mapping, actor });
    if (!isDryRun) planner.demandUsable(mapping);
    const next = isUnchanged ? stayingAs(template, checked.findings) : this.#ownOf(checked, upload);
    const rules = await this.#rulesOf(actor, planner);
    return this.#run(actor, template, planner, { ...next, rules, folder, texts: { choices } }, options);
  }

  /**
   * Restores a replaced version with its Values: edits made since are kept where they fit, and Values set aside return. The
   * current version can be restored in the same way.
   * @throws Refusal not-found, not-allowed, version-not-found, comparison-changed
   */
  async restore(actor: Actor, id: number, versionId: number, options: ReplaceOptions): Promise<ReplacementBody> {
    demand(actor, 'widget.replace');
    return this.#alone(await this.#templateOf(id), () => this.#restored(actor, id, versionId, options));
  }

  async #restored(actor: Actor, id: number, versionId: number, options: ReplaceOptions): Promise<ReplacementBody> {
    const template = await this.#templateOf(id);
    const present = await sideOf(this.#parts, template.package_id);
    const { version, mapping, trailContext, entries } = await rollbackOf(this.#store.db, template, present, versionId);
    const { package_id, standard, archive_hash } = version;
    const side = await sideOf(this.#parts, package_id);
    const isFollowing = this.#followed.isOf(template.spot_identifier);
    const folder = isFollowing ? await this.#followed.changedBy(present.files, side.files) : undefined;
    const planner = await Planner.compare(present, side, mapping, trailContext, checkOptions(this.#checking, actor));
    const packageId = () => Promise.resolve(package_id);
    const rules = await this.#rulesOf(actor, planner);
    const texts = { restored: { since: version.replaced_at, entries }, choices: options.texts };
    const next: Next = { packageId, standard, archive_hash, running: 0, findings: [], rules, texts, folder };
    return this.#run(actor, template, planner, next, options);
  }

  /** The restorable versions of this widget's template, newest first. @throws Refusal not-found, not-allowed */
  async versions(actor: Actor, id: number): Promise<ReplacedVersion[]> {
    demand(actor, 'widget.replace');
    const { id: templateId } = await this.#templateOf(id);
    const rows = await this.#store.db
      .selectFrom('template_versions')
      .innerJoin('packages', 'packages.id', 'template_versions.package_id')
      .select(['template_versions.id', 'spot_version', 'replaced_at', 'replaced_by', 'replaced_from'])
      .where('template_id', '=', templateId)
      .orderBy('template_versions.id', 'desc')
      .limit(KEPT_VERSIONS)
      .execute();
    return rows.map(({ id, spot_version, replaced_at, replaced_by, replaced_from }) => ({
      Id: id,
      SpotVersion: spot_version,
      ReplacedAt: replaced_at,
      ReplacedBy: replaced_by,
      ...(replaced_from !== null && { Origin: replaced_from })
    }));
  }

  /** The present package of a widget, and the name of the folder that its template follows here, if any. @throws Refusal not-found, not-allowed */
  async present(actor: Actor, id: number): Promise<{ packageId: number; folder: string | undefined }> {
    demand(actor, 'widget.replace');
    const { spot_identifier, package_id: packageId } = await this.#templateOf(id);
    return { packageId, folder: this.#followed.isOf(spot_identifier) ? this.#followed.name : undefined };
  }

  /** The widgets affected by a replacement: all of this one's template. @throws Refusal not-found, not-allowed */
  async affected(actor: Actor, id: number): Promise<{ groupName: string | null }[]> {
    demand(actor, 'widget.replace');
    const { template_id } = await widgetRow(this.#store.db, id);
    const rows = await widgets(this.#store.db).where('variants.template_id', '=', template_id).execute();
    return rows.map(({ group_name }) => ({ groupName: group_name }));
  }

  /**
   * Prepares a replacement that nobody confirms: by a standard package, one named at the start, or one uploaded after all variants
   * were deleted.
   * @param last the outcome of the previous try, used again as far as it still holds
   * @throws Refusal `folder-elsewhere`
   */
  async prepareUnconfirmed(
    db: Database,
    wanted: Unconfirmed,
    last?: PreparedUnconfirmed
  ): Promise<PreparedUnconfirmed> {
    const { templateId, accepted, origin, by } = wanted;
    await this.#followed.demandHere(accepted.spotIdentifier, db);
    const version = await versionOf(db, wanted);
    if (last && (await holds(db, last, version))) return last;
    const { template, isRunning, since } = version;
    const next = this.#nextOf(accepted, origin);
    const planner =
      last?.version.key === version.key
        ? last.planner
        : await this.#planner({ ...template, since }, accepted, { actor: by ?? undefined }, db);
    const prepared = planner.isSame ? undefined : await this.#prepared(db, template, planner, next, isRunning);
    return { templateId, accepted, origin, by, version, planner, prepared, next };
  }

  /** Writes what was prepared. false: it no longer holds, and nothing was written. @throws Refusal `folder-elsewhere` */
  async commitUnconfirmed(writing: Writing, unconfirmed: PreparedUnconfirmed): Promise<boolean> {
    await this.#followed.demandHere(unconfirmed.accepted.spotIdentifier, writing);
    const version = await versionOf(writing, unconfirmed);
    if (!(await holds(writing, unconfirmed, version))) return false;
    await this.#apply(writing, unconfirmed.by, { ...unconfirmed, ...version });
    return true;
  }

  async #run(
    by: Saver,
    template: TemplateState,
    planner: Planner,
    next: Next,
    { isDryRun, matches = () => true, demandStill }: ReplaceOptions
  ): Promise<ReplacementBody> {
    let known: Answered | undefined;
    const prepare = async (db: Database): Promise<Answered> => {
      if (known && (await stateOf(db, template.id, planner)) === known.state) return known;
      await demandPlannable(db, template.id);
      const prepared = await this.#prepared(db, template, planner, next);
      return (known = { ...prepared, body: await this.#body(template, planner, next, prepared) });
    };
    const { body } = await prepare(this.#store.db);
    if (isDryRun) return body;
    if (!matches(body.tag)) throw comparisonChanged(body);
    await demandStill?.(this.#store.db);
    await next.keep?.();
    const commit = async (writing: Writing, prepared: Answered): Promise<ReplacementBody | undefined> => {
      await demandStill?.(writing);
      const now = await templateState(writing, template.id);
      if (now.since !== template.since || now.package_id !== template.package_id) throw replacedMeanwhile();
      if ((await stateOf(writing, template.id, planner)) !== prepared.state) return undefined;
      if (!matches(prepared.body.tag)) throw comparisonChanged(prepared.body);
      await this.#apply(writing, by, { template: now, planner, next, prepared });
      return prepared.body;
    };
    return this.#followed.writeDuring(next.folder ?? [], () =>
      this.#texts.during(() => writeOptimistically(this.#store, { table: 'variants', prepare, commit }))
    );
  }

  /** Runs work while the folder that the template follows, if any, is not taken in. @throws Refusal folder-elsewhere */
  async #alone<T>({ spot_identifier }: TemplateState, work: () => Promise<T>): Promise<T> {
    await this.#followed.demandHere(spot_identifier);
    return this.#followed.isOf(spot_identifier) ? this.#followed.exclusively(work) : work();
  }

  /** @throws Refusal package-invalid, spot-identifier-differs */
  async #checked(actor: Actor, { spot_identifier }: TemplateState, upload: Upload): Promise<CheckedPackage> {
    const checked = await this.#packages.check(ownerOf(actor), upload);
    if (checked.spotIdentifier === spot_identifier) return checked;
    throw spotIdentifierDiffers(spot_identifier, checked.spotIdentifier);
  }

  /** The package as the folder will have it, where the template follows one. */
  async #inFolder(actor: Actor, template: TemplateState, sent: CheckedPackage, { folder }: Upload) {
    if (!this.#followed.isOf(template.spot_identifier)) return { checked: sent, folder: undefined };
    const { files } = await sideOf(this.#parts, template.package_id);
    const change = await this.#followed.changedBy(files, sent.files);
    const input = { files: await this.#followed.filesWith(change, folder) };
    const checked = await this.#checked(actor, template, { fileName: undefined, input, folder }).catch(
      (error: unknown) => {
        // What was sent is usable by itself.
        const isBroken = error instanceof Refusal && error.code === 'package-invalid';
        throw isBroken ? folderBroken(this.#followed.name, error.findings) : error;
      }
    );
    return { checked, folder: change };
  }

  #prepared(
    db: Database,
    template: TemplateState,
    planner: Planner,
    { texts: choices }: Next,
    isRunning = false
  ): Promise<Prepared> {
    return preparedFrom(db, { template, planner, texts: this.#texts, choices, isRunning });
  }

  #body(
    template: TemplateState,
    planner: Planner,
    { findings, standard, rules, folder: written }: Next,
    { variants, presets, drafts, texts }: Prepared
  ): Promise<ReplacementBody> {
    const shown = variants.filter(({ stored }) => stored.deleted_at === null);
    const endsUpdates = template.standard === 1 && standard === 0;
    const folder = written && written.length > 0 ? this.#followed.name : undefined;
    const parts = { presets, drafts, findings, endsUpdates, folder, rules, texts };
    return replacementBody(template.spot_identifier, planner, shown, parts);
  }

  async #apply(writing: Writing, saver: Saver | null, applied: Applied): Promise<void> {
    const { template, planner, next, prepared, isRunning = false } = applied;
    const { standard, archive_hash } = next;
    const running = planner.isSame ? template.running : next.running;
    const package_id = await next.packageId(writing);
    await writing
      .updateTable('templates')
      .set({ package_id, standard, archive_hash, running })
      .where('id', '=', template.id)
      .execute();
    if (!prepared || planner.isSame) return;
    const { variants, presets, drafts, change, texts } = prepared;
    const at = this.#checking.now().toISOString();
    const by = saver?.name ?? null;
    const pairs = withEntries(planner.comparison.pairs, texts.taken);
    await carryComments(
      writing,
      variants.map(({ stored }) => stored.id),
      pairs
    );
    if (isRunning) await leadToNext(writing, template, pairs);
    else await keepVersion(writing, template, { pairs, at, by, originName: next.originName });
    if (isRunning) await moveMoments(writing, template, package_id);
    await this.#save(writing, variants, { template, isRunning, at, by: saver, originName: next.originName });
    await carryPresets(this.#store, writing, template.id, presets);
    await carryDrafts(this.#store, writing, template.id, drafts);
    await this.#texts.carry(writing, change, texts, { at, by });
    await removeUnusedPackages(writing);
  }

  async #save(
    writing: Writing,
    variants: Prepared['variants'],
    { template, isRunning, at, by, originName }: Saving
  ): Promise<void> {
    const rows = variants.map(({ stored, after }) => ({ id: stored.id, before: stored, after }));
    await storeColumns(this.#store, writing, 'variants', rows);
    await writing
      .updateTable('variants')
      .set(({ eb }) => ({ version: eb('version', '+', 1), changed_at: at, changed_by: by?.name ?? null }))
      .where('template_id', '=', template.id)
      .execute();
    // A running version is one moment of the history, unless it changes Values.
    const noted = variants.filter(({ stored, after }) => !isRunning || stored.own_values !== after.own_values);
    const saves = noted.map(({ stored, after, difference }) => ({
      variantId: stored.id,
      at,
      by,
      kind: 'package' as const,
      originName,
      before: stored.own_values,
      after: after.own_values,
      difference
    }));
    await recordSaves(this.#store, writing, saves);
    await publishChange(this.#store, writing, ...variants.map(({ stored }) => stored.id));
  }

  /** Becomes the user's own: no more product updates. */
  #ownOf(checked: CheckedPackage, upload: Upload): Next {
    const keep = () => this.#packages.keep(checked, upload.folder);
    return { ...this.#nextOf(checked, UPLOADED), keep };
  }

  #nextOf(accepted: AcceptedPackage, origin: PackageOrigin): Next {
    const packageId = (writing: Writing) => this.#packages.ensureRow(writing, accepted);
    return { ...originColumns(origin), originName: origin.following, packageId, findings: accepted.findings };
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
    const before = await sideOf({ db, packages: this.#packages }, template.package_id);
    return Planner.compare(
      before,
      after,
      mapping,
      newPackageContext(template.since),
      checkOptions(this.#checking, actor)
    );
  }
}

/** The version of a template that a package replaces without confirmation. */
async function versionOf(db: Database, { templateId, origin }: Unconfirmed) {
  const template = await templateState(db, templateId);
  const isRunning = await isStillRunning(db, template, originColumns(origin).running);
  // A version that is not kept was never there: what it set aside comes from the one before.
  const since = isRunning ? await newestVersion(db, templateId, template.since) : template.since;
  return { template, isRunning, since, key: `${template.package_id}:${since}:${isRunning}` };
}

/** Whether what was prepared can still be written. */
async function holds(
  db: Database,
  { version, templateId, planner, prepared }: PreparedUnconfirmed,
  now: PreparedUnconfirmed['version']
): Promise<boolean> {
  if (version.key !== now.key) return false;
  return !prepared || (await stateOf(db, templateId, planner)) === prepared.state;
}

/** The same package again: the template stays as it is. */
function stayingAs({ package_id, ...origin }: TemplateState, findings: readonly Finding[]): Next {
  const { standard, archive_hash, running } = origin;
  return { packageId: () => Promise.resolve(package_id), standard, archive_hash, running, findings };
}
