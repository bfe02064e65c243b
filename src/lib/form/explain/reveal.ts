import type { Models } from '../../ascdata/conditions/evaluate.js';
import {
  reveal,
  Revealer,
  type Reveal,
  type RevealingInput,
  type RevealingChange
} from '../../ascdata/conditions/reveal.js';
import type { DescribeContext } from '../../ascdata/dataTypeModel.js';
import { modelOf, registry } from '../../datatypes/registry.js';
import { valueInSentence } from './clauses.js';
import type { FieldState } from '../field.svelte.js';
import { nameOf } from '../settingNames.js';
import type { ReasonWords, Revealing } from './reasons.js';
import type { EditorState } from '../state.svelte.js';

/**
 * What shows a hidden field, in words, step by step: the smallest changes, and where an object or a text is needed that cannot be made
 * up, the field to enter it in. Undefined if nothing that can be edited shows it; `too-far` if that would take too long to find out.
 * @param real Values of fields that hold real objects, besides those that are saved; by Id
 */
export function revealing(
  field: FieldState,
  state: EditorState,
  words: DescribeContext,
  texts: ReasonWords,
  real: ReadonlyMap<string, readonly unknown[]> = new Map()
): Revealing | 'too-far' | undefined {
  const byId = new Map(state.elements.map((element) => [element.Id, element]));
  const models: Models = registry;
  const found = reveal(field.element, byId, state.values, models, state.contextFor(true), ({ Id }) => {
    const target = state.field(Id);
    return target ? [target.saved, ...(real.get(Id) ?? [])] : [];
  });
  return found === undefined || found === 'too-far' ? found : inWords(found, state, words, texts);
}

/**
 * The same with objects and texts that are made up, for Values that are only tried and never stored. Undefined if no such Values
 * show the field either.
 */
export function trialChanges(field: FieldState, state: EditorState): readonly RevealingChange[] | undefined {
  const byId = new Map(state.elements.map((element) => [element.Id, element]));
  const models: Models = registry;
  const revealer = new Revealer(byId, state.values, models, state.contextFor(true), undefined, true);
  const found = revealer.reveal(field.element);
  if (found === undefined || found === 'too-far') return undefined;
  const changes = found.filter((step) => 'value' in step);
  return changes.length === found.length ? changes : undefined;
}

function inWords(steps: Reveal, state: EditorState, words: DescribeContext, texts: ReasonWords): Revealing | undefined {
  if (steps.length === 0) return undefined;
  const told = steps.flatMap((step) => {
    const target = state.field(step.id);
    if (!target) return [];
    const name = nameOf(target, state, words, texts);
    if ('value' in step) return [texts.setTo(name, valueInSentence(target, step.value, words))];
    return [isChosenIn(target) ? chosen(step, name, texts) : written(step, target, name, words, texts)];
  });
  const text = texts.oneByOne(told);
  const input = steps.findIndex((step) => !('value' in step));
  const changes = steps
    .slice(0, input < 0 ? undefined : input)
    .flatMap((step) => ('value' in step ? [[step.id, step.value] as const] : []));
  const ask = state.field(steps[input]?.id ?? '');
  return ask ? { before: changes, ask, isChosen: isChosenIn(ask), text } : { changes, text };
}

const isChosenIn = ({ element }: FieldState): boolean => modelOf(element).humanInput?.by === 'choice';

/** What to choose so that the condition is no longer met. */
function chosen({ operator, expected }: RevealingInput, name: string, texts: ReasonWords): string {
  if (operator === '?' && expected === false) return texts.choose(name);
  if (operator !== '!=') return texts.chooseOther(name);
  if (typeof expected === 'string') return texts.chooseNamed(expected, name);
  const ids = [expected].flat().filter((id) => typeof id === 'number');
  return texts.chooseIds(ids, name);
}

/** What to type so that the condition is no longer met. */
function written(
  { operator, expected }: RevealingInput,
  target: FieldState,
  name: string,
  words: DescribeContext,
  texts: ReasonWords
): string {
  if (operator === '?' && expected === false) return texts.fillIn(name);
  return operator === '!=' ? texts.enter(valueInSentence(target, expected, words), name) : texts.enterOther(name);
}
