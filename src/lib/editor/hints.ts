import { own } from '../ascdata/elements.js';
import { numberInWords } from '../language/numbers.js';
import type { AscElement } from '../ascdata/types.js';

/** The words of hints, as the message table has them. */
export interface HintWords {
  between(minimum: string, maximum: string): string;
  atLeast(minimum: string): string;
  atMost(maximum: string): string;
  step(step: string): string;
  required: string;
}

/**
 * The limits of a field in a few words, from the options that state them: "1 – 5, step 1", "required". Options are read
 * by name, whatever the DataType: only the DataTypes that have an option may carry it. '' when there is nothing to say.
 */
export function limitsOf(element: AscElement, words: HintWords, language: string): string {
  const number = (name: string): string | undefined => {
    const value = element.Options && own(element.Options, name);
    return typeof value === 'number' && Number.isFinite(value) ? numberInWords(value, language) : undefined;
  };
  const required = element.Options && own(element.Options, 'Required');
  const step = number('StepSize');
  return [
    range(number('Minimum'), number('Maximum'), words),
    step === undefined ? '' : words.step(step),
    required === true || required === 1 ? words.required : ''
  ]
    .filter(Boolean)
    .join(', ');
}

function range(minimum: string | undefined, maximum: string | undefined, words: HintWords): string {
  if (minimum !== undefined && maximum !== undefined) return words.between(minimum, maximum);
  if (minimum !== undefined) return words.atLeast(minimum);
  return maximum === undefined ? '' : words.atMost(maximum);
}
