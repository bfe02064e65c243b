import { describe, expect, it } from 'vitest';
import { checkContext, element } from '../shared/testing.js';
import { model } from './model.js';

const boolean = element('boolean');

describe('boolean', () => {
  it.each([0, 1, 'true', 'false', '', null, [], {}])('does not read %j: only true and false are Values', (raw) => {
    expect(model.read(raw, boolean)).toBeUndefined();
  });

  it('has a value whichever it is', () => {
    expect([true, false].map((value) => model.hasValue(value))).toEqual([true, true]);
  });

  it('can be entered as both values', () => {
    expect(model.candidates(boolean, [], checkContext())).toEqual([false, true]);
  });

  it.each([
    [true, 'en', 'on'],
    [false, 'en', 'off'],
    [true, 'de', 'an'],
    [false, 'de', 'aus'],
    [undefined, 'de', 'leer'],
    ['perhaps', 'en', 'perhaps']
  ] as const)('describes %j in %s as %s', (value, language, words) => {
    expect(model.describe(value, boolean, { language, contentLanguage: language })).toBe(words);
  });
});
