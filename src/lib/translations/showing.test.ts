import { describe, expect, it } from 'vitest';
import type { AscElement, DataTypeName } from '../ascdata/types.js';
import { EditorState } from '../form/state.svelte.js';
import { editorData, services } from '../form/testing.js';
import english from '../messages/en/screens/explanations.js';
import { TextRow } from './row.svelte.js';
import { findShowingChange, examplesFrom, showingClauses } from './showing.js';
import type { CatalogueItem, CatalogueQuery } from '../api.js';
import german from '../messages/de/screens/explanations.js';
import french from '../messages/fr/screens/explanations.js';

/** What shows the entry `Later` of a setting whose Value is `Now`. */
async function showingLater(DataType: DataTypeName) {
  const mode = { Id: 'mode', DisplayName: 'Mode', DataType, Value: 'Now', Items: ['Now', 'Later'] } as AscElement;
  const form = new EditorState(editorData({}, [mode]), services);
  const key = { Element: 'mode', Kind: 'entry' as const, Entry: 'Later' };
  const row = new TextRow({ ...key, Source: 'Later', Text: '', State: 'toDo', Tag: '' }, () => []);
  const trying = { reasons: english.reasons, example: 'an example', examples: () => Promise.resolve([]) };
  return findShowingChange(row, form, { language: 'en', contentLanguage: '' }, trying);
}

describe('an entry that is not chosen', () => {
  it('of a list is shown by choosing it', async () =>
    expect(await showingLater('list')).toEqual({ changes: [['mode', 'Later']], text: 'Mode = “Later”' }));
  it('of radio buttons is in view already', async () => expect(await showingLater('radiobutton')).toBeUndefined());
});

const element = (DataType: AscElement['DataType']): AscElement => ({ Id: 'a', DisplayName: 'a', DataType, Value: [] });

function answering(...answers: (CatalogueItem[] | Error)[]) {
  const asked: CatalogueQuery['kind'][] = [];
  const catalogue = {
    search: async ({ kind }: CatalogueQuery) => {
      asked.push(kind);
      const Items = answers.shift() ?? [];
      if (Items instanceof Error) throw Items;
      return { Items, Total: Items.length, Offset: 0 };
    },
    lookup: async () => []
  };
  return { asked, examples: examplesFrom(catalogue) };
}

const LOGO = { Id: 7, Name: 'Logo', Guid: 'g' } as CatalogueItem;

describe('objects that are tried as examples', () => {
  it('are those of the catalogue, which is asked once for each kind', async () => {
    const { asked, examples } = answering([LOGO]);
    for (let times = 0; times < 2; times++) {
      expect(await examples(element('edition'))).toEqual([[{ Id: 7, Name: 'Logo', Guid: 'g' }]]);
    }
    expect(await examples(element('simpleText'))).toEqual([]);
    expect(asked).toEqual(['edition']);
  });

  it('are none where the catalogue does not answer, and it is asked again', async () => {
    const { examples } = answering(new Error('away'), [LOGO]);
    expect(await examples(element('edition'))).toEqual([]);
    expect(await examples(element('edition'))).toHaveLength(1);
  });
});

const targets: readonly AscElement[] = [
  { Id: 'title', DisplayName: 'Title', DataType: 'simpleText', Value: [{ Text: 'Sale' }] },
  { Id: 'mode', DisplayName: 'Mode', DataType: 'list', Value: 'Now', Options: { Items: ['Now', 'Later'] } },
  { Id: 'rows', DisplayName: 'Rows', DataType: 'number', Value: 3 }
];

type Hiding = readonly [TargetId: string, Operator: string, Value: unknown];

/** A form whose setting `x` has these Conditions. */
function formWith(...conditions: readonly Hiding[]): EditorState {
  const Conditions = conditions.map(([TargetId, Operator, Value]) => ({ Action: 'HIDE', TargetId, Operator, Value }));
  const hidden: AscElement = { Id: 'x', DisplayName: 'X', DataType: 'boolean', Value: true, Options: { Conditions } };
  return new EditorState(editorData({}, [...targets, hidden]), services);
}

/** When the label of a setting with these Conditions can be seen, in English. */
const shownWhen = (...conditions: readonly Hiding[]) =>
  showingClauses('x', formWith(...conditions), { language: 'en', contentLanguage: '' }, english.reasons);

describe('when a text is shown', () => {
  it.each([
    ['title', '?', 'Sale', '“Title” does not contain “Sale”'],
    ['mode', '?', 'Now', '“Mode” does not contain “Now”'],
    ['title', '?', true, '“Title” is empty'],
    ['title', '?', false, '“Title” has a value'],
    ['mode', '==', 'Now', '“Mode” is not “Now”'],
    ['rows', '>', 5, '“Rows” is at most 5']
  ])('is the opposite of what hides it: %s %s %j', (target, operator, value, words) => {
    expect(shownWhen([target, operator, value])).toEqual([words]);
  });

  it('is any of several conditions', () => {
    expect(shownWhen(['title', '?', 'Sale'], ['mode', '==', 'Now'])).toEqual([
      '“Title” does not contain “Sale”',
      '“Mode” is not “Now”'
    ]);
  });

  it('is left out where a condition cannot be evaluated', () => {
    expect(shownWhen(['title', '?', 'Sale'], ['gone', '==', 1])).toBeUndefined();
    expect(shownWhen(['rows', '?', 'Sale'])).toBeUndefined();
  });

  it.each([
    ['de', german.reasons, '„Title“ „Sale“ nicht enthält'],
    ['fr', french.reasons, '«\u202fTitle\u202f» ne contient pas «\u202fSale\u202f»']
  ] as const)('is said in the language of the interface: %s', (language, reasons, words) => {
    expect(showingClauses('x', formWith(['title', '?', 'Sale']), { language, contentLanguage: '' }, reasons)).toEqual([
      words
    ]);
  });
});
