import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  copiedText,
  MAX_COPIED,
  MAX_SETTINGS,
  paste,
  planPaste,
  readCopied,
  type CopiedSetting
} from './settingsClipboard.js';
import { EditorState } from './state.svelte.js';
import { editorData, services, text } from './testing.js';

const state = () => new EditorState(editorData(), services);
const read = (form: EditorState) => readCopied(copiedText(form.fields)) as readonly CopiedSetting[];
const textOf = (Settings: unknown, ascdataSettings: unknown = 1) => JSON.stringify({ ascdataSettings, Settings });
const days = (Value: unknown, more: Partial<CopiedSetting> = {}): CopiedSetting => ({
  Id: 'days',
  DataType: 'number',
  Value,
  ...more
});

describe('copied settings', () => {
  it('come back as they were, traps of the language too', () => {
    const form = state();
    form.set('title', text('Graz'));
    form.set('__proto__', false);
    const copied = read(form);
    expect(copied.map(({ Id }) => Id)).toEqual(form.fields.map(({ id }) => id));
    expect(planPaste(form, copied)).toEqual({ changes: [], refused: [], same: form.fields.length });
    const other = state();
    paste(other, planPaste(other, copied));
    expect([...other.values]).toEqual([...form.values]);
  });

  it('are applied as one undo step, unsaved', () => {
    const [form, other] = [state(), state()];
    form.set('title', text('Graz'));
    form.set('animate', true);
    paste(other, planPaste(other, read(form)));
    expect(other.changed.map(({ id }) => id)).toEqual(['title', 'animate']);
    other.undo();
    expect([other.dirty, other.canUndo]).toEqual([false, false]);
  });

  it.each([
    ['nothing', '', 'empty'],
    ['no settings', textOf([]), 'empty'],
    ['something else', 'Dear all, …', 'foreign'],
    ['other JSON', '{"Settings": []}', 'foreign'],
    ['a list', '[]', 'foreign'],
    ['a prototype for a mark', '{"__proto__": {"ascdataSettings": 1}, "Settings": []}', 'foreign'],
    ['settings without an Id', textOf([{ DataType: 'number', Value: 1 }]), 'foreign'],
    ['a setting without a Value', textOf([{ Id: 'days', DataType: 'number' }]), 'foreign'],
    [
      'a Value without a floor',
      `{"ascdataSettings":1,"Settings":[{"Id":"a","DataType":"b","Value":${'['.repeat(60)}${']'.repeat(60)}}]}`,
      'foreign'
    ],
    ['brackets without an end', '['.repeat(500_000), 'foreign'],
    ['a later version', textOf([], 2), 'newer'],
    ['more settings than any widget has', textOf(Array.from({ length: MAX_SETTINGS + 1 }, () => days(1))), 'many'],
    ['a text without an end', 'x'.repeat(MAX_COPIED + 1), 'large']
  ])('are refused where the clipboard holds %s', (_, clipboard, reason) => expect(readCopied(clipboard)).toBe(reason));

  it('never throw, whatever the clipboard holds', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((value) => textOf([days(value)]))
        ),
        (clipboard) => {
          const settings = readCopied(clipboard);
          if (typeof settings !== 'string') planPaste(state(), settings);
        }
      )
    ));
});

describe('a paste refuses', () => {
  const refused = (...settings: CopiedSetting[]) =>
    planPaste(state(), settings).refused.map(({ reason, setting }) => `${setting.Id} ${reason}`);

  it.each([
    ['a setting that this widget has not', days(4, { Id: 'wind' }), ['wind unknown']],
    ['a setting of another DataType', days(true, { DataType: 'boolean' }), ['days type']],
    ['a Value that is none here', days('many'), ['days invalid']],
    ['a Value beyond the limits', days(9), ['days invalid']],
    ['nothing that fits', days(4), []]
  ])('%s', (_, setting, expected) => expect(refused(setting)).toEqual(expected));

  it('the second of two for one setting', () => expect(refused(days(4), days(5))).toEqual(['days twice']));

  it('and applies the others', () => {
    const form = state();
    const plan = planPaste(form, [days(9), { Id: 'animate', DataType: 'boolean', Value: true }]);
    paste(form, plan);
    expect([form.field('days')?.value, form.field('animate')?.value, plan.refused.length]).toEqual([3, true, 1]);
  });

  it('and whatever it applies has no error', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('title', 'mode', 'days', 'animate'), fc.jsonValue())), (pairs) => {
        const form = state();
        const settings = pairs.map(([Id, Value]) => ({ Id, DataType: form.field(Id)!.element.DataType, Value }));
        const plan = planPaste(form, settings);
        for (const { field, value } of plan.changes) {
          const found = field.model.check(value, field.element, form.contextFor(field.hidden));
          expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
        }
      })
    ));
});
