import { describe, expect, it } from 'vitest';
import { fullTextOf } from './fullText.js';

const long = `First line\nSecond  line ${'word '.repeat(800)}end`;

describe('all of a Value that is set aside', () => {
  it.each([
    ['a long text', [{ Text: long }], `${long.slice(0, 59)}…`, long],
    ['texts beyond those that are named', 'abcd'.split('').map((Text) => ({ Text })), 'a, b, c + 1 more', 'a\nb\nc\nd'],
    ['a short text of two lines', [{ Text: 'a\nb' }], 'a b', 'a\nb'],
    ['a long text that is none of its DataType', long, `${long.slice(0, 59)}…`, long],
    ['what is more than text', [{ Id: 1, Name: long }], 'First…', JSON.stringify([{ Id: 1, Name: long }], null, 2)]
  ])('%s is shown as it is stored', (_, value, words, whole) => {
    expect(fullTextOf(value, words)).toBe(whole);
  });

  it.each([
    ['a short text', [{ Text: 'in Graz' }], 'in Graz'],
    ['a number', 8, '8'],
    ['a date', '2026-05-01', '1 May 2026'],
    ['a selection', [{ Id: 1, Name: 'Main hall', Guid: 'a-b' }], 'Main hall'],
    ['nothing', null, 'empty']
  ])('%s is in the words already', (_, value, words) => {
    expect(fullTextOf(value, words)).toBeUndefined();
  });
});
