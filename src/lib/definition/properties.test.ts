import { describe, expect, it } from 'vitest';
import { DATA_TYPE_NAMES } from '../ascdata/dataTypeNames.js';
import { ascdataSchema, typeSchemas } from '../datatypes/schema.js';
import { follows, freeId, idOf } from './naming.js';
import { DefinitionSchema, otherFields } from './properties.js';

const schema = new DefinitionSchema(JSON.parse(JSON.stringify(ascdataSchema)));
const kinds = (list: { properties: readonly { at: string; kind: string }[] }) =>
  Object.fromEntries(list.properties.map(({ at, kind }) => [at, kind]));

describe('the properties of a setting', () => {
  it.each(DATA_TYPE_NAMES)('of the type %s are the options and fields of its schema, each with a control', (name) => {
    const { Options, Extras = {} } = typeSchemas[name];
    const list = kinds(schema.ofElement(name));
    expect(Object.keys(list)).toEqual([
      ...Object.keys(Extras).map((key) => `/${key}`),
      ...Object.keys(Options).map((key) => `/Options/${key}`)
    ]);
    expect(Object.values(list)).not.toContain('other');
  });

  it('are edited as their schema says', () => {
    expect(kinds(schema.ofElement('number'))).toMatchObject({ '/Options/Maximum': 'number' });
    expect(kinds(schema.ofElement('list'))).toEqual({ '/Items': 'texts' });
    expect(kinds(schema.ofElement('simpleText'))).toMatchObject({
      '/Options/Required': 'flag',
      '/Options/ValidationRegExp': 'text'
    });
  });

  it('of the widget are its root fields and options, those of an object in them one by one', () => {
    expect(kinds(schema.ofWidget)).toEqual({
      '/SpotIdentifier': 'text',
      '/SpotVersion': 'text',
      '/ApiVersion': 'choice',
      '/SpotType': 'other',
      '/NumberOfSlots': 'number',
      '/Options/PossibleNumbersOfSlots': 'numbers',
      '/Options/PossibleNumbersOfRows': 'numbers',
      '/Options/HasDetailView': 'flag',
      '/Options/HasPrintSupport': 'flag',
      '/Options/UseSingleElementUpdate': 'flag',
      '/Options/DynamicResolution/Active': 'flag',
      '/Options/DynamicResolution/MinWidth': 'number',
      '/Options/DynamicResolution/MaxWidth': 'number',
      '/Options/DynamicResolution/MinHeight': 'number',
      '/Options/DynamicResolution/MaxHeight': 'number',
      '/Options/PossibleResolutions': 'other'
    });
  });

  it('leave over the fields that no schema knows', () => {
    const element = { Id: 'a', 'x-own': { b: 1 }, Options: { Maximum: 1, Conditions: [], Odd: true } };
    expect(otherFields(element, schema.ofElement('number')).map(({ at, json }) => [at, json])).toEqual([
      ['/x-own', '{"b":1}'],
      ['/Options/Odd', 'true']
    ]);
  });
});

describe('the Id of a setting', () => {
  it.each([
    ['Two columns', 'TwoColumns'],
    ['Größe in €', 'GrosseIn'],
    ['Delay from, in minutes', 'DelayFromInMinutes'],
    ['…', 'Setting']
  ])('of “%s” is %s', (name, id) => expect(idOf(name, 'Setting')).toBe(id));

  it('is free', () => {
    expect(freeId('Rows', new Set(['Rows', 'Rows2']))).toBe('Rows3');
  });

  it.each([
    ['Rows', 'Rows', true],
    ['twoColumns', 'Two columns', true],
    ['Rows2', 'Rows', true],
    ['Stop', 'Stop code', false],
    ['x', '…', false]
  ])('%s under the name “%s” needs no mention: %s', (id, name, expected) => {
    expect(follows(id, name)).toBe(expected);
  });
});
