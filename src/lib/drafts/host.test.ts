import { describe, expect, it } from 'vitest';
import type { AscElement } from '../ascdata/types.js';
import { EditorState } from '../form/state.svelte.js';
import { editorData, services } from '../form/testing.js';
import { cellOf } from './host.js';

const elements: AscElement[] = [{ Id: 'closes', DisplayName: 'Closes', DataType: 'time', Value: '19:00' }];

/** The cell of an edit. `edit` undefined: the template's Value is used again. */
function kept(data: Parameters<typeof editorData>[0], edit: string | undefined) {
  const form = new EditorState(editorData(data, elements), services);
  if (edit === undefined) form.release(['closes']);
  else form.set('closes', edit);
  const [field] = form.changed;
  return cellOf(7, field!, form.inherits !== undefined);
}

const inheriting = (own: string) => ({ Inherits: { Id: 1, Name: 'Hours', Values: own } });

describe('an unsaved change kept in a draft', () => {
  it('of a variant begins without a Value of its own where it inherited', () => {
    const data = { ...inheriting('{}'), SavedValues: '{"closes":"18:00"}' };
    expect(kept(data, '14:00')).toEqual({ Widget: 7, Element: 'closes', Value: '14:00' });
  });

  it('of a variant begins with its own Value', () => {
    const data = { ...inheriting('{"closes":"18:00"}'), SavedValues: '{"closes":"20:00"}' };
    expect(kept(data, '14:00')).toEqual({ Widget: 7, Element: 'closes', Value: '14:00', Base: '20:00' });
  });

  it('that uses the template’s Value again has none', () => {
    const data = { ...inheriting('{"closes":"18:00"}'), SavedValues: '{"closes":"20:00"}' };
    expect(kept(data, undefined)).toEqual({ Widget: 7, Element: 'closes', Base: '20:00' });
  });

  it.each([
    ['without one of its own where it has the package’s', '{}', {}],
    ['with what is saved else', '{"closes":"18:00"}', { Base: '18:00' }]
  ])('of a template begins %s', (_, SavedValues, base) => {
    expect(kept({ SavedValues }, '14:00')).toEqual({ Widget: 7, Element: 'closes', Value: '14:00', ...base });
  });
});
