import { describe, expect, it } from 'vitest';
import { editData } from '../../ascdata/editText.js';
import { messageOf } from '../../ascdata/wording.js';
import type { DataTypeName } from '../../ascdata/types.js';
import { registry } from '../registry.js';
import { checkContext, element } from './testing.js';

const DAY = '2026-11-20T00:00:00';
const place = (object: object) => [{ Id: 17, Name: 'Harbour', ...object }];

/** Every one of these is refused for one member, which the finding is about. */
const FAULTS: readonly [DataTypeName, unknown, pointer: string, code: string, sentence: string][] = [
  ['location', [{ Id: 17 }], '/0', 'member-missing', '“Name” is missing here.'],
  [
    'location',
    place({ Id: '17' }),
    '/0/Id',
    'member-type',
    '“Id” must be a whole number; here it is a text in quotation marks.'
  ],
  ['location', place({ Id: 1.5 }), '/0/Id', 'member-type', '“Id” must be a whole number; here it is 1.5.'],
  [
    'location',
    place({ Id: '9007199254740995' }),
    '/0/Id',
    'id-not-exact',
    'The Id 9007199254740995 is greater than 9007199254740991. Numbers beyond that are not exact.'
  ],
  [
    'location',
    place({ Id: '-9007199254740995' }),
    '/0/Id',
    'id-not-exact',
    'The Id -9007199254740995 is less than -9007199254740991. Numbers beyond that are not exact.'
  ],
  ['location', place({ Id: -5 }), '/0/Id', 'id-negative', 'The Id -5 is negative. No object has such an Id.'],
  ['location', [...place({}), 17], '/1', 'value-type', 'This value cannot be used. It must be a choice of objects.'],
  ['edition', place({ guid: 'g' }), '/0/guid', 'member-misspelt', '“guid” is not known here. Did you mean “Guid”?'],
  ['edition', place({}), '/0', 'member-missing', '“Guid” is missing here.'],
  [
    'simpleText',
    [{ Text: 'a' }, { text: 'b' }],
    '/1/text',
    'member-misspelt',
    '“text” is not known here. Did you mean “Text”?'
  ],
  ['simpleText', [{ Text: 5 }], '/0/Text', 'member-type', '“Text” must be a text in quotation marks; here it is 5.'],
  [
    'dateRange',
    { from: DAY, to: DAY },
    '/from',
    'member-misspelt',
    '“from”, “to” are not known here. Did you mean “From”, “To”?'
  ],
  [
    'location',
    [...place({}), { id: 1, name: 'a' }, { ID: 2, Name: 'b' }],
    '/1/id',
    'member-misspelt',
    '“id”, “name”, “ID” are not known here. Did you mean “Id”, “Name”?'
  ],
  ['dateRange', { From: DAY, TO: DAY }, '/TO', 'member-misspelt', '“TO” is not known here. Did you mean “To”?'],
  ['dateRange', { Start: DAY, End: DAY }, '', 'member-missing', '“From” is missing here.'],
  [
    'dateRange',
    { From: 5, To: DAY },
    '/From',
    'value-type',
    'This value cannot be used. It must be a date, for example 20 Nov 2026.'
  ]
];

describe('a Value that is wrong in one member', () => {
  it('is mended by one fix as far as a person may have written it, and named without one beyond', () => {
    const found = (count: number) => {
      const raw = Array.from({ length: count }, () => ({ Id: 1, name: 'a' }));
      return registry.media.check(raw, element('media'), checkContext());
    };
    expect(found(1_000).map(({ code, fix }) => [code, fix?.edits.length])).toEqual([['member-misspelt', 2_000]]);
    expect(found(200_000).map(({ code, params, fix }) => [code, params.key, fix])).toEqual([
      ['member-misspelt', 'name', undefined]
    ]);
  });

  it.each(FAULTS)('has its finding there: %s %j', (name, value, pointer, code, sentence) => {
    const of = element(name, { NumberOfInstances: 3 });
    const [found, ...others] = registry[name].check(value, of, checkContext());
    expect({ code: found?.code, pointer: found?.pointer, sentence: found && messageOf(found) }).toEqual({
      code,
      pointer,
      sentence
    });
    expect(others).toEqual([]);
  });

  it.each([
    ['dateRange', { from: DAY, To: DAY }, { From: DAY, To: DAY }],
    ['dateRange', { from: DAY, to: DAY }, { From: DAY, To: DAY }],
    ['simpleText', [{ text: 'a' }, { Text: 'b' }, { TEXT: 'c' }], [{ Text: 'a' }, { Text: 'b' }, { Text: 'c' }]],
    ['simpleText', [{ text: 'Hello' }], [{ Text: 'Hello' }]],
    ['location', place({ Id: '17' }), place({})]
  ] as const)('is mended by its fix: %s %j', (name, value, mended) => {
    const [found] = registry[name].check(value, element(name), checkContext());
    expect(editData(value, found?.fix?.edits ?? [])).toEqual(mended);
  });
});
