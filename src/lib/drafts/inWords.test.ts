import { describe, expect, it } from 'vitest';
import english from '../messages/en/screens/drafts.js';
import { settingsOf } from './inWords.js';

const given = { elements: [], words: { language: 'en', contentLanguage: '' }, texts: english } as const;

describe('a Value of a draft whose setting is gone', () => {
  it.each([
    ['a text as text', [{ Text: 'Closed' }], 'Closed'],
    ['plain text as it is', 'red', 'red'],
    ['a number', 7, '7'],
    ['nothing', null, 'null'],
    ['what is long, cut off', 'x'.repeat(100), `${'x'.repeat(79)}…`]
  ])('is listed under its Id, %s', (_, Value, words) => {
    const cell = { Widget: 1, Element: 'Old', Value, Conflict: null, Counts: 'draft' } as const;
    const [setting] = settingsOf({ Values: [cell], Clashes: [] }, given, new Map([[1, 'Graz']]));
    expect(setting).toMatchObject({ label: 'Old', notes: [english.changes.gone('Old')] });
    expect(setting?.cells[0]?.draft).toBe(words);
  });
});
