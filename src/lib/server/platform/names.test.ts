import { describe, expect, it } from 'vitest';
import { shortened } from '../../ascdata/lines.js';
import { checkedName, cleanName, isReadable } from './names.js';

/** Some are invisible, and some change the direction of what follows. */
const UNREADABLE = [
  ['nothing', ''],
  ['spaces', ' \u00a0\u3000'],
  ['a zero width space', '\u200b'],
  ['joiners', '\u200c\u200d\u2060'],
  ['marks of direction', '\u200e\u200f\u061c'],
  ['a soft hyphen and a byte order mark', '\u00ad\ufeff'],
  ['a Hangul filler', '\u3164'],
  ['a blank of Braille', '\u2800'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['an accent without a letter', '\u0301'],
  ['a NUL', 'a\u0000b'],
  ['a line feed', 'two\nlines'],
  ['a line separator', 'two\u2028lines'],
  ['an escape', '\u001b[31mred'],
  ['half a character', 'a\ud800'],
  ['reversed writing', 'gnp\u202esj.exe'],
  ['an embedding', '\u202aa\u202c'],
  ['an isolate', '\u2066a\u2069']
] as const;

const READABLE = [
  'Menu',
  '7',
  '–',
  'Größe & Co <b>',
  'e\u0301',
  'می\u200cخواهم',
  'क\u094d\u200dष',
  'תפריט \u200f(חדש)\u200f',
  'قائمة الطعام',
  'メニュー',
  '한국어',
  '👩\u200d🚀',
  '❤\ufe0f',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '\u{20000}'
];

describe('a name', () => {
  it.each(UNREADABLE)('is not %s', (_what, text) => {
    expect(isReadable(text)).toBe(false);
    expect(() => checkedName(text)).toThrow(expect.objectContaining({ code: 'name-invalid' }));
  });

  it.each(READABLE)('may be %s', (text) => {
    expect([isReadable(text), checkedName(` ${text} `), cleanName(text)]).toEqual([true, text, text]);
  });

  it('has at most 200 characters, however many code units each takes', () => {
    const longest = '😀'.repeat(200);
    expect(checkedName(longest)).toBe(longest);
    expect(() => checkedName(`${longest}x`)).toThrow(expect.objectContaining({ code: 'name-invalid' }));
  });

  it.each(UNREADABLE)('made from %s is readable or empty', (_what, text) => {
    const name = cleanName(text);
    expect(name === '' || isReadable(name)).toBe(true);
  });

  it.each([
    [' Menu\u0000\u202e ', 'Menu'],
    ['\u200b', ''],
    ['a\u2028b', 'ab'],
    [`${'x'.repeat(199)} y`, 'x'.repeat(199)],
    ['😀'.repeat(300), '😀'.repeat(200)]
  ])('made from %j is %j', (text, name) => {
    expect(cleanName(text)).toBe(name);
  });
});

it.each([
  ['😀😀😀', 2, '😀😀'],
  ['a😀😀', 2, 'a😀'],
  ['ab', 2, 'ab'],
  ['', 2, '']
])('%j shortened to %i characters is %j', (text, most, short) => {
  expect(shortened(text, most)).toBe(short);
});
