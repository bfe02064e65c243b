import type { Models } from '../ascdata/conditions/evaluate.js';
import { reveal } from '../ascdata/conditions/reveal.js';
import type { DescribeContext } from '../ascdata/datatype.js';
import { isRecord } from '../ascdata/elements.js';
import { registry } from '../datatypes/registry.js';
import type { FieldState } from './field.svelte.js';
import type { ReasonWords, Revealing } from './reasons.js';
import type { EditorState } from './state.svelte.js';
import { describe, labelOf } from './words.js';

/** The smallest change that shows a hidden field, and what it is in words; undefined when there is none. */
export function revealing(
  field: FieldState,
  state: EditorState,
  words: DescribeContext,
  texts: ReasonWords
): Revealing | undefined {
  const byId = new Map(state.elements.map((element) => [element.Id, element]));
  const models: Models = registry;
  const found = reveal(field.element, byId, state.values, models, state.contextFor(true), (target, value) =>
    isKnown(state.field(target.Id), value)
  );
  if (!found || found.changes.length === 0) return undefined;
  const steps = found.changes.flatMap(({ id, value }) => {
    const target = state.field(id);
    return target ? [texts.setTo(labelOf(target, words), describe(target, value, words))] : [];
  });
  return { changes: found.changes.map(({ id, value }) => [id, value] as const), text: texts.and(steps) };
}

/** Objects of the platform are never made up: a Value with some is offered only where it was saved or comes from the package. */
function isKnown(target: FieldState | undefined, value: unknown): boolean {
  const holdsObjects = Array.isArray(value) && value.some((item) => isRecord(item) && Object.hasOwn(item, 'Id'));
  if (!holdsObjects || !target) return true;
  return [target.saved, target.initial].some((known) => target.model.same(known, value, target.element));
}
