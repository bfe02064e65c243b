import { expect, it } from 'vitest';
import { blockedTexts } from './blockedTexts.js';

it.each([
  ['fr-CA', 'Bloqué'],
  ['de', 'Blockiert'],
  ['en-US', 'Blocked'],
  ['ja', 'Blocked'],
  ['', 'Blocked']
])('what a widget was kept from is told in the language of the browser, or in English: %j', (tag, said) => {
  expect(blockedTexts(tag).sentence('a', 'b', 'c')).toMatch(new RegExp(`^${said}`));
});
