import type { MessageEntry } from './entry.js';

/** Findings on HIDE conditions. Elements are named `DisplayName (Id)`; values are shown as in the file. */
export const conditionMessages = {
  'conditions-not-array': {
    severity: 'error',
    en: 'Conditions of “{element}” is not a list, so it hides nothing.',
    de: 'Conditions von „{element}“ ist keine Liste und blendet daher nichts aus.'
  },
  'condition-malformed': {
    severity: 'error',
    en: 'This is not a usable condition ({missing} missing or of the wrong kind), so “{element}” is never hidden.',
    de: 'Das ist keine verwendbare Bedingung ({missing} fehlt oder ist von falscher Art); „{element}“ wird nie ausgeblendet.'
  },
  'condition-action': {
    severity: 'error',
    en: 'Action {action} is not supported, only HIDE is. The condition has no effect: “{element}” is never hidden.',
    de: 'Action {action} wird nicht unterstützt, nur HIDE. Die Bedingung ist wirkungslos: „{element}“ wird nie ausgeblendet.'
  },
  'condition-unknown-target': {
    severity: 'error',
    en: 'The condition tests “{target}”, but there is no element with this Id. “{element}” is never hidden.',
    de: 'Die Bedingung prüft „{target}“, aber es gibt kein Element mit dieser Id. „{element}“ wird nie ausgeblendet.'
  },
  'condition-unknown-target-similar': {
    severity: 'error',
    en: 'The condition tests “{target}”, but there is no element with this Id. Did you mean “{suggestion}”?',
    de: 'Die Bedingung prüft „{target}“, aber es gibt kein Element mit dieser Id. Ist „{suggestion}“ gemeint?'
  },
  'condition-target-type': {
    severity: 'error',
    en: 'The condition tests “{target}”, whose DataType is not known. “{element}” is never hidden.',
    de: 'Die Bedingung prüft „{target}“, dessen DataType nicht bekannt ist. „{element}“ wird nie ausgeblendet.'
  },
  'condition-operator': {
    severity: 'error',
    en: 'The operator {operator} cannot be used to test “{target}” ({dataType}). Possible: {allowed}.',
    de: 'Der Operator {operator} ist für „{target}“ ({dataType}) nicht möglich. Möglich: {allowed}.'
  },
  'condition-value-type': {
    severity: 'error',
    en: '“{target}” ({dataType}) cannot be compared with {value} by {operator}. “{element}” is never hidden.',
    de: '„{target}“ ({dataType}) lässt sich mit {operator} nicht mit {value} vergleichen. „{element}“ wird nie ausgeblendet.'
  },
  'condition-self': {
    severity: 'warning',
    en: '“{element}” tests itself: once hidden, nobody can change the value that hides it.',
    de: '„{element}“ prüft sich selbst: Ist es einmal ausgeblendet, kann niemand mehr den Wert ändern, der es ausblendet.'
  },
  'condition-duplicate': {
    severity: 'warning',
    en: 'This condition is the same as number {other} and can be left out.',
    de: 'Diese Bedingung ist die gleiche wie Nummer {other} und kann entfallen.'
  },
  'condition-implied': {
    severity: 'info',
    en: 'This condition is met whenever number {other} is, and can be left out.',
    de: 'Diese Bedingung ist immer erfüllt, wenn es Nummer {other} ist, und kann entfallen.'
  },
  'condition-always-met': {
    severity: 'info',
    en: 'Every value of “{target}” meets this condition; it can be left out.',
    de: 'Jeder Wert von „{target}“ erfüllt diese Bedingung; sie kann entfallen.'
  },
  'condition-value-impossible': {
    severity: 'warning',
    en: 'The condition names {value}, but “{target}” can never have this value.',
    de: 'Die Bedingung nennt {value}, „{target}“ kann diesen Wert aber nie haben.'
  },
  'conditions-never-hide': {
    severity: 'warning',
    en: '“{element}” is never hidden: no value of “{target}” meets what is asked of it (condition {conditions}).',
    de: '„{element}“ wird nie ausgeblendet: Kein Wert von „{target}“ erfüllt, was verlangt ist (Bedingung {conditions}).'
  },
  'conditions-always-hide': {
    severity: 'warning',
    en: '“{element}” is always hidden: its conditions are met whatever is entered.',
    de: '„{element}“ ist immer ausgeblendet: Die Bedingungen sind bei jeder Eingabe erfüllt.'
  },
  'conditions-lock': {
    severity: 'error',
    en: 'Once hidden by conditions, no input can bring back: {elements}.',
    de: 'Einmal durch Bedingungen ausgeblendet, durch keine Eingabe mehr zurückzuholen: {elements}.'
  },
  'condition-current-value': {
    severity: 'warning',
    en: 'The present value of “{target}” is not usable, so the condition is not met.',
    de: 'Der aktuelle Wert von „{target}“ ist nicht verwendbar; die Bedingung ist daher nicht erfüllt.'
  }
} as const satisfies Record<string, MessageEntry>;
