import type english from '../../en/screens/explanations.js';
import { grammarOf } from '../../../language/grammar.js';

const { either, list, quote } = grammarOf('fr');

const clauses = {
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
} satisfies (typeof english)['clauses'];

export default {
  clauses,
  reasons: {
    ...clauses,
    onlyIf: (clause) => `lorsque ${clause}`,
    withId: (id) => `Id ${id}`,
    and: (clauses) => list(clauses),
    hiddenBecause: (clauses) => `masqué, car ${clauses}`,
    setTo: (target, value) => `régler ${target} sur ${value}`,
    oneByOne: (steps) => steps.join(', puis '),
    choose: (target) => `faire un choix dans ${target}`,
    chooseNamed: (name, target) => `choisir ${quote(name)} dans ${target}`,
    chooseIds: (ids, target) =>
      either(
        ids.length,
        `choisir l’objet d’Id ${ids[0]} dans ${target}`,
        `choisir exactement les objets d’Id ${list(ids.map(String))} dans ${target}`
      ),
    chooseOther: (target) => `faire un autre choix dans ${target}`,
    fillIn: (target) => `remplir ${target}`,
    enter: (text, target) => `saisir ${text} dans ${target}`,
    enterOther: (target) => `saisir autre chose dans ${target}`
  }
} satisfies typeof english;
