import type { PackageChanges as Body } from '../../api/history.js';
import { MOST_PACKAGE_CHANGES } from '../../api/history.js';
import { dateIn } from '../../datatypes/shared/zones.js';
import type { Checking } from '../packages/checking.js';
import type { Packaging } from '../packages/packaging.js';
import type { Packages } from '../packages/packages.js';
import { sideOf, type PackageSide } from '../packages/packageSide.js';
import type { ComparedSide, DifferencesTask } from '../packages/tasks.js';
import { AnswerCache } from '../platform/lruCache.js';
import { hashOf } from '../platform/store/fileStore.js';
import type { Database } from '../platform/store/schema.js';
import type { renamedSince } from '../saves/versions.js';

/** Characters of comparisons kept: anyone who steps through a history asks for the same ones again and again. */
const KEPT_CHARACTERS = 4_000_000;

/** Of tasks, like a person. */
const OWNER = 'history';

/** What packages of the history differ in, as Replace says it. */
export class PackageChanges {
  /** By both packages, what was renamed between them, and the day; packages never change. */
  readonly #kept = new AnswerCache<string, Body>(KEPT_CHARACTERS, charactersOf);
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly parts: { readonly db: Database; readonly packages: Packages },
    private readonly packaging: Pick<Packaging, 'differences'>,
    private readonly checking: Pick<Checking, 'platform' | 'now'>
  ) {}

  /**
   * @param pairs elements with another Id in the later one
   * @returns null: one of them is no longer kept, or comparing them takes too long
   */
  between(before: number, after: number, pairs: Awaited<ReturnType<typeof renamedSince>>): Promise<Body | null> {
    const today = dateIn(this.checking.platform.timeZone, this.checking.now());
    const mapping = pairs.map(({ Before: from, After: to }) => ({ from, to }));
    const key = hashOf(JSON.stringify([before, after, today, mapping]));
    return this.#kept.get(key, () => this.#inTurn(() => this.#compare([before, after], { mapping, today })));
  }

  /** One after another: each holds two packages in memory. */
  #inTurn<T>(compare: () => Promise<T>): Promise<T> {
    const compared = this.#last.then(compare);
    this.#last = compared.catch(() => undefined);
    return compared;
  }

  async #compare(
    [before, after]: readonly [number, number],
    comparing: Pick<DifferencesTask, 'mapping' | 'today'>
  ): Promise<Body | null> {
    const kept = await this.parts.db.selectFrom('packages').select('id').where('id', 'in', [before, after]).execute();
    if (kept.length < 2) return null;
    const old = await sideOf(this.parts, before);
    const fresh = await sideOf(this.parts, after);
    const asked = { before: comparedOf(old), after: comparedOf(fresh), ...comparing, most: MOST_PACKAGE_CHANGES };
    const found = await this.packaging.differences(OWNER, asked);
    return found ? { SpotVersion: old.spotVersion, Texts: [...found.texts], Count: found.count } : null;
  }
}

/** With what each takes besides its texts. */
const charactersOf = ({ Texts }: Body): number => 1_000 + JSON.stringify(Texts).length;

const comparedOf = ({ source, files }: PackageSide): ComparedSide => ({ source, files });
