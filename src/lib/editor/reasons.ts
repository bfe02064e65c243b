import type { ConditionExplanation } from '../ascdata/conditions/explain.js';
import { reveal } from '../ascdata/conditions/reveal.js';
import type { Models } from '../ascdata/conditions/evaluate.js';
import type { DescribeContext } from '../ascdata/datatype.js';
import { messageOf } from '../ascdata/findings.js';
import { isRecord } from '../ascdata/elements.js';
import { registry } from '../datatypes/registry.js';
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
}

type Clause = Exclude<keyof ReasonWords, 'and' | 'hiddenBecause' | 'filled' | 'empty'>;

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

/** One condition with what came of it, for "why is this shown?". */
export interface Verdict {
  readonly clause: string;
  readonly met: boolean;
  /** The target's Value now, in words. */
  readonly now: string | undefined;
  /** Why the condition cannot be evaluated. */
  readonly problem: string | undefined;
}

export function verdictsOf(
  field: FieldState,
  state: EditorState,
  words: DescribeContext,
  texts: ReasonWords
): Verdict[] {
  return state.explain(field.id).map((found) => {
    const target = found.targetId === undefined ? undefined : state.field(found.targetId);
    return {
      clause: clauseOf(found, state, words, texts),
      met: found.met,
      now: target && describe(target, target.value, words),
      problem: found.problem && problemText(found, words)
    };
  });
}

function problemText(found: ConditionExplanation, words: DescribeContext): string | undefined {
  if (!found.problem) return undefined;
  const params = { target: found.targetId ?? '?', operator: found.operator ?? '?' };
  return messageOf({ code: found.problem, params }, words.language);
}

export interface Revealing {
  readonly changes: readonly (readonly [id: string, value: unknown])[];
  /** "set Mode to Forecast" */
  readonly text: string;
}

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
