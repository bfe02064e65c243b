import type { ConditionExplanation } from '../ascdata/conditions/explain.js';
import type { DescribeContext } from '../ascdata/datatype.js';
import type { FieldState } from './field.svelte.js';
import type { EditorState } from './state.svelte.js';
import { describe, labelOf } from './words.js';

/** How conditions and reasons are put into words, per language (the message table has one). */
export interface ReasonWords {
  /** "Mode is Now"; by operator. */
  is(target: string, expected: string): string;
  isNot(target: string, expected: string): string;
  above(target: string, expected: string): string;
  atLeast(target: string, expected: string): string;
  below(target: string, expected: string): string;
  atMost(target: string, expected: string): string;
  /** The same for points in time. */
  after(target: string, expected: string): string;
  notBefore(target: string, expected: string): string;
  before(target: string, expected: string): string;
  notAfter(target: string, expected: string): string;
  filled(target: string): string;
  empty(target: string): string;
  contains(target: string, expected: string): string;
  and(clauses: readonly string[]): string;
  hiddenBecause(clauses: string): string;
  setTo(target: string, value: string): string;
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

type Clause =
  | 'is'
  | 'isNot'
  | 'above'
  | 'atLeast'
  | 'below'
  | 'atMost'
  | 'after'
  | 'notBefore'
  | 'before'
  | 'notAfter'
  | 'contains';

const clauses: Readonly<Record<string, Clause>> = {
  '==': 'is',
  '!=': 'isNot',
  '>': 'above',
  '>=': 'atLeast',
  '<': 'below',
  '<=': 'atMost',
  '?': 'contains'
};

/** What is ordered and written as a text is a point in time. */
const timeClauses: Readonly<Record<string, Clause>> = {
  '>': 'after',
  '>=': 'notBefore',
  '<': 'before',
  '<=': 'notAfter'
};

function clauseFor(operator: string, expected: unknown): Clause | undefined {
  if (typeof expected === 'string' && Object.hasOwn(timeClauses, operator)) return timeClauses[operator];
  return Object.hasOwn(clauses, operator) ? clauses[operator] : undefined;
}

/** One condition in words: what it demands, as far as it can be read. */
export function clauseOf(
  found: ConditionExplanation,
  state: EditorState,
  words: DescribeContext,
  texts: ReasonWords
): string {
  const target = found.targetId === undefined ? undefined : state.field(found.targetId);
  const label = target ? labelOf(target, words) : (found.targetId ?? '?');
  if (found.operator === '?' && typeof found.expected === 'boolean') {
    return found.expected ? texts.filled(label) : texts.empty(label);
  }
  const clause = clauseFor(found.operator ?? '', found.expected);
  if (!clause) return `${label} ${found.operator ?? '?'} ${JSON.stringify(found.expected)}`;
  return texts[clause](label, target ? describe(target, found.expected, words) : JSON.stringify(found.expected));
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
  | { readonly ask: FieldState }
);
