/** What a condition demands, as a sentence of its own. */
export default {
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
