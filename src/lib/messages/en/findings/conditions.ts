/** Findings on HIDE conditions. Elements are named `DisplayName (Id)`; values are shown as in the file. */
export default {
  'conditions-not-array': 'Conditions of {element:quoted} is not a list, so it hides nothing.',
  'condition-malformed':
    'This is not a usable condition ({missing} missing or of the wrong kind), so {element:quoted} is never hidden.',
  'condition-action':
    'Action {action:quoted} is not supported, only HIDE is. The condition has no effect: {element:quoted} is never hidden.',
  'condition-action-show':
    'Action {action:quoted} is not supported, only HIDE is, and no conditions with HIDE say the same: they hide only while all of them are met. {element:quoted} is never hidden.',
  'condition-unknown-target':
    'The condition tests {target:quoted}, but there is no element with this Id. {element:quoted} is never hidden.',
  'condition-unknown-target-alike':
    'The condition tests {target:quoted}, but the Id is {suggestion:quoted}. They differ in {difference:word} only. {element:quoted} is never hidden.',
  'condition-unknown-target-similar':
    'The condition tests {target:quoted}, but there is no element with this Id. Did you mean {suggestion:quoted}?',
  'condition-target-type':
    'The condition tests {target:quoted}, whose DataType is not known. {element:quoted} is never hidden.',
  'condition-operator':
    'The operator {operator} cannot be used to test {target:quoted} ({dataType}). Possible: {allowed}.',
  'condition-value-type':
    '{target:quoted} ({dataType}) cannot be compared with {value} by {operator}. {element:quoted} is never hidden.',
  'condition-self': '{element:quoted} depends on itself: once it is hidden, nobody can change the value that hides it.',
  'condition-duplicate': 'This condition is the same as number {other} and can be left out.',
  'condition-implied':
    'For every value that is in the package or can be entered, this condition is met whenever number {other} is; it can be left out.',
  'condition-always-met':
    'Every value that {target:quoted} has in the package or can be given meets this condition; it can be left out.',
  'condition-value-impossible':
    'The condition names {value}, but {target:quoted} does not have this value in the package, and it cannot be entered.',
  'conditions-never-hide':
    '{element:quoted} is never hidden: no value that {target:quoted} has in the package or can be given meets {count|condition|conditions} {conditions:listed}{count|| together}.',
  'conditions-always-hide':
    '{element:quoted} is always hidden: with the values of the package, its conditions are met whatever is entered.',
  'conditions-lock': 'With {values}, conditions hide these so that nobody can show them again: {elements}.',
  'conditions-lock-elsewhere':
    'With {values}, these would hide each other for good: {elements}. Editing what is shown never leads there, but values set together can: by a preset, in the Table, by an import or over the API.',
  'condition-target-hidden':
    '{target:quoted} can be hidden itself while {element:quoted} depends on it. Its value still counts.',
  'condition-current-value': 'The present value of {target:quoted} is invalid, so the condition is not met.'
} as const;
