import type english from '../../../en/screens/shared/clauses.js';

export default {
  is: (target, expected) => `${target} steht auf ${expected}`,
  isNot: (target, expected) => `${target} steht nicht auf ${expected}`,
  isState: (target, state) => `${target} steht auf ${state}`,
  isNotState: (target, state) => `${target} steht nicht auf ${state}`,
  above: (target, expected) => `${target} liegt über ${expected}`,
  atLeast: (target, expected) => `${target} ist mindestens ${expected}`,
  below: (target, expected) => `${target} liegt unter ${expected}`,
  atMost: (target, expected) => `${target} ist höchstens ${expected}`,
  after: (target, expected) => `${target} liegt nach ${expected}`,
  notBefore: (target, expected) => `${target} liegt nicht vor ${expected}`,
  before: (target, expected) => `${target} liegt vor ${expected}`,
  notAfter: (target, expected) => `${target} liegt nicht nach ${expected}`,
  filled: (target) => `${target} ist ausgefüllt`,
  empty: (target) => `${target} ist leer`,
  contains: (target, expected) => `${target} enthält ${expected}`,
  lacks: (target, expected) => `${target} enthält ${expected} nicht`
} satisfies typeof english;
