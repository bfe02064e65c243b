import { describe, expect, it } from 'vitest';
import { commandOf } from './keys.js';

describe('keys', () => {
  const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    ...held
  });

  it.each([
    [press('s', { ctrlKey: true }), true, 'save'],
    [press('z', { metaKey: true }), true, 'undo'],
    [press('Z', { ctrlKey: true, shiftKey: true }), true, 'redo'],
    [press('y', { ctrlKey: true }), false, 'redo'],
    [press('/'), false, 'search'],
    [press('?', { shiftKey: true }), false, 'keys'],
    [press('/'), true, undefined],
    [press('q', { ctrlKey: true, altKey: true }), false, undefined]
  ])('%j while typing: %s means %s', (event, typing, command) => expect(commandOf(event, typing)).toBe(command));
});
