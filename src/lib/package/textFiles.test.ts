import { expect, it } from 'vitest';
import { textFiles } from './textFiles.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

it.each([
  ['main.js', bytes('\uFEFFlet a;\r\n'), '\uFEFFlet a;\r\n', undefined],
  ['lib/WizardBase.js', bytes('1'), '1', 'library'],
  ['big.css', new Uint8Array(1024 * 1024 + 1).fill(32), undefined, 'large'],
  ['picture.png', Uint8Array.of(0x89, 0x50), undefined, 'binary'],
  ['zero.txt', bytes('a\0b'), undefined, 'binary'],
  ['empty.txt', bytes(''), '', undefined]
] as const)('%s is edited, read or only listed as its content allows', (name, content, text, locked) => {
  expect(textFiles([{ name, bytes: content }])).toEqual([{ name, size: content.length, text, locked }]);
});
