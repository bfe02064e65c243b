import { fieldOf } from '../ascdata/conditions/evaluate.js';
import type { ConditionExplanation } from '../ascdata/conditions/explain.js';
import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import { describe } from '../form/changeSummary.js';
import { clauseWith, valueInSentence, type ClauseWords } from '../form/explain/clauses.js';
import { cutToLine } from '../language/cut.js';
import type { FieldState } from '../form/field.svelte.js';
import type { EditorState } from '../form/state.svelte.js';

/** Longest Action shown. */
const LONGEST = 20;

/** A condition in words, with the name of its target apart: "Mode" + " is not Now". */
export interface Clause {
  readonly before: string;
  readonly name: string;
  readonly after: string;
}

/** What a condition demands, with the name apart, so that it can be styled; undefined if the condition is unreadable. */
export function clauseOf(
  found: ConditionExplanation,
  form: EditorState,
  words: DescribeContext,
  texts: ClauseWords,
  labelOf: (field: FieldState) => string
): Clause | undefined {
  if (found.problem === 'condition-malformed') return undefined;
  const target = found.targetId === undefined ? undefined : form.field(found.targetId);
  const name = target ? labelOf(target) : (found.targetId ?? '?');
  // Unlike a text, on and off are no names to be styled: they are written as in any sentence.
  const plain = (field: FieldState, value: unknown): string =>
    (typeof value === 'boolean' ? valueInSentence : describe)(field, value, words);
  const text = clauseWith(found, form, words, texts, labelOf, plain);
  const at = text.indexOf(name);
  // The table says “Hidden while”: another Action, which has no effect, is named.
  const action = String(fieldOf(found.condition, 'Action'));
  const instead = action === 'HIDE' ? '' : `${cutToLine(action, LONGEST)}: `;
  if (at < 0) return { before: instead, name: '', after: text };
  return { before: instead + text.slice(0, at), name, after: text.slice(at + name.length) };
}

export const textOf = ({ before, name, after }: Clause): string => before + name + after;
