import { findingFrom, type Finding, type FindingArguments, type MessageLanguage } from './findings.js';
import { sentenceOf } from './messages/sentence.js';
import { valueMessages } from './messages/values.js';

/** The codes that speak of Values and of an element's own definition: all that a DataType model can find. */
export type ValueFindingCode = keyof typeof valueMessages;

/** Makes a finding on a Value; severity and wording come from the message table of the code. */
export function finding<Code extends ValueFindingCode>(
  code: Code,
  pointer: string,
  ...rest: FindingArguments<(typeof valueMessages)[Code]>
): Finding {
  return findingFrom(valueMessages, code, pointer, ...rest);
}

/** The sentence of a finding that a model made; the code itself where it is none of the model's. */
export function messageOf(found: Pick<Finding, 'code' | 'params'>, language: MessageLanguage = 'en'): string {
  const code: string = found.code;
  if (!Object.hasOwn(valueMessages, code)) return code;
  return sentenceOf(valueMessages[code as ValueFindingCode], found.params, language);
}
