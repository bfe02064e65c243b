import { dataOf, elementsOf, own } from '../../../ascdata/elements.js';
import type { AscElement } from '../../../ascdata/types.js';
import type { CheckOptions } from '../../../ascdata/values.js';
import type { Comparison, Mapping } from '../../../package/compare/changes.js';
import { comparePackages } from '../../../package/compare/compare.js';
import type { ValuePlan } from '../../../package/compare/outcomes.js';
import { planValues } from '../../../package/compare/plan.js';
import type { Way } from '../../../package/compare/trails.js';
import { demandUsable } from './mapping.js';
import { replacedMeanwhile } from './refusals.js';
import { storedFrom, type PackageSide, type StoredVariant } from './stored.js';

/**
 * Compares two packages once, and plans for each variant what happens to its Values. Plans are kept by the version they
 * were made from, so that a plan made before a transaction holds in it for every variant that nobody saved meanwhile.
 */
export class Planner {
  readonly comparison: Comparison;
  readonly #elements: { readonly before: readonly AscElement[]; readonly after: readonly AscElement[] };
  readonly #plans = new Map<string, ValuePlan>();

  constructor(
    readonly before: PackageSide,
    readonly after: PackageSide,
    mapping: Mapping,
    private readonly way: Way,
    private readonly options: CheckOptions
  ) {
    const [old, fresh] = [versionOf(before), versionOf(after)];
    this.comparison = comparePackages(old, fresh, mapping, options);
    this.#elements = { before: elementsOf(old.ascData), after: elementsOf(fresh.ascData) };
  }

  /** The element a Value was stored for, where its own package had it. */
  elementBefore(id: string): AscElement | undefined {
    return this.#elements.before.find(({ Id }) => Id === id);
  }

  /** The element that goes on from the one of this Id. */
  elementAfter(id: string): AscElement | undefined {
    const after = this.comparison.pairs.find(({ before }) => before === id)?.after;
    return this.#elements.after.find(({ Id }) => Id === after);
  }

  /** @throws Refusal mapping-unusable */
  demandUsable(mapping: Mapping): void {
    const { before, after } = this.#elements;
    demandUsable(mapping, this.comparison.unusedMapping, { before: idsOf(before), after: idsOf(after) });
  }

  /** Neither file nor definition differs, so there is nothing to replace. */
  get isSame(): boolean {
    return this.before.hash === this.after.hash;
  }

  /**
   * Of a transaction, before it asks for plans: making one waits for patterns, and others would wait for the database.
   * @throws Unplanned where a plan is missing
   */
  demandPlans(variants: readonly StoredVariant[]): void {
    const missing = variants.filter((variant) => !this.#plans.has(keyOf(variant)));
    if (missing.length > 0) throw new Unplanned(this, missing);
  }

  async planOf(variant: StoredVariant): Promise<ValuePlan> {
    const key = keyOf(variant);
    const known = this.#plans.get(key);
    if (known) return known;
    const { before, after } = this.#elements;
    const plan = await planValues(before, after, this.comparison.pairs, storedFrom(variant), this.options, this.way);
    this.#plans.set(key, plan);
    return plan;
  }
}

/** Says which plans a transaction lacks, which then did nothing. */
export class Unplanned extends Error {
  override readonly name = 'Unplanned';

  constructor(
    private readonly planner: Planner,
    private readonly missing: readonly StoredVariant[]
  ) {
    super('Plans are missing.');
  }

  async plan(): Promise<void> {
    for (const variant of this.missing) await this.planner.planOf(variant);
  }
}

/** Somebody saves between the plan and the transaction; not so often. */
const MAX_TRIES = 20;

/**
 * Runs a transaction that demands plans; those that are missing are made between two tries.
 * @throws Refusal replaced-meanwhile where Values change faster than they can be planned for
 */
export async function planned<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    try {
      return await transaction();
    } catch (error) {
      if (!(error instanceof Unplanned)) throw error;
      await error.plan();
    }
  }
  throw replacedMeanwhile();
}

const keyOf = ({ id, version }: StoredVariant): string => `${id}:${version}`;

/** What people know a version by. */
export function versionInfo({ spotVersion, source }: PackageSide) {
  const data = dataOf(source);
  return { spotVersion, apiVersion: Number(own(data as object, 'ApiVersion')), elementCount: elementsOf(data).length };
}

function idsOf(elements: readonly AscElement[]): Set<string> {
  return new Set(elements.map(({ Id }) => Id));
}

function versionOf({ source, files }: PackageSide) {
  return { ascData: dataOf(source), files };
}
