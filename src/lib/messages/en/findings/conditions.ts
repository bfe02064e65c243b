/** Findings on HIDE conditions. Elements are named `DisplayName (Id)`; values are shown as in the file. */
export default {
  'conditions-not-array': 'Conditions of “{element}” is not a list, so it hides nothing.',
  'condition-malformed':
    'This is not a usable condition ({missing} missing or of the wrong kind), so “{element}” is never hidden.',
  'condition-action':
    'Action {action} is not supported, only HIDE is. The condition has no effect: “{element}” is never hidden.',
  'condition-unknown-target':
    'The condition tests “{target}”, but there is no element with this Id. “{element}” is never hidden.',
  'condition-unknown-target-similar':
    'The condition tests “{target}”, but there is no element with this Id. Did you mean “{suggestion}”?',
  'condition-target-type': 'The condition tests “{target}”, whose DataType is not known. “{element}” is never hidden.',
  'condition-operator': 'The operator {operator} cannot be used to test “{target}” ({dataType}). Possible: {allowed}.',
  'condition-value-type':
    '“{target}” ({dataType}) cannot be compared with {value} by {operator}. “{element}” is never hidden.',
  'condition-self': '“{element}” tests itself: once hidden, nobody can change the value that hides it.',
  'condition-duplicate': 'This condition is the same as number {other} and can be left out.',
  'condition-implied': 'This condition is met whenever number {other} is, and can be left out.',
  'condition-always-met': 'Every value of “{target}” meets this condition; it can be left out.',
  'condition-value-impossible': 'The condition names {value}, but “{target}” can never have this value.',
  'conditions-never-hide':
    '“{element}” is never hidden: no value of “{target}” meets what is asked of it (condition {conditions}).',
  'conditions-always-hide': '“{element}” is always hidden: its conditions are met whatever is entered.',
  'conditions-lock': 'Once hidden by conditions, no input can bring back: {elements}.',
  'condition-target-hidden': '“{target}” can be hidden itself while “{element}” depends on it. Its value still counts.',
  'condition-current-value': 'The present value of “{target}” is not usable, so the condition is not met.'
} as const;
