import { findingFrom, type Finding, type FindingArguments } from './findings.js';
import { definitionMessages } from './messages/definitions.js';

/** Makes a finding on an element's own definition; severity and wording come from the message table of the code. */
export function finding<Code extends keyof typeof definitionMessages>(
  code: Code,
  pointer: string,
  ...rest: FindingArguments<(typeof definitionMessages)[Code]>
): Finding {
  return findingFrom(definitionMessages, code, pointer, ...rest);
}
