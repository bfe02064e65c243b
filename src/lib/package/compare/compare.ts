import type { CompareContext } from '../../ascdata/dataTypeModel.js';
import { placedElements, type PlacedElement } from '../../ascdata/elements.js';
import type { AscElement } from '../../ascdata/types.js';
import type { Comparison, Mapping, PackageVersion } from './changes.js';
import { elementChanges } from './elements.js';
import { pairElements } from './pairs.js';
import { fileChanges, languageChanges, widgetChanges } from './widget.js';

/**
 * The differences between two versions of a package, and the matching of their elements. Compares only usable elements
 * (`elementsOf`): a package with others is refused before it is compared. Never throws; its time is limited by the size of
 * both.
 * @param mapping the user's choices for renamed elements; override any likeness
 * @param context the date that `Today` in MinDate and MaxDate stands for
 */
export function comparePackages(
  before: PackageVersion,
  after: PackageVersion,
  mapping: Mapping,
  context: CompareContext
): Comparison {
  const steps = comparingPackages(before, after, mapping, context);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** As `comparePackages`, in steps of a few milliseconds, however large the packages are. */
export function* comparingPackages(
  before: PackageVersion,
  after: PackageVersion,
  mapping: Mapping,
  context: CompareContext
): Generator<void, Comparison> {
  const old = placedElements(before.ascData);
  yield;
  const fresh = placedElements(after.ascData);
  yield;
  const [olds, news] = [elementsIn(old), elementsIn(fresh)];
  const pairing = pairElements(olds, news, mapping);
  yield;
  const ofWidget = yield* widgetChanges(before.ascData, after.ascData);
  const changes = [...ofWidget, ...languageChanges(olds, news)];
  yield;
  const ofElements = yield* elementChanges(old, fresh, pairing.pairs, context);
  return { ...pairing, changes: [...changes, ...ofElements, ...fileChanges(before.files, after.files)] };
}

function elementsIn(placed: readonly PlacedElement[]): AscElement[] {
  return placed.map(({ element }) => element);
}
