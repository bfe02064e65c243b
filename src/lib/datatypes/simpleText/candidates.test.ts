import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../tests/laws.js';
import { shortestTexts } from './candidates.js';

const letters = ['a', 'b', '•'];
/** Every text of at most this many letters. */
function texts(length: number): string[] {
  let all = [''];
  for (let at = 0; at < length; at++) all = ['', ...all.flatMap((text) => letters.map((letter) => text + letter))];
  return [...new Set(all)];
}

it('finds the shortest text for every set of parts that one text can contain', () => {
  const part = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.uniqueArray(part, { maxLength: 4 }), fc.nat(6), (parts, maxChars) => {
      const heldBy = (text: string) => parts.filter((each) => text.includes(each)).join();
      const expected = new Map<string, number>();
      for (const text of texts(maxChars)) {
        const held = heldBy(text);
        expected.set(held, Math.min(text.length, expected.get(held) ?? Infinity));
      }
      const found = shortestTexts(parts, maxChars, '•', 100)!;
      expect(new Map(found.map((text) => [heldBy(text), text.length]))).toEqual(expected);
      expect(found.length).toBe(expected.size);
    }),
    { seed: 1, numRuns: runs(100) }
  );
});

it('gives up where it would take too long, or find too many', () => {
  const parts = Array.from({ length: 8 }, (_, at) => String.fromCharCode(97 + at).repeat(3));
  expect(shortestTexts(parts, 20, '•', 3)).toBeUndefined();
  const dense = Array.from({ length: 8 }, (_, at) => `${at}abab${at}`);
  expect(shortestTexts(dense, 40, '•', 1_000)).toBeUndefined();
  const long = Array.from({ length: 8 }, (_, at) => `${at}`.repeat(2) + 'abcdefghij'.repeat(30) + at);
  expect(shortestTexts(long, 2_000, '•', 1_000)).toBeUndefined();
});
