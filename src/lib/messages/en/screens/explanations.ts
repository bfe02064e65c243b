import { grammarOf } from '../../../language/grammar.js';

const { either, list, quote } = grammarOf('en');

/** What a condition demands, as a sentence of its own. */
const clauses = {
  is: (target: string, expected: string) => `${target} is ${expected}`,
  isNot: (target: string, expected: string) => `${target} is not ${expected}`,
  isState: (target: string, state: string) => `${target} is ${state}`,
  isNotState: (target: string, state: string) => `${target} is not ${state}`,
  above: (target: string, expected: string) => `${target} is more than ${expected}`,
  atLeast: (target: string, expected: string) => `${target} is at least ${expected}`,
  below: (target: string, expected: string) => `${target} is less than ${expected}`,
  atMost: (target: string, expected: string) => `${target} is at most ${expected}`,
  after: (target: string, expected: string) => `${target} is after ${expected}`,
  notBefore: (target: string, expected: string) => `${target} is not before ${expected}`,
  before: (target: string, expected: string) => `${target} is before ${expected}`,
  notAfter: (target: string, expected: string) => `${target} is not after ${expected}`,
  filled: (target: string) => `${target} has a value`,
  empty: (target: string) => `${target} is empty`,
  contains: (target: string, expected: string) => `${target} contains ${expected}`,
  lacks: (target: string, expected: string) => `${target} does not contain ${expected}`
};

export default {
  clauses,
  /** Why a setting is hidden, and what would show it. */
  reasons: {
    ...clauses,
    onlyIf: (clause: string) => `if ${clause}`,
    withId: (id: string) => `Id ${id}`,
    and: (clauses: readonly string[]) => list(clauses),
    hiddenBecause: (clauses: string) => `hidden because ${clauses}`,
    setTo: (target: string, value: string) => `set ${target} to ${value}`,
    oneByOne: (steps: readonly string[]) => steps.join(', then '),
    choose: (target: string) => `choose something in ${target}`,
    chooseNamed: (name: string, target: string) => `choose ${quote(name)} in ${target}`,
    chooseIds: (ids: readonly number[], target: string) =>
      either(
        ids.length,
        `choose the object with Id ${ids[0]} in ${target}`,
        `choose exactly the objects with the Ids ${list(ids.map(String))} in ${target}`
      ),
    chooseOther: (target: string) => `choose something else in ${target}`,
    fillIn: (target: string) => `fill in ${target}`,
    enter: (text: string, target: string) => `enter ${text} in ${target}`,
    enterOther: (target: string) => `enter something else in ${target}`
  }
};
