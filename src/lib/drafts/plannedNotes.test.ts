import { describe, expect, it, vi } from 'vitest';
import type { Draft } from '../api.js';
import type { AscElement } from '../ascdata/types.js';
import { EditorState } from '../form/state.svelte.js';
import { editorData, services } from '../form/testing.js';
import texts from '../messages/en/screens/drafts.js';
import table from '../messages/en/screens/table.js';
import { cellView } from '../table/cellView.js';
import type { TableContext } from '../table/context.js';
import { elements, tableBody, tableSession } from '../table/testing.js';
import { tablePlace } from './host.js';
import { notesOf, plannedNotes, type NotedPlace } from './plannedNotes.js';

const fields: AscElement[] = [{ Id: 'closes', DisplayName: 'Closes', DataType: 'time', Value: '19:00' }];
const state = new EditorState(editorData({}, fields), services);

const place: Pick<NotedPlace, 'at'> = {
  at: ({ Widget, Element }) => (Widget === 7 ? state.field(Element) : undefined)
};

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
  const notes = notesOf([draft], { place, hint: texts.hint, words, language: 'en' });
  return notes.get('closes');
}

describe('what a planned draft will make of a field', () => {
  it('is said with its days, the last one where it ends at midnight', () => {
    expect(said('2026-12-24T05:00:00Z', '2026-12-27T23:00:00Z')).toEqual([
      { text: '14:00 from 24 Dec to 27 Dec:', link: '“Christmas hours”', href: '/drafts/3' }
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

describe('what a planned draft will make of a cell of the Table', () => {
  const session = tableSession(tableBody(['Graz', 'Linz'], { Graz: { tables: 9 } }));
  const planned = (State: string, cell: object) => {
    const Plan = { Zone: 'Europe/Vienna', StartsAt: '2026-12-24T05:00:00Z', EndsAt: '2026-12-26T23:00:00Z' };
    const draft = { Id: 3, Name: 'Christmas', State, Plan, Values: [cell] } as unknown as Draft;
    const words = { language: 'en', contentLanguage: '' } as const;
    const notes = notesOf([draft], { place: tablePlace({ session }, 1), hint: texts.hint, words, language: 'en' });
    return [...notes].map(([cell, [note]]) => [cell, note!.text]);
  };

  it.each([
    ['its Value', 'planned', { Widget: 2, Element: 'tables', Value: 5 }, '5 from 24 Dec to 26 Dec:'],
    [
      'the template’s, where it inherits again',
      'planned',
      { Widget: 2, Element: 'tables' },
      '4 from 24 Dec to 26 Dec:'
    ],
    [
      'what its end brings back',
      'live',
      { Widget: 2, Element: 'tables', Live: 7 },
      'live until 27 Dec, 00:00, then 7:'
    ],
    ['nothing, where that is there now', 'live', { Widget: 2, Element: 'tables', Live: 9 }, undefined],
    ['nothing in a widget that is not shown', 'planned', { Widget: 8, Element: 'tables', Value: 5 }, undefined]
  ])('is %s', (_, state, cell, text) => {
    expect(planned(state, cell)).toEqual(text === undefined ? [] : [['2 tables', text]]);
  });

  it('is said in the label of that cell alone', () => {
    const note = { text: '5 from 24 Dec:', link: '“Christmas”', href: '/drafts/3' };
    session.planned = { Note: undefined as never, notes: new Map([['2 tables', [note]]]) };
    const context = { session, t: table, peopleAt: () => [] } as unknown as TableContext;
    const [tables] = elements.filter(({ Id }) => Id === 'tables');
    const labels = session.model.rows.map((row) => cellView(context, row, tables!).words);
    expect(labels).toEqual(['4', '9, 5 from 24 Dec: “Christmas”', '4, inherits the template’s value']);
  });
});

describe('what a live draft leaves behind in a field', () => {
  const live = (cell: object) => said('2026-12-24T05:00:00Z', '2026-12-26T23:00:00Z', cell, 7, 'live');

  it.each([
    ['what was there before', { Value: '19:00', Live: '17:00' }, '17:00'],
    ['the package’s Value', { Value: '19:00' }, undefined]
  ])('is %s, said with its end, unless that is there now', (_, cell, next) => {
    expect(live(cell)).toEqual(
      next && [{ text: `live until 27 Dec, 00:00, then ${next}:`, link: '“Christmas hours”', href: '/drafts/3' }]
    );
  });
});

it('more planned drafts than are read are counted, with a way to them', async () => {
  const drafts = Array.from({ length: 12 }, (_, Id) => ({ Id, Here: true, State: 'planned', Plan: null, Values: [] }));
  const asked = vi.fn((url: string) =>
    Promise.resolve(Response.json(url.includes('?') ? { Drafts: drafts } : drafts[0]))
  );
  vi.stubGlobal('fetch', asked);
  const words = { language: 'en', contentLanguage: '' } as const;
  const found = await plannedNotes({ widgetId: 7, isTable: true, at: () => undefined }, 'en', words);
  vi.unstubAllGlobals();
  expect(found.more).toEqual({ text: '2 more drafts are planned', href: '/widgets/7/drafts' });
  expect(asked).toHaveBeenCalledTimes(11);
});

it.each([
  ['boolean', true, 'on from 24 Dec, 06:00:'],
  ['simpleText', [{ Text: '' }], 'empty from 24 Dec, 06:00:'],
  ['simpleText', [{ Text: 'Closed' }], '“Closed” from 24 Dec, 06:00:']
] as const)('a planned %s %j is quoted as in other sentences', (DataType, Value, text) => {
  const form = new EditorState(editorData({}, [{ Id: 'it', DisplayName: 'It', DataType, Value }]), services);
  const Plan = { Zone: 'Europe/Vienna', StartsAt: '2026-12-24T05:00:00Z', EndsAt: null };
  const draft = { Id: 3, Name: 'A', State: 'planned', Plan, Values: [{ Widget: 7, Element: 'it', Value }] };
  const words = { language: 'en', contentLanguage: '' } as const;
  const at = { at: () => form.field('it') };
  const notes = notesOf([draft as unknown as Draft], { place: at, hint: texts.hint, words, language: 'en' });
  expect(notes.get('it')?.[0]?.text).toBe(text);
});
