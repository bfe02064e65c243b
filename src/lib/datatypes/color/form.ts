import type { DataTypeForm } from '../../ascdata/dataTypeModel.js';
import type { AscElement } from '../../ascdata/types.js';
import { sameBy } from '../shared/equal.js';
import { spelling, unusable } from '../shared/unusable.js';
import { flagOption } from '../shared/options.js';
import { displayNameText } from '../shared/texts.js';
import { describeUnusable } from '../shared/valueText.js';
import { parseColour, toHex, toRgba, type Colour } from './colour.js';

/** Without UseRGBA a colour has no alpha. */
export const usesAlpha = (element: AscElement): boolean => flagOption(element, 'UseRGBA');

/** The spelling that is stored for this element. */
export const written = (colour: Colour, element: AscElement): string =>
  usesAlpha(element) ? toRgba(colour) : toHex(colour);

/**
 * Without UseRGBA `#RRGGBB`, also in lower case. With UseRGBA `rgba(r,g,b,a)`, also with spaces or longer decimals, and a hex
 * colour as alpha 1. The empty text is readable as "no colour", so that `?` can ask for it; `check` still refuses it.
 */
function read(raw: unknown, element: AscElement): string | undefined {
  if (typeof raw !== 'string' || raw === '') return raw === '' ? '' : undefined;
  const colour = parseColour(raw);
  if (!colour || (!usesAlpha(element) && !raw.startsWith('#'))) return undefined;
  return written(colour, element);
}

/** Equality compares the colour, not the spelling; nothing equals only nothing. */
function equals(value: string, expected: unknown): boolean | undefined {
  if (typeof expected !== 'string') return undefined;
  if (expected === '') return value === '';
  const [left, right] = [parseColour(value), parseColour(expected)];
  return right && left !== undefined && toRgba(left) === toRgba(right);
}

export const form: DataTypeForm<string> = {
  name: 'color',
  minApiVersion: 1,
  operators: ['!=', '==', '?'],
  read,
  empty: (element) => (usesAlpha(element) ? 'rgba(0,0,0,1)' : '#000000'),
  check(raw, element) {
    const exact = read(raw, element);
    if (!exact) return unusable(raw);
    return exact === raw ? [] : [spelling(exact, exact)];
  },
  hasValue: (value) => value !== '',
  same: (a, b, element) => sameBy((raw) => read(raw, element), a, b),
  compare: { equals, contains: equals },
  describe: (value, element, { language }) => read(value, element) || describeUnusable(value, language),
  texts: displayNameText
};
