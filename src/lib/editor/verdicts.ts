import type { ConditionExplanation } from '../ascdata/conditions/explain.js';
import type { DescribeContext } from '../ascdata/datatype.js';
import { messageOf } from '../ascdata/wording.js';
import type { FieldState } from './field.svelte.js';
import { clauseOf, type ReasonWords } from './reasons.js';
import type { EditorState } from './state.svelte.js';
import { describe } from './words.js';

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
