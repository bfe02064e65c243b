import type { ReplacementBody } from '../../../api.js';
import type { Finding, MessageLanguage } from '../../../ascdata/findings.js';
import type { OutcomeKind, ValueOutcome, ValuePlan } from '../../../package/compare/outcomes.js';
import { outcomeSentence, sentenceOf } from '../../../package/compare/sentences.js';
import { hashOf } from '../../store/filestore.js';
import { versionInfo, type Planner } from './planner.js';
import { describedValue, inBoth, readableReasons } from './words.js';
import type { VariantOfTemplate } from './stored.js';

interface PlannedVariant {
  readonly variant: VariantOfTemplate;
  readonly plan: ValuePlan;
}

/** What a replacement does, for people and scripts. */
export function replacementBody(
  spotIdentifier: string,
  planner: Planner,
  planned: readonly PlannedVariant[],
  findings: readonly Finding[]
): ReplacementBody {
  const { comparison, before, after } = planner;
  const body = {
    spotIdentifier,
    before: versionInfo(before),
    after: versionInfo(after),
    same: planner.isSame,
    changes: comparison.changes.map((change) => ({
      ...change,
      text: inBoth((language) => sentenceOf(change, language))
    })),
    pairs: comparison.pairs,
    unusedMapping: comparison.unusedMapping,
    likenessTried: comparison.likenessTried,
    variants: planned.map(({ variant, plan }) => ({
      id: variant.id,
      name: variant.name,
      groupName: variant.group_name,
      outcomes: plan.outcomes.map((outcome) => ({
        ...outcome,
        text: inBoth((language) => outcomeSentence(readable(outcome, planner, language), language)),
        words: inBoth((language) => describedValue(outcome.value, planner.elementBefore(outcome.id), language))
      }))
    })),
    counts: countsOf(planned.flatMap(({ plan }) => plan.outcomes)),
    findings
  };
  return { ...body, tag: hashOf(JSON.stringify([before.hash, after.hash, body])).slice(0, 32) };
}

function readable(outcome: ValueOutcome, planner: Planner, language: MessageLanguage): ValueOutcome {
  if (!('reasons' in outcome)) return outcome;
  return { ...outcome, reasons: readableReasons(outcome.reasons, planner.elementAfter(outcome.id), language) };
}

function countsOf(outcomes: readonly ValueOutcome[]): Record<OutcomeKind, number> {
  const counts = { kept: 0, moved: 0, converted: 0, setAside: 0, returned: 0, stillAside: 0 };
  for (const { kind } of outcomes) counts[kind] += 1;
  return counts;
}
