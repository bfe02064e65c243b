import type { Refused } from '../client/request.js';
import type { Texts } from '../messages/load.js';

/** Why something did not work, in a sentence for the person. */
export function sentenceOf({ status, code, text, errorTexts }: Refused, t: Texts<'people'>): string {
  if (status === 0) return t.unreachable;
  if (status === 401) return t.signedOut;
  if (code === 'body-invalid') return text ?? '';
  return [text, ...errorTexts.values()].filter(Boolean).join(' ');
}
