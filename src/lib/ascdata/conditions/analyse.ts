import type { CompareContext } from '../dataTypeModel.js';
import { placedElements } from '../elements.js';
import { hasErrors, withConsequences, type Finding } from '../findings.js';
import { finding } from '../finding.js';
import type { AscElement } from '../types.js';
import { minPlatformVersion } from '../versions.js';
import { Domains } from './domain.js';
import { conditionsOf, elementsById, hasConditions, type Models } from './evaluate.js';
import { changeableIds, fixedIds } from './reachable.js';
import { factsOf, guardOf, whileKept, type PlacedCondition, type TargetFacts } from './targetFacts.js';
import { findLocks, hidingStates, type Lock, type LockNode } from './lockCycles.js';
import { outcomes } from './outcomes.js';
import {
  checkCondition,
  ElementNames,
  nameInSentence,
  removalFix,
  valueAsInFile,
  type ConditionPlace
} from './checkCondition.js';

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
  const rules: Rule[] = [];
  const total = onprogress ? elements.filter(hasConditions).length : 0;
  let done = 0;
  elements.forEach((raw: unknown, index) => {
    if (hasConditions(raw)) onprogress?.(++done, total);
    const pointer = `/Elements/${index}/Options/Conditions`;
    const { sound, found } = checkConditions(raw, pointer, names, models, context);
    const element = usable.get(index);
    if (element) rules.push({ element, index, pointer, found, facts: sound ? factsOf(sound, domains) : [] });
    else findings.push(...found);
  });
  const addressed = rules.filter(({ element }) => names.usable.get(element.Id) === element);
  const guards = addressed.map(({ element, facts }) => guardOf(element, facts));
  const [fixed, shown] = [fixedIds(guards), changeableIds(guards)];
  const nodes = rules.map(({ element, index, facts }) => {
    const reached = whileKept(facts, fixed);
    return { element, index, facts: canHide(reached) ? reached : [] };
  });
  const never = new Set(guards.filter(({ id }) => !shown.has(id)).map(({ id }) => id));
  const locks = findLocks(nodes, domains, context, never);
  const locked = new Set(locks.flatMap(({ members }) => members.map(({ element }) => element.Id)));
  const kept = (element: AscElement) => (locked.has(element.Id) ? fixed : never);
  const { reachable, causes, ...proved } = outcomesOf(rules, kept, never, names, context);
  findings.push(...proved.findings);
  const places = new Map(nodes.map(({ element, index }) => [element, index]));
  for (const lock of locks) findings.push(lockFinding(lock, places));
  const members = locks.map((lock) => lock.members.map(({ element }) => element.Id));
  const inLocks = new Set(locks.flatMap((lock) => lock.members.map(({ element }) => element)));
  return {
    findings: [
      ...underCauses(findings, causes, rules, members),
      ...hiddenTargets(reachable, inLocks, domains, context)
    ],
    locks: members,
    unproved: rules.filter(({ facts }) => facts.some((each) => !each.proof)).map(({ element }) => element.Id)
  };
}

/**
 * The findings on each rule, and which elements can be hidden while the settings that they read are as people can get them.
 * @param kept which settings keep the Values that they start with, for the rules of an element
 * @param never those that nothing shows
 * @returns `causes`: findings that follow from a setting in `never`, with its Id
 */
function outcomesOf(
  rules: readonly Rule[],
  kept: (element: AscElement) => ReadonlySet<string>,
  never: ReadonlySet<string>,
  names: ElementNames,
  context: CompareContext
) {
  const findings: Finding[] = [];
  const causes: [cause: string, found: Finding][] = [];
  const reachable: (LockNode & { index: number })[] = [];
  for (const { element, index, pointer, found, facts } of rules) {
    const reached = whileKept(facts, kept(element));
    reachable.push({ element, index, facts: canHide(reached) ? reached : [] });
    const outcome = outcomes(element, facts, reached, pointer, names.near, context);
    const hidden =
      facts === reached ? undefined : facts.find(({ target }) => never.has(target.Id) && target !== element);
    findings.push(...found);
    if (!hidden) {
      findings.push(...outcome);
      continue;
    }
    const before = new Set(outcomes(element, facts, facts, pointer, names.near, context).map(keyOf));
    for (const each of outcome) {
      if (before.has(keyOf(each))) findings.push(each);
      else causes.push([hidden.target.Id, each]);
    }
  }
  return { findings, causes, reachable };
}

/** Puts what follows from an element that is never shown under the finding about that. */
function underCauses(
  findings: readonly Finding[],
  causes: readonly (readonly [cause: string, found: Finding])[],
  rules: readonly Rule[],
  locks: readonly (readonly string[])[]
): Finding[] {
  if (causes.length === 0) return [...findings];
  const idAt = new Map(rules.map(({ element, pointer }) => [pointer, element.Id]));
  const alwaysHidden = (found: Finding): string[] =>
    withConsequences([found])
      .filter(({ code }) => code === 'conditions-always-hide')
      .flatMap(({ pointer }) => idAt.get(pointer) ?? []);
  const positions = new Map<string, number>();
  findings.forEach((found, position) => {
    const first = found.code === 'conditions-lock' ? idAt.get(found.pointer) : undefined;
    const hidden = first === undefined ? alwaysHidden(found) : (locks.find((ids) => ids[0] === first) ?? []);
    for (const id of hidden) positions.set(id, position);
  });
  const all = [...findings];
  const caused = new Map<string, (readonly [cause: string, found: Finding])[]>();
  for (const each of causes) {
    const same = caused.get(each[0]);
    if (same) same.push(each);
    else caused.set(each[0], [each]);
  }
  const left = new Set(causes);
  // A Map visits what is added on the way.
  for (const [id, position] of positions) {
    for (const each of caused.get(id) ?? []) {
      left.delete(each);
      const cause = all[position]!;
      all[position] = { ...cause, consequences: [...(cause.consequences ?? []), each[1]] };
      for (const next of alwaysHidden(each[1])) if (!positions.has(next)) positions.set(next, position);
    }
  }
  return [...all, ...[...left].map(([, found]) => found)];
}

/** An element with what is found about its conditions. */
interface Rule {
  readonly element: AscElement;
  readonly index: number;
  readonly pointer: string;
  /** On each condition alone. */
  readonly found: readonly Finding[];
  readonly facts: readonly TargetFacts[];
}

const keyOf = ({ code, pointer }: Finding): string => `${code} ${pointer}`;

/** Conditions on a setting that can itself be hidden while they decide: for some Values it is hidden and all other conditions are met. */
function hiddenTargets(
  nodes: readonly (LockNode & { index: number })[],
  locked: ReadonlySet<AscElement>,
  domains: Domains,
  context: CompareContext
): Finding[] {
  const nodeOf = new Map(nodes.map((node) => [node.element, node]));
  // Locked elements, and those always or never hidden, have findings of their own.
  const isVaried = ({ facts }: LockNode): boolean => facts.length > 0 && !facts.every((each) => each.proof?.always);
  return nodes.filter(isVaried).flatMap(({ element, index, facts }) =>
    facts.flatMap(({ target, conditions }) => {
      const node = nodeOf.get(target);
      if (!node || target === element || !isVaried(node) || locked.has(target)) return [];
      const others = facts.filter((each) => each.target !== target);
      if (!hidingStates([node, { facts: others }], domains, context)) return [];
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

/** One finding per lock, at its first member: an error if editing leads there, else only a warning. */
function lockFinding({ members, values, isReached }: Lock, places: ReadonlyMap<AscElement, number>): Finding {
  const pointer = `/Elements/${places.get(members[0]!.element)}/Options/Conditions`;
  return finding(isReached ? 'conditions-lock' : 'conditions-lock-elsewhere', pointer, {
    elements: listed(members.map(({ element }) => nameInSentence(element))),
    values: listed([...values].map(([{ Id }, { value }]) => `${Id} = ${valueAsInFile(value)}`))
  });
}

function listed(all: readonly string[]): string {
  const shown = all.slice(0, 5);
  return [...shown, ...(all.length > shown.length ? [`… (${all.length})`] : [])].join(', ');
}
