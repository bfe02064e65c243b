import { describe, expect, it } from 'vitest';
import { messageOf } from '../../src/lib/ascdata/wording.js';
import { analysed, hide, short } from './analysed.js';

/** The elements the examples test; `extra` is the condition (or conditions) of the element `note`. */
const file = (...Conditions: unknown[]) => [
  { Id: 'mode', DisplayName: 'Mode', DataType: 'list', Value: 'Now', Items: ['Now', 'Later', 'Never'] },
  {
    Id: 'count',
    DisplayName: 'Count',
    DataType: 'number',
    Value: 10,
    Options: { Minimum: 0, Maximum: 100, StepSize: 5 }
  },
  { Id: 'on', DisplayName: 'on', DataType: 'boolean', Value: true },
  { Id: 'start', DisplayName: 'Start', DataType: 'date', Value: '', Options: { MinDate: 'Today' } },
  { Id: 'note', DisplayName: 'Note', DataType: 'simpleText', Value: [{ Text: '' }], Options: { Conditions } }
];

const onNote = (...conditions: unknown[]) => short(analysed(file(...conditions)));

describe('conditions that can never be evaluated', () => {
  it.each<[string, unknown, string, string, string]>([
    [
      'not a condition',
      'HIDE',
      'condition-malformed',
      '',
      'This is not a usable condition (Action, TargetId, Operator, Value missing or of the wrong kind), so “Note (note)” is never hidden.'
    ],
    [
      'two misspelt fields',
      { Action: 'HIDE', TargetID: 'on', operator: '==', Value: true },
      'condition-malformed',
      '/TargetID',
      'This is not a usable condition (TargetId, Operator missing or of the wrong kind), so “Note (note)” is never hidden.'
    ],
    [
      'Action other than HIDE',
      { ...hide('on', '==', true), Action: 'SHOW' },
      'condition-action',
      '/Action',
      'Action “SHOW” is not supported, only HIDE is. The condition has no effect: “Note (note)” is never hidden.'
    ],
    [
      'unknown target',
      hide('weather', '==', true),
      'condition-unknown-target',
      '/TargetId',
      'The condition tests “weather”, but there is no element with this Id. “Note (note)” is never hidden.'
    ],
    [
      'misspelt target',
      hide('Mode', '==', 'Now'),
      'condition-unknown-target-similar',
      '/TargetId',
      'The condition tests “Mode”, but there is no element with this Id. Did you mean “mode”?'
    ],
    [
      'operator that the DataType has not',
      hide('mode', '>', 'Now'),
      'condition-operator',
      '/Operator',
      'The operator > cannot be used to test “Mode (mode)” (list). Possible: !=  ==  ?.'
    ],
    [
      'Value of a wrong type',
      hide('on', '==', 'true'),
      'condition-value-type',
      '/Value',
      '“on” (boolean) cannot be compared with "true" by ==. “Note (note)” is never hidden.'
    ]
  ])('%s', (_, condition, code, member, sentence) => {
    const found = analysed(file(condition));
    expect(short(found)).toEqual([`${code} /Elements/4/0${member}`]);
    expect(messageOf(found[0]!, 'en')).toBe(sentence);
    expect(found[0]!.severity).toBe('error');
  });

  it.each([
    [
      'Größe',
      'Gro\u0308ße',
      '“Gro◌\u0308ße”, but the Id is “Größe”. They differ in how their accents are stored only.'
    ],
    ['mode', 'mo\u200bde', '“mo⟨U+200B⟩de”, but the Id is “mode”. They differ in blanks or invisible characters only.'],
    ['mode', ' mode', '“␣mode”, but the Id is “mode”. They differ in blanks or invisible characters only.'],
    ['mode', 'm\u043ede', '“m\u043e⟨U+043E⟩de”, but the Id is “mode”. They differ in letters that look alike only.']
  ])('tell what a TargetId that reads like the Id %s differs in', (Id, target, said) => {
    const elements = file(hide(target, '==', 'Now')).map((each) => (each.Id === 'mode' ? { ...each, Id } : each));
    const found = analysed(elements);
    expect(short(found)).toEqual(['condition-unknown-target-alike /Elements/4/0/TargetId']);
    expect(messageOf(found[0]!, 'en')).toBe(`The condition tests ${said} “Note (note)” is never hidden.`);
    expect(found[0]!.fix?.edits).toEqual([
      { op: 'set', pointer: '/Elements/4/Options/Conditions/0/TargetId', value: Id }
    ]);
  });

  it('name an unknown DataType of a target rather than an unknown target', () => {
    const elements = [...file(hide('odd', '==', 1)), { Id: 'odd', DisplayName: 'Odd', DataType: 'constructor' }];
    expect(short(analysed(elements))).toEqual(['condition-target-type /Elements/4/0/TargetId']);
  });

  it('include Conditions that are not an array', () => {
    const elements = [{ Id: 'a', DisplayName: 'a', DataType: 'boolean', Value: true, Options: { Conditions: {} } }];
    expect(short(analysed(elements))).toEqual(['conditions-not-array /Elements/0']);
  });

  it('are reported in German as well', () => {
    const sentences = analysed(file(hide('Mode', '==', 'Now'), hide('on', '>', true))).map((each) =>
      messageOf(each, 'de')
    );
    expect(sentences).toEqual([
      'Die Bedingung prüft „Mode“, aber es gibt kein Element mit dieser Id. Ist „mode“ gemeint?',
      'Der Operator > ist für „on“ (boolean) nicht möglich. Möglich: !=  ==.'
    ]);
  });
});

describe('fixes', () => {
  const at = '/Elements/4/Options/Conditions/0';
  it.each<[string, unknown, string, unknown]>([
    ['Action', { ...hide('on', '==', true), Action: 'hide' }, 'Action', 'HIDE'],
    ['the Id that was meant', hide('cuont', '==', 5), 'TargetId', 'count'],
    ['the Id of the DisplayName', hide('Start', '==', 'Today'), 'TargetId', 'start'],
    ['an operator of other languages', hide('on', '=', true), 'Operator', '=='],
    ['a text that should be a number', hide('count', '>', '5'), 'Value', 5],
    ['a text that should be a boolean', hide('on', '==', 'True'), 'Value', true],
    ['a number that should be a boolean', hide('on', '==', 1), 'Value', true],
    ['the entry of Items that was meant', hide('mode', '==', 'now'), 'Value', 'Now']
  ])('%s', (_, condition, field, value) => {
    const [found] = analysed(file(condition));
    expect(found?.fix?.edits).toEqual([{ op: 'set', pointer: `${at}/${field}`, value }]);
  });

  it('rename a misspelt key', () => {
    const [found] = analysed(file({ Action: 'HIDE', TargetID: 'on', Operator: '==', Value: true }));
    expect(found?.fix?.edits).toEqual([
      { op: 'set', pointer: `${at}/TargetId`, value: 'on' },
      { op: 'remove', pointer: `${at}/TargetID` }
    ]);
  });

  it('are not offered for a Value of the right type that cannot be entered', () => {
    const none = { Id: 'n', DisplayName: 'n', DataType: 'number', Value: '', Options: { Minimum: 5, Maximum: 1 } };
    expect(analysed([none, ...file(hide('n', '==', 7))])).toEqual([]);
    expect(short(analysed([none, ...file(hide('n', '==', '7'))]))).toEqual([
      'condition-value-type /Elements/5/0/Value'
    ]);
  });

  it('are not offered if nothing is similar, or if only the element itself is', () => {
    expect(analysed(file(hide('nite', '==', 'x')))[0]?.fix).toBeUndefined();
    expect(analysed(file(hide('on', '~', true)))[0]?.fix).toBeUndefined();
    expect(analysed(file(hide('on', '==', null)))[0]?.fix).toBeUndefined();
  });
});

describe('what is proved', () => {
  it('tells apart elements that differ only in one rule or in the Value', () => {
    const number = (Id: string, Value: number, Maximum: number) => ({
      ...{ Id, DisplayName: Id, DataType: 'number', Value, Options: { Maximum } }
    });
    const low = number('low', 1, 5);
    const stored = number('stored', 7, 5);
    const high = number('high', 1, 9);
    const testing = ({ Id }: { Id: string }) => ({
      ...{ Id: `tests ${Id}`, DisplayName: Id, DataType: 'boolean', Value: true },
      Options: { Conditions: [hide(Id, '==', 7)] }
    });
    expect(short(analysed([low, stored, high, testing(low), testing(stored), testing(high)]))).toEqual([
      'condition-value-impossible /Elements/3/0/Value',
      'conditions-never-hide /Elements/3'
    ]);
  });

  it('tells apart elements that differ only in Items or in the DataType', () => {
    const red = { DisplayName: 'Red', DataType: 'list', Value: '#FF0000', Items: ['#FF0000'] };
    const targets = [
      { ...red, Id: 'red' },
      { ...red, Id: 'more', Items: ['#FF0000', '#00FF00'] },
      { ...red, Id: 'color', DataType: 'color' }
    ];
    const testing = targets.map(({ Id }) => ({
      ...{ Id: `tests ${Id}`, DisplayName: Id, DataType: 'boolean', Value: true },
      Options: { Conditions: [hide(Id, '==', '#00FF00')] }
    }));
    expect(short(analysed([...targets, ...testing]))).toEqual([
      'condition-value-impossible /Elements/3/0/Value',
      'conditions-never-hide /Elements/3'
    ]);
  });

  it('includes nothing about sound conditions', () => {
    expect(onNote(hide('mode', '==', 'Now'), hide('count', '>', 50))).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['not in Items', hide('mode', '==', 'Sometimes')],
    ['outside Minimum and Maximum', hide('count', '==', 105)],
    ['off the StepSize', hide('count', '==', 7)],
    ['before MinDate', hide('start', '==', '2020-01-01T00:00:00')]
  ])('includes a Value that can never occur: %s', (_, condition) => {
    expect(onNote(condition)).toEqual([
      'condition-value-impossible /Elements/4/0/Value',
      'conditions-never-hide /Elements/4'
    ]);
  });

  it('lists what follows from a Value that can never occur under that finding', () => {
    const nested = (...conditions: unknown[]) =>
      analysed(file(...conditions)).map(({ code, consequences = [] }) => [
        code,
        ...consequences.map((each) => each.code)
      ]);
    const impossible = 'condition-value-impossible';
    expect(nested(hide('mode', '==', 'Z'))).toEqual([[impossible, 'conditions-never-hide']]);
    expect(nested(hide('mode', '!=', 'Z'))).toEqual([[impossible, 'conditions-always-hide']]);
    expect(nested(hide('mode', '!=', 'Z'), hide('on', '==', true))).toEqual([[impossible, 'condition-always-met']]);
    expect(nested(hide('mode', '==', 'Z'), hide('mode', '==', 'Now'), hide('mode', '==', 'Y'))).toEqual([
      [impossible, 'conditions-never-hide'],
      [impossible]
    ]);
  });

  it('takes the Value in the file as possible, even if it can no longer be entered', () => {
    const elements = file(hide('mode', '==', 'Gone'));
    expect(short(analysed(elements.map((each) => (each.Id === 'mode' ? { ...each, Value: 'Gone' } : each))))).toEqual(
      []
    );
  });

  it('includes that conditions contradicting each other never hide, with their numbers', () => {
    const found = analysed(file(hide('on', '==', true), hide('count', '>', 50), hide('count', '<=', 50)));
    expect(found.map((each) => messageOf(each))).toEqual([
      '“Note (note)” is never hidden: no value that “Count (count)” has in the package or can be given meets conditions 2 and 3 together.'
    ]);
    expect(found[0]?.severity).toBe('warning');
  });

  it('names the first five of many conditions that only together leave no Value', () => {
    const each = Array.from({ length: 21 }, (_, step) => hide('count', '!=', step * 5));
    expect(analysed(file(...each))[0]?.params.conditions).toBe('1 + 2 + 3 + 4 + 5 + …');
    const five = each.filter(({ Value }) => Number(Value) <= 20);
    expect(analysed(file(...five, hide('count', '<=', 20)))[0]?.params.conditions).toBe('1 + 2 + 3 + 4 + 5 + …');
    const four = five.slice(1);
    expect(analysed(file(...four, hide('count', '<', 25), hide('count', '!=', 0)))[0]?.params.conditions).toBe(
      '1 + 2 + 3 + 4 + 5 + …'
    );
  });

  it('includes that a range without a step in it never hides', () => {
    expect(onNote(hide('count', '>', 5), hide('count', '<', 10))).toEqual(['conditions-never-hide /Elements/4']);
  });

  it('includes that conditions met whatever is entered always hide', () => {
    const found = analysed(file(hide('count', '>=', 0), hide('mode', '!=', 'Gone')));
    expect(short(found)).toEqual([
      'condition-value-impossible /Elements/4/1/Value',
      'conditions-always-hide /Elements/4'
    ]);
    expect(messageOf(found[1]!)).toBe(
      '“Note (note)” is always hidden: with the values of the package, its conditions are met whatever is entered.'
    );
  });

  it('includes that a condition met by every Value can be left out', () => {
    expect(onNote(hide('count', '<=', 100), hide('on', '==', true))).toEqual(['condition-always-met /Elements/4/0']);
  });

  it('includes that a repeated condition and an implied one can be left out', () => {
    const found = analysed(
      file(hide('count', '>', 20), hide('count', '>', 50), hide('on', '!=', false), hide('count', '>', 50))
    );
    expect(short(found)).toEqual(['condition-duplicate /Elements/4/3', 'condition-implied /Elements/4/0']);
    expect(found.map((each) => messageOf(each))).toEqual([
      'This condition is the same as number 2 and can be left out.',
      'For every value that is in the package or can be entered, this condition is met whenever number 2 is; it can be left out.'
    ]);
  });

  it('includes that the later of two equivalent conditions can be left out', () => {
    expect(onNote(hide('count', '>', 50), hide('on', '!=', false), hide('count', '>=', 55))).toEqual([
      'condition-implied /Elements/4/2'
    ]);
  });

  it('names only those conditions that contradict each other together', () => {
    const list = { Id: 'l', DisplayName: 'l', DataType: 'list', Value: 'a', Items: ['a', 'b', 'c', 'd'] };
    const not = ['b', 'd', 'a', 'c'].map((value) => hide('l', '!=', value));
    const [found] = analysed([list, ...file(not[0], hide('on', '==', true), not[1], not[2], not[3])]);
    expect(messageOf(found!)).toBe(
      '“Note (note)” is never hidden: no value that “l” has in the package or can be given meets conditions 1, 3, 4 and 5 together.'
    );
  });

  it('includes that two texts contradict each other if they do not both fit into MaxChars', () => {
    const text = { Id: 't', DisplayName: 't', DataType: 'simpleText', Value: [] };
    const both = (MaxChars?: number) =>
      short(analysed([{ ...text, Options: { MaxChars } }, ...file(hide('t', '?', 'ab'), hide('t', '?', 'bc'))]));
    expect([both(3), both(2), both()]).toEqual([[], ['conditions-never-hide /Elements/5'], []]);
  });

  it('includes nothing about conditions beside one that cannot be evaluated', () => {
    expect(onNote(hide('count', '>', 100), hide('nobody', '==', 1))).toEqual([
      'condition-unknown-target /Elements/4/1/TargetId'
    ]);
  });

  it('includes one warning per file for Conditions with ApiVersion 1, at the first', () => {
    const elements = file(hide('on', '==', true));
    const found = analysed([...elements, { ...elements[4], Id: 'other' }], 1);
    expect(short(found)).toEqual(['api-version-too-low /Elements/4']);
    expect(found[0]?.fix?.edits).toEqual([{ op: 'set', pointer: '/ApiVersion', value: 2 }]);
    expect(short(analysed(file(), 1))).toEqual([]);
    expect(short(analysed(elements, 3))).toEqual([]);
  });

  it.each([undefined, null, {}, 'Elements', 3])('is empty for Elements that are not an array (%j)', (elements) => {
    expect(analysed(elements)).toEqual([]);
  });
});

describe('a proof still holds after the day it was made', () => {
  it.each<[string, unknown[], string[]]>([
    ['before and after Today', [hide('start', '<', 'Today'), hide('start', '>', 'Today')], ['never-hide']],
    [
      'MinDate Today excludes the past, on every later day too',
      [hide('start', '<', '2026-11-20T00:00:00')],
      ['never-hide']
    ],
    ['MinDate Today excludes days before Today', [hide('start', '<', 'Today')], ['never-hide']],
    ['MinDate Today is never before Today', [hide('start', '>=', 'Today')], ['always-hide']],
    ['a date that is still to come may be the past one day', [hide('start', '>=', '2026-12-01T00:00:00')], []]
  ])('%s', (_, conditions, expected) => {
    const codes = analysed(file(...conditions)).map((each) => each.code.replace(/^conditions?-(value-)?/, ''));
    expect(codes.filter((code) => code !== 'implied')).toEqual(expected);
  });
});
