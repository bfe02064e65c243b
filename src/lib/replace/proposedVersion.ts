import { editText } from '../ascdata/editText.js';
import { dataOf, isRecord, own } from '../ascdata/elements.js';
import { inSlices } from '../ascdata/slices.js';
import type { Mapping } from '../package/compare/changes.js';
import { comparingPackages } from '../package/compare/compare.js';
import { nextVersion, weightOfAll, type Weight } from '../package/compare/nextVersion.js';

/** The SpotVersion of a package that was made of another one. */
export interface ProposedVersion {
  readonly before: string;
  readonly after: string;
  /** What the changes amount to. */
  readonly weight: Weight;
}

/**
 * An edited ascData.json with the SpotVersion that its changes ask for. One that somebody edited stays, and so does one that cannot be
 * counted on.
 * @param wanted this one instead
 */
export async function withProposedVersion(
  before: string,
  edited: string,
  {
    mapping,
    today,
    wanted
  }: { readonly mapping: Mapping; readonly today: string; readonly wanted?: string | undefined }
): Promise<{ readonly source: string; readonly version: ProposedVersion }> {
  const [old, data] = [dataOf(before), dataOf(edited)];
  const weight = weightOfAll(await changesBetween(old, data, mapping, today));
  const [was, is] = [versionIn(old), versionIn(data)];
  const after = wanted ?? (was === is ? nextVersion(was, weight) : undefined) ?? is;
  const source = after === is ? edited : editText(edited, [{ op: 'set', pointer: '/SpotVersion', value: after }]);
  return { source, version: { before: was, after, weight } };
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

const versionIn = (data: unknown): string => String((isRecord(data) ? own(data, 'SpotVersion') : undefined) ?? '');
