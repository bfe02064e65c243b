import { dataOf, elementsOf } from '../../ascdata/elements.js';
import type { Mapping, Pair } from '../../package/compare/changes.js';
import { reversed } from '../../package/compare/pairs.js';
import type { Way } from '../../package/compare/valueTrails.js';
import type { Database } from '../platform/store/schema.js';
import { versionsFrom, type TemplateState } from './stored.js';
import type { PackageSide } from '../packages/side.js';

type Version = Awaited<ReturnType<typeof versionsFrom>>['versions'][number];

export interface Rollback {
  readonly version: Version;
  /** Of every element now which one it was then, so that no likeness decides anything. */
  readonly mapping: Mapping;
  readonly way: Way;
}

/** From the package that is there now back to that of a version. @throws Refusal version-not-found */
export async function rollbackOf(
  db: Database,
  { id, since }: TemplateState,
  { source }: PackageSide,
  versionId: number
): Promise<Rollback> {
  const { versions, start } = await versionsFrom(db, id, versionId);
  const steps = versions.map((version) => ({ id: version.id, pairs: JSON.parse(version.pairs) as Pair[] }));
  const then = formerIds(steps.map(({ pairs }) => pairs));
  const homeOf: Way['homeOf'] = (trail) => {
    const stay = trail.find((each) => each.since >= start);
    const until = steps.filter((step) => step.id <= (stay?.since ?? 0)).map(({ pairs }) => pairs);
    return stay && (until.length === 0 ? stay.id : formerIds(until).get(stay.id));
  };
  const mapping = elementsOf(dataOf(source)).map(({ Id }) => ({ from: Id, to: then.get(Id) ?? null }));
  return { version: versions[0]!, mapping, way: { since, homeOf } };
}

/** By the Ids after all these steps, those before: of the elements that went all the way. */
function formerIds(steps: readonly (readonly Pair[])[]): Map<string, string> {
  return new Map(reversed(steps.reduce(composed)).map(({ before, after }) => [before, after]));
}

/** From the first package straight to the last: the elements that went all the way. */
function composed(first: readonly Pair[], second: readonly Pair[]): readonly Pair[] {
  const onwards = new Map(second.map((pair) => [pair.before, pair]));
  return first.flatMap(({ before, after, by }) => {
    const next = onwards.get(after);
    return next ? [{ before, after: next.after, by }] : [];
  });
}
