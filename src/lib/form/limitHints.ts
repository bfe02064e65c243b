import type { Limits } from '../ascdata/dataTypeModel.js';
import { numberInWords } from '../language/numbers.js';

/** The words for limits, as in the messages. */
export interface LimitWords {
  between(minimum: string, maximum: string): string;
  atLeast(minimum: string): string;
  atMost(maximum: string): string;
  step(step: string): string;
  required: string;
}

/** The limits of a field in a few words: "1 – 5, step 1", "required". '' when there is nothing to say. */
export function limitsInWords(limits: Limits, words: LimitWords, language: string): string {
  const { step, isRequired } = limits;
  return [
    range(limits, words, language),
    step === undefined ? '' : words.step(numberInWords(step, language)),
    isRequired ? words.required : ''
  ]
    .filter(Boolean)
    .join(', ');
}

function range({ minimum, maximum }: Limits, words: LimitWords, language: string): string {
  if (minimum === undefined) return maximum === undefined ? '' : words.atMost(numberInWords(maximum, language));
  const least = numberInWords(minimum, language);
  return maximum === undefined ? words.atLeast(least) : words.between(least, numberInWords(maximum, language));
}
