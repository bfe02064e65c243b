import { describe, expect, it } from 'vitest';
import { checkContext, codes, element } from '../shared/testing.js';
import { model } from './model.js';

const context = checkContext();
const plain = element('color');
const alpha = element('color', { UseRGBA: true });

describe('color: #RRGGBB, or rgba(r,g,b,a) with UseRGBA', () => {
  it.each([
    ['#1a2b3c', plain, '#1A2B3C'],
    ['#1A2B3C', alpha, 'rgba(26,43,60,1)'],
    ['rgba(26, 43, 60, 0.500)', alpha, 'rgba(26,43,60,0.5)'],
    ['rgba(26,43,60,1)', plain, undefined],
    ['#abc', plain, undefined],
    ['#abc', alpha, undefined],
    ['', plain, '']
  ])('reads %s as %s', (raw, definition, expected) => {
    expect(model.read(raw, definition)).toBe(expected);
  });

  it.each([true, 1])('takes UseRGBA given as %j', (UseRGBA) => {
    expect(model.check('rgba(0,0,0,0.5)', element('color', { UseRGBA }), context)).toEqual([]);
  });

  it.each([false, 0, 'true', null])('does not take UseRGBA given as %j', (UseRGBA) => {
    expect(codes(model.check('rgba(0,0,0,0.5)', element('color', { UseRGBA }), context))).toEqual(['value-type']);
  });

  it('offers the exact spelling as a fix, and does not block saving for it', () => {
    const [found] = model.check('#ff00aa', plain, context);
    expect(found).toMatchObject({ code: 'value-spelling', severity: 'info' });
    expect(found?.fix?.edits).toEqual([{ op: 'set', pointer: '', value: '#FF00AA' }]);
  });

  it('calls colours the same by colour, not by spelling', () => {
    expect(model.same('#ff00aa', '#FF00AA', plain)).toBe(true);
    expect(model.same('#FF00AA', 'rgba(255,0,170,1)', alpha)).toBe(true);
    expect(model.same('#FF00AA', 'rgba(255,0,170,0.9)', alpha)).toBe(false);
  });
});

describe('color: conditions', () => {
  it.each([
    ['#FF0000', '#ff0000', true],
    ['#FF0000', 'rgba(255,0,0,1)', true],
    ['rgba(255,0,0,0.5)', 'rgba(255, 0, 0, 0.5)', true],
    ['rgba(255,0,0,0.5)', '#FF0000', false],
    ['', '#FF0000', false],
    ['', '', true],
    ['#FF0000', '', false],
    ['#FF0000', 'red', undefined],
    ['#FF0000', 255, undefined]
  ])('%j == %j: %s', (value, expected, result) => {
    expect(model.compare.equals?.(value, expected, context)).toBe(result);
    expect(model.compare.contains?.(value, expected, context)).toBe(result);
  });

  it('has candidates for each constant it can hold, and one besides', () => {
    expect(model.candidates(plain, ['#000000', '#ff0000', 'rgba(1,2,3,0.5)', 'red', 7], context)).toEqual([
      '#000000',
      '#FF0000',
      '#000001'
    ]);
    expect(model.candidates(alpha, ['#000000', 'rgba(1,2,3,0.5)'], context)).toEqual([
      'rgba(0,0,0,1)',
      'rgba(1,2,3,0.5)',
      'rgba(0,0,1,1)'
    ]);
  });

  it('is described by its code', () => {
    const words = (value: unknown) => model.describe(value, plain, { language: 'de', contentLanguage: 'de' });
    expect(['#ff00aa', '', 'red'].map(words)).toEqual(['#FF00AA', 'leer', 'red']);
  });
});
