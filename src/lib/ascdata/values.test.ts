import { describe, expect, test, vi } from 'vitest';
import { registry } from '../datatypes/registry.js';
import { DEFAULT_PLATFORM } from './defaults.js';
import type { PatternVerdict } from './dataTypeModel.js';
import type { AscElement } from './types.js';
import { effectiveValue } from './effective.js';
import { checkValues, untilSettled, type CheckOptions } from './values.js';

/** Answers `pending` first, and `verdict` once `settled` was called. */
class LatePatterns {
  asked = 0;
  readonly #known = new Set<string>();
  readonly #open = new Set<string>();

  constructor(private readonly verdict: PatternVerdict) {}

  test(pattern: string, text: string): PatternVerdict {
    const key = `${pattern} ${text}`;
    if (this.#known.has(key)) return this.verdict;
    this.asked++;
    this.#open.add(key);
    return 'pending';
  }

  async settled(): Promise<void> {
    for (const key of this.#open) this.#known.add(key);
  }
}

const options = (verdict: PatternVerdict): CheckOptions & { patterns: LatePatterns } => ({
  registry,
  platform: DEFAULT_PLATFORM,
  today: '2025-06-15',
  patterns: new LatePatterns(verdict)
});

const required: AscElement = {
  Id: '__proto__',
  DisplayName: 'Name',
  DataType: 'simpleText',
  Value: [{ Text: '' }],
  Options: { Required: true }
};
const number: AscElement = { Id: 'n', DisplayName: 'N', DataType: 'number', Value: 1, Options: { Maximum: 5 } };
const matched = (index: number): AscElement => ({
  Id: `p${index}`,
  DisplayName: 'P',
  DataType: 'simpleText',
  Value: [{ Text: `text ${index}` }],
  Options: { ValidationRegExp: '^x$', ValidationRegExpDescription: 'x' }
});

test.each([
  ['at once without a pattern', [], true],
  ['later with a pattern that is not tested yet', ['^x$'], false]
])('a check has its result %s', async (_, patterns, isAtOnce) => {
  const settle = untilSettled(options('match'));
  const result = settle(({ patterns: { test } }) => patterns.map((pattern) => test(pattern, 'x')));
  expect(!(result instanceof Promise)).toBe(isAtOnce);
  expect(await result).toEqual(patterns.map(() => 'match'));
});

describe('checkValues', () => {
  test('checks an element without an entry with the Value of the file', async () => {
    const result = await checkValues([required, number], new Map([['n', 6]]), options('match'));
    expect([...result].map(([id, found]) => [id, found.map(({ code }) => code)])).toEqual([
      ['__proto__', ['text-required']],
      ['n', ['number-above-maximum']]
    ]);
    expect(effectiveValue(number, new Map())).toBe(1);
    expect(effectiveValue(number, new Map([['n', undefined]]))).toBeUndefined();
  });

  test('does not apply Required to an element that the Values hide, but applies Maximum', async () => {
    const hide = { Action: 'HIDE', TargetId: 'n', Operator: '==', Value: 6 };
    const elements = [required, number].map((each) => ({ ...each, Options: { ...each.Options, Conditions: [hide] } }));
    const codes = async (n: number) => [...(await checkValues(elements, new Map([['n', n]]), options('match'))).keys()];
    expect(await codes(6)).toEqual(['n']);
    expect(await codes(5)).toEqual(['__proto__']);
  });

  test('reports a Value for an Id that no element has as an error', async () => {
    const result = await checkValues([number], new Map([['constructor', 1]]), options('match'));
    expect(result.get('constructor')).toMatchObject([{ code: 'unknown-element', severity: 'error' }]);
  });

  test('waits for patterns that need time', async () => {
    const values = new Map<string, unknown>();
    const elements = [matched(1)];
    expect((await checkValues(elements, values, options('no-match'))).get('p1')).toMatchObject([
      { code: 'text-pattern' }
    ]);
    expect((await checkValues(elements, values, options('match'))).size).toBe(0);
  });

  test('tries no further pattern after 20 timeouts, and reports each it did not try', async () => {
    const slow = options('timeout');
    const elements = Array.from({ length: 30 }, (_, index) => matched(index));
    const result = await checkValues(elements, new Map(), slow);
    expect([...result.values()].flat().map(({ code }) => code)).toEqual([
      ...Array<string>(20).fill('text-pattern-timeout'),
      ...Array<string>(10).fill('text-pattern-untested')
    ]);
    expect(slow.patterns.asked).toBe(20);
  });

  test('tries only 20 of the 120 texts of one element where all run out of time', async () => {
    const slow = options('timeout');
    const element = matched(1);
    const many = { ...element, Options: { ...element.Options, NumberOfInstances: 120 } };
    const Value = Array.from({ length: 120 }, (_, index) => ({ Text: `text ${index}` }));
    const result = await checkValues([many], new Map([['p1', Value]]), slow);
    const codes = [...result.values()].flat().map(({ code }) => code);
    expect([codes.filter((code) => code === 'text-pattern-timeout').length, codes.length]).toEqual([20, 120]);
    expect(slow.patterns.asked).toBe(20);
  });

  test('yields to other tasks while it checks many Values', async () => {
    const clock = vi.spyOn(performance, 'now');
    for (let call = 0; call < 20; call++) clock.mockReturnValueOnce(call * 15);
    let turns = 0;
    const others = setInterval(() => (turns += 1), 0);
    const elements = Array.from({ length: 10 }, (_, index) => ({ ...number, Id: `n${index}` }));
    await checkValues(elements, new Map(), options('match'));
    clearInterval(others);
    clock.mockRestore();
    expect(turns).toBeGreaterThan(0);
  });

  test('tries all of 100 patterns that are answered in time', async () => {
    const quick = options('match');
    const elements = Array.from({ length: 100 }, (_, index) => matched(index));
    expect((await checkValues(elements, new Map(), quick)).size).toBe(0);
    expect(quick.patterns.asked).toBe(100);
  });
});
