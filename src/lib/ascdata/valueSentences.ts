import type { Finding } from './findings.js';
import type { MessageLanguage } from '../language/languages.js';
import { sentenceOf } from './messages/sentence.js';
import { valueMessages } from './messages/values.js';
import type { ValueFindingCode } from './valueWording.js';

/** The sentence of a finding on a Value; the code itself for other findings. */
export function messageOf(found: Pick<Finding, 'code' | 'params'>, language: MessageLanguage = 'en'): string {
  const code: string = found.code;
  if (!Object.hasOwn(valueMessages, code)) return code;
  return sentenceOf(valueMessages[code as ValueFindingCode], found.params, language);
}
