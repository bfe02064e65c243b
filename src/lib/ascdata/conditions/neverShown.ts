import type { CompareContext } from '../dataTypeModel.js';
import type { AscElement } from '../types.js';
import { Domains } from './domain.js';
import { conditionsOf, elementsById, prepareCondition, type ElementsById, type Models } from './evaluate.js';
import { factsOf, type PlacedCondition } from './targetFacts.js';

/**
 * Ids of the elements that every input hides, now and on any later day. Where a proof would be too large, nothing is
 * claimed.
 * @param elements usable ones, in the author's order
 */
export function neverShown(elements: readonly AscElement[], models: Models, context: CompareContext): string[] {
  const byId = elementsById(elements);
  const domains = new Domains(context);
  return elements.filter((element) => isAlwaysHidden(element, byId, models, domains)).map(({ Id }) => Id);
}

function isAlwaysHidden(element: AscElement, byId: ElementsById, models: Models, domains: Domains): boolean {
  const placed: PlacedCondition[] = [];
  for (const [place, condition] of conditionsOf(element).conditions.entries()) {
    const ready = prepareCondition(condition, byId, models);
    // A condition that cannot be evaluated is never met, so it never hides the element.
    if ('problem' in ready) return false;
    placed.push({ place, ready });
  }
  return placed.length > 0 && factsOf(placed, domains).every(({ proof }) => proof?.always);
}
