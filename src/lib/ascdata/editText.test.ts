import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editData, editText, type Edit } from './editText.js';
import { dataOf } from './elements.js';
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

describe('editText', () => {
  test('changes the data exactly as the edits say, whatever the style of the text', () => {
    fc.assert(
      fc.property(documents, ({ data, text, edits }) => {
        expect(JSON.stringify(dataOf(editText(text, edits)))).toBe(JSON.stringify(editData(data, edits)));
      }),
      { seed: 31, numRuns: 1000 }
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
