import { expect, it } from 'vitest';
import { exportMark, readMark } from './marks.js';

it('a mark tells whether source, target and state are as exported', () => {
  const mark = readMark(` ${exportMark({ source: 'Size', target: 'Größe', state: 'reviewed' })}\n`)!;
  expect(mark.state).toBe('reviewed');
  expect([mark.isSource('Size'), mark.isSource('Sizes')]).toEqual([true, false]);
  expect([mark.isTarget('Größe'), mark.isTarget('')]).toEqual([true, false]);
});

it.each([
  undefined,
  '',
  'reviewed',
  '0123456789abcdef.0123456789abcdef.done',
  '0123456789abcdef.0123456789abcdeg.toDo'
])('%j is no mark', (text) => expect(readMark(text)).toBeUndefined());
