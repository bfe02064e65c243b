import type english from '../../en/screens/explanations.js';
import { grammarOf } from '../../../language/grammar.js';

const { either, list, quote } = grammarOf('de');

export default {
  clauses: {
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
  },
  reasons: {
    is: (target: string, expected: string) => `${target} auf ${expected} steht`,
    isNot: (target: string, expected: string) => `${target} nicht auf ${expected} steht`,
    isState: (target: string, state: string) => `${target} auf ${state} steht`,
    isNotState: (target: string, state: string) => `${target} nicht auf ${state} steht`,
    above: (target: string, expected: string) => `${target} über ${expected} liegt`,
    atLeast: (target: string, expected: string) => `${target} mindestens ${expected} ist`,
    below: (target: string, expected: string) => `${target} unter ${expected} liegt`,
    atMost: (target: string, expected: string) => `${target} höchstens ${expected} ist`,
    after: (target: string, expected: string) => `${target} nach ${expected} liegt`,
    notBefore: (target: string, expected: string) => `${target} nicht vor ${expected} liegt`,
    before: (target: string, expected: string) => `${target} vor ${expected} liegt`,
    notAfter: (target: string, expected: string) => `${target} nicht nach ${expected} liegt`,
    filled: (target: string) => `${target} ausgefüllt ist`,
    empty: (target: string) => `${target} leer ist`,
    contains: (target: string, expected: string) => `${target} ${expected} enthält`,
    lacks: (target: string, expected: string) => `${target} ${expected} nicht enthält`,
    onlyIf: (clause: string) => `wenn ${clause}`,
    withId: (id: string) => `Id ${id}`,
    and: (clauses: readonly string[]) => list(clauses),
    hiddenBecause: (clauses: string) => `ausgeblendet, weil ${clauses}`,
    setTo: (target: string, value: string) => `${target} auf ${value} setzen`,
    oneByOne: (steps: readonly string[]) => steps.join(', dann '),
    choose: (target: string) => `in ${target} etwas auswählen`,
    chooseNamed: (name: string, target: string) => `in ${target} ${quote(name)} auswählen`,
    chooseIds: (ids: readonly number[], target: string) =>
      either(
        ids.length,
        `in ${target} das Objekt mit der Id ${ids[0]} auswählen`,
        `in ${target} genau die Objekte mit den Ids ${list(ids.map(String))} auswählen`
      ),
    chooseOther: (target: string) => `in ${target} etwas anderes auswählen`,
    fillIn: (target: string) => `${target} ausfüllen`,
    enter: (text: string, target: string) => `in ${target} ${text} eingeben`,
    enterOther: (target: string) => `in ${target} etwas anderes eingeben`
  }
} satisfies typeof english;
