import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../tests/laws.js';
import { editData, editText, type Edit } from './editText.js';
import { dataOf, valueAt } from './elements.js';
import { parse } from './parse.js';
import { pointerToken } from './findings.js';

/** Every pointer below the root of data. */
function pointersIn(data: unknown, pointer = ''): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const at = `${pointer}/${pointerToken(key)}`;
    return [at, ...pointersIn(value, at)];
  });
}

const key = fc.constantFrom('a', 'b', '1', '__proto__', 'x/y~z', '');
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<unknown>(1, 'text', null, true),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc
      .uniqueArray(fc.tuple(key, tie('tree')), { maxLength: 4, selector: ([name]) => name })
      .map((entries) => Object.fromEntries(entries))
  )
}));

/** A value, its text in some style, and edits of what is in it. */
const documents = fc
  .tuple(tree, fc.constantFrom(undefined, 2, '\t'), fc.constantFrom('\n', '\r\n'), fc.constantFrom('', '\ufeff'))
  .chain(([root, indent, lineEnd, mark]) => {
    const data = { root };
    const edit = fc.constantFrom(...pointersIn(data)).chain((pointer) =>
      fc.oneof(
        fc.constant<Edit>({ op: 'remove', pointer }),
        fc.constantFrom<unknown>(2, 'new', [1], { c: [] }).map((value): Edit => ({ op: 'set', pointer, value }))
      )
    );
    const text = mark + JSON.stringify(data, null, indent).replaceAll('\n', lineEnd);
    const edits = fc.uniqueArray(edit, { maxLength: 5, selector: ({ pointer }) => pointer });
    return fc.record({ data: fc.constant(data), text: fc.constant(text), edits });
  });

/** The same data with any white space between its parts. */
function oddly(data: unknown, gap: () => string): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data);
  const parts = Object.entries(data).map(([name, value]) => {
    const text = `${gap()}${oddly(value, gap)}${gap()}`;
    return Array.isArray(data) ? text : `${gap()}${JSON.stringify(name)}${gap()}:${text}`;
  });
  const inside = parts.length === 0 ? gap() : parts.join(',');
  return Array.isArray(data) ? `[${inside}]` : `{${inside}}`;
}

const GAPS = ['', ' ', '\n', '\r\n\t', '\n\n    ', '   ', ' \n  \n \t'];

/** An oddly formatted text, and a place in it. */
const oddDocuments = fc
  .tuple(tree, fc.array(fc.constantFrom(...GAPS), { minLength: 20, maxLength: 60 }), fc.constantFrom('', '\ufeff'))
  .chain(([root, gaps, mark]) => {
    let at = 0;
    const gap = (): string => gaps[at++ % gaps.length]!;
    const text = mark + gap() + oddly({ root }, gap) + gap();
    return fc.record({ text: fc.constant(text), pointer: fc.constantFrom(...pointersIn({ root })) });
  });

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

describe('editText', () => {
  /** What is before and after the part of an edit, up to the neighbours that stay. */
  function around(text: string, pointer: string): [before: string, after: string] {
    const doc = parse(text);
    const { offset, length } = doc.locate(parentOf(pointer))!;
    const parts = doc.partsAt(parentOf(pointer));
    const start = (doc.locateKey(pointer) ?? doc.locate(pointer))?.offset;
    const at = start === undefined ? parts.length : parts.findIndex((part) => part.start === start);
    const next = parts[at + (start === undefined ? 0 : 1)];
    return [text.slice(0, parts[at - 1]?.end ?? offset + 1), text.slice(next?.start ?? offset + length - 1)];
  }

  test('a part that leaves or joins changes nothing but its own text, however oddly its neighbours are written', () => {
    fc.assert(
      fc.property(oddDocuments, ({ text, pointer }) => {
        const removed = editText(text, [{ op: 'remove', pointer }]);
        const [before, after] = around(text, pointer);
        expect([removed.startsWith(before), removed.endsWith(after)]).toEqual([true, true]);
        expect(removed.slice(before.length, removed.length - after.length)).toMatch(/^[\s,]*$/);
        const parent = valueAt(dataOf(text), parentOf(pointer));
        if (Array.isArray(parent)) return;
        const place = `${parentOf(pointer)}/new`;
        const [start, end] = around(text, place);
        const added = editText(text, [{ op: 'set', pointer: place, value: 1 }]);
        expect([added.startsWith(start), added.endsWith(end)]).toEqual([true, true]);
        expect(added.slice(start.length, added.length - end.length)).toMatch(/^,?\s*"new":\s*1\s*$/);
      }),
      { seed: 32, numRuns: runs(500) }
    );
  });

  test('setting a whole writes only the members and entries in which it differs', () => {
    fc.assert(
      fc.property(oddDocuments, ({ text, pointer }) => {
        const { offset, length } = parse(text).locate(pointer)!;
        const expected = `${text.slice(0, offset)}"other"${text.slice(offset + length)}`;
        const value = valueAt(editData(dataOf(text), [{ op: 'set', pointer, value: 'other' }]), '/root');
        const made = editText(text, [{ op: 'set', pointer: '/root', value }]);
        expect(made).toBe(valueAt(dataOf(text), pointer) === 'other' ? text : expected);
      }),
      { seed: 33, numRuns: runs(500) }
    );
  });

  test('setting a list keeps the entries that stay as they are written, wherever others leave and join', () => {
    const entries = fc.array(fc.constantFrom(1, 2.5, 'a', 'b'), { maxLength: 5 });
    fc.assert(
      fc.property(entries, entries, fc.constantFrom(...GAPS), (old, value, gap) => {
        const text = `{"list" :${oddly(old, () => gap)} }`;
        const made = editText(text, [{ op: 'set', pointer: '/list', value }]);
        expect(dataOf(made)).toEqual({ list: value });
        expect([made.startsWith('{"list" :['), made.endsWith('] }')]).toEqual([true, true]);
      }),
      { seed: 34, numRuns: runs(300) }
    );
  });

  test('changes the data exactly as the edits say, whatever the style of the text', () => {
    fc.assert(
      fc.property(documents, ({ data, text, edits }) => {
        expect(JSON.stringify(dataOf(editText(text, edits)))).toBe(JSON.stringify(editData(data, edits)));
      }),
      { seed: 31, numRuns: runs(1000) }
    );
  });

  const lines = [
    '{',
    '  "b" : [',
    '    { "n": 1.0 },',
    '\t{ "n": 2 }, { "n": 3e0 }',
    '  ],',
    '  "a": "\\u0041"',
    '}',
    ''
  ];
  const text = lines.join('\n');

  test.each<[string, Edit[], string[]]>([
    ['nothing', [], lines],
    [
      'an entry goes with its line',
      [{ op: 'remove', pointer: '/b/0' }],
      lines.toSpliced(2, 1, '    { "n": 2 }, { "n": 3e0 }').toSpliced(3, 1)
    ],
    [
      'the last entry goes with the comma before it',
      [{ op: 'remove', pointer: '/b/2' }],
      lines.with(3, '\t{ "n": 2 }')
    ],
    [
      'all entries go',
      ['/b/0', '/b/1', '/b/2'].map((pointer) => ({ op: 'remove', pointer })),
      lines.toSpliced(1, 4, '  "b" : [],')
    ],
    [
      'a value is written',
      [{ op: 'set', pointer: '/b/1/n', value: 'x' }],
      lines.with(3, '\t{ "n": "x" }, { "n": 3e0 }')
    ],
    ['the same value is not written', [{ op: 'set', pointer: '/b/0/n', value: 1 }], lines],
    [
      'a member takes the place of another',
      [
        { op: 'remove', pointer: '/b/0/n' },
        { op: 'set', pointer: '/b/0/m', value: 1 }
      ],
      lines.with(2, '    { "m": 1 },')
    ],
    [
      'a member joins others on a line of its own',
      [{ op: 'set', pointer: '/c', value: 1 }],
      lines.toSpliced(5, 1, '  "a": "\\u0041",', '  "c": 1')
    ],
    [
      'an entry joins others',
      [{ op: 'set', pointer: '/b', value: [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4, m: {} }] }],
      lines.with(3, '\t{ "n": 2 }, { "n": 3e0 }, { "n": 4, "m": {} }')
    ]
  ])('%s: every other byte stays', (_, edits, expected) => {
    expect(editText(text, edits)).toBe(expected.join('\n'));
  });

  test.each([
    ['a text that is not JSON', '{', '/a', 'not valid JSON'],
    ['a text with the same key twice', '{"a":1,"a":2}', '/a', 'same key twice'],
    ['a place inside something that is no object', '{"a":1}', '/a/b', 'no object at /a']
  ])('refuses %s', (_, broken, pointer, reason) => {
    expect(() => editText(broken, [{ op: 'set', pointer, value: 1 }])).toThrow(reason);
  });
});
