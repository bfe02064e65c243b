import { expect, it } from 'vitest';
import type { Change } from '../../package/compare/changes.js';
import { listedChanges } from './listedChanges.js';

const many = (length: number, change: object): Change[] => Array.from({ length }, () => change as Change);
const of = (id: string, code = 'option-changed') => ({ code, element: { id } });

it('changes that fit in an answer are all listed', async () => {
  const changes = [...many(10, { code: 'field-changed' }), ...many(900, of('a')), ...many(20, { file: 'a.js' })];
  expect(await listedChanges(changes)).toEqual({ listed: changes, more: undefined });
});

it('an element with many changes leaves room for those of others, and what is left out is counted', async () => {
  const changes = [
    ...many(1_002, { code: 'field-changed' }),
    ...many(40_000, of('a')),
    ...many(3, of('b')),
    ...many(1_003, { file: 'a.js' })
  ];
  const { listed, more } = await listedChanges(changes);
  expect(listed).toEqual([
    ...many(1_000, { code: 'field-changed' }),
    ...many(500, of('a')),
    ...many(3, of('b')),
    ...many(1_000, { file: 'a.js' })
  ]);
  expect(more).toEqual({ widget: 2, elements: 39_500, files: 3, otherElements: 0 });
});

it('of more than 1,000 elements the first have a change in the list, and the others are counted', async () => {
  const changes = Array.from({ length: 1_200 }, (_, at) =>
    of(`e${at}`, at < 1_100 ? 'option-changed' : 'element-removed')
  ) as Change[];
  const { listed, more } = await listedChanges(changes);
  expect([listed.length, more]).toEqual([1_000, { widget: 0, elements: 200, files: 0, otherElements: 100 }]);
});
