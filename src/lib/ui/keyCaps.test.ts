import { expect, it } from 'vitest';
import english from '../messages/en/screens/base.js';
import german from '../messages/de/screens/base.js';
import french from '../messages/fr/screens/base.js';
import { keyNames, SHORTCUT } from './keyCaps.js';

it.each([
  ['en', english, SHORTCUT.redoLong, 'Ctrl Shift Z'],
  ['de', german, SHORTCUT.redoLong, 'Strg Umschalt Z'],
  ['fr', french, SHORTCUT.redoLong, 'Ctrl Maj Z'],
  ['de', german, 'del', 'Entf'],
  ['fr', french, 'enter', 'Entrée'],
  ['de', german, 'F8', 'F8'],
  ['de', german, '← →', '← →'],
  ['de', german, 'toString', 'toString']
])('in %s, a combination is spelled as its keyboards spell it', (_language, { caps }, combination, named) => {
  expect(keyNames(caps, combination)).toBe(named);
});
