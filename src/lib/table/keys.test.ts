import { describe, expect, it } from 'vitest';
import { commandOf, moveOf } from './keys.js';

type Where = Parameters<typeof commandOf>[1];

/** A key press by how it is written: `Ctrl+Shift+z`. */
function pressed(keys: string, isComposing = false) {
  const parts = keys.split('+');
  const has = (name: string) => parts.slice(0, -1).includes(name);
  const key = parts.at(-1) === 'Space' ? ' ' : parts.at(-1)!;
  return { key, ctrlKey: has('Ctrl'), metaKey: has('Meta'), shiftKey: has('Shift'), altKey: has('Alt'), isComposing };
}

describe('in the table', () => {
  it.each([
    ['Enter', 'edit'],
    ['F2', 'edit'],
    ['Alt+ArrowDown', 'pick'],
    ['Space', 'toggle'],
    ['Delete', 'release'],
    ['Backspace', 'release'],
    ['Ctrl+d', 'fill'],
    ['Ctrl+Enter', 'set'],
    ['Ctrl+Space', 'column'],
    ['Shift+Space', 'row'],
    ['Ctrl+a', 'all'],
    ['Ctrl+h', 'find'],
    ['F8', 'next-problem'],
    ['Ctrl+z', 'undo'],
    ['Ctrl+y', 'redo'],
    ['Ctrl+Shift+z', 'redo'],
    ['Ctrl+s', 'save'],
    ['Meta+s', 'save'],
    ['/', 'search'],
    ['?', 'keys']
  ])('%s means %s', (keys, command) => expect(commandOf(pressed(keys), 'grid')).toBe(command));

  it.each([
    ['ArrowDown', { rows: 1, columns: 0, extends: false }],
    ['ArrowUp', { rows: -1, columns: 0, extends: false }],
    ['ArrowLeft', { rows: 0, columns: -1, extends: false }],
    ['ArrowRight', { rows: 0, columns: 1, extends: false }],
    ['Shift+ArrowDown', { rows: 1, columns: 0, extends: true }],
    ['Ctrl+ArrowDown', { rows: 'end', columns: 0, extends: false }],
    ['Ctrl+Shift+ArrowRight', { rows: 0, columns: 'end', extends: true }],
    ['Home', { rows: 0, columns: 'start', extends: false }],
    ['Ctrl+End', { rows: 'end', columns: 'end', extends: false }],
    ['PageDown', { rows: 'page', columns: 0, extends: false }]
  ])('%s moves', (keys, move) => expect(moveOf(pressed(keys))).toEqual(move));
});

describe('where characters are entered', () => {
  it.each([
    ['Ctrl+s', 'save'],
    ['Ctrl+Enter', 'set'],
    ['F8', 'next-problem'],
    ['Delete', undefined],
    ['Space', undefined],
    ['Enter', undefined],
    ['Ctrl+z', undefined],
    ['/', undefined],
    ['?', undefined]
  ])('%s means %s', (keys, command) => expect(commandOf(pressed(keys), 'typing')).toBe(command));
});

it.each(['grid', 'typing', 'elsewhere'] as const satisfies readonly Where[])(
  'no key means anything while characters are composed: %s',
  (where) => {
    expect(commandOf(pressed('Enter', true), where)).toBeUndefined();
    expect(commandOf(pressed('Ctrl+s', true), where)).toBeUndefined();
  }
);
