import { describe, expect, it } from 'vitest';
import type { Effect } from '../../ascdata/conditions/fixes/fixer.js';
import { loadTexts } from '../../messages/load.js';
import { effectText } from './effects.js';

const state = (...hidden: string[]) => ({ set: new Map(), hidden });
const effect = (appear: string[][], vanish: string[][], over = {}): Effect =>
  ({
    appear: appear.map((each) => state(...each)),
    vanish: vanish.map((each) => state(...each)),
    complete: true,
    equal: appear.length + vanish.length === 0,
    ...over
  }) as Effect;

const said = async (given: Effect | undefined): Promise<string> => {
  const [checks, workspace] = await Promise.all([loadTexts('checks', 'en'), loadTexts('workspace', 'en')]);
  return effectText(given, { t: checks.fixes, why: workspace.why, nameOf: (id) => id });
};

describe('the effect of a fix', () => {
  const cases: [what: string, given: Effect, words: string][] = [
    ['names what is shown besides', effect([['b']], [['a', 'b']]), 'also shows a'],
    ['names what is hidden besides', effect([['a', 'b']], [['b']]), 'also hides a'],
    [
      'compares with the most similar state',
      effect(
        [['a', 'c']],
        [
          ['x', 'y', 'z'],
          ['a', 'b']
        ]
      ),
      'also shows b; also hides c; and 1 other state'
    ],
    ['lists states that only appear', effect([['a']], []), 'new: a hidden'],
    ['lists states that only vanish', effect([], [[]]), 'no longer: nothing hidden'],
    [
      'says so where it is not all',
      effect([['b']], [['a', 'b']], { complete: false }),
      'also shows a; too many states to list every change'
    ]
  ];
  it.each(cases)('%s', async (_what, given, words) => {
    expect(await said(given)).toBe(words);
  });

  it('is unknown until it is found out', async () => {
    expect(await said(undefined)).not.toBe('');
  });
});
