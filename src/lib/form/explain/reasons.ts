import type { ConditionExplanation } from '../../ascdata/conditions/explain.js';
import type { DescribeContext } from '../../ascdata/dataTypeModel.js';
import { clauseWith } from './clauses.js';
import type { FieldState } from '../field.svelte.js';
import { nameOf, type NameWords } from '../settingNames.js';
import type { EditorState } from '../state.svelte.js';

/** How conditions and reasons are worded in one language (part of its messages). Names are quoted. */
export interface ReasonWords extends NameWords {
  hiddenBecause(clauses: string): string;
  setTo(target: string, value: string): string;
  /** Several steps in their order, each of which makes the next one possible. */
  oneByOne(steps: readonly string[]): string;
  /** "choose something in “Players”": what the user must enter, because it cannot be made up. */
  choose(target: string): string;
  chooseNamed(name: string, target: string): string;
  chooseIds(ids: readonly number[], target: string): string;
  chooseOther(target: string): string;
  fillIn(target: string): string;
  enter(text: string, target: string): string;
  enterOther(target: string): string;
}

/** One condition in words: what it requires, as far as it can be read. */
export function clauseOf(
  found: ConditionExplanation,
  state: EditorState,
  words: DescribeContext,
  texts: NameWords
): string {
  return clauseWith(found, state, words, texts, (target) => nameOf(target, state, words, texts));
}

/** "hidden because Mode is Now and Animate is off" */
export function hiddenReason(
  field: FieldState,
  state: EditorState,
  words: DescribeContext,
  texts: ReasonWords
): string {
  const said = state.explain(field.id).map((found) => clauseOf(found, state, words, texts));
  return texts.hiddenBecause(texts.and([...new Set(said)]));
}

/** What shows a hidden field, in words ("set Mode to Forecast"): a change that can be made at once, or a field the user must fill in. */
export type Revealing = { readonly text: string } & (
  | { readonly changes: readonly (readonly [id: string, value: unknown])[] }
  /** `before`: what to set first; `isChosen`: the Value is chosen in a picker, which can be opened at once. */
  | {
      readonly before: readonly (readonly [id: string, value: unknown])[];
      readonly ask: FieldState;
      readonly isChosen: boolean;
    }
);
