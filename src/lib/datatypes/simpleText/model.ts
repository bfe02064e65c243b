import type { CheckContext, DataTypeModel } from '../../ascdata/dataTypeModel.js';
import type { Finding } from '../../ascdata/findings.js';
import type { AscElement } from '../../ascdata/types.js';
import { finding } from '../../ascdata/finding.js';
import { explaining, isText, listFault } from '../shared/members.js';
import { mergeInstances } from '../shared/mergeInstances.js';
import { countOption, instancesOf, textOption } from '../shared/options.js';
import { constantTexts, textCandidates } from './candidates.js';
import { DESCRIPTION, form, type TextInstance } from './form.js';

const FORM = '{"Text": "…"}';
/** What one instance looks like, and a Value. */
const ENTRY = { expected: 'texts', example: '', form: FORM };
const LIST = { ...ENTRY, form: `[${FORM}]` };

/**
 * Whether every alternative of a pattern begins with `^` and ends with `$`. Looks at the text of the pattern only (it is
 * untrusted and never run here); alternatives inside of groups do not count.
 */
export function isAnchored(pattern: string): boolean {
  return alternatives(pattern).every((part) => part.startsWith('^') && /(?<!\\)(?:\\\\)*\$$/.test(part.slice(-64)));
}

/** Splits at each `|` that stands outside of groups, character classes and escapes. */
function alternatives(pattern: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let inClass = false;
  let start = 0;
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern[index];
    if (character === '\\') index++;
    else if (inClass) inClass = character !== ']';
    else if (character === '[') inClass = true;
    else if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === '|' && depth === 0) {
      parts.push(pattern.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, pattern.slice(start)];
}

/** Checks that the pattern compiles, will be tested, matches whole texts, and is explained. */
function checkDefinition(element: AscElement, { patterns }: CheckContext): Finding[] {
  const found: Finding[] = [];
  if (countOption(element, 'MaxChars') === 0) found.push(finding('max-chars-zero', '/Options/MaxChars'));
  const pattern = textOption(element, 'ValidationRegExp');
  if (pattern === undefined) return found;
  const pointer = '/Options/ValidationRegExp';
  const verdict = patterns.test(pattern, '');
  if (verdict === 'invalid') return [...found, finding('pattern-invalid', pointer)];
  if (verdict === 'timeout' || verdict === 'untested') found.push(finding('pattern-too-costly', pointer));
  if (!isAnchored(pattern)) found.push(finding('pattern-unanchored', pointer));
  if (textOption(element, DESCRIPTION) === undefined) found.push(finding('pattern-undescribed', pointer));
  return found;
}

export const model: DataTypeModel<TextInstance[]> = {
  typeOf: () => '{ Text: string }[]',
  ...explaining(form, (raw) => listFault(raw, { Text: isText }, { list: LIST, entry: ENTRY })),
  checkDefinition,
  merge: (base, mine, theirs, element) => mergeInstances([base, mine, theirs], JSON.stringify, element),
  candidates(element, constants) {
    const lists = textCandidates(constants, instancesOf(element), countOption(element, 'MaxChars') ?? Infinity);
    return lists.map((texts) => texts.map((Text) => ({ Text })));
  },
  humanInput: {
    by: 'writing',
    isStandIn: (value, constants) => value.some(({ Text }) => Text !== '' && !constantTexts(constants).includes(Text))
  }
};
