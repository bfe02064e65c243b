import { expect, it } from 'vitest';
import { chunksOf } from './chunks.js';

const sizes = (lengths: readonly number[]) => [...chunksOf(lengths, (length) => length)].map((piece) => [...piece]);

it.each([
  { list: 'nothing', lengths: [], pieces: [] },
  { list: 'a few short items', lengths: [1, 2, 3], pieces: [[1, 2, 3]] },
  { list: 'long items', lengths: [300_000, 300_000, 1], pieces: [[300_000], [300_000, 1]] },
  { list: 'one that is too long for a piece', lengths: [1, 600_000, 1], pieces: [[1], [600_000], [1]] }
])('$list: pieces stay below the limit of characters', ({ lengths, pieces }) => {
  expect(sizes(lengths)).toEqual(pieces);
});

it('pieces have at most 200 items, and together all of them in order', () => {
  const many = Array.from({ length: 401 }, (_, at) => at);
  const pieces = sizes(many);
  expect(pieces.map(({ length }) => length)).toEqual([200, 200, 1]);
  expect(pieces.flat()).toEqual(many);
});
