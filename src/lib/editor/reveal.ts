import type { Models } from '../ascdata/conditions/evaluate.js';
import { reveal, type RevealingAsk, type RevealingChange } from '../ascdata/conditions/reveal.js';
import type { DescribeContext } from '../ascdata/datatype.js';
import { registry } from '../datatypes/registry.js';
import type { FieldState } from './field.svelte.js';
import type { ReasonWords, Revealing } from './reasons.js';
import type { EditorState } from './state.svelte.js';
import { describe, labelOf } from './words.js';

/**
 * What shows a hidden field, in words: the smallest change, or, where it takes an object or a text that nobody may make up, the
 * field to give it in. Undefined when no Value of any field shows it.
 */
export function revealing(
  field: FieldState,
  state: EditorState,
  words: DescribeContext,
  texts: ReasonWords
): Revealing | undefined {
  const byId = new Map(state.elements.map((element) => [element.Id, element]));
  const models: Models = registry;
  const found = reveal(field.element, byId, state.values, models, state.contextFor(true), ({ Id }) => {
    const target = state.field(Id);
    return target ? [target.saved] : [];
  });
  if (!found) return undefined;
  return 'ask' in found ? asking(found, state, words, texts) : changing(found, state, words, texts);
}

function changing(
  { changes }: RevealingChange,
  state: EditorState,
  words: DescribeContext,
  texts: ReasonWords
): Revealing | undefined {
  if (changes.length === 0) return undefined;
  const steps = changes.flatMap(({ id, value }) => {
    const target = state.field(id);
    return target ? [texts.setTo(labelOf(target, words), describe(target, value, words))] : [];
  });
  return { changes: changes.map(({ id, value }) => [id, value] as const), text: texts.and(steps) };
}

function asking(
  { ask }: RevealingAsk,
  state: EditorState,
  words: DescribeContext,
  texts: ReasonWords
): Revealing | undefined {
  const target = state.field(ask.id);
  if (!target) return undefined;
  const label = labelOf(target, words);
  if (target.hidden) return { ask: target, text: texts.showFirst(label) };
  const isWritten = target.model.given?.by === 'writing';
  return { ask: target, text: isWritten ? written(ask, target, words, texts) : chosen(ask, label, texts) };
}

/** What is to be chosen, so that the condition is no longer met. */
function chosen({ operator, expected }: RevealingAsk['ask'], label: string, texts: ReasonWords): string {
  if (operator === '?' && expected === false) return texts.choose(label);
  if (operator !== '!=') return texts.chooseOther(label);
  if (typeof expected === 'string') return texts.chooseNamed(expected, label);
  const ids = [expected].flat().filter((id) => typeof id === 'number');
  return texts.chooseIds(ids, label);
}

/** The same for what is to be written. */
function written(
  { operator, expected }: RevealingAsk['ask'],
  target: FieldState,
  words: DescribeContext,
  texts: ReasonWords
): string {
  const label = labelOf(target, words);
  if (operator === '?' && expected === false) return texts.fillIn(label);
  return operator === '!=' ? texts.enter(describe(target, expected, words), label) : texts.enterOther(label);
}
