import type english from '../../../en/screens/shared/clauses.js';

export default {
  is: (target, expected) => `${target} vaut ${expected}`,
  isNot: (target, expected) => `${target} ne vaut pas ${expected}`,
  isState: (target, state) => `${target} est ${state}`,
  isNotState: (target, state) => `${target} n’est pas ${state}`,
  above: (target, expected) => `${target} est supérieur à ${expected}`,
  atLeast: (target, expected) => `${target} est au moins égal à ${expected}`,
  below: (target, expected) => `${target} est inférieur à ${expected}`,
  atMost: (target, expected) => `${target} est au plus égal à ${expected}`,
  after: (target, expected) => `${target} est après ${expected}`,
  notBefore: (target, expected) => `${target} n’est pas avant ${expected}`,
  before: (target, expected) => `${target} est avant ${expected}`,
  notAfter: (target, expected) => `${target} n’est pas après ${expected}`,
  filled: (target) => `${target} est rempli`,
  empty: (target) => `${target} est vide`,
  contains: (target, expected) => `${target} contient ${expected}`,
  lacks: (target, expected) => `${target} ne contient pas ${expected}`
} satisfies typeof english;
