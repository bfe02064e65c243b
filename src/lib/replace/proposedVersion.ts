import { editText } from '../ascdata/editText.js';
import { readDefinition } from '../ascdata/definition/reading.js';
import { inSlices } from '../ascdata/slices.js';
import type { Mapping } from '../package/compare/changes.js';
import { comparingPackages } from '../package/compare/compare.js';
import { versionIn } from '../package/compare/versionOrder.js';
import { nextVersion, weightOfAll, WEIGHTS, type Weight } from '../package/compare/nextVersion.js';

/** The SpotVersion of a package that was made of another one. */
export interface ProposedVersion {
  readonly before: string;
  readonly after: string;
  /** The one in the edits. */
  readonly edited: string;
  /** What the changes amount to. */
  readonly weight: Weight;
}

/** Another version than the proposed one. It is wanted until the changes amount to more, or somebody edits the version. */
export interface WantedVersion {
  readonly is: string;
  readonly insteadOf: ProposedVersion;
}

interface Wanted {
  readonly mapping: Mapping;
  readonly today: string;
  readonly wanted?: WantedVersion | undefined;
  /** What the changes amount to; undefined: they are compared. */
  readonly known?: Weight | undefined;
}

/**
 * An edited ascData.json with the SpotVersion that its changes ask for. One that somebody edited stays, and so does one that cannot be
 * counted on. What is no JSON stays as it is, without a version.
 */
export async function withProposedVersion(
  before: string,
  edited: string,
  { mapping, today, wanted, known }: Wanted
): Promise<{ readonly source: string; readonly version: ProposedVersion | undefined }> {
  const [old, data] = [readDefinition(before).data, readDefinition(edited).data];
  if (old === undefined || data === undefined) return { source: edited, version: undefined };
  const weight = known ?? weightOfAll(await changesBetween(old, data, mapping, today));
  const [was, is] = [versionIn(old), versionIn(data)];
  const isWanted =
    wanted?.insteadOf.edited === is && WEIGHTS.indexOf(weight) <= WEIGHTS.indexOf(wanted.insteadOf.weight);
  const after = (isWanted ? wanted.is : was === is ? nextVersion(was, weight) : undefined) ?? is;
  const source = after === is ? edited : editText(edited, [{ op: 'set', pointer: '/SpotVersion', value: after }]);
  return { source, version: { before: was, after, edited: is, weight } };
}

async function changesBetween(before: unknown, after: unknown, mapping: Mapping, today: string) {
  const steps = comparingPackages({ ascData: before, files: [] }, { ascData: after, files: [] }, mapping, { today });
  const slice = inSlices();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value.changes;
    await slice();
  }
}
