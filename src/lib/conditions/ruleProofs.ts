import {
  countBySeverity,
  pointerTokens,
  withConsequences,
  type Finding,
  type FindingCode
} from '../ascdata/findings.js';
import type { ProofAnswer } from './analysis/messages.js';

/** What is claimed of a rule, the worst first. */
export type Claim =
  | 'broken'
  | 'locked'
  | 'always'
  | 'never'
  | 'duplicate'
  | 'superfluous'
  | 'impossible'
  | 'exclusive'
  | 'unproved'
  | 'sound';

/** A problem is an error or a warning of the check, a note is neither; `unproved`: a limit was hit. */
export type Verdict = 'problem' | 'note' | 'unproved' | 'sound';

/** Whether settings hide each other for good. */
export const isLock = ({ code }: Finding): boolean =>
  code === 'conditions-lock' || code === 'conditions-lock-elsewhere';

/** What is proved about the rule of one element. */
export interface RuleProof {
  readonly verdict: Verdict;
  readonly claim: Claim;
  /** Worst first, including hints about sound rules. */
  readonly findings: readonly Finding[];
  /** Whether the condition at this position is at fault. */
  isFaulty(condition: number): boolean;
}

const CLAIMS: Readonly<Partial<Record<FindingCode, Claim>>> = {
  'conditions-lock': 'locked',
  'condition-self': 'locked',
  'conditions-always-hide': 'always',
  'conditions-never-hide': 'never',
  'condition-duplicate': 'duplicate',
  'condition-implied': 'superfluous',
  'condition-always-met': 'superfluous',
  'condition-value-impossible': 'impossible',
  'conditions-lock-elsewhere': 'exclusive'
};

const ORDER: readonly Claim[] = [
  'broken',
  'locked',
  'always',
  'never',
  'duplicate',
  'superfluous',
  'impossible',
  'exclusive',
  'unproved',
  'sound'
];

const PLAIN = { findings: [], isFaulty: () => false };

/**
 * What is proved about each rule.
 * @param indexes of the elements that have a rule, in `Elements`, by Id
 */
export function ruleProofs(
  { findings, locks, unproved }: ProofAnswer,
  indexes: ReadonlyMap<string, number>
): Map<string, RuleProof> {
  const byIndex = new Map<number, Finding[]>();
  for (const found of withConsequences(findings)) {
    const index = Number(pointerTokens(found.pointer)[1]);
    byIndex.set(index, [...(byIndex.get(index) ?? []), found]);
  }
  const lockOf = new Map(locks.flatMap((members) => members.map((id) => [id, members[0]!] as const)));
  const unknown = new Set(unproved);
  return new Map(
    [...indexes].map(([id, index]) => {
      const first = lockOf.get(id);
      const others = first !== undefined && first !== id ? (byIndex.get(indexes.get(first)!) ?? []) : [];
      const shared = others.filter(isLock);
      const own = [...(byIndex.get(index) ?? []), ...shared].filter(isOfRule);
      return [id, proofOf(own, unknown.has(id))];
    })
  );
}

/** How many findings on rules are listed, each with what follows from it. */
export interface Tally {
  readonly problems: number;
  /** Those that are none. */
  readonly notes: number;
}

/** The one count of what is found about the rules of a file, for every place that shows it; as `ascdata check` counts. */
export function tallyOf(findings: readonly Finding[]): Tally {
  const { error, warning, info } = countBySeverity(findings.filter(isOfRule));
  return { problems: error + warning, notes: info };
}

/** What is found in a file with edited rules: its other findings as they were, then those of the draft. */
export function foundInDraft<F extends Pick<Finding, 'code' | 'pointer'>>(
  found: readonly F[],
  draft: readonly Finding[],
  worded: (found: Finding) => F
): F[] {
  const codes = new Set(draft.map(({ code }) => code));
  const stays = (each: F): boolean => !isOfRule(each) && (!isInRules(each) || codes.has(each.code));
  return [...found.filter(stays), ...draft.filter(isOfRule).map(worded)];
}

/** Findings about the file, or only about the current Value, are shown elsewhere. */
export function isOfRule(found: Pick<Finding, 'code' | 'pointer'>): boolean {
  return isInRules(found) && found.code !== 'api-version-too-low';
}

const isInRules = ({ pointer }: Pick<Finding, 'pointer'>): boolean => pointerTokens(pointer)[3] === 'Conditions';

/** Worth knowing, and no fault. */
const isHint = ({ code, severity }: Finding): boolean => code === 'condition-target-hidden' && severity === 'info';

function proofOf(findings: readonly Finding[], isUnproved: boolean): RuleProof {
  const rank = (found: Finding): number => ORDER.indexOf(claimOf(found));
  const faults = findings.filter((found) => !isHint(found)).sort((a, b) => rank(a) - rank(b));
  const all = [...faults, ...findings.filter(isHint)];
  const [worst] = faults;
  if (!worst) {
    const claim = isUnproved ? 'unproved' : 'sound';
    return { ...PLAIN, verdict: claim, claim, findings: all };
  }
  const claim = claimOf(worst);
  const named = faults.filter((found) => claimOf(found) === claim).flatMap(conditionsIn);
  const faulty = new Set(named.length > 0 ? named : faults.flatMap(conditionsIn));
  return {
    verdict: faults.some(({ severity }) => severity !== 'info') ? 'problem' : 'note',
    claim,
    findings: all,
    // What is about the rule as a whole is about each of its conditions.
    isFaulty: (condition) => faulty.size === 0 || faulty.has(condition)
  };
}

/** Any code without its own claim means that a condition cannot be evaluated. */
const claimOf = ({ code }: Finding): Claim => CLAIMS[code] ?? 'broken';

/** Positions of the conditions that a finding names; none where it is about all. */
function conditionsIn({ code, pointer, params }: Finding): number[] {
  const [, , , , condition] = pointerTokens(pointer);
  if (condition !== undefined) return [Number(condition)];
  if (code !== 'conditions-never-hide') return [];
  // “1 + 2”, for the sentence.
  return [...String(params.conditions).matchAll(/\d+/g)].map(([place]) => Number(place) - 1);
}
