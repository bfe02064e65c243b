import { describe, expect, it } from 'vitest';
import type { Moment } from '../api.js';
import { EditorState } from '../form/state.svelte.js';
import { editorData, services, text } from '../form/testing.js';
import { bringBack, differencesFromNow, differencesOfSave, overriddenIn, standingOf } from './differences.js';

const moment = (other: Partial<Moment> = {}) =>
  ({ Own: ['title'], Pairs: [], Before: '{}', After: '{}', ...other }) as unknown as Moment;
const stateOf = (saved: object, inherited?: object) =>
  new EditorState(
    editorData({
      SavedValues: JSON.stringify({ ...inherited, ...saved }),
      Inherits: inherited
        ? {
            Id: 1,
            Name: 'Weather',
            Values: JSON.stringify(Object.fromEntries(Object.keys(saved).map((id) => [id, (inherited as never)[id]])))
          }
        : null
    } as never),
    services
  );
const then = (title: string) =>
  new EditorState(editorData({ SavedValues: JSON.stringify({ title: text(title) }) }), services);
const standings = (form: EditorState, past: EditorState, of: Moment) =>
  differencesFromNow(past, form, of).map((each) => [each.then.id, standingOf(each)]);

describe('settings that differ from now', () => {
  it('are open, taken once they are brought back, and open again when that is undone', () => {
    const form = stateOf({ title: text('Linz') });
    const past = then('Graz');
    expect(standings(form, past, moment())).toEqual([['title', 'open']]);
    bringBack(form, differencesFromNow(past, form, moment()));
    expect(standings(form, past, moment())).toEqual([['title', 'taken']]);
    expect(form.field('title')!.value).toEqual(text('Graz'));
    form.undo();
    expect(standings(form, past, moment())).toEqual([['title', 'open']]);
    expect(form.dirty).toBe(false);
  });

  it('are missing where this version has no such setting, and then nothing is changed', () => {
    const form = stateOf({});
    const past = then('Graz');
    const of = moment({ Pairs: [{ Before: 'title', After: 'gone' }] });
    expect(standings(form, past, of)).toEqual([['title', 'missing']]);
    bringBack(form, differencesFromNow(past, form, of));
    expect(form.dirty).toBe(false);
  });

  it.each([
    ['inherited then, and the template still has that Value: it is inherited again', [], 'Graz', false],
    ['inherited then, but the template has another Value: its own', [], 'Steyr', true],
    ['its own then: its own again', ['title'], 'Steyr', true]
  ] as const)('%s', (_, Own, template, isOwn) => {
    const form = stateOf({ title: text('Linz') }, { title: text(template) });
    bringBack(form, differencesFromNow(then('Graz'), form, moment({ Own: [...Own] })));
    const field = form.field('title')!;
    expect([field.value, field.changed]).toEqual([text('Graz'), true]);
    expect(field.own).toBe(isOwn);
  });
});

describe('what a save changed', () => {
  it('is brought back to what it was before it', () => {
    const form = stateOf({ title: text('Linz') });
    const [Before, After] = ['Wels', 'Graz'].map((title) => JSON.stringify({ title: text(title) }));
    const [each] = differencesOfSave(then('Graz'), form, moment({ Before, After } as Partial<Moment>));
    const sides = [{ value: text('Wels') }, { value: text('Graz') }];
    expect([each!.before, each!.after, standingOf(each!)]).toEqual([...sides, 'open']);
    bringBack(form, [each!]);
    expect(form.field('title')!.value).toEqual(text('Wels'));
  });

  it('in the template is what that had, not what the widget shows', () => {
    const [Before, After] = [null, text('Wels')].map((title) => JSON.stringify({ title }));
    const of = moment({ OfTemplate: true, Own: [], Before, After } as Partial<Moment>);
    const [each] = differencesOfSave(then('Graz'), stateOf({ title: text('Graz') }, { title: text('Wels') }), of);
    expect([each!.before, each!.after]).toEqual([undefined, { value: text('Wels') }]);
  });

  it('in the template is nothing where the widget had its own Value, and is named as that', () => {
    const Before = JSON.stringify({ title: text('Wels') });
    const of = moment({ OfTemplate: true, Before, After: Before } as Partial<Moment>);
    expect(differencesOfSave(then('Graz'), stateOf({ title: text('Graz') }), of)).toEqual([]);
    expect(overriddenIn(then('Graz'), of).map(({ id }) => id)).toEqual(['title']);
    expect(overriddenIn(then('Graz'), { ...of, OfTemplate: false })).toEqual([]);
  });

  it('and had no Value of its own before, inherits again', () => {
    const form = stateOf({ title: text('Linz') }, { title: text('Steyr') });
    const of = moment({ Before: JSON.stringify({ title: null }) });
    bringBack(form, differencesOfSave(then('Linz'), form, of));
    const field = form.field('title')!;
    expect([field.value, field.own, field.released]).toEqual([text('Steyr'), false, true]);
  });
});
