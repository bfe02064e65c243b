import { describe, expect, it } from 'vitest';
import type { AscElement } from '../../ascdata/types.js';
import { EditorState } from '../state.svelte.js';
import { verdictsOf } from './verdicts.js';
import german from '../../messages/de/screens/explanations.js';
import english from '../../messages/en/screens/explanations.js';
import { editorData, services } from '../testing.js';
import { messageOf } from '../../ascdata/wording.js';

const en = { language: 'en', contentLanguage: '' } as const;
const de = { language: 'de', contentLanguage: '' } as const;

const targets: AscElement[] = [
  { Id: 'mode', DisplayName: 'Mode', DataType: 'list', Items: ['A', 'B'], Value: 'A' },
  { Id: 'count', DisplayName: 'Count', DataType: 'number', Value: 'three' }
];
/** An element that no DataType edits; conditions may still name it. */
const strange = { Id: 'odd', DisplayName: 'Odd', DataType: 'slider', Value: 1 } as unknown as AscElement;

/** The verdict on one condition of a field. */
function verdict(condition: unknown, words: typeof en | typeof de = en) {
  const field = {
    Id: 'x',
    DisplayName: 'Note',
    DataType: 'boolean',
    Value: true,
    Options: { Conditions: [condition] }
  };
  const state = new EditorState(editorData({}, [...targets, strange, field as AscElement]), services);
  const texts = words === en ? english.reasons : german.reasons;
  return verdictsOf(state.field('x')!, state, words, texts, (found) => messageOf(found, words.language))[0]!;
}

const hide = { Action: 'HIDE', TargetId: 'mode', Operator: '==', Value: 'A' };
const rules: [code: string, condition: unknown, said: string][] = [
  [
    'condition-malformed',
    { TargetId: 'mode' },
    'This is not a usable condition (Action, Operator, Value missing or of the wrong kind), so “Note (x)” is never hidden.'
  ],
  [
    'condition-action',
    { ...hide, Action: 'SHOW' },
    'Action “SHOW” is not supported, only HIDE is. The condition has no effect: “Note (x)” is never hidden.'
  ],
  [
    'condition-unknown-target',
    { ...hide, TargetId: 'zzzzzz' },
    'The condition tests “zzzzzz”, but there is no element with this Id. “Note (x)” is never hidden.'
  ],
  [
    'condition-target-type',
    { ...hide, TargetId: 'odd' },
    'The condition tests “Odd (odd)”, whose DataType is not known. “Note (x)” is never hidden.'
  ],
  [
    'condition-operator',
    { ...hide, Operator: '>' },
    'The operator > cannot be used to test “Mode (mode)” (list). Possible: !=  ==  ?.'
  ],
  [
    'condition-value-type',
    { ...hide, Value: 7 },
    '“Mode (mode)” (list) cannot be compared with 7 by ==. “Note (x)” is never hidden.'
  ],
  [
    'condition-current-value',
    { ...hide, TargetId: 'count', Value: 3 },
    'The present value of “Count (count)” is invalid, so the condition is not met.'
  ]
];

describe('a condition that cannot be evaluated', () => {
  it.each(rules)('is never met, and says why with every name filled in: %s', (_code, condition, said) => {
    expect(verdict(condition)).toMatchObject({ met: false, problem: said });
    expect(verdict(condition, de).problem).not.toMatch(/[{}]|undefined/);
  });

  it('shows no clause where nothing can be read of it', () => {
    expect(verdict(null).clause).toBeUndefined();
    expect(verdict(hide).clause).toBeDefined();
  });
});
