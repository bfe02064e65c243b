import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DATA_TYPE_NAMES } from '../ascdata/dataTypeNames.js';
import type { DataTypeName } from '../ascdata/types.js';
import { comparisonsOf, conditionOn, withComparison } from '../conditions/builder/comparisons.js';
import { ascdataSchema, typeSchemas } from '../datatypes/schema.js';
import { follows, freeId, idOf } from './naming.js';
import { DefinitionSchema, otherFields } from './properties.js';
import { rowsOf } from './rows.js';

const schema = new DefinitionSchema(JSON.parse(JSON.stringify(ascdataSchema)));
const today = '2026-11-27';
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
    expect(rowsOf(schema.ofElement(name).properties).flatMap(({ properties }) => properties)).toHaveLength(
      Object.keys(list).length
    );
  });

  const document = readFileSync(new URL('../../../docs/ascdata.md', import.meta.url), 'utf8');
  const inTable = (heading: string): string[] => {
    const table = document.slice(document.indexOf(heading)).split('\n\n')[0]!;
    return [...table.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name!);
  };

  it.each([...inTable('| field '), ...inTable('| option of the widget ')])(
    '%s of the widget, in the documentation, is written without typing JSON',
    (key) => {
      const { properties } = schema.ofWidget;
      const found = properties.filter(({ at }) => at.split('/').includes(key));
      // The settings have the outline, Options the controls of its members.
      if (key === 'Elements') return expect(schema.ofWidget.known).toContain('/Elements');
      expect(found).not.toEqual([]);
      const unwritable = found.filter((each) => each.kind === 'other' && each.key !== 'PossibleResolutions');
      expect(unwritable).toEqual([]);
    }
  );

  const operatorsOf = document
    .slice(document.indexOf('| DataType '))
    .split('\n\n')[0]!
    .split('\n')
    .slice(2)
    .flatMap((row) => {
      const [, names = '', , operators = ''] = row.split('|').map((cell) => cell.trim());
      return names.split(', ').map((name) => [name.replace(' (2)', ''), operators] as const);
    });
  it('are documented for every type, with its operators', () => {
    expect(operatorsOf.map(([name]) => name).sort()).toEqual([...DATA_TYPE_NAMES].sort());
  });

  it.each(operatorsOf)('a condition on the type %s is built with each operator documented: %s', (name, operators) => {
    const Items = ['a', 'b'];
    const target = { Id: 'a', DisplayName: 'a', DataType: name as DataTypeName, Value: 'a', Items };
    const offered = comparisonsOf(target).map(
      (comparison) => withComparison(conditionOn(target, { today }), comparison, target, { today }).Operator
    );
    expect(new Set(offered)).toEqual(new Set(operators.replaceAll('`', '').split(' ')));
  });

  it.each(inTable('| option  '))('%s, in the documentation, has a control in each of its types', (key) => {
    const withIt = DATA_TYPE_NAMES.filter((name) => Object.hasOwn(typeSchemas[name].Options, key));
    expect(withIt).not.toEqual([]);
    for (const name of withIt)
      expect(kinds(schema.ofElement(name))[`/Options/${key}`]).toMatch(/^(?!other|texts|numbers)/);
  });

  it('of a type that is new are there with no line written for them', () => {
    const grown = structuredClone(JSON.parse(JSON.stringify(ascdataSchema))) as {
      $defs: { Element: { allOf: { then: { properties: { Options: { properties: object } } } }[] } };
    };
    const { then } = grown.$defs.Element.allOf[0]!;
    then.properties.Options.properties = {
      Stars: { type: 'integer', minimum: 1 },
      ...then.properties.Options.properties
    };
    const { properties } = new DefinitionSchema(grown).ofElement(DATA_TYPE_NAMES[0]!);
    expect(rowsOf(properties)[0]).toMatchObject({ key: 'Stars', properties: [{ kind: 'number', isWhole: true }] });
  });

  it('are edited as their schema says', () => {
    expect(kinds(schema.ofElement('number'))).toMatchObject({ '/Options/Maximum': 'number' });
    expect(kinds(schema.ofElement('list'))).toEqual({ '/Items': 'texts' });
    expect(kinds(schema.ofElement('date'))).toEqual({ '/Options/MinDate': 'moment', '/Options/MaxDate': 'moment' });
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
      '/SpotType': 'fixed',
      '/NumberOfSlots': 'choice',
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
