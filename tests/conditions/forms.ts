import fc from 'fast-check';
import { elementsById, type ElementsById } from '../../src/lib/ascdata/conditions/evaluate.js';
import type { CheckContext } from '../../src/lib/ascdata/dataTypeModel.js';
import type { AscElement, Condition, DataTypeName, Operator } from '../../src/lib/ascdata/types.js';
import { registry } from '../../src/lib/datatypes/registry.js';

/** Small forms whose values can all be enumerated, so that claims about them can be checked. */

export const context: CheckContext = {
  today: '2026-11-20',
  hidden: false,
  patterns: { test: () => 'match', settled: () => Promise.resolve() },
  platform: { version: '12.0', timeZone: 'UTC', timeZonesEnabled: true }
};

/** A definition of an element, every value that conditions with these constants can distinguish, and the constants. */
export interface Kind {
  readonly definition: Pick<AscElement, 'DataType'> & Partial<AscElement>;
  readonly values: readonly unknown[];
  /** Readable Values that nobody can enter (left over from an earlier definition). */
  readonly leftovers: readonly unknown[];
  readonly constants: readonly unknown[];
}

const day = (number: number) => `2026-11-${number}T00:00:00`;
const texts = (...all: string[]) => all.map((Text) => ({ Text }));
const letters = ['', 'a', 'b', 'c'];
const words = [...letters, 'ab', 'ca', 'cb', 'cab', 'cacb'];
const object = (Id: number, Name: string) => ({ Id, Name });
const players = [1, 2, 3].flatMap((id) => ['A', 'B', 'C'].map((name) => object(id, name)));

/** Few values each. */
export const smallKinds: Kind[] = [
  { definition: { DataType: 'boolean' }, values: [false, true], leftovers: [], constants: [false, true] },
  {
    definition: { DataType: 'number', Options: { Minimum: 1, Maximum: 7, StepSize: 3 } },
    values: [1, 4, 7],
    leftovers: [2, 99],
    constants: [0, 1, 2, 4, 7, 8]
  },
  {
    definition: { DataType: 'list', Items: ['x', 'y', 'z'] },
    values: ['x', 'y', 'z'],
    leftovers: ['', 'gone'],
    constants: ['x', 'y', 'gone', 'X', true, false]
  },
  {
    definition: { DataType: 'radiobutton', Items: ['x', 'y'] },
    values: ['x', 'y'],
    leftovers: ['gone'],
    constants: ['x', 'y', true]
  },
  {
    definition: { DataType: 'color' },
    values: ['#FF0000', '#00FF00', '#010203'],
    leftovers: [''],
    constants: ['#ff0000', 'rgba(0,255,0,1)', 'rgba(0,0,0,0.5)', false]
  },
  {
    definition: {
      DataType: 'date',
      Options: { MinDate: '2026-11-20T00:00:01', MaxDate: '2026-11-20T00:00:03' }
    },
    values: ['2026-11-20T00:00:01', '2026-11-20T00:00:02', '2026-11-20T00:00:03'],
    leftovers: [day(10)],
    constants: [day(20), '2026-11-20T00:00:01', '2026-11-20T00:00:03', day(25)]
  },
  {
    definition: { DataType: 'simpleText', Options: { MaxChars: 1 } },
    values: letters.map((letter) => texts(letter)),
    leftovers: [texts('ab'), texts('a', 'b')],
    constants: ['a', 'b', 'ab', ['a'], ['a', 'b'], true, false]
  }
];

/** More values, or several instances. */
const largeKinds: Kind[] = [
  {
    definition: { DataType: 'number' },
    values: [-5, 0, 0.5, 1, 1.5, 2, 9],
    leftovers: [],
    constants: [0, 1, 2]
  },
  {
    definition: { DataType: 'time' },
    values: ['00:00', '07:59', '08:00', '08:01', '09:00', '23:59'],
    leftovers: [],
    constants: ['08:00', '08:00:30', '23:59', '00:00']
  },
  {
    definition: { DataType: 'date' },
    values: [20, 21, 22, 23, 24].map(day),
    leftovers: [],
    constants: [day(21), day(23)]
  },
  {
    definition: { DataType: 'dateRange' },
    values: ['', ...[20, 21, 22, 23, 24].map(day)].flatMap((From, index, ends) =>
      ends.flatMap((To, other) => (From === '' || To === '' || index <= other ? [{ From, To }] : []))
    ),
    leftovers: [],
    constants: [day(21), day(23), true, false]
  },
  {
    definition: { DataType: 'simpleText' },
    values: letters.flatMap((one) => letters.flatMap((two) => letters.map((three) => texts(one + two + three)))),
    leftovers: [texts('a', 'b')],
    constants: ['a', 'b', 'ab', '', ['ab'], ['a', 'b'], true, false]
  },
  {
    definition: { DataType: 'simpleText', Options: { MaxChars: 2 } },
    values: letters.flatMap((one) => letters.map((two) => texts(one + two))),
    leftovers: [texts('abc')],
    constants: ['a', 'b', 'ab', 'abc', ['ab'], true, false]
  },
  {
    definition: { DataType: 'simpleText', Options: { NumberOfInstances: 2 } },
    values: words.flatMap((one) => [texts(one), ...words.map((two) => texts(one, two))]),
    leftovers: [],
    constants: ['a', 'b', ['a'], ['a', 'b'], ['b', 'a'], true, false]
  },
  ...(['player', 'location'] as const).map((DataType) => ({
    definition: { DataType },
    values: [[], ...players.map((one) => [one])],
    leftovers: [[object(1, 'A'), object(2, 'B')]],
    constants: [1, 2, 'A', 'B', [1], [], [1, 2], true, false]
  })),
  {
    definition: { DataType: 'media', Options: { NumberOfInstances: 2 } },
    values: [[], ...players.map((one) => [one]), ...players.flatMap((one) => players.map((two) => [one, two]))],
    leftovers: [],
    constants: [1, 2, 'A', [1], [2, 1], true, false]
  }
];

export const allKinds: Kind[] = [...smallKinds, ...largeKinds];

export interface Form {
  readonly elements: AscElement[];
  readonly byId: ElementsById;
  /** By position: the kind of each element. */
  readonly kinds: readonly Kind[];
}

const plainIds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const hostileIds = ['__proto__', 'constructor', 'toString', 'a/b~c', '', '"', 'hasOwnProperty', 'ä'];

export interface FormOptions {
  kinds: readonly Kind[];
  maxElements: number;
  /** Ids like `__proto__`, and conditions that cannot be evaluated. */
  hostile?: boolean;
  /** So many of the elements, the first ones, have no conditions. */
  free?: number;
}

/** Forms in which any element may test any other, and itself. */
export function forms({ kinds, maxElements, hostile = false, free = 0 }: FormOptions): fc.Arbitrary<Form> {
  return fc
    .array(fc.constantFrom(...kinds), { minLength: 1, maxLength: maxElements })
    .chain((chosen) =>
      fc.tuple(...chosen.map((kind, index) => element(kind, index, chosen, { hostile, most: index < free ? 0 : 3 })))
    )
    .map((all) => {
      const elements = all.map(([each]) => each);
      return { elements, byId: elementsById(elements), kinds: all.map(([, kind]) => kind) };
    });
}

/** A Value the element may hold: mostly one that can be entered. */
export function valueOf(kind: Kind): fc.Arbitrary<unknown> {
  return fc.constantFrom(...kind.values, ...kind.leftovers);
}

function element(
  kind: Kind,
  index: number,
  form: readonly Kind[],
  { hostile, most }: { hostile: boolean; most: number }
): fc.Arbitrary<[AscElement, Kind]> {
  const ids = hostile ? hostileIds : plainIds;
  const condition = fc.nat(form.length - 1).chain((target) => conditionOn(form[target]!, ids[target]!));
  const conditions: fc.Arbitrary<unknown>[] = hostile ? [condition, condition, brokenCondition] : [condition];
  return fc.tuple(valueOf(kind), fc.array(fc.oneof(...conditions), { maxLength: most })).map(([Value, Conditions]) => {
    const { definition } = kind;
    const Options = { ...definition.Options, Conditions: Conditions as Condition[] };
    return [{ Id: ids[index]!, DisplayName: ids[index]!, Value, ...definition, Options }, kind];
  });
}

function conditionOn(target: Kind, TargetId: string): fc.Arbitrary<Condition> {
  const operators: readonly Operator[] = registry[target.definition.DataType as DataTypeName].operators;
  return fc
    .tuple(fc.constantFrom(...operators), fc.constantFrom(...target.constants))
    .filter(
      ([operator, value]) => operator === '?' || typeof value !== 'boolean' || target.definition.DataType === 'boolean'
    )
    .filter(([operator, value]) => operator !== '?' || !Array.isArray(value))
    .map(([Operator, Value]) => ({ Action: 'HIDE', TargetId, Operator, Value }));
}

const brokenCondition = fc.constantFrom<unknown>(
  null,
  {},
  { Action: 'SHOW', TargetId: '__proto__', Operator: '==', Value: true },
  { Action: 'HIDE', TargetId: 'nobody', Operator: '==', Value: true },
  { Action: 'HIDE', TargetId: '__proto__', Operator: '=>', Value: true },
  { Action: 'HIDE', TargetId: '__proto__', Operator: '==', Value: { unusable: true } }
);
