import type { ConditionExplanation } from '../ascdata/conditions/explain.js';
import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import { clauseWith } from './conditionClauses.js';
import type { FieldState } from './field.svelte.js';
import { nameOf, type NameWords } from './settingNames.js';
import type { EditorState } from './state.svelte.js';

/** How conditions and reasons are put into words, per language (the message table has one). Names come in quotation marks. */
export interface ReasonWords extends NameWords {
  hiddenBecause(clauses: string): string;
  setTo(target: string, value: string): string;
  /** Of a field that is hidden itself, where no visible one does. */
  setHiddenTo(target: string, value: string): string;
  /** "choose something in “Players”": what somebody has to give, as nobody can give it for them. */
  choose(target: string): string;
  chooseNamed(name: string, target: string): string;
  chooseIds(ids: readonly number[], target: string): string;
  chooseOther(target: string): string;
  fillIn(target: string): string;
  enter(text: string, target: string): string;
  enterOther(target: string): string;
  /** Where the field that would have to be filled in is hidden itself. */
  showFirst(target: string): string;
}

/** One condition in words: what it demands, as far as it can be read. */
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

/** What shows a hidden field, in words ("set Mode to Forecast"): a change that can be made at once, or a field that asks for a person. */
export type Revealing = { readonly text: string } & (
  | { readonly changes: readonly (readonly [id: string, value: unknown])[] }
  /** `isChosen`: what is asked for is chosen in a list, which can be opened at once. */
  | { readonly ask: FieldState; readonly isChosen: boolean }
);
