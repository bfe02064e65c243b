import Ajv from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/laws.js';
import type { DataTypeModel } from '../ascdata/dataTypeModel.js';
import { messageOf } from '../ascdata/wording.js';
import type { AscElement, DataTypeName, Operator } from '../ascdata/types.js';
import { DATA_TYPES, DATA_TYPE_NAMES, SELECTION_NAMES } from '../ascdata/dataTypeNames.js';
import { catalogues } from './selection/catalogues.js';
import { forms } from './forms.js';
import { findModel, modelOf, registry } from './registry.js';
import { CANDIDATE_LIMIT } from './shared/candidateLists.js';
import { DISTINCT_NAMES, samples } from './samples.js';
import { typeSchemas } from './schema.js';
import { sameJson } from './shared/equal.js';
import { alwaysAnswer, checkContext, codes } from './shared/testing.js';

const ajv = new Ajv({ strict: false, strictNumbers: true });
const SEED = 20261120;
const context = checkContext();

/** The element table of the contract. */
const table: Readonly<Record<string, [minApiVersion: number, operators: string]>> = {
  boolean: [1, '!= =='],
  number: [1, '!= == > >= < <='],
  color: [1, '!= == ?'],
  date: [1, '!= == > >= < <='],
  dateRange: [2, '?'],
  time: [1, '!= == > >= < <='],
  list: [1, '!= == ?'],
  radiobutton: [2, '!= == ?'],
  simpleText: [1, '!= == ?'],
  spotGroup: [1, '!= == ?'],
  mediaGroup: [1, '!= == ?'],
  location: [1, '!= == ?'],
  player: [1, '!= == ?'],
  category: [1, '!= == ?'],
  spot: [1, '!= == ?'],
  media: [1, '!= == ?'],
  edition: [1, '!= == ?']
};

/** Findings that say a Value is not in its exact form; all others are rules beyond the form. */
const FORM = new Set([
  ...['value-type', 'value-missing', 'value-spelling', 'date-not-in-calendar', 'range-zone-missing'],
  ...['member-missing', 'member-misspelt', 'member-type', 'id-not-exact']
]);

/** Every option of any DataType. */
const OPTIONS = [...new Set(DATA_TYPE_NAMES.flatMap((name) => Object.keys(typeSchemas[name].Options)))];

const hostile: unknown[] = [
  undefined,
  null,
  NaN,
  Infinity,
  -0,
  1e308,
  '',
  'x'.repeat(200_000),
  '\u0000\uD800',
  [],
  [[]],
  [null],
  [undefined],
  {},
  JSON.parse('{"__proto__": {"Text": "a"}}'),
  JSON.parse('[{"__proto__": {"Id": 1, "Name": "a"}}]'),
  { From: {}, To: [] },
  { From: '2026-01-01T00:00:00', To: 7 },
  [{ Text: null }],
  [{ Id: NaN, Name: 'a' }],
  Object.create(null),
  JSON.parse('['.repeat(5000) + ']'.repeat(5000)),
  'constructor',
  '9999-99-99T99:99:99',
  '#'.repeat(7),
  `rgba(${'9'.repeat(5000)},0,0,1)`
];

function elementsOf(name: DataTypeName): AscElement[] {
  const { element, exactForms = [{}] } = samples[name];
  return [element, ...exactForms.map((Options) => ({ ...element, Options }))];
}

const withOptions = (element: AscElement, Options?: Record<string, unknown>): AscElement =>
  Options ? { ...element, Options } : element;

/** Sample values, values bent a little, and any JSON at all. */
function anyValue(name: DataTypeName): fc.Arbitrary<unknown> {
  const { good, bad, conditions } = samples[name];
  const known = [...good, ...bad.map(([value]) => value), ...conditions.map(([value]) => value)];
  const bent = fc
    .tuple(fc.constantFrom(...known), fc.nat(40), fc.constantFrom('0', '9', 'Z', ' ', '', 'a', ','))
    .map(([value, at, character]) => {
      const text = JSON.stringify(value);
      try {
        return JSON.parse(text.slice(0, at) + character + text.slice(at + 1)) as unknown;
      } catch {
        return value;
      }
    });
  // A member in another case than the contract's.
  const otherCase = fc
    .constantFrom(...known)
    .map(
      (value) =>
        JSON.parse(JSON.stringify(value).replace(/"(\w+)":/, (_, key: string) => `"${key.toLowerCase()}":`)) as unknown
    );
  return fc.oneof(fc.constantFrom(...known), bent, otherCase, fc.jsonValue(), fc.constantFrom(...hostile));
}

function evaluate(model: DataTypeModel, value: unknown, operator: Operator, expected: unknown): boolean | undefined {
  if (operator === '?' && typeof expected === 'boolean') return model.hasValue(value) === expected;
  if (operator === '?') return model.compare.contains?.(value, expected, context);
  const equal = model.compare.equals?.(value, expected, context);
  if (operator === '==') return equal;
  if (operator === '!=') return equal === undefined ? undefined : !equal;
  const order = model.compare.order?.(value, expected, context);
  if (order === undefined) return undefined;
  return { '>': order > 0, '>=': order >= 0, '<': order < 0, '<=': order <= 0 }[operator];
}

describe('registry', () => {
  it('holds the 17 DataTypes of the contract in its order, each under its own name', () => {
    expect(DATA_TYPE_NAMES.filter((name) => name in table)).toEqual(Object.keys(table));
    for (const name of DATA_TYPE_NAMES) expect(registry[name].name).toBe(name);
  });

  it('finds every part in each folder of DataTypes, and in no other', () => {
    const parts = ['changes', 'form', 'model', 'sample', 'schema', 'typed'];
    const found = Object.keys(import.meta.glob('./*/{changes,form,model,sample,schema,typed}.ts'));
    const folders = new Set(Object.values(DATA_TYPES));
    expect(found.sort()).toEqual([...folders].flatMap((each) => parts.map((part) => `./${each}/${part}.ts`)).sort());
  });

  it.each(DATA_TYPE_NAMES.filter((name) => name in table))(
    '%s has the operators and the ApiVersion of the table',
    (name) => {
      const [minApiVersion, operators] = table[name]!;
      expect([...registry[name].operators].sort()).toEqual(operators.split(' ').sort());
      expect(registry[name].minApiVersion).toBe(minApiVersion);
    }
  );

  it.each(SELECTION_NAMES)('the Value of %s holds a Guid where the objects of its catalogue carry one', (name) => {
    const { element } = samples[name];
    const object = { Id: 1, Name: 'A', ...(catalogues[name].hasGuid && { Guid: 'g' }) };
    for (const each of [forms[name], registry[name]]) {
      expect(each.check([object], element, context)).toEqual([]);
      expect(each.read([{ Id: 1, Name: 'A' }], element) === undefined).toBe(catalogues[name].hasGuid ?? false);
    }
  });

  it.each(['constructor', '__proto__', 'toString', 'Boolean', '', 7, null])('knows no DataType %j', (name) => {
    expect(findModel(name)).toBeUndefined();
    expect(() => modelOf({ DataType: name as DataTypeName })).toThrow(TypeError);
  });
});

describe.each(DISTINCT_NAMES)('%s', (name) => {
  const model: DataTypeModel = registry[name];
  const sample = samples[name];
  const validate = ajv.compile(JSON.parse(JSON.stringify(typeSchemas[name].Value)) as object);
  const law = (numRuns: number) => ({ seed: SEED, numRuns: runs(numRuns) });

  it('has a sample of every option of its schema, and of none besides', () => {
    expect(Object.keys(sample.options).sort()).toEqual(Object.keys(typeSchemas[name].Options).sort());
  });

  it('compares in every way that its operators ask for, and in no other', () => {
    expect(model.operators.includes('==')).toBe(model.operators.includes('!='));
    expect(Boolean(model.compare.equals)).toBe(model.operators.includes('=='));
    expect(Boolean(model.compare.order)).toBe(model.operators.includes('<'));
    expect(Boolean(model.compare.contains)).toBe(model.operators.includes('?'));
  });

  it.each(sample.good.map((value) => [value]))('accepts the good value %j', (value) => {
    expect(model.check(value, sample.element, context)).toEqual([]);
    expect(model.read(value, sample.element)).toEqual(value);
  });

  it.each(sample.bad.map(([value, expected, options]) => [value, options, expected] as const))(
    'finds the rules that %j (options %j) breaks: %j',
    (value, options, expected) => {
      const found = model.check(value, withOptions(sample.element, options), context);
      expect(codes(found)).toEqual([...expected].sort());
      for (const each of found) {
        // What people read of a Value holds neither a placeholder nor the JSON of the file.
        if (each.code === 'value-spelling') continue;
        for (const language of ['en', 'de'] as const)
          expect(messageOf(each, language)).not.toMatch(/[{}[\]"]|undefined/);
      }
    }
  );

  it.each(
    sample.conditions.map(([raw, operator, expected, met, options]) => [raw, operator, expected, met, options] as const)
  )('evaluates %j %s %j: %s', (raw, operator, expected, met, options) => {
    const value = model.read(raw, withOptions(sample.element, options));
    expect(value).toBeDefined();
    expect(evaluate(model, value, operator, expected)).toBe(met);
  });

  it('is whole: all of its form, and a check of the same verdict, which explains what is unusable', () => {
    const { check, ...form } = forms[name];
    expect(model).toMatchObject(form);
    fc.assert(
      fc.property(anyValue(name), fc.constantFrom(...elementsOf(name)), (value, element) => {
        const [said, found] = [check(value, element, context), model.check(value, element, context)];
        if (said.every(({ code }) => code !== 'value-type')) {
          expect(found).toEqual(said);
          return;
        }
        expect([...said, ...found].map(({ severity }) => severity)).toEqual(['error', 'error']);
        expect(codes(found).filter((code) => FORM.has(code))).toHaveLength(1);
        if (found[0]!.code === 'value-type') expect(found[0]!.params.expected).not.toBe('');
      }),
      law(200)
    );
  });

  it('has no findings on the definition of its sample', () => {
    expect(model.checkDefinition(sample.element, context)).toEqual([]);
  });

  it('accepts by its strict schema exactly the values that are in their exact form for some options', () => {
    fc.assert(
      fc.property(anyValue(name), (value) => {
        const exact = elementsOf(name).some((element) =>
          model.check(value, element, context).every((found) => !FORM.has(found.code))
        );
        expect(validate(value)).toBe(exact);
      }),
      law(400)
    );
  });

  it('reads a value in its exact form as it stands, and reading twice as reading once', () => {
    fc.assert(
      fc.property(anyValue(name), fc.constantFrom(...elementsOf(name)), (raw, element) => {
        const value = model.read(raw, element);
        if (value === undefined) return;
        expect(sameJson(model.read(value, element), value)).toBe(true);
        const formFindings = model.check(raw, element, context).filter((found) => FORM.has(found.code));
        if (formFindings.length === 0) expect(sameJson(value, raw)).toBe(true);
      }),
      law(300)
    );
  });

  it('refuses a value that cannot be read with exactly one finding, an error', () => {
    fc.assert(
      fc.property(anyValue(name), fc.constantFrom(...elementsOf(name)), (raw, element) => {
        if (model.read(raw, element) !== undefined) return;
        const found = model.check(raw, element, context);
        expect(found.map(({ severity }) => severity)).toEqual(['error']);
        expect(FORM).toContain(found[0]?.code);
      }),
      law(300)
    );
  });

  it('applies to hidden elements no rule that it does not apply to visible ones', () => {
    fc.assert(
      fc.property(anyValue(name), (raw) => {
        const visible = codes(model.check(raw, sample.element, context));
        const hidden = codes(model.check(raw, sample.element, checkContext({ hidden: true })));
        expect(visible).toEqual(expect.arrayContaining(hidden));
      }),
      law(100)
    );
  });

  it('never throws on hostile values, expectations, options and items', () => {
    const json = fc.oneof(fc.constantFrom(...hostile), fc.jsonValue());
    const odd = fc.constantFrom(null, -1, 0, 1.5, NaN, 'x', '', [], {}, true, 1e308, 'Today', '2026-13-01T00:00:00');
    const options = fc.dictionary(fc.constantFrom(...OPTIONS), odd);
    fc.assert(
      fc.property(
        json,
        json,
        options,
        fc.constantFrom<unknown>(null, 7, [], [null, 7], ['a', 'a'], undefined),
        (raw, expected, Options, Items) => {
          const element = { ...sample.element, Options, Items: Items as string[] };
          model.check(raw, element, context);
          model.checkDefinition(element, context);
          model.check(model.empty(element), element, context);
          model.same(raw, expected, element);
          model.texts(element);
          for (const language of ['en', 'de'] as const) {
            expect(model.describe(raw, element, { language, contentLanguage: 'de-AT' })).not.toBe('');
          }
          expect(model.candidates(element, [raw, expected], context).length).toBeLessThanOrEqual(CANDIDATE_LIMIT);
          const value = model.read(raw, element);
          if (value === undefined) return;
          for (const operator of model.operators) evaluate(model, value, operator, expected);
        }
      ),
      law(300)
    );
  });

  it('describes every value in words, in both languages, also the empty one', () => {
    for (const value of [...sample.good, ...sample.bad.map(([value]) => value), model.empty(sample.element)]) {
      for (const language of ['en', 'de'] as const) {
        const words = model.describe(value, sample.element, { language, contentLanguage: language });
        expect(words.trim()).not.toBe('');
        expect(words.length).toBeLessThanOrEqual(140);
      }
    }
  });

  it('calls values the same reflexively, symmetrically and transitively', () => {
    const values = [
      ...sample.good,
      ...sample.bad.map(([value]) => value),
      ...sample.conditions.map(([value]) => value)
    ];
    for (const element of elementsOf(name)) {
      for (const a of values) {
        expect(model.same(a, structuredClone(a), element)).toBe(true);
        for (const b of values) {
          const same = model.same(a, b, element);
          expect(model.same(b, a, element)).toBe(same);
          if (same) expect(values.every((c) => model.same(a, c, element) === model.same(b, c, element))).toBe(true);
        }
      }
    }
  });

  it('orders its values totally, and as equality sees them', () => {
    const { order, equals } = model.compare;
    if (!order || !equals) return;
    const values = sample.good.map((value) => model.read(value, sample.element));
    for (const a of values) {
      for (const b of values) {
        const forth = Math.sign(order(a, b, context) ?? NaN);
        expect(forth + Math.sign(order(b, a, context) ?? NaN)).toBe(0);
        expect(forth === 0).toBe(equals(a, b, context));
        for (const c of values) {
          if (forth <= 0 && (order(b, c, context) ?? NaN) <= 0) expect(order(a, c, context)).toBeLessThanOrEqual(0);
        }
      }
    }
  });

  it('gives candidates a user can enter: exact, distinct, within the rules that always apply', () => {
    const constants = sample.conditions.map(([, , expected]) => expected);
    for (const element of elementsOf(name)) {
      const found = model.candidates(element, constants, context);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(CANDIDATE_LIMIT);
      for (const value of found) {
        expect(model.check(value, element, checkContext({ hidden: true }))).toEqual([]);
        expect(found.filter((other) => sameJson(other, value))).toHaveLength(1);
      }
    }
  });

  it('gives candidates for every outcome that an enterable value can have', () => {
    const tests = sample.conditions.map(([, operator, expected]) => ({ operator, expected }));
    const constants = tests.map(({ expected }) => expected);
    const outcome = (value: unknown) =>
      tests.map(({ operator, expected }) => evaluate(model, value, operator, expected)).join();
    const reached = new Set(model.candidates(sample.element, constants, context).map(outcome));
    for (const raw of [...sample.good, ...sample.conditions.map(([value]) => value)]) {
      const value = model.read(raw, sample.element);
      if (value === undefined || model.check(value, sample.element, context).length > 0) continue;
      expect(reached).toContain(outcome(value));
    }
  });

  it('offers its DisplayName for translation, and every text once', () => {
    const texts = model.texts(sample.element);
    expect(texts).toContainEqual({ key: 'DisplayName', source: sample.element.DisplayName });
    expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length);
  });

  it('never takes a pending pattern for a broken rule', () => {
    for (const value of sample.good) {
      expect(model.check(value, sample.element, checkContext({ patterns: alwaysAnswer('pending') }))).toEqual([]);
    }
  });
});
