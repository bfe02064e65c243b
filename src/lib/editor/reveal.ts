import type { Models } from '../ascdata/conditions/evaluate.js';
import { reveal, Revealer, type RevealingInput, type RevealingChange } from '../ascdata/conditions/reveal.js';
import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import { modelOf, registry } from '../datatypes/registry.js';
import { valueInSentence } from './conditionClauses.js';
import type { FieldState } from './field.svelte.js';
import { nameOf } from './settingNames.js';
import type { ReasonWords, Revealing } from './hiddenReason.js';
import type { EditorState } from './state.svelte.js';

/**
 * What shows a hidden field, in words: the smallest change, or, if that needs an object or a text that cannot be made up, the field
 * to enter it in. Undefined if no Value of any field shows it.
 * @param real Values of fields that hold real objects, besides those that are saved; by Id
 */
export function revealing(
  field: FieldState,
  state: EditorState,
  words: DescribeContext,
  texts: ReasonWords,
  real: ReadonlyMap<string, readonly unknown[]> = new Map()
): Revealing | undefined {
  const byId = new Map(state.elements.map((element) => [element.Id, element]));
  const models: Models = registry;
  const found = reveal(field.element, byId, state.values, models, state.contextFor(true), ({ Id }) => {
    const target = state.field(Id);
    return target ? [target.saved, ...(real.get(Id) ?? [])] : [];
  });
  if (!found) return undefined;
  return 'input' in found ? asking(found, state, words, texts) : changing(found, state, words, texts);
}

/**
 * The same with an object or a text that is made up, for Values that are only tried and never stored. Undefined if no such Values
 * show the field either.
 */
export function trialChanges(field: FieldState, state: EditorState): RevealingChange['changes'] | undefined {
  const byId = new Map(state.elements.map((element) => [element.Id, element]));
  const models: Models = registry;
  const revealer = new Revealer(byId, state.values, models, state.contextFor(true), undefined, true);
  const found = revealer.reveal(field.element);
  return found && 'changes' in found ? found.changes : undefined;
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
    if (!target) return [];
    const set = target.hidden ? texts.setHiddenTo : texts.setTo;
    return [set(nameOf(target, state, words, texts), valueInSentence(target, value, words))];
  });
  return { changes: changes.map(({ id, value }) => [id, value] as const), text: texts.and(steps) };
}

function asking(
  { input }: RevealingInput,
  state: EditorState,
  words: DescribeContext,
  texts: ReasonWords
): Revealing | undefined {
  const target = state.field(input.id);
  if (!target) return undefined;
  const name = nameOf(target, state, words, texts);
  if (target.hidden) return { ask: target, isChosen: false, text: texts.showFirst(name) };
  const isChosen = modelOf(target.element).humanInput?.by === 'choice';
  return {
    ask: target,
    isChosen,
    text: isChosen ? chosen(input, name, texts) : written(input, target, name, words, texts)
  };
}

/** What to choose so that the condition is no longer met. */
function chosen({ operator, expected }: RevealingInput['input'], name: string, texts: ReasonWords): string {
  if (operator === '?' && expected === false) return texts.choose(name);
  if (operator !== '!=') return texts.chooseOther(name);
  if (typeof expected === 'string') return texts.chooseNamed(expected, name);
  const ids = [expected].flat().filter((id) => typeof id === 'number');
  return texts.chooseIds(ids, name);
}

/** What to type so that the condition is no longer met. */
function written(
  { operator, expected }: RevealingInput['input'],
  target: FieldState,
  name: string,
  words: DescribeContext,
  texts: ReasonWords
): string {
  if (operator === '?' && expected === false) return texts.fillIn(name);
  return operator === '!=' ? texts.enter(valueInSentence(target, expected, words), name) : texts.enterOther(name);
}
