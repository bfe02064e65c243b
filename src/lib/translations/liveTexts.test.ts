import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pseudo } from './liveTexts.svelte.js';

describe('the pseudo-language', () => {
  it.each([
    ['Title', '[Ţîţļé~~]'],
    ['At most {max} lines', '[Àţ ṁöšţ {max} ļîñéš~~~~]'],
    ['24', '[24]']
  ])('%s becomes %s', (source, expected) => expect(pseudo(source)).toBe(expected));

  it('keeps every placeholder as it is', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('{min}', '{max_1}', '{', '}'));
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const source = parts.join('');
        const placeholders = /\{[\p{L}_][\p{L}\p{Nd}_.-]*\}/gu;
        expect(pseudo(source).match(placeholders)).toEqual(source.match(placeholders));
      })
    );
  });
});
