import { describe, expect, it } from 'vitest';
import { checkContext, codes, element } from '../shared/testing.js';
import { model } from './model.js';

const context = checkContext();
const minutes = element('time');
const seconds = element('time', { WithSeconds: true });

describe('time: hh:mm, or hh:mm:ss with WithSeconds', () => {
  it.each([
    ['08:30', minutes, '08:30', []],
    ['08:30:00', minutes, '08:30', ['value-spelling']],
    ['08:30:15', minutes, undefined, ['value-type']],
    ['08:30:15', seconds, '08:30:15', []],
    ['08:30', seconds, '08:30:00', ['value-spelling']],
    ['08:30', element('time', { WithSeconds: 1 }), '08:30:00', ['value-spelling']],
    ['08:30', element('time', { WithSeconds: 0 }), '08:30', []],
    ['23:59:59', seconds, '23:59:59', []],
    ['24:00', minutes, undefined, ['value-type']],
    ['8:30', minutes, undefined, ['value-type']],
    ['08:30 ', minutes, undefined, ['value-type']],
    ['', minutes, undefined, ['value-missing']]
  ])('%j is read as %s', (raw, definition, expected, found) => {
    expect(model.read(raw, definition)).toBe(expected);
    expect(codes(model.check(raw, definition, context))).toEqual(found);
  });

  it('calls times the same whatever their form', () => {
    expect(model.same('08:30', '08:30:00', minutes)).toBe(true);
    expect(model.same('08:30', '08:30:01', seconds)).toBe(false);
  });
});

describe('time: conditions', () => {
  it.each([
    ['08:30', '08:30:00', 0],
    ['08:30', '08:30:01', -1],
    ['08:30:01', '08:30', 1],
    ['23:59', '00:00', 1],
    ['08:30', '8:30', undefined],
    ['08:30', 830, undefined],
    ['08:30', '', undefined]
  ])('%s against %j: %s', (value, expected, sign) => {
    const order = model.compare.order?.(value, expected, context);
    expect(order === undefined ? undefined : Math.sign(order)).toBe(sign);
    expect(model.compare.equals?.(value, expected, context)).toBe(sign === undefined ? undefined : sign === 0);
  });

  it('has candidates around each constant that can be entered, and both ends of the day', () => {
    expect(model.candidates(minutes, ['08:30'], context)).toEqual(['00:00', '08:29', '08:30', '08:31', '23:59']);
    expect(model.candidates(minutes, ['08:30:30'], context)).toEqual([
      '00:00',
      '08:29',
      '08:30',
      '08:31',
      '08:32',
      '23:59'
    ]);
    expect(model.candidates(seconds, ['00:00', '23:59:59'], context)).toEqual([
      '00:00:00',
      '00:00:01',
      '23:59:58',
      '23:59:59'
    ]);
  });
});
