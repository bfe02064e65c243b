import type { CompareContext } from '../dataTypeModel.js';
import { placedElements } from '../elements.js';
import { hasErrors, type Finding } from '../findings.js';
import { finding } from '../finding.js';
import type { AscElement } from '../types.js';
import { minPlatformVersion } from '../versions.js';
import { Domains } from './domain.js';
import { conditionsOf, elementsById, hasConditions, type Models } from './evaluate.js';
import { factsOf, type PlacedCondition, type TargetFacts } from './targetFacts.js';
import { canAllHide, findLocks, type LockNode } from './lockCycles.js';
import { outcomes } from './outcomes.js';
import { checkCondition, nameInSentence, ElementNames, removalFix, type ConditionPlace } from './checkCondition.js';

/** What can be proved about the Conditions of a file for every possible input. */
export interface Proof {
  readonly findings: readonly Finding[];
  /** Ids of the elements that can lock each other, a group for each finding. */
  readonly locks: readonly (readonly string[])[];
  /** Ids of the elements whose Conditions could not be proved: a setting that they read has too many Values. */
  readonly unproved: readonly string[];
}

export interface ProofOptions {
  /** Called after each element that has Conditions. */
  readonly onprogress?: (done: number, total: number) => void;
}

/** The findings of {@link prove}. */
export function analyse(elements: unknown, models: Models, context: CompareContext, apiVersion: unknown): Finding[] {
  return [...prove(elements, models, context, apiVersion).findings];
}

/**
 * Analyses the Conditions of a file: finds those that can never be evaluated, and proves about the
 * others, for every input: never or always met, repeated, implied, elements that can lock each other. Claims are exact
 * over the values a user can enter and those in the file; if a proof would be too large, nothing is claimed.
 * @param elements `Elements` as in the file; positions in it become pointers. No findings if it is not an array
 * @param apiVersion `ApiVersion` as in the file
 */
export function prove(
  elements: unknown,
  models: Models,
  context: CompareContext,
  apiVersion: unknown,
  { onprogress }: ProofOptions = {}
): Proof {
  if (!Array.isArray(elements)) return { findings: [], locks: [], unproved: [] };
  const placed = placedElements({ Elements: elements }, models);
  const usable = new Map(placed.map(({ index, element }) => [index, element]));
  const names = new ElementNames(elementsById(placed.map(({ element }) => element)), elementsById(elements));
  const domains = new Domains(context);
  const findings = versionFindings(elements, apiVersion);
  const nodes: (LockNode & { index: number })[] = [];
  const unproved: string[] = [];
  const total = onprogress ? elements.filter(hasConditions).length : 0;
  let done = 0;

  elements.forEach((raw: unknown, index) => {
    if (hasConditions(raw)) onprogress?.(++done, total);
    const pointer = `/Elements/${index}/Options/Conditions`;
    const { sound, found } = checkConditions(raw, pointer, names, models, context);
    findings.push(...found);
    const element = usable.get(index);
    if (!element) return;
    const facts = sound ? factsOf(sound, domains) : [];
    if (sound) findings.push(...outcomes(element, facts, pointer, names.near, context));
    if (facts.some((each) => !each.proof)) unproved.push(element.Id);
    nodes.push({ element, index, facts: canHide(facts) ? facts : [] });
  });
  const places = new Map(nodes.map(({ element, index }) => [element, index]));
  const locks = findLocks(nodes, domains, context);
  for (const members of locks) findings.push(lockFinding(members, places));
  return {
    findings: [...findings, ...hiddenTargets(nodes, locks.flat(), domains, context)],
    locks: locks.map((members) => members.map(({ element }) => element.Id)),
    unproved
  };
}

/** Conditions on a setting that can itself be hidden while they decide: for some Values it is hidden and all other conditions are met. */
function hiddenTargets(
  nodes: readonly (LockNode & { index: number })[],
  locked: readonly LockNode[],
  domains: Domains,
  context: CompareContext
): Finding[] {
  const nodeOf = new Map(nodes.map((node) => [node.element, node]));
  const lockedNodes = new Set(locked);
  // Locked elements, and those always or never hidden, have findings of their own.
  const isVaried = ({ facts }: LockNode): boolean => facts.length > 0 && !facts.every((each) => each.proof?.always);
  return nodes.filter(isVaried).flatMap(({ element, index, facts }) =>
    facts.flatMap(({ target, conditions }) => {
      const node = nodeOf.get(target);
      if (!node || target === element || !isVaried(node) || lockedNodes.has(node)) return [];
      const others = facts.filter((each) => each.target !== target);
      if (!canAllHide([node, { facts: others }], domains, context)) return [];
      const pointer = `/Elements/${index}/Options/Conditions/${conditions[0]!.place}`;
      return [
        finding('condition-target-hidden', pointer, {
          target: nameInSentence(target),
          element: nameInSentence(element)
        })
      ];
    })
  );
}

/** An element with a target that no Value satisfies is never hidden, so it is part of no lock. */
function canHide(facts: readonly TargetFacts[]): boolean {
  return facts.every((each) => each.proof?.satisfiable ?? true);
}

/** The findings on each condition alone, and the conditions if all of them can be evaluated. */
function checkConditions(
  raw: unknown,
  pointer: string,
  names: ElementNames,
  models: Models,
  context: CompareContext
): { sound?: PlacedCondition[]; found: Finding[] } {
  const { conditions, problem } = conditionsOf(raw);
  if (problem) return { found: [finding(problem, pointer, { element: nameInSentence(raw) })] };
  if (conditions.length === 0) return { found: [] };
  const found: Finding[] = [];
  const sound: PlacedCondition[] = [];
  const firsts = new Map<string, number>();
  conditions.forEach((condition, place) => {
    const at: ConditionPlace = { element: raw, pointer: `${pointer}/${place}` };
    const checked = checkCondition(condition, at, names, models, context);
    found.push(...checked.found);
    if (!checked.ready) return;
    const { target, operator, expected } = checked.ready;
    const key = JSON.stringify([target.Id, operator, expected]);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, place);
    else found.push(finding('condition-duplicate', at.pointer, { other: first + 1 }, removalFix(at.pointer)));
    // A repeated condition changes nothing, so proofs skip it.
    sound.push(...(first === undefined ? [{ place, ready: checked.ready }] : []));
  });
  return hasErrors(found) ? { found } : { found, sound };
}

/** Conditions need ApiVersion 2 (docs/contract.md, Versions). Reported once for the file, at the first element that has them. */
function versionFindings(elements: readonly unknown[], apiVersion: unknown): Finding[] {
  if (apiVersion !== 1) return [];
  const first = elements.findIndex((element) => conditionsOf(element).conditions.length > 0);
  if (first < 0) return [];
  const fix = { title: 'ApiVersion: 2', edits: [{ op: 'set' as const, pointer: '/ApiVersion', value: 2 }] };
  const params = { feature: 'Conditions', needed: 2, stated: apiVersion, platform: minPlatformVersion(2) };
  return [finding('api-version-too-low', `/Elements/${first}/Options/Conditions`, params, fix)];
}

/** One finding per lock, at its first member. */
function lockFinding(members: readonly LockNode[], places: ReadonlyMap<AscElement, number>): Finding {
  const shown = members.slice(0, 5).map(({ element }) => nameInSentence(element));
  if (members.length > shown.length) shown.push(`… (${members.length})`);
  const pointer = `/Elements/${places.get(members[0]!.element)}/Options/Conditions`;
  return finding('conditions-lock', pointer, { elements: shown.join(', ') });
}
