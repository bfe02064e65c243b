import { elementsById, type Models } from '../../ascdata/conditions/evaluate.js';
import type { ConditionExplanation } from '../../ascdata/conditions/explain.js';
import { ElementNames, problemFinding } from '../../ascdata/conditions/checkCondition.js';
import type { DescribeContext } from '../../ascdata/dataTypeModel.js';
import type { FindingFormatter } from '../../ascdata/findingFormatter.js';
import { registry } from '../../datatypes/registry.js';
import type { FieldState } from '../field.svelte.js';
import { clauseOf } from './reasons.js';
import type { NameWords } from '../settingNames.js';
import type { EditorState } from '../state.svelte.js';
import { describe } from '../changeSummary.js';

/** One condition with its result, for "Why is this shown?". */
export interface Verdict {
  /** What it requires; undefined if that cannot be read. */
  readonly clause: string | undefined;
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
  texts: NameWords,
  say: FindingFormatter
): Verdict[] {
  const said = problemSpeaker(field, state, say);
  return state.explain(field.id).map((found) => {
    const target = found.targetId === undefined ? undefined : state.field(found.targetId);
    return {
      clause: found.problem === 'condition-malformed' ? undefined : clauseOf(found, state, words, texts),
      met: found.met,
      now: target && describe(target, target.value, words),
      problem: said(found)
    };
  });
}

/** Puts into words why a condition of the field cannot be evaluated. */
function problemSpeaker(
  { element }: FieldState,
  state: EditorState,
  say: FindingFormatter
): (found: ConditionExplanation) => string | undefined {
  const { Elements = [] } = state.ascData;
  const names = new ElementNames(elementsById(state.elements), elementsById(Elements));
  const models: Models = registry;
  return ({ problem, condition }) => {
    if (!problem) return undefined;
    const place = { element, pointer: '' };
    const found = problemFinding(problem, condition, place, names, models, state.contextFor(true));
    return say(found);
  };
}
