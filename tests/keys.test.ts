import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { KEYS as conditions } from '../src/lib/conditions/keys.js';
import { KEYS as definition } from '../src/lib/definition/keys.js';
import { KEYS as editor } from '../src/lib/editor/keys.js';
import { KEYS as history } from '../src/lib/history/keys.js';
import { moveOf, KEYS as table } from '../src/lib/table/keys.js';
import { KEYS as translations } from '../src/lib/translations/keys.js';
import { commandOf, pressedKey } from '../src/lib/ui/pressedKey.js';
import { cardCommand, KEYS as card } from '../src/lib/widgetlist/cardKeys.js';

type Keys = Readonly<Record<string, string>>;

/** The tables of a screen, by where the focus is. */
const SCREENS: Readonly<Record<string, Readonly<Record<string, Keys>>>> = {
  conditions,
  definition,
  editor,
  history: { elsewhere: history },
  table,
  translations,
  widgetlist: { elsewhere: card }
};

/** The press of a key by its name: `ctrl shift z`. With Alt the name is that of the physical key. */
function press(name: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent {
  const [, ctrl, shift, alt, key = ''] = /^(ctrl )?(shift )?(alt )?(.+)$/.exec(name) ?? [];
  const held = { ctrlKey: Boolean(ctrl), metaKey: false, shiftKey: Boolean(shift), altKey: Boolean(alt) };
  return { key: alt ? '' : key, code: alt ? key : '', ...held, isComposing: false, ...more } as KeyboardEvent;
}

describe.each(Object.entries(SCREENS))('keys of %s', (_screen, places) => {
  const all = Object.values(places);
  const names = [...new Set(all.flatMap((keys) => Object.keys(keys)))];

  it('have the names that their presses have', () => {
    expect(names.map((name) => pressedKey(press(name)))).toEqual(names);
  });

  it('mean nothing while characters are composed, nor when they end it in Safari', () => {
    const composing = names.flatMap((name) => [press(name, { isComposing: true }), press(name, { keyCode: 229 })]);
    expect(composing.flatMap((event) => all.map((keys) => commandOf(event, keys))).filter(Boolean)).toEqual([]);
  });

  it('mean the same wherever they mean something', () => {
    const meanings = names.map((name) => new Set(all.flatMap((keys) => keys[name] ?? [])).size);
    expect(meanings).toEqual(names.map(() => 1));
  });

  it('leave to the text what enters or deletes characters', () => {
    const taken = Object.keys(places.typing ?? {}).filter((name) => !/^(ctrl |alt |(shift )?F\d)/.test(name));
    expect(taken).toEqual([]);
  });
});

it.each<[string, Partial<KeyboardEvent>, string]>([
  ['Cmd', { key: 's', metaKey: true }, 'ctrl s'],
  ['Caps Lock', { key: 'Z', ctrlKey: true }, 'ctrl z'],
  ['Shift with a letter', { key: 'F', shiftKey: true }, 'f'],
  ['Ctrl and Shift with a letter', { key: 'Z', ctrlKey: true, shiftKey: true }, 'ctrl shift z'],
  ['a / that needs Shift', { key: '/', shiftKey: true }, '/'],
  ['a . that needs Shift, with Ctrl', { key: '.', ctrlKey: true, shiftKey: true }, 'ctrl .'],
  ['Shift with a named key', { key: 'F8', shiftKey: true }, 'shift F8'],
  ['Shift with the space bar', { key: ' ', shiftKey: true }, 'shift  '],
  ['Alt on a Mac', { key: 'ß', code: 'KeyS', altKey: true }, 'alt KeyS'],
  ['Alt on a Mac, of a dead key', { key: 'Dead', code: 'KeyN', altKey: true }, 'alt KeyN'],
  ['Alt and Shift', { key: 'Í', code: 'KeyS', altKey: true, shiftKey: true }, 'shift alt KeyS'],
  ['AltGr', { key: '@', code: 'KeyQ', ctrlKey: true, altKey: true }, 'ctrl alt KeyQ']
])('%s has one name on every keyboard', (_, event, name) => {
  expect(pressedKey(press('', event))).toBe(name);
});

it('only the name of a key press tells whether characters are composed', () => {
  const root = fileURLToPath(new URL('../src/', import.meta.url));
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(ts|svelte)$/.test(file)
  );
  const asking = sources.filter((file) => /isComposing|keyCode/.test(readFileSync(join(root, file), 'utf8')));
  expect(asking).toEqual(['lib/ui/pressedKey.ts']);
});

it('a key that no table has is no command, whatever its name', () => {
  expect(commandOf(press('constructor'), card)).toBeUndefined();
});

describe('in the grid of the Table', () => {
  it.each([
    ['ArrowDown', { rows: 1, columns: 0, extends: false }],
    ['ArrowUp', { rows: -1, columns: 0, extends: false }],
    ['ArrowLeft', { rows: 0, columns: -1, extends: false }],
    ['ArrowRight', { rows: 0, columns: 1, extends: false }],
    ['shift ArrowDown', { rows: 1, columns: 0, extends: true }],
    ['ctrl ArrowDown', { rows: 'end', columns: 0, extends: false }],
    ['ctrl shift ArrowRight', { rows: 0, columns: 'end', extends: true }],
    ['Home', { rows: 0, columns: 'start', extends: false }],
    ['ctrl End', { rows: 'end', columns: 'end', extends: false }],
    ['PageDown', { rows: 'page', columns: 0, extends: false }]
  ])('%s moves', (name, move) => expect(moveOf(press(name))).toEqual(move));
});

describe('on a card', () => {
  it.each<[string, KeyboardEvent, string | undefined]>([
    ['C', press('c'), 'copy'],
    ['C with Caps Lock', press('C'), 'copy'],
    ['C with Shift', press('C', { shiftKey: true }), undefined],
    ['Delete', press('Delete'), 'remove'],
    ['Delete that is held down', press('Delete', { repeat: true }), undefined]
  ])('%s', (_, event, command) => expect(cardCommand(event)).toBe(command));
});
