import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replaceOccurrences } from './replaceOccurrences.js';

const exactly = (find: string, by: string) => ({ find, by, isCaseExact: true });
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
    ['unchanged', '', 'x', true, 'unchanged']
  ])('%j with %j → %j', (before, find, by, isCaseExact, after) => {
    expect(replaceOccurrences(before, { find, by, isCaseExact })).toBe(after);
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
