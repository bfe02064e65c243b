import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Static } from 'typebox';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { optionsDocument, publishedSchema } from '../../../scripts/generate.mjs';
import type { ConditionSchema, DynamicResolution, RootStructure, WidgetOptions } from '../ascdata/schema.js';
import { DATA_TYPE_NAMES } from '../ascdata/dataTypeNames.js';
import type * as Types from '../ascdata/types.js';
import * as schema from './schema.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');

describe('generated files', () => {
  test('the published schema and the table of options are what the schemas give; if not, run `npm run generate`', async () => {
    const generated = { ...(await publishedSchema(schema)), ...(await optionsDocument(schema)) };
    for (const [path, content] of Object.entries(generated)) expect(read(path)).toBe(content);
  });

  test('the validators stand alone: no import, no require, no eval', () => {
    const code = read('src/lib/datatypes/validators.generated.js');
    expect(code).not.toMatch(/^import |\brequire\(|\beval\(|new Function/m);
  });
});

describe('types and schemas say the same', () => {
  test('a file that fits the schema has the types of the domain', () => {
    expectTypeOf<Static<typeof DynamicResolution>>().toExtend<Types.DynamicResolution>();
    expectTypeOf<Static<typeof WidgetOptions>>().toExtend<Types.WidgetOptions>();
    expectTypeOf<Static<typeof ConditionSchema>>().toExtend<Types.Condition>();
    expectTypeOf<Omit<Static<typeof RootStructure>, 'Elements'>>().toExtend<Omit<Types.AscData, 'Elements'>>();
    expect(Object.keys(schema.structures.elements)).toEqual(DATA_TYPE_NAMES);
  });
});

describe('the published schema', () => {
  const published = JSON.parse(read('static/schema/ascdata.schema.json')) as object;
  const fits = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false }).compile(
    published
  );
  const sample = (name: string): unknown => JSON.parse(read(`tests/samples/${name}/ascData.json`));

  test.each([
    'minimal',
    'every-root-field',
    'every-data-type',
    'lenient-flags',
    'unknown-keys',
    'conditions',
    'items',
    'root-line-longest'
  ])('accepts the sample %s', (name) => {
    expect([fits(sample(name)), fits.errors]).toEqual([true, null]);
  });

  test.each([
    'root-list',
    'root-empty',
    'root-wrong-types',
    'root-line-characters',
    'root-line-too-long',
    'spot-type',
    'number-of-slots',
    'options-wrong-types',
    'possible-slots-range',
    'element-fields-missing',
    'element-wrong-types',
    'element-option-types',
    'unknown-data-type',
    'api-version-4',
    'conditions-not-a-list',
    'wrong-values'
  ])('refuses the sample %s', (name) => {
    expect(fits(sample(name))).toBe(false);
  });

  test('asks for Items exactly where the DataType has them', () => {
    const file = (DataType: string, Value: unknown) => ({
      ...(sample('minimal') as object),
      Elements: [{ Id: 'a', DisplayName: 'A', DataType, Value }]
    });
    expect(fits(file('list', 'x'))).toBe(false);
    expect(fits(file('radiobutton', 'x'))).toBe(false);
    expect(fits(file('boolean', true))).toBe(true);
  });
});
