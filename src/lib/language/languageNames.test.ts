import { describe, expect, it } from 'vitest';
import { wantedLanguages } from './languageNames.js';

describe('the languages a person reads', () => {
  it.each([
    ['the browser’s in its order', ['de-AT', 'en'], 'de', ['de-AT', 'de', 'en']],
    ['one the interface does not speak stays first', ['it-CH', 'it', 'en'], 'en', ['it-CH', 'it', 'en']],
    ['the interface chosen otherwise goes before the browser’s', ['en-US', 'ja'], 'de', ['de', 'en-US', 'ja']],
    ['but not before what it does not speak', ['ja', 'en', 'de-DE'], 'de', ['ja', 'de-DE', 'de', 'en']],
    ['the interface is the last resort', ['ja'], 'en', ['ja', 'en']],
    ['a browser that names none', [], 'de', ['de']]
  ] as const)('%s', (_, browser, language, expected) => {
    expect(wantedLanguages(browser, language)).toEqual(expected);
  });
});
