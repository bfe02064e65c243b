import { hiddenIds } from '../../ascdata/conditions/visibility.js';
import { errorsOf, type Finding } from '../../ascdata/findings.js';
import type { AscElement, Values } from '../../ascdata/types.js';
import { inSlices } from '../../ascdata/slices.js';
import { checkValue, untilSettled, type CheckOptions } from '../../ascdata/values.js';

/** A Value that could be stored for an element of the new version. */
export interface Candidate {
  readonly target: AscElement;
  /** In the form to store. */
  readonly value: unknown;
  /** Codes of the rules it may break, because it broke them before. */
  readonly toleratedCodes: ReadonlySet<string>;
}

/** The verdict on a candidate: the rules it still breaks if it was accepted, or why it was not. */
export interface Verdict {
  readonly fits: boolean;
  readonly findings: readonly Finding[];
}

/**
 * Gives each element the first of its candidates that breaks no rule. Rules depend on what is hidden, and that on the Values of
 * other elements: so the first of each are tried together, those that break a rule are replaced by the next, and this repeats
 * until all fit. Candidates only ever drop out, so it terminates.
 * @param candidates by element Id, in order of precedence
 * @param inherited the Value of an element whose candidates all drop out, if not the package's
 * @returns a verdict for each candidate that was tried; those after a fitting one are not
 */
export async function chooseCandidates<C extends Candidate>(
  elements: readonly AscElement[],
  candidates: ReadonlyMap<string, readonly C[]>,
  options: CheckOptions,
  errorsOf: ErrorCheck,
  inherited: Values = new Map()
): Promise<Map<C, Verdict>> {
  const open = new Map([...candidates].map(([id, all]) => [id, [...all]]));
  const check = once<C>(errorsOf);
  const verdicts = new Map<C, Verdict>();
  for (;;) {
    const placed = [...firsts(open)].map(([id, { value }]) => [id, value] as const);
    const values = new Map([...inherited, ...placed]);
    const hidden = hiddenIds(elements, options.registry, values, options);
    const before = verdicts.size;
    for (const [id, queue] of open) {
      const [first] = queue;
      if (!first) continue;
      const findings = await check(first, hidden.has(id));
      if (findings.every(({ code }) => first.toleratedCodes.has(code))) continue;
      verdicts.set(first, { fits: false, findings });
      queue.shift();
    }
    if (verdicts.size > before) continue;
    for (const [id, first] of firsts(open)) {
      verdicts.set(first, { fits: true, findings: await check(first, hidden.has(id)) });
    }
    return verdicts;
  }
}

/** The errors of a Value for an element. */
export type ErrorCheck = (element: AscElement, value: unknown, hidden: boolean) => Promise<Finding[]>;

/**
 * Finds errors with every pattern evaluated; all checks together have the time of one save.
 * @param slice waited for before each check
 */
export function errorCheck(options: CheckOptions, slice = inSlices()): ErrorCheck {
  const settle = untilSettled(options);
  return async (element, value, hidden) => {
    await slice();
    const found = await settle((settled) => checkValue(element, value, settled, hidden));
    return errorsOf(found);
  };
}

function firsts<C>(open: ReadonlyMap<string, readonly C[]>): Map<string, C> {
  return new Map([...open].flatMap(([id, [first]]) => (first === undefined ? [] : [[id, first] as const])));
}

/** Checks each candidate at most once as hidden and once as visible. */
function once<C extends Candidate>(errorsOf: ErrorCheck): (candidate: C, hidden: boolean) => Promise<Finding[]> {
  const known = { hidden: new Map<C, Finding[]>(), visible: new Map<C, Finding[]>() };
  return async (candidate, hidden) => {
    const memo = hidden ? known.hidden : known.visible;
    const found = memo.get(candidate) ?? (await errorsOf(candidate.target, candidate.value, hidden));
    memo.set(candidate, found);
    return found;
  };
}
