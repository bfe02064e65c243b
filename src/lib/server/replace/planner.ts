import { setImmediate as turn } from 'node:timers/promises';
import { own } from '../../ascdata/elements.js';
import type { AscElement } from '../../ascdata/types.js';
import type { CheckOptions } from '../../ascdata/values.js';
import type { Comparison, Mapping, PackageVersion } from '../../package/compare/changes.js';
import { comparingPackages } from '../../package/compare/compare.js';
import type { ValuePlan } from '../../package/compare/outcomes.js';
import { planValues } from '../../package/compare/plan.js';
import type { TrailContext } from '../../package/compare/valueTrails.js';
import type { PackageChange } from '../translations/textCarrier.js';
import { stepYielding } from '../platform/yielding.js';
import { storedFrom, type PlannedDraft, type StoredVariant, type TemplateState } from './stored.js';
import { dataIn, elementsIn } from '../packages/readDefinition.js';
import type { PackageSide } from '../packages/packageSide.js';
import { mappingFaults } from './mappingFaults.js';
import { Refusal } from '../platform/refusal.js';

type ElementsById = ReadonlyMap<string, AscElement>;

/** Both versions, each parsed once: a definition with many languages takes a while. */
interface Versions<T> {
  readonly before: T;
  readonly after: T;
}

type Elements = readonly AscElement[];

/**
 * Compares two packages once and plans what happens to each variant's Values. Plans are kept by Values version, so that only
 * what was saved in between is planned again.
 */
export class Planner {
  readonly #elements: Versions<Elements>;
  readonly #byId: Versions<ElementsById>;
  /** New Ids by old ones. */
  readonly #partners: ReadonlyMap<string, string>;
  readonly #plans = new Map<string, ValuePlan>();
  /** By Id. */
  readonly drafts = new Map<number, PlannedDraft>();

  private constructor(
    readonly before: PackageSide,
    readonly after: PackageSide,
    readonly comparison: Comparison,
    private readonly data: Versions<unknown>,
    elements: Versions<Elements>,
    private readonly trailContext: TrailContext,
    readonly options: CheckOptions
  ) {
    this.#elements = elements;
    this.#byId = { before: byId(elements.before), after: byId(elements.after) };
    this.#partners = new Map(comparison.pairs.map((pair) => [pair.before, pair.after]));
  }

  /** Compares, yielding to other requests after each step. */
  static async compare(
    before: PackageSide,
    after: PackageSide,
    mapping: Mapping,
    trailContext: TrailContext,
    options: CheckOptions
  ): Promise<Planner> {
    await turn();
    const [old, fresh] = [await versionOf(before), await versionOf(after)];
    await turn();
    const comparison = await stepYielding(comparingPackages(old, fresh, mapping, options));
    await turn();
    const elements = { before: await elementsIn(old.ascData), after: await elementsIn(fresh.ascData) };
    const data = { before: old.ascData, after: fresh.ascData };
    return new Planner(before, after, comparison, data, elements, trailContext, options);
  }

  /** The element a Value was stored for, if its own package had it. */
  elementBefore(id: string): AscElement | undefined {
    return this.#byId.before.get(id);
  }

  /** The element that continues the one with this Id. */
  elementAfter(id: string): AscElement | undefined {
    return this.#byId.after.get(this.#partners.get(id) ?? '');
  }

  /** Elements of one version by Id. */
  elementsOf(version: 'before' | 'after'): ElementsById {
    return this.#byId[version];
  }

  /** What identifies a version for people. */
  versionInfo(version: 'before' | 'after') {
    const apiVersion = Number(own(this.data[version] as object, 'ApiVersion'));
    return { spotVersion: this[version].spotVersion, apiVersion, elementCount: this.#elements[version].length };
  }

  /** What the outcome for a template's texts depends on. @param to Id of the new package; undefined: it is not stored yet */
  textChange({ id, package_id }: Pick<TemplateState, 'id' | 'package_id'>, to: number | undefined): PackageChange {
    return { templateId: id, ...this.#elements, from: package_id, to, pairs: this.comparison.pairs };
  }

  /** Rejects an ambiguous mapping, which would set Values aside unexpectedly. @throws Refusal mapping-unusable */
  demandUsable(mapping: Mapping): void {
    const findings = mappingFaults(mapping, this.comparison.unusedMapping, this.#byId);
    if (findings.length === 0) return;
    throw new Refusal('invalid', 'mapping-unusable', (t) => t.replace.mappingInvalid, findings);
  }

  /** Neither file nor definition differs, so there is nothing to replace. */
  get isSame(): boolean {
    return this.before.hash === this.after.hash;
  }

  /** @param plans where plans are kept; left out: with this planner */
  async planOf(variant: StoredVariant, plans = this.#plans): Promise<ValuePlan> {
    const key = keyOf(variant);
    const known = plans.get(key);
    if (known) return known;
    const { before, after } = this.#elements;
    const inherited = variant.base && {
      before: storedFrom(variant.base).own,
      after: (await this.planOf(variant.base)).own
    };
    const stored = { ...storedFrom(variant), inherited };
    const plan = await planValues(before, after, this.comparison.pairs, stored, this.options, this.trailContext);
    plans.set(key, plan);
    await turn();
    return plan;
  }
}

const keyOf = ({ id, version, key, base }: StoredVariant): string =>
  key ?? (base ? `${id}:${version} ${keyOf(base)}` : `${id}:${version}`);

function byId(elements: readonly AscElement[]): ElementsById {
  return new Map(elements.map((element) => [element.Id, element]));
}

async function versionOf({ source, files }: PackageSide): Promise<PackageVersion> {
  return { ascData: await dataIn(source), files };
}
