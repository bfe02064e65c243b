import { expect, it } from 'vitest';
import { DEFAULT_PLATFORM } from '../../ascdata/defaults.js';
import type { Answer, Question, Ticketed } from './messages.js';
import { RuleAnalysis } from './ruleAnalysis.svelte.js';

/** What a worker is asked once it has counted the states of one group. */
function askedAfterCounting(wanted: string | undefined | null): readonly Ticketed<Question>[] {
  const asked: Ticketed<Question>[] = [];
  let tell: (answer: Ticketed<Answer>) => void;
  const analysis = new RuleAnalysis({ wanted: () => wanted }, (told) => {
    tell = told;
    return { post: (question) => asked.push(question), terminate: () => {} };
  });
  analysis.prove({ source: '{}', stored: [], today: '2026-11-20', platform: DEFAULT_PLATFORM }, new Map());
  const group = { elements: ['a'], settings: ['b'], complete: true, count: 2 };
  const count = { type: 'count', groups: [group], ticket: asked[0]!.ticket } as unknown as Ticketed<Answer>;
  tell!(count);
  return asked.slice(1);
}

it.each([
  ['of any group', undefined],
  ['of an element', 'a'],
  ['of a setting that its rule reads', 'b']
])('the states %s are asked for once they are counted', (_, wanted) => {
  expect(askedAfterCounting(wanted)).toMatchObject([{ type: 'states', id: 'a' }]);
});

it('states that nobody wants are not asked for', () => {
  expect(askedAfterCounting(null)).toEqual([]);
});
