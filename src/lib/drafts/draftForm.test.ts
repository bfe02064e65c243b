import { describe, expect, it } from 'vitest';
import { editorData, services } from '../form/testing.js';
import type { AscElement } from '../ascdata/types.js';
import { draftForm } from './draftForm.js';

const elements: AscElement[] = [
  { Id: 'opens', DisplayName: 'Opens', DataType: 'time', Value: '09:00' },
  { Id: 'closes', DisplayName: 'Closes', DataType: 'time', Value: '19:00' }
];

/** A variant with its own opening time, of a template that closes at 18:00. */
const variant = editorData(
  {
    Inherits: { Id: 1, Name: 'Hours', Values: '{"opens":"09:00"}' },
    SavedValues: '{"opens":"08:00","closes":"18:00"}'
  },
  elements
);
const shown = (form: ReturnType<typeof draftForm>) => [form.values.get('opens'), form.values.get('closes')];

describe('a widget with a draft', () => {
  it('has the Values of the draft, and else what is live', () => {
    expect(shown(draftForm(variant, services, [{ element: 'closes', value: '14:00' }], []))).toEqual([
      '08:00',
      '14:00'
    ]);
  });

  it('has what its template has where the draft takes its own away', () => {
    expect(shown(draftForm(variant, services, [{ element: 'opens' }], []))).toEqual(['09:00', '18:00']);
    expect(shown(draftForm(variant, services, [{ element: 'opens' }], [{ element: 'opens', value: '07:00' }]))).toEqual(
      [...['07:00', '18:00']]
    );
  });

  it('inherits what the draft gives its template, but keeps what is its own', () => {
    const ofTemplate = [
      { element: 'opens', value: '06:00' },
      { element: 'closes', value: '13:00' }
    ];
    expect(shown(draftForm(variant, services, [], ofTemplate))).toEqual(['08:00', '13:00']);
  });

  it('of a template without a Value of its own has the package’s', () => {
    const template = editorData({ SavedValues: '{"closes":"18:00"}' }, elements);
    expect(shown(draftForm(template, services, [{ element: 'closes' }], []))).toEqual(['09:00', '19:00']);
  });

  it('ignores settings that the package no longer has', () => {
    expect(shown(draftForm(variant, services, [{ element: 'gone', value: 1 }], []))).toEqual(['08:00', '18:00']);
  });
});
