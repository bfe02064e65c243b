import type { Reading, TypedText } from '../../ascdata/dataTypeModel.js';
import type { MessageLanguage } from '../../language/languages.js';
import { numberInWords } from '../../language/numbers.js';
import { UNREAD, waysOf } from '../shared/reading.js';
import { numberRules } from './form.js';
import { roundToStep } from './steps.js';
import { readNumber } from './text.js';

/** Digits with what may stand between them. */
const NUMBER = /[+−–-]?\d(?:[\d.,\s'’]*\d)?/g;

export const typed: TypedText<number> = {
  read(text, _element, { language }) {
    const reading = readNumber(text, language);
    return reading.kind === 'unread' ? decorated(text, language) : reading;
  },
  write: (value, _element, { language }) => numberInWords(value, language),
  nearest(value, element) {
    const rules = numberRules(element);
    const limits = [rules.minimum, rules.maximum].filter((limit) => limit !== undefined);
    return [roundToStep(value, rules), ...limits.sort((a, b) => Math.abs(a - value) - Math.abs(b - value))];
  }
};

/** Beside a number, part of it: a sign, a fraction, the brackets of bookkeepers, and how many thousands it counts. */
const COUNTS = /[\p{N}+−–(-]|(?<!\p{L})(?:k(?!\p{L})|thousand|tsd|tausend|mille|mio|mrd|(?:m|b)illion|milliard)/iu;

/** Near the number in `7 pieces` or `€ 1.250,50`, if it is the only one. */
function decorated(text: string, language: MessageLanguage): Reading<number> {
  const [found, ...more] = text.match(NUMBER) ?? [];
  if (found === undefined || more.length > 0) return UNREAD;
  return { kind: 'unread', near: waysOf(readNumber(found, language)), isLess: COUNTS.test(text.replace(found, '')) };
}
