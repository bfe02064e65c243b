import { expect, it } from 'vitest';
import type { AscElement } from '../ascdata/types.js';
import { EditorState } from '../form/state.svelte.js';
import { editorData, services, text } from '../form/testing.js';
import { settledFields } from './changes.js';

const elements: AscElement[] = [
  { Id: 'title', DisplayName: 'Title', DataType: 'simpleText', Value: text('Welcome') },
  { Id: 'closes', DisplayName: 'Closes', DataType: 'time', Value: '19:00' }
];

it.each([
  ['another text', 'Now open', ['title', 'closes']],
  ['no text', '', ['title', 'closes']],
  ['its name', 'Graz', ['closes']],
  ['its name among other words', 'Welcome to GRAZ Centre!', ['closes']],
  ['a part of its name', 'centre', ['closes']]
])('a preset is to have what differs from the package, but no text with %s', (_, title, ids) => {
  const SavedValues = JSON.stringify({ title: text(title), closes: '18:00' });
  const form = new EditorState(editorData({ SavedValues }, elements), services);
  const widget = title === 'centre' ? 'Graz Centre' : 'Graz';
  const words = { language: 'en', contentLanguage: '' } as const;
  expect(settledFields(form, widget, words).map(({ id }) => id)).toEqual(ids);
});

it('a switch is no text: “off” names no coffee bar', () => {
  const lunch: AscElement = { Id: 'lunch', DisplayName: 'Lunch', DataType: 'boolean', Value: true };
  const form = new EditorState(editorData({ SavedValues: '{"lunch":false}' }, [lunch]), services);
  const words = { language: 'en', contentLanguage: '' } as const;
  expect(settledFields(form, 'Coffee bar', words).map(({ id }) => id)).toEqual(['lunch']);
});
