import { describe, expect, it } from 'vitest';
import type { AscElement } from '../ascdata/types.js';
import { EditorState } from '../form/state.svelte.js';
import { editorData, services } from '../form/testing.js';
import german from '../messages/de/screens/editorNotices.js';
import english from '../messages/en/screens/editorNotices.js';
import french from '../messages/fr/screens/editorNotices.js';
import { showingClauses } from './shownWhen.js';

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
