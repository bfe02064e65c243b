import { describe, expect, it } from 'vitest';
import type { AscElement } from '../ascdata/types.js';
import { labelOf } from './changeSummary.js';
import { nameOf, suffixOf } from './settingNames.js';
import { hiddenReason } from './explain/reasons.js';
import { revealing } from './explain/reveal.js';
import { EditorState } from './state.svelte.js';
import german from '../messages/de/screens/explanations.js';
import english from '../messages/en/screens/explanations.js';
import { editorData, services } from './testing.js';

const en = { language: 'en', contentLanguage: '' } as const;
const de = { language: 'de', contentLanguage: '' } as const;

const hide = (TargetId: string, Operator: string, Value: unknown) => ({ Action: 'HIDE', TargetId, Operator, Value });
const list = (
  Id: string,
  DisplayName: string,
  Value: string,
  Conditions: ReturnType<typeof hide>[] = []
): AscElement => ({
  Id,
  DisplayName,
  DataType: 'list',
  Items: ['Now', 'Forecast', 'Map'],
  Value,
  Options: { Conditions }
});

/** “Mode” is the only one of its name; three are called “Size”, two of them shown by a mode each, and two “Font”. */
const elements = [
  list('mode', 'Mode', 'Now'),
  list('size.now', 'Size', 'Now', [hide('mode', '!=', 'Now')]),
  list('size.map', 'Size', 'Now', [hide('mode', '!=', 'Map')]),
  list('size', 'Size', 'Now', [hide('mode', '==', 'Now'), hide('mode', '==', 'Map')]),
  list('font.1', 'Font', 'Now', [hide('mode', '==', 'Map')]),
  list('font.2', 'Font', 'Now', [hide('mode', '==', 'Map')]),
  list('late', 'Late', 'Now', [hide('size.map', '==', 'Now')]),
  list('either', 'Either', 'Now', [hide('size.map', '==', 'Now'), hide('size.now', '==', 'Now')])
];
const open = () => new EditorState(editorData({}, elements), services);
const at = (state: EditorState, id: string) => state.field(id)!;

describe('the name of a field', () => {
  it.each([
    ['mode', '“Mode”', '„Mode“', 'Mode'],
    ['size.map', '“Size” (if “Mode” is “Map”)', '„Size“ (wenn „Mode“ auf „Map“ steht)', 'Size (if “Mode” is “Map”)'],
    ['size', '“Size” (Id size)', '„Size“ (Id size)', 'Size (Id size)'],
    ['font.1', '“Font” (Id font.1)', '„Font“ (Id font.1)', 'Font (Id font.1)']
  ])(
    'is quoted in sentences, and told from others of its label by the condition that shows it, else by its Id: %s',
    (id, said, gesagt, title) => {
      const state = open();
      expect(nameOf(at(state, id), state, en, english.reasons)).toBe(said);
      expect(nameOf(at(state, id), state, de, german.reasons)).toBe(gesagt);
      const field = at(state, id);
      expect(labelOf(field, en) + suffixOf(field, state, en, english.reasons)).toBe(title);
    }
  );

  it('differs for every field of a form', () => {
    const state = open();
    const names = state.fields.map((field) => nameOf(field, state, en, english.reasons));
    expect(new Set(names).size).toBe(names.length);
  });

  it('says in reasons which of two is meant', () => {
    const state = open();
    expect(hiddenReason(at(state, 'late'), state, en, english.reasons)).toBe(
      'hidden because “Size” (if “Mode” is “Map”) is “Now”'
    );
  });
});

describe('what shows a hidden field', () => {
  it('is never a hidden setting while a visible one does', () => {
    const state = open();
    expect(at(state, 'size.map').hidden).toBe(true);
    expect(revealing(at(state, 'either'), state, en, english.reasons)).toMatchObject({
      changes: [['size.now', 'Forecast']],
      text: 'set “Size” (if “Mode” is “Now”) to “Forecast”'
    });
  });

  it('shows a hidden setting first where only that does', () => {
    const state = open();
    expect(revealing(at(state, 'late'), state, en, english.reasons)).toMatchObject({
      text: 'set “Mode” to “Map”, then set “Size” (if “Mode” is “Map”) to “Forecast”'
    });
  });
});
