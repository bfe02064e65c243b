import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedFor, dropOn, homesOf, isTakable, isWritable, obstacleTo, type Access } from './rights.js';
import { groupIn, widgetIn } from './testing.js';

const ADMINISTRATOR: Access = {
  may: ['widget.edit', 'template.delete', 'widget.replace'],
  groups: [groupIn(1), groupIn(2)]
};
const WRITER: Access = { may: ['widget.edit'], groups: [groupIn(1), groupIn(2, false)] };
const READER: Access = { may: [], groups: [groupIn(1, false), groupIn(2, false)] };

describe('what is offered', () => {
  it.each([
    [
      'an administrator, of a template',
      ADMINISTRATOR,
      null,
      { rename: true, copy: true, move: false, remove: true, replace: true }
    ],
    [
      'an administrator, in a group',
      ADMINISTRATOR,
      1,
      { rename: true, copy: true, move: true, remove: true, replace: true }
    ],
    ['a writer, of a template', WRITER, null, { rename: true, copy: true, move: false, remove: false, replace: false }],
    ['a writer, in the own group', WRITER, 1, { rename: true, copy: true, move: true, remove: true, replace: false }],
    [
      'a writer, in a group to look at',
      WRITER,
      2,
      { rename: false, copy: true, move: false, remove: false, replace: false }
    ],
    [
      'a reader, of a template',
      READER,
      null,
      { rename: false, copy: false, move: false, remove: false, replace: false }
    ],
    ['a reader, in a group', READER, 1, { rename: false, copy: false, move: false, remove: false, replace: false }]
  ])('%s', (_who, access, home, expected) => expect(allowedFor(widgetIn(home), access, 2)).toEqual(expected));

  it('a standard widget keeps its last variant', () => {
    const standard = widgetIn(1, { Standard: true });
    expect([1, 2].map((variants) => allowedFor(standard, ADMINISTRATOR, variants).remove)).toEqual([false, true]);
  });

  it('moving needs another place to go to', () => {
    const alone: Access = { may: [], groups: [groupIn(1)] };
    expect(allowedFor(widgetIn(1), alone, 2).move).toBe(false);
  });
});

describe('a key that does nothing says why', () => {
  it.each([
    ['Del on the last widget of a standard one', 'remove', ADMINISTRATOR, null, 1, 'standard'],
    ['Del on one of several', 'remove', ADMINISTRATOR, null, 2, undefined],
    ['Del on a template, for a writer', 'remove', WRITER, null, 2, 'readOnly'],
    ['M on a template', 'move', ADMINISTRATOR, null, 2, 'template'],
    ['M without another group', 'move', { may: [], groups: [groupIn(1)] }, 1, 2, 'nowhere'],
    ['M in a group to look at', 'move', WRITER, 2, 2, 'readOnly'],
    ['F2 in a group to look at', 'rename', WRITER, 2, 2, 'readOnly'],
    ['C without a group to write in', 'copy', READER, 1, 2, 'nowhere']
  ] as const)('%s', (_key, what, access, home, variants, expected) => {
    expect(obstacleTo(what, widgetIn(home, { Standard: true }), access, variants)).toBe(expected);
  });
});

describe('dropping a widget on a home', () => {
  it.each([
    ['of a template makes a variant', ADMINISTRATOR, null, 1, false, 'copy'],
    ['out of a group moves', ADMINISTRATOR, 1, 2, false, 'move'],
    ['out of a group with Ctrl copies', ADMINISTRATOR, 1, 2, true, 'copy'],
    ['where it stands does nothing', ADMINISTRATOR, 1, 1, false, undefined],
    ['where it stands with Ctrl copies', ADMINISTRATOR, 1, 1, true, 'copy'],
    ['of what may not be taken away copies', WRITER, 2, 1, false, 'copy'],
    ['that may not be written to does nothing', WRITER, 1, 2, false, undefined]
  ])('%s', (_what, access, from, to, isCopy, expected) =>
    expect(dropOn(to, widgetIn(from), access, isCopy)).toBe(expected)
  );

  it('does only what the rights of both places allow', () => {
    const homes = fc.constantFrom(null, 1, 2, 3);
    const access = fc.record({
      may: fc.subarray(['widget.edit', 'template.delete', 'widget.replace']),
      groups: fc.subarray([groupIn(1), groupIn(2, false), groupIn(3)])
    });
    fc.assert(
      fc.property(access, homes, homes, fc.boolean(), (who, from, to, isCopy) => {
        const effect = dropOn(to, widgetIn(from), who, isCopy);
        expect(effect === undefined || isWritable(who, to)).toBe(true);
        expect(effect !== 'move' || isTakable(who, from)).toBe(true);
        expect(homesOf(who).includes(to)).toBe(isWritable(who, to));
      }),
      { seed: 20261121 }
    );
  });
});
