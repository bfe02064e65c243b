import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/laws.js';
import { wordDifference, type Piece } from './wordDifference.js';

const SEED = 20261122;
const marked = (pieces: readonly Piece[]) => pieces.map(({ text, isSame }) => (isSame ? text : `[${text}]`)).join('');
const both = (one: string, other: string) => {
  const { before, after } = wordDifference(one, other);
  return [marked(before), marked(after)];
};

describe('a word difference', () => {
  const long = 'The opening hours are listed at every entrance and on the website. '.repeat(20);

  it.each([
    ['marks the word that differs', 'Open on Monday', 'Open on Tuesday', ['Open on [Monday]', 'Open on [Tuesday]']],
    ['marks whole words', 'sunny', 'sunnier weather', ['sunny', 'sunnier weather']],
    ['marks what only one side has', 'Open', 'Open daily', ['Open', 'Open[ daily]']],
    ['marks neighbouring words as one', 'red and blue', 'red or green', ['red [and blue]', 'red [or green]']],
    ['marks nothing of texts that share no word', 'Vienna', 'Graz', ['Vienna', 'Graz']],
    ['marks nothing of equal texts', 'Vienna', 'Vienna', ['Vienna', 'Vienna']],
    [
      'compares words of scripts without blanks',
      '今日は晴れです',
      '今日は雨です',
      ['今日は[晴れ]です', '今日は[雨]です']
    ]
  ])('%s', (_rule, one, other, expected) => expect(both(one, other)).toEqual(expected));

  it('shows two long texts in full, and marks a difference near their end', () => {
    const [before, after] = both(`${long}Come by bus.`, `${long}Come by train.`);
    expect([before, after]).toEqual([`${long}Come by [bus].`, `${long}Come by [train].`]);
  });

  it('loses nothing of either text', () => {
    const words = fc.array(fc.constantFrom('a', 'be', ' ', '\n', 'see', '.', '👍🏽', 'é', '日本'), { maxLength: 30 });
    fc.assert(
      fc.property(words, words, (one, other) => {
        const { before, after } = wordDifference(one.join(''), other.join(''));
        expect(before.map(({ text }) => text).join('')).toBe(one.join(''));
        expect(after.map(({ text }) => text).join('')).toBe(other.join(''));
      }),
      { seed: SEED, numRuns: runs(300) }
    );
  });

  it('handles two texts of a million characters', () => {
    const huge = (word: string) => `${word} `.repeat(200_000);
    const { before } = wordDifference(huge('left'), huge('right'));
    expect(before.map(({ text }) => text).join('')).toBe(huge('left'));
  });
});
