/** Findings on ascData.json as a text and as a structure. */
export default {
  // Bytes and text
  'file-too-large': 'The file is larger than {limit} MB. It was not read.',
  'encoding-invalid': 'The file contains bytes that are not valid {encoding}. Save it as UTF-8.',
  'encoding-utf16': 'The file is saved as UTF-16. Save it as UTF-8; a widget may not be able to read it otherwise.',
  'json-empty': 'The file is empty.',
  'json-unexpected-end': 'The file ends too early: the {opener:quoted} of line {line:plain} is not closed.',
  'json-comma-missing': 'A comma is missing before this place.',
  'json-comma-extra': 'This comma is one too many: nothing follows it.',
  'json-colon-missing': 'A colon is missing between this name and its value.',
  'json-comment': 'Comments are not allowed in JSON.',
  'json-name': 'A name in double quotation marks is needed here, not {found:quoted}.',
  'json-word':
    '{found:quoted} is not a JSON value. Texts need double quotation marks; the other values are numbers, true, false and null.',
  'json-number':
    '{found:quoted} is not written as a JSON number (no leading zero or plus sign; digits on both sides of the point).',
  'json-text-unclosed':
    'This text has no closing quotation mark on its line. A line break inside a text is written \\n.',
  'json-text-character': 'The character {character} cannot be used in a text as it is; write {escape}.',
  'json-text-escape': '{found:quoted} is not a valid escape in a JSON string. A backslash itself is written \\\\.',
  'json-extra-text': 'The file should end here; {found:quoted} follows.',
  'json-syntax': 'The file is not valid JSON: {found:quoted} is not allowed here.',
  'json-too-deep': 'Lists and objects are nested more than {limit} levels deep here. The file was not read.',
  'json-too-many-values': 'The file has more than {limit} values. It was not read.',
  'duplicate-key': '{key:quoted} appears twice in the same object. Only the last one counts.',

  // Structure
  'missing-field': '{field:quoted} is missing here.',
  'wrong-type': '{field:quoted} must be {expected:word}; here it is {actual:word}.',
  'wrong-root': 'An ascData.json is an object { … }; here it is {actual:word}.',
  'out-of-range': '{field:quoted} must be {comparison:word} {limit}, not {value}.',
  'empty-text': '{field:quoted} must not be empty.',
  'line-too-long': '{field:quoted} may have at most {limit} characters.',
  'line-character':
    '{field:quoted} contains the character {character}; remove it. It must be one line without control characters or characters that change the writing direction.',
  'empty-list': '{field:quoted} needs at least one entry.',
  'wrong-format': '{value:quoted} does not have the form that {field:quoted} needs.',
  'spot-type': 'SpotType must be “DashboardWidget”, not {value:quoted}.',
  'unknown-data-type': '{value:quoted} is not a DataType. Nobody can edit this element. DataTypes are: {known}.',
  'unknown-data-type-similar': '{value:quoted} is not a DataType. Did you mean {suggestion:quoted}?',
  'misspelt-key': '{key:quoted} is not known here and has no effect. Did you mean {suggestion:quoted}?',
  'misplaced-key': '{key:quoted} has no effect here. It belongs {place:word}.',
  'key-of-other-type': '{key:quoted} has no effect: elements of the DataType {dataType} do not have it.',
  'element-too-large': '{field:quoted} has more than {limit} parts. They are not checked one by one.',
  'duplicate-id':
    'Another element already has the Id {id:quoted} (line {line:plain}). Each element needs an Id of its own.',
  'unknown-element': 'There is a value for {id:quoted}, but there is no element with this Id.',

  // Rules across fields
  'resolution-conflict': 'PossibleResolutions cannot be combined with an active DynamicResolution.',
  'resolution-order': '{minimum} ({low}) is greater than {maximum} ({high}).',
  'slots-not-possible': 'NumberOfSlots is {value}, but PossibleNumbersOfSlots allows only: {possible}.',
  'slots-none-possible': 'PossibleNumbersOfSlots is empty, so NumberOfSlots ({value}) is not among them.',
  'duplicate-entry': '{field:quoted} contains {value} twice.',
  'rows-not-offered':
    '“PossibleNumbersOfRows” contains {value}, but a widget is 1 to {most} rows high. It is not offered.',

  // Versions
  'api-version-unknown': 'There is no ApiVersion {value:plain}. Known are 1, 2 and 3.',
  'api-version-too-low': '{feature} needs ApiVersion {needed} (platform {platform}), but the file states {stated}.',
  'api-version-unsupported':
    'ApiVersion {stated} needs platform {needed}; this platform is {platform}. Functions may be missing, and correct display is not guaranteed.',
  'feature-unsupported': '{feature} needs platform {needed}; this platform is {platform}, so it will be missing.',

  // Translations
  'translation-language': '{language:quoted} is not a language code. Codes look like “de” or “de-AT”.',
  'translation-language-twice':
    '{language:quoted} and {other:quoted} are the same language. Readers get the texts of one of them only; put them together.',
  'translation-incomplete':
    '{missing} of {total} {total|text|texts} {missing|is|are} not translated into {language:quoted}: {texts:eachQuoted}{more:andMore}. To keep a text as it is, enter the text itself as its translation.',
  'translation-never-shown':
    '{missing} of {total} {total|text|texts} {missing|is|are} not translated into {language:quoted}, but no combination of values shows {missing|it|them} in the form: {texts:eachQuoted}{more:andMore}.',
  'translation-stale': 'The translation of {key:quoted} into {language:quoted} belongs to no text of this element.',
  'translation-stale-alike':
    'The translation of {key:quoted} into {language:quoted} is not used: the text is {other:quoted}. They differ in {difference:word} only.',

  // Too much to say
  'more-errors': 'And {count} more {count|finding, an error|findings, errors among them}.',
  'more-findings': 'And {count} more {count|finding, not an error|findings, none of them an error}.',

  // Which findings count
  'severity-unused': 'The file has no finding {code:quoted}, so this setting does nothing.',
  'severity-unused-element': '{element:quoted} has no finding {code:quoted}, so this setting does nothing.'
} as const;
