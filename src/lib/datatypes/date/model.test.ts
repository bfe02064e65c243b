import { describe, expect, it } from 'vitest';
import { messageOf } from '../../ascdata/wording.js';
import { checkContext, codes, element } from '../shared/testing.js';
import { model } from './model.js';

const context = checkContext({ today: '2026-11-20' });

describe('date: MinDate and MaxDate', () => {
  it.each([
    ['2026-11-20T00:00:00', { MinDate: '2026-11-20T00:00:00' }, []],
    ['2026-11-19T23:59:59', { MinDate: '2026-11-20T00:00:00' }, ['date-before-minimum']],
    ['2026-11-20T00:00:01', { MaxDate: '2026-11-20T00:00:00' }, ['date-after-maximum']],
    ['2026-11-20T00:00:00', { MinDate: 'Today' }, []],
    ['2026-11-19T23:59:59', { MinDate: 'Today' }, ['date-before-minimum']],
    ['2026-11-20T23:59:59', { MaxDate: 'Today' }, []],
    ['2026-11-21T00:00:00', { MaxDate: 'Today' }, ['date-after-maximum']],
    ['2026-11-21T00:00:00', { MaxDate: 'today', MinDate: '2027' }, []],
    ['2026-11-21T00:00:00', { MinDate: '2026-13-01T00:00:00' }, []],
    ['2026-11-20T12:00:00', { MinDate: 'Today', MaxDate: 'Today' }, []]
  ])('%s under %j: %j', (value, options, expected) => {
    expect(codes(model.check(value, element('date', options), context))).toEqual(expected);
  });

  it('takes Today from the moment of the check', () => {
    const minimum = element('date', { MinDate: 'Today' });
    expect(model.check('2026-11-20T00:00:00', minimum, checkContext({ today: '2026-11-21' }))).toHaveLength(1);
  });

  it.each([
    [
      { MinDate: 'Today' },
      'Das Datum darf nicht vor dem 20.11.2026 liegen.',
      'The date must not be before 20 Nov 2026.'
    ],
    [
      { MaxDate: '2026-11-01T08:30:00' },
      'Das Datum darf nicht nach dem 01.11.2026, 08:30 liegen.',
      'The date must not be after 1 Nov 2026, 08:30.'
    ]
  ])('says the limit %j in the words of the language', (options, de, en) => {
    const [found] = model.check('2026-11-19T12:00:00', element('date', options), context);
    expect([messageOf(found!, 'de'), messageOf(found!, 'en')]).toEqual([de, en]);
  });

  it('applies them to hidden elements too', () => {
    const hidden = checkContext({ hidden: true });
    expect(model.check('2026-11-19T00:00:00', element('date', { MinDate: 'Today' }), hidden)).toHaveLength(1);
  });

  it.each([
    [{ MinDate: '2026-02-01T00:00:00', MaxDate: '2026-01-01T00:00:00' }, 1],
    [{ MinDate: 'Today', MaxDate: '2026-11-19T00:00:00' }, 1],
    [{ MinDate: 'Today', MaxDate: 'Today' }, 0],
    [{ MinDate: '2026-01-01T00:00:00', MaxDate: '2026-01-01T00:00:00' }, 0]
  ])('a definition with %j has %d findings', (options, count) => {
    expect(model.checkDefinition(element('date', options), context)).toHaveLength(count);
  });
});

describe('date: conditions compare points in time', () => {
  const at = '2026-11-20T12:00:00';
  it.each([
    [at, at, 0],
    [at, '2026-11-20T12:00:01', -1],
    [at, '2026-11-20T11:59:59', 1],
    ['2026-11-20T00:00:00', 'Today', 0],
    ['2026-11-20T23:59:59', 'Today', 0],
    ['2026-11-19T23:59:59', 'Today', -1],
    ['2026-11-21T00:00:00', 'Today', 1],
    [at, '2026-11-20', undefined],
    [at, '2026-02-30T00:00:00', undefined],
    [at, 'today', undefined],
    [at, 20261120, undefined],
    [at, true, undefined]
  ])('%s against %j: %s', (value, expected, result) => {
    expect(model.compare.order?.(value, expected, context)).toBe(result);
    expect(model.compare.equals?.(value, expected, context)).toBe(result === undefined ? undefined : result === 0);
  });

  it('has candidates before, at and after each constant, within the limits', () => {
    const open = model.candidates(element('date'), ['2026-01-01T00:00:00'], context);
    expect(open).toEqual(['2025-12-31T23:59:59', '2026-01-01T00:00:00', '2026-01-01T00:00:01', '2026-11-20T00:00:00']);
    const limited = element('date', { MinDate: '2026-01-01T00:00:00', MaxDate: '2026-01-01T00:00:00' });
    expect(model.candidates(limited, ['2026-01-01T00:00:00', 'Today'], context)).toEqual(['2026-01-01T00:00:00']);
  });

  it('has candidates on both sides of all of Today', () => {
    const found = model.candidates(element('date'), ['Today'], context);
    expect(found[0]).toBe('2026-11-19T23:59:59');
    expect(found.at(-1)).toBe('2026-11-21T00:00:00');
  });

  it.each([
    ['2026-11-20T00:00:00', 'de', '20.11.2026'],
    ['Today', 'de', 'heute'],
    ['Today', 'en', 'today'],
    ['', 'en', 'empty'],
    ['someday', 'en', 'someday']
  ] as const)('describes %j in %s as %s', (value, language, words) => {
    expect(model.describe(value, element('date'), { language, contentLanguage: language })).toBe(words);
  });
});
