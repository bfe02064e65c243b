import { expect, it } from 'vitest';
import type { AscElement } from '../../src/lib/ascdata/types.js';
import { json } from '../../src/lib/server/platform/http/operation.js';
import { entryPairs } from '../../src/lib/server/translations/entryPairs.js';
import { valuesBody } from '../../src/lib/server/widgets/values.js';
import { NUMBERS } from './store.js';
import { heldBy, slowness } from './watch.js';

/** As of a request (holds.test.ts), in milliseconds. */
const BUDGET = 50;
const ATTEMPTS = 5;

const entries = (count: number, end: string) => NUMBERS(count).map((at) => `Entry ${at}${end}`);

/** The work holds the event loop no longer than so many milliseconds. Other work of this process may fall into one measurement, but not into each. */
async function expectInPieces(work: () => Promise<unknown>, most = BUDGET): Promise<void> {
  const all: number[] = [];
  const isWithin = (): boolean => all.some((each) => each <= most);
  while (!isWithin() && all.length < ATTEMPTS) {
    const factor = slowness();
    all.push((await heldBy(work)).loop / factor);
  }
  expect(isWithin(), `milliseconds: ${all.map((each) => each.toFixed()).join(', ')}`).toBe(true);
}

interface Renaming {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly named?: number;
}

it.each<readonly [what: string, renaming: () => Renaming]>([
  ['all entries of a very long list', () => ({ before: entries(500_000, ''), after: entries(500_000, '!') })],
  [
    'as many as are compared',
    () => ({ before: entries(50, ` ${'x'.repeat(40)}`), after: entries(50, ` ${'y'.repeat(40)}`) })
  ],
  ['one of very many that went', () => ({ before: entries(2_500, ''), after: ['Entry 1!'] })],
  [
    'those that somebody named, among very many',
    () => ({ before: entries(500_000, ''), after: entries(500_000, '!'), named: 10_000 })
  ]
])('renamed entries are found in pieces: %s', async (_, renaming) => {
  const { before, after, named = 0 } = renaming();
  const pairs = before.slice(0, named).map((each, at) => ({ before: each, after: after[at]! }));
  const lists = [before, after].map((Items): AscElement[] => [
    { Id: 'A', DisplayName: 'A', DataType: 'list', Value: '', Items: [...Items] }
  ]);
  await expectInPieces(() => entryPairs(lists[0]!, lists[1]!, [{ before: 'A', after: 'A', entries: pairs }]));
});

it('the Values of 50,000 settings are answered in pieces that leave a third of the budget', async () => {
  const elements = NUMBERS(50_000).map((at): AscElement => ({
    Id: `Element${at}`,
    DisplayName: `Setting ${at}`,
    DataType: 'simpleText',
    Value: [{ Text: '' }]
  }));
  const row = { version: 1, package_id: 1, own_values: '{}', inherited_values: '{}', inherits_id: 1 };
  await expectInPieces(
    async () => {
      const reader = json(await valuesBody(elements, row)).body!.getReader();
      while (!(await reader.read()).done);
    },
    (BUDGET * 2) / 3
  );
});
