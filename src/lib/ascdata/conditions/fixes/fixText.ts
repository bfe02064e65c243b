import { editText } from '../../editText.js';
import { dataOf } from '../../elements.js';
import { pointerTokens, type Finding, type FixLabel } from '../../findings.js';
import type { Models } from '../evaluate.js';
import type { StatesContext } from '../states/network.js';
import { Fixer, type Effect } from './fixer.js';
import { Origins } from './origins.js';
import type { Remedy } from './remedies.js';

/** A fix that was applied. Its pointers lead into the text before all fixes. */
export interface AppliedFix {
  readonly found: Finding;
  /** What was changed. */
  readonly place: string;
  readonly label: FixLabel;
  readonly effect: Effect;
}

/** A finding that remains, with its possible fixes: none, several, or one that changes what is shown. */
export interface RemainingFinding {
  readonly found: Finding;
  readonly labels: readonly FixLabel[];
  /** Effect of the fix, if there is exactly one. */
  readonly effect: Effect | undefined;
}

export interface FixOptions {
  /** Whether fixes that change what can be shown are applied, too. */
  readonly all: boolean;
  /** Findings to leave alone. */
  readonly ignores?: (found: Finding, data: unknown) => boolean;
  /** Of fixes that were applied to the text before. */
  readonly origins?: Origins;
  /** Called for each rule, round by round. */
  readonly onprogress?: (done: number, total: number) => void;
}

/** A fix may reveal another finding; after this many rounds, the rest stays. */
const MAX_ROUNDS = 100;

/**
 * Fixes findings on Conditions that have a single remedy. Those with several remain: only the author knows which is meant.
 * @throws TypeError as `editText`
 */
export function fixText(
  text: string,
  models: Models,
  context: StatesContext,
  { all, ignores = () => false, origins = new Origins(), onprogress }: FixOptions
): { text: string; made: AppliedFix[]; left: RemainingFinding[] } {
  const made: AppliedFix[] = [];
  let left: RemainingFinding[] = [];
  let fixed = text;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const data = dataOf(fixed);
    const fixer = new Fixer(data, models, context);
    const chosen: (Omit<AppliedFix, 'place'> & { remedy: Remedy })[] = [];
    left = [];
    const groups = byElement(fixer.findings.filter((each) => !ignores(each, data)));
    let done = 0;
    for (const [index, found] of groups) {
      onprogress?.(++done, groups.size);
      const choices = found.map((each) => ({ each, remedies: fixer.remedies(each) }));
      for (const { each, remedies } of choices) {
        const [remedy, ...others] = remedies;
        const effect = remedy && others.length === 0 ? fixer.effect(remedy) : undefined;
        if (!remedy || effect === undefined || (!all && effect !== 'none')) {
          left.push({ found: each, labels: remedies.map(({ label }) => label), effect });
        } else if (!chosen.some((fix) => indexIn(fix.found) === index)) {
          chosen.push({ found: each, label: remedy.label, effect, remedy });
        }
      }
    }
    if (chosen.length === 0) break;
    // Rules of different elements are fixed independently of each other, those of one after each other.
    const edits = chosen.flatMap(({ remedy }) => remedy.edits);
    for (const { remedy, found, ...fix } of chosen) {
      const place = origins.ofEdits(remedy.edits) ?? found.pointer;
      made.push({ ...fix, found: { ...found, pointer: origins.of(found.pointer) }, place });
    }
    origins.follow(edits, data);
    fixed = editText(fixed, edits);
  }
  return { text: fixed, made, left };
}

const indexIn = ({ pointer }: Finding): number => Number(pointerTokens(pointer)[1]);

function byElement(findings: readonly Finding[]): Map<number, Finding[]> {
  const groups = new Map<number, Finding[]>();
  for (const found of findings) groups.set(indexIn(found), [...(groups.get(indexIn(found)) ?? []), found]);
  return groups;
}
