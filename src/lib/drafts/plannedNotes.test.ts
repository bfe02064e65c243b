import { describe, expect, it } from 'vitest';
import type { Draft } from '../api.js';
import type { AscElement } from '../ascdata/types.js';
import { EditorState } from '../editor/state.svelte.js';
import { editorData, services } from '../editor/testing.js';
import texts from '../messages/en/screens/drafts.js';
import { notesOf } from './plannedNotes.js';

const elements: AscElement[] = [{ Id: 'closes', DisplayName: 'Closes', DataType: 'time', Value: '19:00' }];
const state = new EditorState(editorData({}, elements), services);

/** The note below the field of widget 7. */
function said(
  StartsAt: string,
  EndsAt: string | null,
  cell: object = { Value: '14:00' },
  Widget = 7,
  State = 'planned'
) {
  const Plan = { Zone: 'Europe/Vienna', StartsAt, EndsAt, Start: '', End: null };
  const Values = [{ Widget, Element: 'closes', Conflict: null, Counts: 'draft', ...cell }];
  const draft = { Id: 3, Name: 'Christmas hours', State, Plan, Values } as unknown as Draft;
  const words = { language: 'en', contentLanguage: '' } as const;
  const notes = notesOf([draft], { widgetId: 7, state, hint: texts.hint, words, language: 'en' });
  return notes.get('closes');
}

describe('what a planned draft will make of a field', () => {
  it('is said with its days, the last one where it ends at midnight', () => {
    expect(said('2026-12-24T05:00:00Z', '2026-12-27T23:00:00Z')).toEqual([
      { text: '14:00 from 24 Dec to 27 Dec:', link: 'Christmas hours', href: '/drafts/3' }
    ]);
  });

  it('is said with its times where it lasts for a day or less', () => {
    expect(said('2026-12-24T05:00:00Z', '2026-12-24T13:00:00Z')?.[0]?.text).toBe(
      '14:00 from 24 Dec, 06:00 to 24 Dec, 14:00:'
    );
  });

  it('is said with its start where it stays', () => {
    expect(said('2026-12-24T05:00:00Z', null)?.[0]?.text).toBe('14:00 from 24 Dec, 06:00:');
  });

  it('is the inherited Value where the draft takes the own one away', () => {
    expect(said('2026-12-24T05:00:00Z', null, {})?.[0]?.text).toBe('19:00 from 24 Dec, 06:00:');
  });

  it('is nothing where the draft changes another widget', () => {
    expect(said('2026-12-24T05:00:00Z', null, { Value: '14:00' }, 8)).toBeUndefined();
  });
});

describe('what a live draft leaves behind in a field', () => {
  const live = (cell: object) => said('2026-12-24T05:00:00Z', '2026-12-26T23:00:00Z', cell, 7, 'live');

  it.each([
    ['what was there before', { Value: '19:00', Live: '17:00' }, '17:00'],
    ['the package’s Value', { Value: '19:00' }, undefined]
  ])('is %s, said with its end, unless that is there now', (_, cell, next) => {
    expect(live(cell)).toEqual(
      next && [{ text: `live until 27 Dec, 00:00, then ${next}:`, link: 'Christmas hours', href: '/drafts/3' }]
    );
  });
});
