/** Findings on translations. Texts are shown as in the file. */
export default {
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
