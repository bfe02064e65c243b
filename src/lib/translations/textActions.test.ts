import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TextSave, TextsBody, TextsUndone, WidgetText } from '../api.js';
import texts from '../messages/en/screens/translations.js';
import type { TextsClient } from './client.js';
import { TextGrid } from './grid.svelte.js';
import { conflictInWords } from './issueWords.js';
import type { RowNotes } from './rowNotes.svelte.js';
import { TextRow } from './row.svelte.js';
import { TextActions } from './textActions.svelte.js';

/** A language with one text and others without findings, and what is sent and undone. */
function opened(
  text: Partial<WidgetText>,
  level: 'translate' | 'review' = 'review',
  others: readonly WidgetText[] = [],
  undoing: Partial<TextsUndone> = {}
) {
  const sent: Pick<TextSave, 'Text' | 'State' | 'Accept'>[] = [];
  const undone: string[] = [];
  const first: WidgetText = {
    Element: 'a',
    Kind: 'name',
    Source: 'in {min} min',
    Text: '',
    State: 'toReview',
    Tag: '1',
    ...text
  };
  const all = [first, ...others];
  const client = {
    save: (_language: string, [text]: readonly TextSave[]) => {
      const { Element, Text, State, Accept } = text!;
      sent.push({ Text, State, ...(Accept !== undefined && { Accept }) });
      const after = { ...all.find((each) => each.Element === Element)!, Text, State, Tag: '2' };
      return Promise.resolve({ ok: true, value: { Language: 'de', Revision: 2, Batch: 'b', Texts: [after] } });
    },
    undo: (_language: string, batch: string) => {
      undone.push(batch);
      const value = { Batch: `u${undone.length}`, Texts: [first], Kept: 0, Revision: 3, ...undoing };
      return Promise.resolve({ ok: true, value });
    },
    undoable: () => Promise.resolve({ ok: true, value: { Batches: [] } }),
    texts: () => Promise.resolve({ ok: false })
  } as unknown as TextsClient;
  const body: TextsBody = { Language: 'de', SpotVersion: '1', Revision: 1, Texts: all };
  const grid = new TextGrid(body, client);
  const actions = new TextActions({
    grid,
    notes: { readComments: async () => {} } as RowNotes,
    t: texts,
    language: 'German',
    level
  });
  return { grid, row: grid.rows[0]!, actions, sent, undone };
}

const focused: string[] = [];
beforeEach(() => {
  focused.length = 0;
  const found = (id: string) => ({ closest: () => null, focus: () => focused.push(id), blur: () => undefined });
  vi.stubGlobal('document', { getElementById: found });
});
afterEach(() => vi.unstubAllGlobals());

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
    const { row, actions } = opened({ Text: 'in Minuten' });
    await actions.approve();
    await actions.open(new TextRow({ ...row.saved, Element: 'b' }, () => []));
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

describe('a filter', () => {
  const titled = (Element: string, State: WidgetText['State']) =>
    ({ Element, Kind: 'name', Source: Element, Text: State === 'toDo' ? '' : 'x', State, Tag: '1' }) as const;

  it.each([
    ['toDo', true, 'b', 'text-in-work'],
    ['toReview', true, 'a', 'text-in-work'],
    ['toDo', false, 'b', undefined],
    ['outdated', true, 'a', undefined]
  ] as const)('%s, in which one goes on typing: %s, goes on with text %s', async (filter, focuses, current, focus) => {
    const { grid, actions } = opened({ Text: 'in {min} Min.' }, 'review', [titled('b', 'toDo'), titled('c', 'toDo')]);
    grid.current = grid.rows[0];
    await actions.filter(filter, focuses);
    expect([grid.current?.key.element, focused.at(-1)]).toEqual([current, focus]);
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

describe('Undo', () => {
  const typing = async (at: number) => {
    const board = opened({ Text: '', Source: 'Colour' }, 'translate', [
      { Element: 'b', Kind: 'name', Source: 'Size', Text: 'Größe', State: 'reviewed', Tag: '1' }
    ]);
    const { grid, row, actions } = board;
    grid.type(row, 'Farbe');
    await actions.save();
    grid.current = grid.rows[at];
    const [, other] = grid.rows;
    grid.type(other!, 'halb fertig');
    board.sent.length = 0;
    return { ...board, other: other! };
  };

  it.each([
    ['in work', 1],
    ['left with something typed', 0]
  ])('takes back what is typed in a text %s first, and saves nothing', async (_, at) => {
    const { grid, other, actions, sent, undone } = await typing(at);
    await actions.undo();
    expect([other.text, grid.current === other, sent, undone]).toEqual(['Größe', true, [], []]);
    expect(actions.said).toBe(texts.status.takenBack);
    await actions.undo();
    expect([grid.rows[0]?.text, sent, undone]).toEqual(['', [], ['b']]);
  });

  it('takes the last step: what was saved after typing elsewhere; the typing stays, and can be had back once undone', async () => {
    const { grid, actions, undone, other } = await typing(0);
    grid.remember({ batch: 'published', step: { kind: 'publication', count: 1 } });
    await actions.undo();
    expect([other.text, undone]).toEqual(['halb fertig', ['published']]);
    await actions.undo();
    expect([other.text, undone]).toEqual(['Größe', ['published']]);
    await actions.redo();
    expect([other.text, grid.current === other]).toEqual(['halb fertig', true]);
    await actions.redo();
    expect([undone, grid.batches.at(-1)?.batch, grid.undone]).toEqual([['published', 'u1'], 'published', []]);
  });

  it('by key takes back the save of one text, and leaves what changed several to its button; so does Redo', async () => {
    const { grid, actions, undone } = opened({});
    grid.remember({ batch: 'import', step: { kind: 'import', count: 8 } });
    grid.remember({ batch: 'one' });
    await actions.undo(undefined, true);
    await actions.undo(undefined, true);
    expect([undone, actions.said]).toEqual([['one'], texts.status.byButton]);
    await actions.undo();
    await actions.redo(true);
    expect([undone, actions.said]).toEqual([['one', 'import'], texts.status.byButton]);
    await actions.redo();
    await actions.redo(true);
    expect([undone.slice(2), grid.batches.map(({ batch }) => batch)]).toEqual([
      ['u2', 'u1'],
      ['import', 'one']
    ]);
    expect(actions.said.trim()).toBe(texts.status.redone(1, 0));
  });

  it.each(['typed', 'saved'])('leaves nothing to redo once something else is %s', async (next) => {
    const { grid, row, actions } = opened({});
    grid.remember({ batch: 'one' });
    await actions.undo();
    if (next === 'typed') grid.type(row, 'Minuten');
    else grid.remember({ batch: 'two' });
    expect(grid.undone).toEqual([]);
  });

  it('of a save in the history leaves what is typed elsewhere, and does not save it', async () => {
    const { other, actions, sent, undone } = await typing(1);
    await actions.undo({ batch: 'b' });
    expect([other.text, sent, undone]).toEqual(['halb fertig', [], ['b']]);
  });

  it.each<[Partial<TextsUndone>, string]>([
    [{}, '1 text undone'],
    [{ Kept: 1 }, '1 text undone; 1 was changed since and stays'],
    [{ Comments: 2 }, '1 text and 2 comments undone'],
    [{ Publication: true }, 'Publication of 1 text undone'],
    [{ Publication: true, Kept: 2 }, 'Publication of 1 text undone; 2 were published again since and stay']
  ])('says what was undone: %o is “%s”', async (undoing, said) => {
    const { grid, actions } = opened({}, 'review', [], { Revision: 2, ...undoing });
    grid.remember({ batch: 'b' });
    await actions.undo();
    expect(actions.said).toBe(said);
  });
});

describe('a text that somebody else saved while one was typed', () => {
  const conflicting = (theirs: Partial<WidgetText>, restored = false) => {
    const board = opened({ Source: 'Arrivals', Text: 'Ankünfte', By: 'Tina' });
    const { grid, row } = board;
    grid.type(row, 'Ankunft');
    row.theirs = { ...row.saved, By: 'Rolf', Tag: '9', ...theirs };
    if (restored) row.saved = row.theirs;
    row.status = 'conflict';
    return board;
  };
  const { row: t, states } = texts;

  it.each<[string, Partial<WidgetText>, string]>([
    ['reviewed', { State: 'reviewed' }, t.theirReview('Rolf')],
    ['reviewed with another text', { State: 'reviewed', Text: 'Ankommen' }, t.theirReview('Rolf')],
    ['no longer reviewed', { State: 'outdated' }, t.theirState('Rolf', states.outdated)],
    ['removed', { State: 'toDo', Text: '' }, t.theirRemoval('Rolf')],
    ['saved as another', { Text: 'Ankommen' }, t.theirs('Rolf')],
    ['of another source', { Source: 'Arriving', Text: 'Ankommen' }, t.theirsAndSource('Rolf')]
  ])('is said to be %s', (_, theirs, words) => {
    const { row } = conflicting(theirs);
    expect([conflictInWords(row, texts), row.newest.By]).toEqual([words, 'Rolf']);
  });

  it('is said to be saved, not another state, if the one typed was kept from before', () => {
    expect(conflictInWords(conflicting({}, true).row, texts)).toBe(t.theirs('Rolf'));
  });

  it.each(['save', 'approve'] as const)('is chosen before anything is saved: %s stays in the text', async (press) => {
    const { actions, sent } = conflicting({ State: 'reviewed' });
    await actions[press]();
    expect([sent, focused.at(-1), actions.said]).toEqual([[], 'text-in-work', t.choose]);
  });

  it.each([
    ['mine', 'Ankunft', ['Ankunft']],
    ['theirs', 'Ankünfte', []]
  ] as const)('leads back to the text once one is chosen: %s', async (choice, text, saved) => {
    const { row, actions, sent } = conflicting({ State: 'reviewed' });
    await actions.settle(choice);
    expect([row.text, row.status, sent.map(({ Text }) => Text)]).toEqual([text, 'saved', saved]);
    expect(focused.at(-1)).toBe('text-in-work');
  });

  it('is found from anywhere among those that are not saved', async () => {
    const { grid, row, actions } = conflicting({ State: 'reviewed' });
    grid.current = undefined;
    await actions.nextUnsaved();
    expect(grid.current).toBe(row);
  });
});

it('what is typed is saved before a dialog works on what is saved', async () => {
  const { grid, row, sent } = opened({ Source: 'Colour' });
  grid.type(row, 'Farbe');
  await grid.finish();
  expect([sent.map(({ Text }) => Text), grid.unsaved]).toEqual([['Farbe'], []]);
});
