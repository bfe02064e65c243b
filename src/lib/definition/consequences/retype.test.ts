import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/laws.js';
import { DATA_TYPE_NAMES } from '../../ascdata/dataTypeNames.js';
import { afterStep } from '../../ascdata/definition/steps.js';
import { dataOf, elementsOf } from '../../ascdata/elements.js';
import type { AscElement, DataTypeName } from '../../ascdata/types.js';
import { samples } from '../../datatypes/samples.js';
import { ascdataSchema } from '../../datatypes/schema.js';
import { checkContext } from '../../datatypes/shared/testing.js';
import { pairElements } from '../../package/compare/pairs.js';
import { planValues } from '../../package/compare/plan.js';
import { registry } from '../../datatypes/registry.js';
import { DefinitionSchema } from '../properties.js';
import { conditionsLost, retyped } from './retype.js';

const schema = new DefinitionSchema(JSON.parse(JSON.stringify(ascdataSchema)));
const context = checkContext();
const making = { schema, context, entries: ['Entry 1'] };
const number: AscElement = {
  ...{ Id: 'Rows', DisplayName: 'Rows', DataType: 'number', Value: 8 },
  Options: { Minimum: 1, Maximum: 12, Own: 1, Conditions: [] },
  note: 'mine'
};
const list: AscElement = {
  ...{ Id: 'Mode', DisplayName: 'Mode', DataType: 'list', Value: 'Later', Items: ['Now', 'Later'] },
  Translations: { de: { DisplayName: 'Modus', Later: 'Später' } }
};

const after = (element: AscElement, type: DataTypeName): unknown => {
  const source = JSON.stringify({ Elements: [element] });
  const { steps } = retyped(element, 0, type, making);
  return (dataOf(steps.reduce(afterStep, source)) as { Elements: unknown[] }).Elements[0];
};

describe('a setting of another DataType', () => {
  it.each<[AscElement, DataTypeName, Partial<AscElement>, isKept: boolean, lost: string[]]>([
    [
      number,
      'simpleText',
      { Value: [{ Text: '8' }], Options: { Own: 1, Conditions: [] } },
      true,
      ['Minimum', 'Maximum']
    ],
    [list, 'radiobutton', { Value: 'Later', Items: list.Items!, Translations: list.Translations! }, true, []],
    [
      list,
      'simpleText',
      { Value: [{ Text: 'Later' }], Translations: { de: { DisplayName: 'Modus' } } },
      true,
      ['Items']
    ],
    [list, 'number', { Value: 0 }, false, ['Items']],
    [number, 'boolean', { Value: false }, false, ['Minimum', 'Maximum']]
  ])('%j as %s is %j', (before, type, parts, isKept, lost) => {
    const made = retyped(before, 0, type, making);
    expect([made.isKept, made.lost]).toEqual([isKept, lost]);
    expect(after(before, type)).toMatchObject({ DataType: type, ...parts });
  });

  it('keeps fields that no type knows, and has the Values of before as entries where they are few', () => {
    expect(after(number, 'list')).toMatchObject({ note: 'mine', Value: '8' });
    expect((after(number, 'list') as AscElement).Items).toContain('8');
  });

  it('has a default without an error, whatever it was', () => {
    const types = fc.constantFrom(...DATA_TYPE_NAMES);
    const law = fc.property(types, types, (from, to) => {
      const before = samples[from].element;
      const { element } = retyped(before, 0, to, making);
      const found = registry[to].check(element.Value, element, context).filter(({ severity }) => severity === 'error');
      expect(found).toEqual([]);
    });
    fc.assert(law, { seed: 376, numRuns: runs(80) });
  });

  it('keeps exactly the defaults that a replacement keeps as stored Values', async () => {
    const types = fc.constantFrom(...DATA_TYPE_NAMES);
    const law = fc.asyncProperty(types, types, fc.nat(), async (from, to, at) => {
      fc.pre(from !== to);
      const { element: before, good } = samples[from];
      const value = [...good, before.Value][at % (good.length + 1)];
      const made = retyped({ ...before, Value: value }, 0, to, making);
      const [one, other] = [[before], [made.element]];
      const stored = { own: new Map([[before.Id, value]]), setAside: [] };
      const options = { ...context, registry };
      const { outcomes } = await planValues(one, other, pairElements(one, other).pairs, stored, options);
      expect(outcomes[0]!.kind === 'converted').toBe(made.isKept);
    });
    await fc.assert(law, { seed: 377, numRuns: runs(60) });
  });

  it('loses the conditions that have no operator there, or nothing to compare with', () => {
    const hide = (Operator: string, Value: unknown) => ({ Action: 'HIDE', TargetId: 'Rows', Operator, Value });
    const reader = (Id: string, ...Conditions: ReturnType<typeof hide>[]): AscElement => ({
      ...{ Id, DisplayName: Id, DataType: 'boolean', Value: true },
      Options: { Conditions }
    });
    const all = [number, reader('A', hide('>', 3), hide('?', true)), reader('B', hide('==', 8))];
    expect(conditionsLost(all, number, retyped(number, 0, 'simpleText', making), context)).toEqual([
      { id: 'A', operator: '>', isOperator: true },
      { id: 'B', operator: '==', isOperator: false }
    ]);
  });

  it('changes no other setting in the text', () => {
    const source = JSON.stringify({ Elements: [list, number] }, null, 2);
    const elements = elementsOf(dataOf(source));
    for (const type of DATA_TYPE_NAMES) {
      const { steps } = retyped(elements[1]!, 1, type, making);
      const changed = steps.reduce(afterStep, source);
      expect(changed.slice(0, source.indexOf('"Rows"'))).toBe(source.slice(0, source.indexOf('"Rows"')));
    }
  });
});
