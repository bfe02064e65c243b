/** Rules a Value can break, of every DataType. */
export default {
  // Form
  'value-type': 'This value cannot be used. It must be {expected:word}{example:example}.',
  'value-missing': 'A value is missing here.',
  'value-spelling': 'This value means {exact} and will be saved that way.',

  // Members of an object
  'member-missing': '{member:quoted} is missing here.',
  'member-misspelt': '{key:eachQuoted} {count|is|are} not known here. Did you mean {member:eachQuoted}?',
  'member-type': '{member:quoted} must be {expected:word}; here it is {actual:word}.',
  'id-not-exact': 'The Id {id:plain} is {comparison:word} {limit:plain}. Numbers beyond that are not exact.',
  'id-negative': 'The Id {id:plain} is negative. No object has such an Id.',

  // number
  'number-below-minimum': 'The number must be at least {minimum}.',
  'number-above-maximum': 'The number must be at most {maximum}.',
  'number-off-step': 'The number must be in steps of {step} from {base}. Nearest: {nearest}.',

  // date and dateRange
  'date-not-in-calendar': 'This date or time does not exist: {date:digits}.',
  'date-before-minimum': 'The date must not be before {minimum:date}.',
  'date-after-maximum': 'The date must not be after {maximum:date}.',
  'range-order': 'The end must not be before the start.',
  'range-without-time': 'This range has dates only, but a time is saved with this one. Enter the date again.',
  'range-zone-missing':
    'This time does not exist in a time zone: the clocks skip it, or it was saved without a zone. Choose or enter another time.',

  // list and radiobutton
  'choice-not-in-items': '{value:quoted} is not one of the choices. Choose another entry.',

  // simpleText and selections
  'text-too-long': 'The text has {count} {count|character|characters}; at most {maximum} {maximum|is|are} possible.',
  'text-required': 'An entry is required here.',
  'text-pattern': '{description}',
  'text-pattern-undescribed': 'The text does not have the form that is required here.',
  'text-pattern-timeout': 'It took too long to check whether this text has the required form. Shorten or change it.',
  'text-pattern-untested':
    'There was no time left to check whether this text has the required form. Wait a moment, then save again.',
  'too-many-instances': 'There are {count} {count|entry|entries}; at most {maximum} {maximum|is|are} possible.'
} as const;
