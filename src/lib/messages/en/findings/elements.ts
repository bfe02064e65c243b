/** Findings on one element: its definition, and its translations. Texts are shown as in the file. */
export default {
  'default-blank':
    'An entry is required here, but the default is blank: each new widget lacks it until somebody fills it in.',
  'minimum-above-maximum':
    'The lower limit {minimum:date} is above the upper limit {maximum:date}, so no value is possible.',
  'items-duplicate': 'The entry {item:quoted} appears in Items more than once.',
  'items-alike': 'The entry {item:quoted} reads like {other:quoted}. They differ in {difference:word} only.',
  'items-reserved':
    'The entry {item:quoted} cannot be translated: in Translations this name means the label of the element.',
  'max-chars-zero': 'MaxChars is 0, so no text can be entered at all.',
  'pattern-invalid': 'ValidationRegExp is not a valid regular expression. Texts are not checked against it.',
  'pattern-too-costly':
    'ValidationRegExp takes too long to evaluate. Texts it cannot be tested on in time cannot be saved.',
  'pattern-unanchored':
    'ValidationRegExp can match anywhere in the text. To match the whole text, begin it with ^ and end it with $.',
  'pattern-undescribed': 'Without ValidationRegExpDescription nobody is told what form the text must have.',
  'time-zone-without-time': 'TimeZoneEnabled needs TimeEnabled. No time zone can be entered.',
  'time-zone-support-off': 'The time zone support of this platform is not configured. No time zone can be entered.',

  // Its translations
  'translation-placeholder-missing':
    'The translation of {source:quoted} into {language:quoted} lacks {names}. Without it, the value is not shown.',
  'translation-placeholder-added':
    'The translation of {source:quoted} into {language:quoted} has {names}, which the text does not have. It will be shown literally.',
  'translation-twice':
    'In {language:quoted}, {source:quoted} reads the same as {other:quoted}: {target:quoted}. Nobody can tell the two apart.',
  'translation-numbers':
    'The translation of {source:quoted} into {language:quoted} contains different numbers than the text: {target:quoted}.',
  'translation-misencoded':
    'The translation of {source:quoted} into {language:quoted} looks wrongly encoded: {target:quoted} instead of {right:quoted}.',
  'translation-blank-end':
    'The translation of {source:quoted} into {language:quoted} begins or ends with a space or line break.',
  'translation-lines': 'The translation of {source:quoted} into {language:quoted} has more lines than a label should.',
  'translation-same':
    '{count} {count|translation|translations} into {language:quoted} {count|reads|read} like the text itself: {texts:eachQuoted}{more:andMore}. Check that {count|this is|these are} intended.'
} as const;
