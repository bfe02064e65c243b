import type { CompareContext } from '../datatype.js';
import { finding, type Finding } from '../findings.js';
import { conditionsOf, elementsById, prepareCondition, type Models } from './evaluate.js';

/**
 * What there is to say about the Conditions of a file.
 * @param elements `Elements` as it stands in the file (positions become pointers); anything but an array gives no findings
 * @param apiVersion `ApiVersion` as it stands in the file
 */
export function analyse(elements: unknown, models: Models, context: CompareContext, apiVersion: unknown): Finding[] {
  void context;
  void apiVersion;
  if (!Array.isArray(elements)) return [];
  const byId = elementsById(elements);
  return elements.flatMap((element: unknown, index) =>
    conditionsOf(element).conditions.flatMap((condition, place) => {
      const ready = prepareCondition(condition, byId, models);
      const pointer = `/Elements/${index}/Options/Conditions/${place}`;
      return 'problem' in ready && ready.problem === 'condition-unknown-target'
        ? [finding(ready.problem, pointer, {})]
        : [];
    })
  );
}
