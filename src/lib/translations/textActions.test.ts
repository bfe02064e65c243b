import { describe, expect, it, vi } from 'vitest';
import type { TextSave, TextsBody, WidgetText } from '../api.js';
import texts from '../messages/en/screens/translations.js';
import type { TextsClient } from './client.js';
import { TextGrid } from './grid.svelte.js';
import type { RowNotes } from './rowNotes.svelte.js';
import { TextRow } from './row.svelte.js';
import { TextActions } from './textActions.svelte.js';

/** A language with one text, and what is sent for it. */
function opened(text: Partial<WidgetText>, level: 'translate' | 'review' = 'review') {
  const sent: Pick<TextSave, 'Text' | 'State' | 'Accept'>[] = [];
  const saved: WidgetText = {
    Element: 'a',
    Kind: 'name',
    Source: 'in {min} min',
    Text: '',
    State: 'toReview',
    Tag: '1',
    ...text
  };
  const client = {
    save: (_language: string, [text]: readonly TextSave[]) => {
      const { Text, State, Accept } = text!;
      sent.push({ Text, State, ...(Accept !== undefined && { Accept }) });
      const after = { ...saved, Text, State, Tag: '2' };
      return Promise.resolve({ ok: true, value: { Language: 'de', Revision: 2, Batch: 'b', Texts: [after] } });
    }
  } as unknown as TextsClient;
  const body: TextsBody = { Language: 'de', SpotVersion: '1', Revision: 1, Texts: [saved] };
  const grid = new TextGrid(body, client);
  const actions = new TextActions({ grid, notes: {} as RowNotes, t: texts, language: 'German', level });
  return { grid, row: grid.rows[0]!, actions, sent };
}

describe('accepting a text', () => {
  it.each(['translate', 'review'] as const)('with an error takes a second press, for who may %s', async (level) => {
    const { row, actions, sent } = opened({ Text: 'in Minuten' }, level);
    await actions.approve();
    expect([sent, row.isWarned, actions.said]).toEqual([[], true, texts.row.pressAgain]);
    await actions.approve();
    const State = level === 'review' ? 'reviewed' : 'toReview';
    expect(sent).toEqual([{ Text: 'in Minuten', State, Accept: 'translation-placeholder-missing' }]);
  });

  it('with an error is forgotten with what was said about it, once another text is opened', async () => {
    vi.stubGlobal('document', { getElementById: () => null });
    const { row, actions } = opened({ Text: 'in Minuten' });
    await actions.approve();
    await actions.open(new TextRow({ ...row.saved, Element: 'b' }, () => []));
    vi.unstubAllGlobals();
    expect([row.isWarned, actions.said]).toEqual([false, '']);
  });

  it('with another text takes its second press anew', async () => {
    const { grid, row, actions, sent } = opened({ Text: 'in Minuten' });
    await actions.approve();
    grid.type(row, 'in Min.');
    await actions.approve();
    expect(sent).toEqual([]);
  });

  it.each([
    ['without findings', 'in {min} Minuten'],
    ['with a warning only', ' in {min} Minuten']
  ])('%s takes one press', async (_, Text) => {
    const { actions, sent } = opened({ Text });
    await actions.approve();
    expect(sent).toMatchObject([{ Text, State: 'reviewed' }]);
  });

  it('whose source has changed is still correct to a translator: it goes to review', async () => {
    const { actions, sent } = opened({ Text: 'in {min} Minuten', State: 'outdated' }, 'translate');
    await actions.approve();
    expect(sent).toEqual([{ Text: 'in {min} Minuten', State: 'toReview' }]);
  });
});

describe('going to the next text', () => {
  it.each(['reviewed', 'outdated', 'toReview'] as const)('saves nothing that nobody changed: %s', async (State) => {
    const { actions, sent } = opened({ Text: 'in {min} Minuten', State });
    await actions.save();
    expect(sent).toEqual([]);
  });

  it('saves what was typed as to review', async () => {
    const { grid, row, actions, sent } = opened({ Text: 'in {min} Minuten', State: 'reviewed' });
    grid.type(row, 'in {min} Min.');
    await actions.save();
    expect(sent).toEqual([{ Text: 'in {min} Min.', State: 'toReview' }]);
  });
});
