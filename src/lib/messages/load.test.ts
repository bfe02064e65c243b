import { describe, expect, it } from 'vitest';
import { loadBase, loadedTexts, loadTexts } from './load.js';

describe('texts that are loaded', () => {
  it('are there without waiting, with all others of the same file', async () => {
    const access = await loadTexts('access', 'fr');
    expect(loadedTexts('access', 'fr')).toBe(access);
    expect(loadedTexts('shell', 'fr')).toBe(await loadTexts('shell', 'fr'));
  });

  it('are there in the next language before the page switches to it', async () => {
    await loadTexts('history', 'en');
    await loadBase('de');
    expect(loadedTexts('history', 'de')).toBe(await loadTexts('history', 'de'));
  });

  it('are there in both languages if something opens during a switch', async () => {
    await loadBase('en');
    const switching = loadBase('fr');
    await loadTexts('variants', 'en');
    await switching;
    expect(loadedTexts('variants', 'fr')).toBe(await loadTexts('variants', 'fr'));
  });
});

it('texts that nobody waited for are refused, not left empty', () => {
  expect(() => loadedTexts('history', 'xx' as 'en')).toThrow('The texts history are not loaded in the language xx.');
});
