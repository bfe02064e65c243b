import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replaceOccurrences } from './replaceOccurrences.js';

const exactly = (find: string, by: string) => ({ find, by, isCaseExact: true, isWholeWord: false });
const text = fc.string({ unit: 'grapheme', maxLength: 40 });
/** With everything that means something in a pattern. */
const part = fc.string({
  unit: fc.constantFrom('a', 'B', '.', '*', '$', '&', '(', '[', '\\', '{', 'ß', 'é', '/', '-'),
  maxLength: 4
});

describe('find and replace', () => {
  it.each([
    ['Halt, halt', 'halt', 'Stopp', false, 'Stopp, Stopp'],
    ['Halt, halt', 'halt', 'Stopp', true, 'Halt, Stopp'],
    ['in {min} min', '{min}', '$&', true, 'in $& min'],
    ['ÄÖÜ', 'äö', 'x', false, 'xÜ'],
    ['aaa', 'aa', 'b', true, 'ba'],
    ['d’ici', "d'ici", 'de là', true, 'de là'],
    ["d'ici", 'd’ici', 'de là', false, 'de là'],
    ['unchanged', '', 'x', true, 'unchanged']
  ])('%j with %j → %j', (before, find, by, isCaseExact, after) => {
    expect(replaceOccurrences(before, { find, by, isCaseExact, isWholeWord: false })).toBe(after);
  });

  it.each([
    ['in der Kinder', 'in', 'x', 'x der Kinder'],
    ['Zone, Zonen, ZONE', 'zone', 'x', 'x, Zonen, x'],
    ['Größe Größen', 'größe', 'x', 'x Größen'],
    ['an, Jan, an1, an_', 'an', 'x', 'x, Jan, an1, an_'],
    ['{min}min', '{min}', 'x', 'xmin'],
    ['5 min, 5 mint', '5 min', 'x', 'x, 5 mint'],
    ['e\u0301t et', 'e', 'x', 'e\u0301t et'],
    ['кот котик', 'кот', 'x', 'x котик']
  ])('of whole words leaves parts of other words alone: %j with %j → %j', (before, find, by, after) => {
    expect(replaceOccurrences(before, { find, by, isCaseExact: false, isWholeWord: true })).toBe(after);
  });

  it('does what splitting and joining does, whatever is looked for', () => {
    fc.assert(
      fc.property(fc.array(part), part, text, (parts, find, by) => {
        fc.pre(find !== '');
        const before = parts.join(find);
        expect(replaceOccurrences(before, exactly(find, by))).toBe(before.split(find).join(by));
      })
    );
  });

  it('leaves a text alone that does not have it', () => {
    fc.assert(
      fc.property(text, part, text, (before, find, by) => {
        fc.pre(!before.includes(find) || find === '');
        expect(replaceOccurrences(before, exactly(find, by))).toBe(before);
      })
    );
  });
});
