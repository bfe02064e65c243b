import { expect, it } from 'vitest';
import { namesFrom } from './names.js';

it.each<[what: string, text: string, names: string[]]>([
  ['a line each', 'Graz\nLinz', ['Graz', 'Linz']],
  ['lines of Windows and of old spreadsheets', 'Graz\r\nLinz\rWels', ['Graz', 'Linz', 'Wels']],
  ['the first column of a spreadsheet', 'Graz\t09:00\nLinz\t10:00', ['Graz', 'Linz']],
  ['no empty lines', '\n  \n Graz \n\t10:00\n', ['Graz']],
  ['nothing', '', []]
])('a pasted list gives names: %s', (_what, text, names) => {
  expect(namesFrom(text)).toEqual(names);
});
