import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, parseNumber } from './text.js';

describe('a number as people type it', () => {
  it.each([
    ['12', 12, 12],
    ['1,5', 1.5, 1.5],
    ['1.5', 1.5, 1.5],
    [' -3,25 ', -3.25, -3.25],
    ['−4', -4, -4],
    ['.5', 0.5, 0.5],
    ['5.', 5, 5],
    ['1e3', 1000, 1000],
    ['1,250', 1250, 1.25],
    ['1.250', 1.25, 1250],
    ['0.125', 0.125, 0.125],
    ['0,125', 0.125, 0.125],
    ['1,234.5', 1234.5, 1234.5],
    ['1.234,5', 1234.5, 1234.5],
    ['1 234 567', 1234567, 1234567],
    ['1.234.567', 1234567, 1234567],
    ['1,234,567', 1234567, 1234567],
    ['−5', -5, -5],
    ['1’250', 1250, 1250],
    ['-0', 0, 0]
  ])('reads %j as %j in English and %j in German', (typed, english, german) => {
    expect(parseNumber(typed, 'en')).toBe(english);
    expect(parseNumber(typed, 'de')).toBe(german);
  });

  it.each([
    '',
    ' ',
    '-',
    '.',
    ',',
    'ten',
    '1,2,3',
    '1..5',
    '12,34.56',
    '1.2,3.4',
    '0x10',
    'Infinity',
    '1e999',
    '5 €',
    '1 2',
    '12 34',
    '9'.repeat(500)
  ])('refuses %j', (typed) => {
    expect(parseNumber(typed, 'en')).toBeUndefined();
    expect(parseNumber(typed, 'de')).toBeUndefined();
  });

  it('reads back every number it writes', () => {
    const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(finite, fc.constantFrom('en' as const, 'de' as const), (value, language) => {
        expect(parseNumber(formatNumber(value, language), language)).toBe(value + 0);
      }),
      { seed: 20261121 }
    );
  });
});
