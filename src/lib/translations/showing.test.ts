import { describe, expect, it } from 'vitest';
import type { AscElement, DataTypeName } from '../ascdata/types.js';
import { EditorState } from '../form/state.svelte.js';
import { editorData, services } from '../form/testing.js';
import english from '../messages/en/screens/editorNotices.js';
import { TextRow } from './row.svelte.js';
import { findShowingChange } from './showing.js';

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
