import { Ajv } from 'ajv';
import fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { generateForm } from '../bench/form.js';
import { LIBRARIES } from '../bench/peers/libraries.mjs';
import { shownElements } from '../bench/peers/oracle.js';
import { conditionalSchema, controls, questions } from '../bench/peers/translations.js';
import type { AscElement } from '../src/lib/ascdata/types.js';
import { runs } from './laws.js';

const folder = fileURLToPath(new URL('../bench/peers', import.meta.url));
const ajv = new Ajv({ strict: false });

type Data = Record<string, unknown>;

/** A form, and other Values for some of the settings that its conditions test. */
const filledForms = fc
  .record({ count: fc.integer({ min: 1, max: 25 }), seed: fc.nat(), draws: fc.array(fc.nat(), { maxLength: 25 }) })
  .map(({ count, seed, draws }) => {
    const form = generateForm(count, seed, 0.8);
    const choices: Partial<Record<AscElement['DataType'], (element: AscElement, draw: number) => unknown>> = {
      boolean: (_, draw) => draw % 2 === 0,
      list: ({ Items = [] }, draw) => Items[draw % Items.length],
      number: (_, draw) => draw % 100
    };
    const values = (form.Elements ?? []).flatMap((element, at): [string, unknown][] => {
      const choose = choices[element.DataType];
      return choose && draws[at] !== undefined ? [[element.Id, choose(element, draws[at])]] : [];
    });
    return { form, values: new Map(values) };
  });

type Filled = Parameters<Parameters<typeof filledForms.map>[0]>[0];

/** What each library decides by itself, read from its own terms without the library. */
const SHOWN: Record<string, (filled: Filled) => string[]> = {
  conditionalSchema({ form, values }) {
    const { schema, order, data } = conditionalSchema(form);
    const filled = { ...data, ...Object.fromEntries(values) };
    const rules = schema.allOf.filter((rule) => !ajv.validate(rule.if, filled));
    const shown = Object.assign({}, schema.properties, ...rules.map((rule) => rule.else.properties)) as Data;
    return order.filter((id) => Object.hasOwn(shown, id));
  },
  controls({ form, values }) {
    const { uischema, data } = controls(form);
    const filled: Data = { ...data, ...Object.fromEntries(values) };
    const idOf = (scope: string) => scope.slice('#/properties/'.length);
    const isHidden = ({ rule }: (typeof uischema.elements)[number]) =>
      rule?.condition.conditions.every(({ scope, schema }) => ajv.validate(schema, filled[idOf(scope)])) ?? false;
    return uischema.elements.filter((control) => !isHidden(control)).map(({ scope }) => idOf(scope));
  },
  questions({ form, values }) {
    const { elements, data } = questions(form);
    const filled: Data = { ...data, ...Object.fromEntries(values) };
    const differs = (comparison: string) => {
      const [, id = '', literal = ''] = /^\{(.+)\} <> (.+)$/.exec(comparison) ?? [];
      return filled[id] !== JSON.parse(literal.replaceAll("'", '"'));
    };
    return elements
      .filter(({ visibleIf }) => visibleIf === undefined || visibleIf.split(' or ').some(differs))
      .map(({ name }) => name);
  }
};

it.each(Object.entries(SHOWN))('a form in the terms of %s shows what ours shows', (_, shown) => {
  fc.assert(
    fc.property(filledForms, (filled) => {
      expect(shown(filled)).toEqual(shownElements(filled.form, filled.values).map(({ Id }) => Id));
    }),
    { numRuns: runs(20) }
  );
});

it('the forms that the law tries hide settings, and other Values hide others', () => {
  const sizes = fc.sample(filledForms, { numRuns: 60, seed: 1 }).map(({ form, values }) => ({
    all: form.Elements?.length ?? 0,
    first: shownElements(form).length,
    now: shownElements(form, values).length
  }));
  expect(sizes.some(({ all, first }) => first < all)).toBe(true);
  expect(sizes.some(({ first, now }) => first !== now)).toBe(true);
});

it('each library has an entry, and its packages are installed at one version', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  for (const { name, packages } of LIBRARIES) {
    const source = readFileSync(join(folder, `${name}.entry.mjs`), 'utf8');
    for (const each of packages) expect(source).toContain(`'${each}'`);
    for (const each of packages) expect(devDependencies[each]).toMatch(/^\d+\.\d+\.\d+$/);
  }
  expect(existsSync(join(folder, 'package-lock.json'))).toBe(true);
});
