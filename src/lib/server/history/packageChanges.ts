import { setImmediate as turn } from 'node:timers/promises';
import type { PackageChanges as Body } from '../../api/history.js';
import { MOST_PACKAGE_CHANGES } from '../../api/history.js';
import { dataOf } from '../../ascdata/elements.js';
import { dateIn } from '../../datatypes/shared/zones.js';
import { inEveryLanguage } from '../../language/languages.js';
import type { PackageVersion } from '../../package/compare/changes.js';
import { comparingPackages } from '../../package/compare/compare.js';
import { sentenceOf } from '../../package/compare/sentences.js';
import type { Checking } from '../packages/checking.js';
import { sideOf } from '../packages/packageSide.js';
import { LruCache } from '../platform/lruCache.js';
import { stepYielding } from '../platform/stepYielding.js';
import type { Database } from '../platform/store/schema.js';
import type { renamedSince } from '../saves/versions.js';

/** Comparisons kept: anyone who steps through a history asks for the same ones again and again. */
const KEPT = 64;

/** What packages of the history differ in, as Replace says it. */
export class PackageChanges {
  /** By both packages, what was renamed between them, and the day; packages never change. */
  readonly #kept = new LruCache<string, Promise<Body | null>>(KEPT);

  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly checking: Pick<Checking, 'platform' | 'now'>
  ) {}

  /**
   * @param pairs elements with another Id in the later one
   * @returns null: one of them is no longer kept
   */
  between(before: number, after: number, pairs: Awaited<ReturnType<typeof renamedSince>>): Promise<Body | null> {
    const today = dateIn(this.checking.platform.timeZone, this.checking.now());
    const mapping = pairs.map(({ Before: from, After: to }) => ({ from, to }));
    const key = JSON.stringify([before, after, today, mapping]);
    const changes = this.#kept.get(key, () => this.#inTurn(() => this.#compare(before, after, { mapping, today })));
    changes.catch(() => this.#kept.delete(key));
    return changes;
  }

  /** One after another: a comparison of large packages takes memory and seconds, in many small steps. */
  #inTurn<T>(compare: () => Promise<T>): Promise<T> {
    const compared = this.#last.then(compare);
    this.#last = compared.catch(() => undefined);
    return compared;
  }

  async #compare(
    before: number,
    after: number,
    { mapping, today }: { readonly mapping: readonly { from: string; to: string }[]; readonly today: string }
  ): Promise<Body | null> {
    const kept = await this.db.selectFrom('packages').select('id').where('id', 'in', [before, after]).execute();
    if (kept.length < 2) return null;
    const sides = [await sideOf(this.db, before), await sideOf(this.db, after)];
    const versions: PackageVersion[] = [];
    for (const { source, files } of sides) {
      versions.push({ ascData: dataOf(source), files });
      await turn();
    }
    const { changes } = await stepYielding(comparingPackages(versions[0]!, versions[1]!, mapping, { today }));
    const listed = changes.slice(0, MOST_PACKAGE_CHANGES);
    return {
      SpotVersion: sides[0]!.spotVersion,
      Texts: listed.map((change) => inEveryLanguage((language) => sentenceOf(change, language))),
      Count: changes.length
    };
  }
}
