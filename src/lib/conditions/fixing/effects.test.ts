import { describe, expect, it } from 'vitest';
import type { ChangedState } from '../../ascdata/conditions/states/difference.js';
import type { Effect } from '../../ascdata/conditions/fixes/fixer.js';
import { loadTexts } from '../../messages/load.js';
import { effectText } from './effects.js';

const plain = (...hidden: string[]): ChangedState => ({ set: new Map(), hidden });
const apart = (hides: string[], shows: string[] = []): ChangedState => ({ ...plain('m', ...hides), hides, shows });
const effect = (appear: ChangedState[], vanish: ChangedState[], complete = true): Effect => ({
  ...{ appear, vanish, complete },
  equal: false
});

const said = async (given: Effect | undefined): Promise<string> => {
  const [checks, workspace] = await Promise.all([loadTexts('checks', 'en'), loadTexts('workspace', 'en')]);
  return effectText(given, { t: checks.fixes, why: workspace.why, nameOf: (id) => id });
};

describe('the effect of a fix', () => {
  const cases: [what: string, given: Effect, words: string][] = [
    ['names what is shown besides', effect([apart([], ['a'])], [plain('a')]), 'also shows a'],
    ['names what is hidden besides', effect([apart(['a'])], [plain()]), 'also hides a'],
    [
      'counts the states that it does not name',
      effect([apart(['c'], ['b'])], [plain('x'), plain('a'), plain()]),
      'also shows b; also hides c; and 1 more state changes'
    ],
    ['names only the difference where states only appear', effect([apart(['a'])], []), 'new state: also hides a'],
    ['and where they are only gone', effect([], [apart([], ['a'])]), 'state no longer possible: also shows a'],
    [
      'names all that is hidden where nothing is known to compare with',
      effect([plain('a')], []),
      'new state: a hidden'
    ],
    [
      'says so where it is not all',
      effect([apart([], ['a'])], [plain('a')], false),
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
