import fc from 'fast-check';
import { DEFAULT_PLATFORM } from '../../../src/lib/ascdata/defaults.js';
import type { AscElement, Condition, DataTypeName, Values } from '../../../src/lib/ascdata/types.js';
import { checkValues, type CheckOptions } from '../../../src/lib/ascdata/values.js';
import { modelOf, registry } from '../../../src/lib/datatypes/registry.js';
import { plainPatterns } from '../../../src/lib/datatypes/shared/testing.js';
import type { Mapping } from '../../../src/lib/package/compare/changes.js';

/** Random pairs of versions of a small form, made to cover what affects Values. */

export const options: CheckOptions = {
  registry,
  patterns: plainPatterns,
  platform: DEFAULT_PLATFORM,
  today: '2026-11-20'
};

const IDS = ['a', 'b', 'c', 'd', '__proto__'];
const object = { Id: 17, Name: 'Lobby' };
const range = (From: string, To: string) => ({ From, To });

/** Per DataType, possible options, and Values that fit some of them. */
const kinds: Partial<Record<DataTypeName, { options: Record<string, unknown[]>; values: unknown[] }>> = {
  boolean: { options: {}, values: [true, false] },
  number: { options: { Minimum: [0, 2], Maximum: [5], StepSize: [0.5, 2] }, values: [0, 1, 2, 2.5, 5, 7] },
  color: { options: { UseRGBA: [true] }, values: ['#1A2B3C', 'rgba(1,2,3,1)', 'rgba(1,2,3,0.5)', '#1a2b3c'] },
  date: {
    options: { MinDate: ['Today'] },
    values: ['2026-11-01T00:00:00', '2026-12-01T00:00:00', '2026-12-01T08:00:00']
  },
  dateRange: {
    options: { MinDate: ['Today'], TimeEnabled: [true], TimeZoneEnabled: [true] },
    values: [
      range('2026-12-01T00:00:00', '2026-12-01T00:00:00'),
      range('2026-12-01T00:00:00', ''),
      range('2026-12-01T08:00:00', '2026-12-02T00:00:00'),
      range('2026-12-01T08:00:00Z', '2026-12-02T00:00:00Z')
    ]
  },
  time: { options: { WithSeconds: [true] }, values: ['08:30', '08:30:00', '08:30:15'] },
  list: { options: {}, values: ['2', 'x', '08:30'] },
  radiobutton: { options: {}, values: ['2', 'x', '#1A2B3C'] },
  simpleText: {
    options: { MaxChars: [3], Required: [true], ValidationRegExp: ['^[^x]*$'], NumberOfInstances: [2] },
    values: [
      [{ Text: '' }],
      [{ Text: 'x' }],
      [{ Text: '2' }],
      [{ Text: '2' }, { Text: 'yyyy' }],
      [{ Text: '2', more: 1 }]
    ]
  },
  spot: { options: { NumberOfInstances: [2] }, values: [[], [object], [object, { Id: 2, Name: 'Hall' }]] },
  media: { options: { NumberOfInstances: [2] }, values: [[object]] }
};

const typeNames = Object.keys(kinds) as DataTypeName[];
const items = fc.uniqueArray(fc.constantFrom('2', 'x', '08:30', '#1A2B3C'), { minLength: 1 });
const label = fc.constantFrom('Title', 'Title text', 'Opening hours', 'Color');

const condition = fc.record({
  Action: fc.constant('HIDE'),
  TargetId: fc.constantFrom(...IDS),
  Operator: fc.constantFrom('==', '!=', '?'),
  Value: fc.constantFrom<unknown>(true, false, 2, 'x', '2')
});

/** Each option present or not; usually present, so that rules combine. */
function optionsOf(possible: Record<string, unknown[]>): fc.Arbitrary<Record<string, unknown>> {
  const models = Object.entries(possible).map(([key, values]) => [key, fc.constantFrom(...values)] as const);
  return fc.record(Object.fromEntries(models), { requiredKeys: [] });
}

function elementOf(id: string, type: DataTypeName): fc.Arbitrary<AscElement> {
  const kind = kinds[type]!;
  return fc
    .record({
      label,
      items,
      own: optionsOf(kind.options),
      conditions: fc.oneof(
        { weight: 3, arbitrary: fc.constant<Condition[]>([]) },
        { weight: 1, arbitrary: condition.map((only): Condition[] => [only]) }
      ),
      value: fc.constantFrom(...kind.values)
    })
    .map((parts) => ({
      Id: id,
      DisplayName: parts.label,
      DataType: type,
      Value: parts.value,
      ...(type === 'list' || type === 'radiobutton' ? { Items: parts.items } : {}),
      Options: { ...parts.own, ...(parts.conditions.length > 0 ? { Conditions: parts.conditions } : {}) }
    }));
}

/** A form of a few elements, with recurring Ids. */
export const form: fc.Arbitrary<AscElement[]> = fc
  .subarray(IDS, { minLength: 1 })
  .chain((ids) => fc.tuple(...ids.map((id) => fc.constantFrom(...typeNames).chain((type) => elementOf(id, type)))));

/** The form again, each element unchanged, removed, or replaced; sometimes with new ones. */
export function nextOf(elements: readonly AscElement[]): fc.Arbitrary<AscElement[]> {
  const parts = elements.map((element) =>
    fc.oneof(
      fc.constant([element]),
      fc.constant([]),
      fc.constantFrom(...IDS).map((Id) => [{ ...element, Id }]),
      elementOf(element.Id, element.DataType).map((other) => [other]),
      fc
        .constantFrom(...typeNames)
        .chain((type) => elementOf(element.Id, type))
        .map((other) => [other])
    )
  );
  return fc.tuple(...parts).map((lists) => [...new Map(lists.flat().map((each) => [each.Id, each])).values()]);
}

export const mapping: fc.Arbitrary<Mapping> = fc.array(
  fc.record({ from: fc.constantFrom(...IDS), to: fc.option(fc.constantFrom(...IDS)) }),
  { maxLength: 2 }
);

/** Stored Values for some elements, valid or not. */
export function anyValues(elements: readonly AscElement[]): fc.Arbitrary<Map<string, unknown>> {
  const entries = elements.map(({ Id, DataType }) =>
    fc.option(fc.constantFrom(...kinds[DataType]!.values).map((value) => [Id, value] as const))
  );
  return fc.tuple(...entries).map((found) => new Map(found.filter((entry) => entry !== null)));
}

/** The Ids of stored Values that saving would refuse. */
export async function refused(elements: readonly AscElement[], values: Values): Promise<string[]> {
  const found = await checkValues(elements, values, options);
  return [...found].flatMap(([id, findings]) =>
    values.has(id) && findings.some(({ severity }) => severity === 'error') ? [id] : []
  );
}

/** Values as saving leaves them: without refused ones, each in its exact form. */
export async function saved(elements: readonly AscElement[], values: Values): Promise<Map<string, unknown>> {
  const wrong = new Set(await refused(elements, values));
  if (wrong.size > 0) return saved(elements, new Map([...values].filter(([id]) => !wrong.has(id))));
  return new Map(
    elements.flatMap((each) => (values.has(each.Id) ? [[each.Id, modelOf(each).read(values.get(each.Id), each)]] : []))
  );
}
