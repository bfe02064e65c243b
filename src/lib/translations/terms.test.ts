import { describe, expect, it } from 'vitest';
import type { Term } from '../api.js';
import { glossaryIssues, Terms, withTerm } from './terms.js';

const slot: Term = { Term: 'Slot', Translation: 'Spalte' };
const width: Term = { Term: 'slot width', Translation: 'Spaltenbreite' };
const one: Term = { Term: 'x', Translation: 'mal' };
const terms = new Terms([slot, width, one]);

describe('the terms in a text', () => {
  it.each<[string, Term[]]>([
    ['Number of slots', [slot]],
    ['SLOT', [slot]],
    ['Slot width', [slot, width]],
    ['timeslot', []],
    ['3 x 4', [one]],
    ['(slot)', [slot]],
    ['', []]
  ])('of “%s” begin where a word begins, whatever their case', (source, found) => {
    expect(new Set(terms.in(source))).toEqual(new Set(found));
    // Kept.
    expect(new Set(terms.in(source))).toEqual(new Set(found));
  });

  it('are a finding where the translation does not use them, also not in a longer word', () => {
    expect(glossaryIssues([slot], 'Spaltenbreite')).toEqual([]);
    expect(glossaryIssues([slot], 'Breite')).toEqual([
      { code: 'translation-glossary', term: 'Slot', translation: 'Spalte' }
    ]);
    expect(glossaryIssues([slot], ' ')).toEqual([]);
  });

  it('can be put right where the term stands untranslated', () => {
    const issue = { code: 'translation-glossary', term: 'Slot', translation: 'Spalte $1' } as const;
    expect(withTerm(issue, 'Der slot links')).toBe('Der Spalte $1 links');
    expect(withTerm(issue, 'Slotbreite')).toBeUndefined();
    expect(withTerm({ ...issue, term: 'c++' }, 'In C++ schreiben')).toBe('In Spalte $1 schreiben');
  });
});
