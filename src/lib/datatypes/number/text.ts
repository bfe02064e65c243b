import type { Reading } from '../../ascdata/dataTypeModel.js';
import { LANGUAGES, type MessageLanguage } from '../../language/languages.js';
import { firstMeaning, readingOf, UNREAD } from '../shared/reading.js';

const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
/** Longer than any number that counts. */
const LONGEST = 400;

/** Blanks and apostrophes group thousands in any language. */
const BLANK_GROUPS = /^([+-]?\d{1,3}(?:[\s'’]\d{3})+)(?![\d\s'’])/;
/** What one sign and three digits after it mean depends on where it was written. */
const ONE_SIGN = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

type Sign = '.' | ',';

/** The decimal sign, as the name of a convention. */
const NAMES: Readonly<Record<Sign, string>> = { '.': 'decimal-point', ',': 'decimal-comma' };
const other = (sign: Sign): Sign => (sign === '.' ? ',' : '.');

/**
 * A number as people write it. Blanks and apostrophes group thousands, and so does a sign that occurs twice, or in front of the
 * decimal sign. One comma or dot is the decimal sign, except that in front of exactly three digits (`1,250`) it may
 * be either: what `language` uses it for comes first. The minus sign of typesetting is understood.
 */
export function readNumber(typed: string, language: MessageLanguage): Reading<number> {
  if (typed.length > LONGEST) return UNREAD;
  const signed = typed.trim().replace(/^[−–] ?/, '-');
  const text = signed.replace(BLANK_GROUPS, (whole) => whole.replace(/[\s'’]/g, ''));
  const signs: readonly Sign[] = preferred(text, language);
  return readingOf(
    signs.flatMap((decimal) => {
      const value = valueWith(text, decimal);
      return value === undefined ? [] : [{ value, ...(hasSign(text) && { by: NAMES[decimal] }) }];
    })
  );
}

const hasSign = (text: string): boolean => /[.,]/.test(text);

/** The decimal signs to try. A sign in front of anything but three digits groups nothing, so there is only one. */
function preferred(text: string, language: MessageLanguage): readonly Sign[] {
  const [first] = /[.,]/.exec(text) ?? [];
  const isGroup = first !== undefined && first === LANGUAGES[language].group;
  const sign = (first === ',' ? ',' : '.') satisfies Sign;
  const inOrder: readonly Sign[] = isGroup ? [other(sign), sign] : [sign, other(sign)];
  if (ONE_SIGN.test(text)) return inOrder;
  return inOrder.filter((decimal) => valueWith(text, decimal) !== undefined).slice(0, 1);
}

/** The number, if this is the decimal sign and the other one groups thousands. */
function valueWith(text: string, decimal: Sign): number | undefined {
  const [whole = '', ...rest] = text.split(decimal);
  if (rest.length > 1) return undefined;
  const ungrouped = whole.includes(other(decimal)) ? withoutGroups(whole, other(decimal)) : whole;
  const plain = [ungrouped, ...rest].join('.');
  const value = ungrouped !== undefined && PLAIN.test(plain) ? Number(plain) : NaN;
  return Number.isFinite(value) ? value + 0 : undefined;
}

function withoutGroups(whole: string, group: Sign): string | undefined {
  const [head = '', ...groups] = whole.split(group);
  const isGrouped = /^[+-]?[1-9]\d{0,2}$/.test(head) && groups.every((part) => /^\d{3}$/.test(part));
  return isGrouped ? head + groups.join('') : undefined;
}

/** What a number means where it is typed in `language`; undefined: it is not one. */
export const parseNumber = (text: string, language: MessageLanguage): number | undefined =>
  firstMeaning(readNumber(text, language));

/** A number as it is edited: the language's decimal sign, no grouping, every digit that counts. */
export function formatNumber(value: number, language: MessageLanguage): string {
  return String(value).replace('.', LANGUAGES[language].decimal);
}
