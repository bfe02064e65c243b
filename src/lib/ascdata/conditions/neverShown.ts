import type { CompareContext } from '../dataTypeModel.js';
import type { AscElement } from '../types.js';
import { Domains } from './domain.js';
import { conditionsOf, elementsById, prepareCondition, type ElementsById, type Models } from './evaluate.js';
import { changeableIds } from './reachable.js';
import { factsOf, guardOf, type PlacedCondition, type TargetFacts } from './targetFacts.js';

/**
 * Ids of the elements that nobody can show by editing what is shown, now and on any later day. Where a proof would be too large,
 * nothing is claimed.
 * @param elements usable ones, in the author's order
 */
export function neverShown(elements: readonly AscElement[], models: Models, context: CompareContext): string[] {
  const byId = elementsById(elements);
  const domains = new Domains(context);
  const guards = [...byId.values()].map((element) => guardOf(element, hidingFacts(element, byId, models, domains)));
  const shown = changeableIds(guards);
  return elements.filter(({ Id }) => !shown.has(Id)).map(({ Id }) => Id);
}

function hidingFacts(element: AscElement, byId: ElementsById, models: Models, domains: Domains): TargetFacts[] {
  const placed: PlacedCondition[] = [];
  for (const [place, condition] of conditionsOf(element).conditions.entries()) {
    const ready = prepareCondition(condition, byId, models);
    // A condition that cannot be evaluated is never met, so it never hides the element.
    if ('problem' in ready) return [];
    placed.push({ place, ready });
  }
  return factsOf(placed, domains);
}
