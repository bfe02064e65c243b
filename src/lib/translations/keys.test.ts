import { describe, expect, it } from 'vitest';
import { commandOf } from './keys.js';

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  ({
    key,
    code: '',
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    isComposing: false,
    ...more
  }) as KeyboardEvent;

describe('keys of the Translations screen', () => {
  it.each<[string, KeyboardEvent, string | undefined, string | undefined]>([
    ['Enter', press('Enter'), 'save', undefined],
    ['Shift Enter', press('Enter', { shiftKey: true }), undefined, undefined],
    ['Ctrl Enter', press('Enter', { ctrlKey: true }), 'review', undefined],
    ['Cmd Enter', press('Enter', { metaKey: true }), 'review', undefined],
    ['Enter that ends a composition', press('Enter', { isComposing: true }), undefined, undefined],
    ['the same in Safari', press('Enter', { keyCode: 229 }), undefined, undefined],
    ['Alt S of a Mac', press('ß', { altKey: true, code: 'KeyS' }), 'show', 'show'],
    ['Alt Shift S', press('Í', { altKey: true, shiftKey: true, code: 'KeyS' }), undefined, undefined],
    ['Alt Down', press('ArrowDown', { altKey: true, code: 'ArrowDown' }), 'after', 'after'],
    ['Alt 2', press('2', { altKey: true, code: 'Digit2' }), 'take-2', 'take-2'],
    ['Alt C', press('ç', { altKey: true, code: 'KeyC' }), 'comment', 'comment'],
    ['F8', press('F8'), 'next-finding', 'next-finding'],
    ['Escape', press('Escape'), 'leave', undefined],
    ['F', press('F', { shiftKey: true }), undefined, 'search'],
    ['/', press('/', { shiftKey: true }), undefined, 'search'],
    ['?', press('?', { shiftKey: true }), undefined, 'keys'],
    ['Ctrl Z', press('z', { ctrlKey: true }), undefined, 'undo'],
    ['Ctrl Shift Z', press('Z', { ctrlKey: true, shiftKey: true }), undefined, 'redo'],
    ['Ctrl Y', press('y', { ctrlKey: true }), undefined, 'redo']
  ])('%s', (_, event, inText, outside) => {
    expect([commandOf(event, 'typed', true), commandOf(event, undefined, false)]).toEqual([inText, outside]);
  });

  it.each([
    ['undoes the last save, step by step', press('z', { ctrlKey: true }), 'undo'],
    ['redoes it', press('y', { ctrlKey: true }), 'redo'],
    ['saves', press('Enter'), 'save'],
    ['moves', press('ArrowDown', { altKey: true, code: 'ArrowDown' }), 'after']
  ])('in a text to which nothing was typed: %s', (_, event, command) => {
    expect(commandOf(event, 'saved', true)).toBe(command);
  });

  it('letters belong to any other control in which they are typed', () => {
    expect(commandOf(press('f'), undefined, true)).toBeUndefined();
  });
});
