import { describe, expect, it } from 'vitest';
import type { AscElement, DataTypeName } from '../../ascdata/types.js';
import { limitsInWords } from '../limitHints.js';
import { hiddenReason } from './reasons.js';
import { revealing } from './reveal.js';
import { matches, type Filter } from '../search.js';
import { EditorState } from '../state.svelte.js';
import { problemsOf } from '../problems.js';
import { forms } from '../../datatypes/forms.js';
import { changeOf, describeApart } from '../changeSummary.js';
import base from '../../messages/en/screens/base.js';
import german from '../../messages/de/screens/explanations.js';
import english from '../../messages/en/screens/explanations.js';
import germanBase from '../../messages/de/screens/base.js';
import { editorData, elements, services, text } from '../testing.js';
import type { FindingFormatter } from '../../ascdata/findingFormatter.js';
import { messageOf } from '../../ascdata/wording.js';
import type { MessageLanguage } from '../../language/languages.js';

const sayIn =
  (language: MessageLanguage): FindingFormatter =>
  (found) =>
    messageOf(found, language);
const en = { language: 'en', contentLanguage: '' } as const;
const de = { language: 'de', contentLanguage: 'de-AT' } as const;
const open = () => new EditorState(editorData(), services);
const at = (state: EditorState, id: string) => state.field(id)!;

describe('changes in words', () => {
  it.each([
    ['Hello', 'Hello ', 'Hello', 'Hello␣'],
    ['One\r\nTwo', 'One\nTwo', 'One␍␊Two', 'One␊Two'],
    ['Gate 7', 'Gate\u00a07', 'Gate 7', 'Gate⍽7'],
    [`${'x'.repeat(90)}1`, `${'x'.repeat(90)}2`, `…${'x'.repeat(20)}1`, `…${'x'.repeat(20)}2`],
    ['Hello', 'Bye', 'Hello', 'Bye']
  ])('two texts are told apart: %j and %j', (one, other, before, after) => {
    const element = { Id: 'a', DisplayName: 'A', DataType: 'simpleText', Value: [] } as const;
    const values = [[{ Text: one }], [{ Text: other }]] as const;
    expect(describeApart({ model: forms.simpleText, element }, values, en)).toEqual([before, after]);
  });

  it('name the label, the saved Value and the Value now, in the language of the widget’s texts', () => {
    const state = open();
    state.set('mode', 'Forecast');
    expect(changeOf(at(state, 'mode'), en)).toMatchObject({ label: 'Mode', before: 'Now', after: 'Forecast' });
    expect(changeOf(at(state, 'mode'), de)).toMatchObject({ label: 'Modus', before: 'Jetzt', after: 'Vorhersage' });
  });
});

describe('reasons in words', () => {
  it('name every condition with its target and the Value it tests', () => {
    const state = open();
    const reason = (words: typeof en | typeof de, texts: typeof english) =>
      hiddenReason(at(state, 'video'), state, words, texts.reasons);
    expect(reason(en, english)).toBe('hidden because “Mode” is “Now” and “Animate” is off');
    expect(reason(de, german)).toBe('ausgeblendet, weil „Modus“ auf „Jetzt“ steht und „Bewegt“ auf „aus“ steht');
  });

  it('speak of time where time is compared, and of amounts where numbers are', () => {
    const hide = (TargetId: string, Operator: string, Value: unknown) => ({
      Action: 'HIDE',
      TargetId,
      Operator,
      Value
    });
    const list = [
      { Id: 'from', DisplayName: 'From', DataType: 'date' as const, Value: '2026-01-02T00:00:00' },
      { Id: 'count', DisplayName: 'Count', DataType: 'number' as const, Value: 3 },
      {
        Id: 'x',
        DisplayName: 'X',
        DataType: 'boolean' as const,
        Value: true,
        Options: { Conditions: [hide('from', '>', '2026-01-01T00:00:00'), hide('count', '<=', 3)] }
      }
    ];
    const state = new EditorState(editorData({}, list), services);
    const reason = hiddenReason(at(state, 'x'), state, en, english.reasons);
    expect(reason).toMatch(/^hidden because “From” is after .*2026.* and “Count” is at most 3$/);
  });

  it('offer the smallest change that shows a hidden field', () => {
    const state = open();
    const found = revealing(at(state, 'days'), state, en, english.reasons);
    expect(found).toEqual({ changes: [['mode', 'Forecast']], text: 'set “Mode” to “Forecast”' });
    state.setAll(typeof found === 'object' && 'changes' in found ? found.changes : []);
    expect(at(state, 'days').hidden).toBe(false);
  });

  const player = { Id: 'player', DisplayName: 'Player', DataType: 'player' as const, Value: [] };
  const title = { Id: 'title', DisplayName: 'Title', DataType: 'simpleText' as const, Value: [{ Text: '' }] };
  const hiddenBy = (target: AscElement, Operator: string, Value: unknown, ...more: AscElement[]) => {
    const Conditions = [{ Action: 'HIDE', TargetId: target.Id, Operator, Value }];
    const hidden = { Id: 'x', DisplayName: 'X', DataType: 'boolean' as const, Value: true, Options: { Conditions } };
    const state = new EditorState(editorData({}, [target, hidden, ...more]), services);
    expect(at(state, 'x').hidden).toBe(true);
    return state;
  };

  it.each([
    ['an object', player, '?', false, 'choose something in “Player”', 'in „Player“ etwas auswählen'],
    [
      'an object by Id',
      player,
      '!=',
      17,
      'choose the object with Id 17 in “Player”',
      'in „Player“ das Objekt mit der Id 17 auswählen'
    ],
    ['an object by name', player, '!=', 'Hall', 'choose “Hall” in “Player”', 'in „Player“ „Hall“ auswählen'],
    [
      'exactly some objects',
      { ...player, Options: { NumberOfInstances: 2 } },
      '!=',
      [1, 2],
      'choose exactly the objects with the Ids 1 and 2 in “Player”',
      'in „Player“ genau die Objekte mit den Ids 1 und 2 auswählen'
    ],
    ['a text', title, '?', false, 'fill in “Title”', '„Title“ ausfüllen']
  ])('ask for %s, never make one up', (_what, target, operator, expected, inEnglish, inGerman) => {
    const state = hiddenBy(target, operator, expected);
    const field = at(state, target.Id);
    const isChosen = target !== title;
    expect(revealing(at(state, 'x'), state, en, english.reasons)).toEqual({
      before: [],
      ask: field,
      isChosen,
      text: inEnglish
    });
    expect(revealing(at(state, 'x'), state, de, german.reasons)).toEqual({
      before: [],
      ask: field,
      isChosen,
      text: inGerman
    });
  });

  it('ask for another text where there must be one', () => {
    const state = hiddenBy({ ...title, Value: [{ Text: 'Sale' }], Options: { Required: true } }, '==', 'Sale');
    expect(revealing(at(state, 'x'), state, en, english.reasons)).toMatchObject({
      text: 'enter something else in “Title”'
    });
  });

  it('show the field to fill in first where that is hidden itself', () => {
    const Conditions = [{ Action: 'HIDE', TargetId: 'g', Operator: '==', Value: true }];
    const gate = { Id: 'g', DisplayName: 'Gate', DataType: 'boolean' as const, Value: true };
    const state = hiddenBy({ ...player, Options: { Conditions } }, '?', false, gate);
    expect(revealing(at(state, 'x'), state, en, english.reasons)).toEqual({
      ...{ before: [['g', false]], ask: at(state, 'player'), isChosen: true },
      text: 'set “Gate” to off, then choose something in “Player”'
    });
  });
});

describe('problems in words', () => {
  it('a pattern’s description is shown in the language of the widget’s texts', () => {
    const [title] = elements;
    const list = [
      {
        ...title!,
        Options: { ValidationRegExp: '^a$', ValidationRegExpDescription: 'Only a.' },
        Translations: { de: { ValidationRegExpDescription: 'Nur a.' } }
      }
    ];
    const state = new EditorState(editorData({}, list), services);
    expect(
      problemsOf(at(state, 'title'), { language: 'en', contentLanguage: 'de' }, base.fields, sayIn('en'))[0]?.text
    ).toContain('Nur a.');
  });
});

describe('what is wrong with a Value, for people', () => {
  const said = (element: Partial<AscElement>, value: unknown, words: typeof en | typeof de = en) => {
    const list = [{ Id: 'a', DisplayName: 'A', ...element } as AscElement];
    const state = new EditorState(editorData({}, list), services);
    state.set('a', value);
    return problemsOf(at(state, 'a'), words, (words === en ? base : germanBase).fields, sayIn(words.language)).map(
      (problem) => problem.text
    );
  };
  const four = { DataType: 'simpleText', Value: [], Options: { MaxChars: 6, NumberOfInstances: 4 } } as const;
  const range = { DataType: 'dateRange', Value: { From: '', To: '' } } as const;
  const zoned = { ...range, Options: { TimeEnabled: true, TimeZoneEnabled: true } };
  const texts = (...list: string[]) => list.flatMap((each) => text(each));

  it.each([
    [
      'only the text at fault',
      four,
      texts('a', 'Donau-Auen', 'c', 'd'),
      ['Text 2: The text has 10 characters; at most 6 are possible.']
    ],
    ['no part where there is one', four, texts('Donau-Auen'), ['The text has 10 characters; at most 6 are possible.']],
    [
      'the end of a range at fault',
      { ...range, Options: { MaxDate: '2026-11-20T00:00:00' } },
      { From: '', To: '2026-12-24T00:00:00' },
      ['To: The date must not be after 20 Nov 2026.']
    ],
    [
      'a time that the clocks skip, in words',
      zoned,
      { From: '2026-03-29T02:30:00', To: '2026-11-30T17:00:00Z' },
      [
        'From: This time does not exist in a time zone: the clocks skip it, or it was saved without a zone. Choose or enter another time.'
      ]
    ],
    [
      'what a range looks like to people',
      range,
      'soon',
      ['This value cannot be used. It must be a range of dates, for example 20 Nov 2026 – 30 Nov 2026.']
    ],
    [
      'a number on the step',
      { DataType: 'number', Value: 1, Options: { StepSize: 1 } },
      'abc',
      ['This value cannot be used. It must be a number, for example 13.']
    ],
    [
      'a number within its limits',
      { DataType: 'number', Value: 1, Options: { StepSize: 2, Minimum: 1, Maximum: 4 } },
      'abc',
      ['This value cannot be used. It must be a number, for example 3.']
    ],
    [
      'a date that the calendar has not',
      { DataType: 'date', Value: '' },
      '2026-02-30T00:00:00',
      ['This date or time does not exist: 30/02/2026.']
    ],
    ['nothing of how the file spells it', { DataType: 'time', Value: '08:30' }, '08:30:00', []]
  ] as const)('names %s', (_rule, element, value, expected) => {
    expect(said(element as unknown as Partial<AscElement>, value)).toEqual(expected);
  });

  it('counts and writes numbers as the language does', () => {
    const number = { DataType: 'number', Value: 1, Options: { Maximum: 10_000.5 } } as const;
    expect(said(number, 20_000)).toEqual(['The number must be at most 10,000.5.']);
    expect(said(number, 20_000, de)).toEqual(['Die Zahl darf höchstens 10.000,5 sein.']);
    const one = { DataType: 'simpleText', Value: [], Options: { MaxChars: 1 } } as const;
    expect(said(one, text('ab'))).toEqual(['The text has 2 characters; at most 1 is possible.']);
    expect(said(one, text('ab'), de)).toEqual(['Der Text hat 2 Zeichen, möglich ist höchstens 1.']);
  });
});

describe('search', () => {
  const found = (query: string, words: typeof en | typeof de = en, filter: Filter = 'all') => {
    const state = open();
    state.set('days', 4);
    return state.fields.filter((field) => matches(field, query, filter, words)).map(({ id }) => id);
  };

  it.each([
    ['by label', 'number of', en, ['days']],
    ['by Id', '__proto', en, ['__proto__']],
    ['by Value in words', 'wien', en, ['title']],
    ['by a translated label, whatever its accents', 'uberSCHRIFT', de, ['title']],
    ['by several words in any order', 'days number', en, ['days']],
    ['by nothing: all', ' ', en, ['title', 'mode', 'days', 'animate', 'video', '__proto__']]
  ])('finds %s', (_how, query, words, ids) => expect(found(query, words)).toEqual(ids));

  it('filters the changed and the hidden', () => {
    expect(found('', en, 'changed')).toEqual(['days']);
    expect(found('', en, 'hidden')).toEqual(['days', 'video']);
  });
});

describe('limits in words', () => {
  const limits = (DataType: DataTypeName, Options: Record<string, unknown>) =>
    forms[DataType].limits?.({ Id: 'a', DisplayName: 'A', DataType, Value: 1, Options }) ?? {};

  it.each([
    ['number', { Minimum: 1, Maximum: 5, StepSize: 1 }, '1 – 5, step 1'],
    ['number', { Minimum: 0.5 }, 'from 0.5'],
    ['number', { Maximum: 10_000 }, 'up to 10,000'],
    ['simpleText', { Required: true }, 'required'],
    ['simpleText', { Required: 1 }, 'required'],
    ['simpleText', { Required: 'x' }, ''],
    ['number', { Minimum: 'x', StepSize: null }, ''],
    ['boolean', { Minimum: 1, Required: true }, '']
  ] as const)('of a %s with %j: %s', (type, options, words) =>
    expect(limitsInWords(limits(type, options), base.editor.limits, 'en')).toBe(words)
  );
});
