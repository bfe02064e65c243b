import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elementsOf } from '../../ascdata/elements.js';
import { DATA_TYPE_NAMES } from '../../ascdata/dataTypeNames.js';
import { ascdataSchema } from '../../datatypes/schema.js';
import { registry } from '../../datatypes/registry.js';
import { DefinitionSchema } from '../properties.js';
import { explainedAt, suggestionsAt } from './completions.js';
import { placeAt } from './place.js';

const schema = new DefinitionSchema(JSON.parse(JSON.stringify(ascdataSchema)));
const list = { Id: 'Shows', DisplayName: 'What', DataType: 'list', Items: ['Rooms', 'Notice'], Value: 'Rooms' };
const elements = new Map(
  elementsOf({ Elements: [list, { Id: 'On', DisplayName: 'On', DataType: 'boolean', Value: true }] }).map((each) => [
    each.Id,
    each
  ])
);
const known = { schema, elements, typeName: (type: string) => (type === 'number' ? 'Number' : undefined) };

/** `|` is the cursor. */
const at = (text: string) => [text.replace('|', ''), text.indexOf('|')] as const;
const labels = (text: string) => suggestionsAt(...at(text), known)?.list.map(({ label }) => label);
const condition = (rest: string) =>
  `{"Elements":[{"Id":"N","DataType":"number","Options":{"Conditions":[{"Action":"HIDE",${rest}}]}}]}`;

describe('what can be written', () => {
  it.each([
    ['root keys that are not there yet', '{ "SpotIdentifier": "x", "|" }', 'NumberOfSlots', 'SpotIdentifier'],
    ['keys of an element', '{"Elements":[{"Id":"a", "|"', 'DisplayName', 'Id'],
    ['options of its DataType', '{"Elements":[{"DataType":"number","Options":{"|"}}]}', 'StepSize', 'MinDate'],
    [
      'options though its DataType comes later',
      '{"Elements":[{"Options":{"|"},"DataType":"date"}]}',
      'MinDate',
      'StepSize'
    ],
    ['keys where nothing is closed', '{"Elements":[{"DataType":"number","Options":{ "M|', 'Minimum', 'MinDate'],
    ['Ids of other settings', condition('"TargetId":"|"'), 'Shows', 'N'],
    ['operators of the setting that is tested', condition('"TargetId":"Shows","Operator":"|"'), '==', '>'],
    ['its entries', condition('"TargetId":"Shows","Operator":"==","Value":"|"'), 'Notice', 'true'],
    ['on and off of a switch', condition('"TargetId":"On","Operator":"==","Value": |'), 'true', 'Rooms'],
    ['its entries as a default', '{"Elements":[{"Id":"Shows","DataType":"list","Value": "|"}]}', 'Rooms', 'true'],
    ['DataTypes', '{"Elements":[{"DataType": "|"}]}', 'dateRange', 'HIDE'],
    ['values of an option', '{"Elements":[{"DataType":"simpleText","Options":{"Required": |}}]}', 'true', 'HIDE'],
    ['the only action', condition('"TargetId":"x"').replace('"HIDE"', '"|"'), 'HIDE', 'SHOW']
  ])('are %s', (_, text, has, hasNot) => {
    expect(labels(text)).toContain(has);
    expect(labels(text)).not.toContain(hasNot);
  });

  it.each(DATA_TYPE_NAMES)(
    'in the options of the type %s are those of its schema, each of which is checked',
    (type) => {
      const text = `{"Elements":[{"DataType":"${type}","Options":{"|"}}]}`;
      const options = schema.ofElement(type).properties.filter(({ at: place }) => /^\/Options\/[^/]+$/.test(place));
      expect(labels(text)).toEqual(expect.arrayContaining([...options.map(({ key }) => key), 'Conditions']));
    }
  );

  it.each(DATA_TYPE_NAMES)('for a condition on the type %s are its operators', (type) => {
    const [target] = elementsOf({ Elements: [{ ...list, Id: 'T', DataType: type }] });
    const text = condition('"TargetId":"T","Operator":"|"');
    const found = suggestionsAt(...at(text), { ...known, elements: new Map([['T', target!]]) });
    expect(found?.list.map(({ label }) => label)).toEqual(registry[type].operators);
  });

  it.each(['{ "a": 1 |}', '|', '[1|', '{"Elements":[{"DisplayName":"|"}]}', '"x|"', `${'{"a":'.repeat(80)}{"|`])(
    'is nothing known in %j',
    (text) => {
      expect(labels(text)).toBeUndefined();
    }
  );
});

it.each([
  ['an option', '{"Elements":[{"DataType":"number","Options":{"Min|imum":1}}]}', 'Minimum'],
  ['a setting by its Id', condition('"TargetId":"Sho|ws"'), 'What'],
  ['a DataType', '{"Elements":[{"DataType":"num|ber"}]}', 'DataType']
])('%s is explained', (_, text, title) => {
  expect(explainedAt(...at(text), known)?.title).toBe(title);
});

it('a place is found in any text, and its token is there', () => {
  const part = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '"a"',
    '"Elements"',
    '1',
    'true',
    '\n',
    ' ',
    '\\',
    'é'
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), fc.nat(60), (parts, wanted) => {
      const text = parts.join('');
      const offset = Math.min(wanted, text.length);
      const place = placeAt(text, offset);
      if (!place) return;
      expect(place.from).toBeLessThanOrEqual(offset);
      expect(place.to).toBeGreaterThanOrEqual(offset);
      expect(text.slice(place.from, place.to)).toContain(place.token);
    })
  );
});
