import type { TypedText, Way } from '../../ascdata/dataTypeModel.js';
import type { MessageLanguage } from '../../language/languages.js';
import { numberInWords } from '../../language/numbers.js';
import { waysOf } from '../shared/reading.js';
import { numberRules, roundToStep } from './form.js';
import { readNumber } from './text.js';

/** Digits with what may stand between them. */
const NUMBER = /[+−–-]?\d(?:[\d.,\s'’]*\d)?/g;

export const typed: TypedText<number> = {
  read(text, _element, { language }) {
    const reading = readNumber(text, language);
    return reading.kind === 'unread' ? { kind: 'unread', near: decorated(text, language) } : reading;
  },
  write: (value, _element, { language }) => numberInWords(value, language),
  nearest(value, element) {
    const rules = numberRules(element);
    const limits = [rules.minimum, rules.maximum].filter((limit) => limit !== undefined);
    return [roundToStep(value, rules), ...limits.sort((a, b) => Math.abs(a - value) - Math.abs(b - value))];
  }
};

/** The number in `7 pieces` or `€ 1.250,50`, if it is the only one. */
function decorated(text: string, language: MessageLanguage): readonly Way<number>[] {
  const [found, ...more] = text.match(NUMBER) ?? [];
  return found === undefined || more.length > 0 ? [] : waysOf(readNumber(found, language));
}
