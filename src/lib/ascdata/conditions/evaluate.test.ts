import { describe, expect, it } from 'vitest';
import { registry } from '../../datatypes/registry.js';
import type { AscElement, DataTypeName, Operator } from '../types.js';
import { conditionsOf, elementsById, evaluateCondition, isHidden, type ConditionProblem } from './evaluate.js';

const context = { today: '2026-11-20' };

function element(DataType: DataTypeName, Value: unknown, more: Partial<AscElement> = {}): AscElement {
  return { Id: 't', DisplayName: 'Target', DataType, Value, ...more };
}

function evaluate(target: AscElement, Operator: string, Value: unknown) {
  const byId = elementsById([target]);
  return evaluateCondition({ Action: 'HIDE', TargetId: 't', Operator, Value }, byId, new Map(), registry, context);
}

const texts = (...all: string[]) => all.map((Text) => ({ Text }));
const objects = (...all: [number, string][]) => all.map(([Id, Name]) => ({ Id, Name }));
const editions = (...all: [number, string][]) => all.map(([Id, Name]) => ({ Id, Name, Guid: `guid-${Id}` }));
const day = (date: string) => `${date}T00:00:00`;
const may = { From: day('2025-05-01'), To: day('2025-05-31') };
const items = { Items: ['Now', 'Later'] };
const TYPE = 'condition-value-type';
const OPERATOR = 'condition-operator';
const CURRENT = 'condition-current-value';

type Row = [Value: unknown, Operator: string, expected: unknown, outcome: boolean | ConditionProblem];

/** For each row of the contract's table: every operator met, not met, and not evaluable. */
const tables: Partial<Record<DataTypeName, { more?: Partial<AscElement>; rows: Row[] }>> = {
  boolean: {
    rows: [
      [true, '==', true, true],
      [true, '==', false, false],
      [true, '!=', false, true],
      [true, '!=', true, false],
      [true, '==', 'true', TYPE],
      [true, '!=', 1, TYPE],
      ['yes', '!=', true, CURRENT],
      [true, '?', true, OPERATOR],
      [true, '>', false, OPERATOR]
    ]
  },
  number: {
    rows: [
      [5, '==', 5, true],
      [5, '==', 5.1, false],
      [5, '!=', 4, true],
      [5, '!=', 5, false],
      [5, '>', 4.9, true],
      [5, '>', 5, false],
      [5, '>=', 5, true],
      [5, '>=', 6, false],
      [5, '<', 6, true],
      [5, '<', 5, false],
      [5, '<=', 5, true],
      [5, '<=', 4, false],
      [5, '<', '6', TYPE],
      [5, '!=', '5', TYPE],
      ['5', '!=', 6, CURRENT],
      [null, '<', 6, CURRENT],
      [5, '?', 5, OPERATOR]
    ]
  },
  color: {
    rows: [
      ['#FF0000', '==', '#ff0000', true],
      ['#FF0000', '==', 'rgba(255,0,0,1)', true],
      ['#FF0000', '==', '#00FF00', false],
      ['#FF0000', '!=', '#00FF00', true],
      ['#FF0000', '!=', '#FF0000', false],
      ['#FF0000', '?', '#FF0000', true],
      ['#FF0000', '?', '#FF0001', false],
      ['#FF0000', '?', true, true],
      ['#FF0000', '?', false, false],
      ['', '?', false, true],
      ['#FF0000', '!=', 'red', TYPE],
      ['#FF0000', '==', 255, TYPE],
      ['red', '!=', '#FF0000', CURRENT],
      ['#FF0000', '<', '#FF0001', OPERATOR]
    ]
  },
  date: {
    rows: [
      ['2025-05-01T10:00:00', '==', '2025-05-01T10:00:00', true],
      ['2025-05-01T10:00:00', '==', '2025-05-01T10:00:01', false],
      ['2025-05-01T10:00:00', '!=', '2025-05-02T10:00:00', true],
      ['2025-05-01T10:00:00', '!=', '2025-05-01T10:00:00', false],
      ['2025-05-01T10:00:00', '>', '2025-04-30T23:59:59', true],
      ['2025-05-01T10:00:00', '>', '2025-05-01T10:00:00', false],
      ['2025-05-01T10:00:00', '>=', '2025-05-01T10:00:00', true],
      ['2025-05-01T10:00:00', '>=', '2025-05-01T10:00:01', false],
      ['2025-05-01T10:00:00', '<', '2025-05-01T10:00:01', true],
      ['2025-05-01T10:00:00', '<', '2025-05-01T10:00:00', false],
      ['2025-05-01T10:00:00', '<=', '2025-05-01T10:00:00', true],
      ['2025-05-01T10:00:00', '<=', '2025-05-01T09:59:59', false],
      ['2025-05-01T10:00:00', '<', 'Today', true],
      ['2027-05-01T10:00:00', '<', 'Today', false],
      ['2026-11-20T00:00:00', '>=', 'Today', true],
      ['2025-05-01T10:00:00', '<', 'today', TYPE],
      ['2025-05-01T10:00:00', '!=', '2025-02-30T00:00:00', TYPE],
      ['2025-02-30T00:00:00', '!=', '2025-05-01T10:00:00', CURRENT],
      ['2025-05-01T10:00:00', '?', true, OPERATOR]
    ]
  },
  dateRange: {
    rows: [
      [may, '?', true, true],
      [may, '?', false, false],
      [{ From: '', To: '' }, '?', false, true],
      [may, '?', day('2025-05-01'), true],
      [may, '?', day('2025-05-31'), true],
      [may, '?', day('2025-06-01'), false],
      [may, '?', 'in May', TYPE],
      ['May', '?', true, CURRENT],
      [may, '==', may, OPERATOR],
      [may, '!=', may, OPERATOR]
    ]
  },
  time: {
    rows: [
      ['08:30', '==', '08:30', true],
      ['08:30', '==', '08:30:00', true],
      ['08:30', '==', '08:31', false],
      ['08:30', '!=', '09:30', true],
      ['08:30', '!=', '08:30', false],
      ['08:30', '>', '08:29', true],
      ['08:30', '>', '08:30', false],
      ['08:30', '>=', '08:30', true],
      ['08:30', '>=', '08:31', false],
      ['08:30', '<', '10:00', true],
      ['08:30', '<', '08:30', false],
      ['08:30', '<=', '08:30', true],
      ['08:30', '<=', '08:29', false],
      ['08:30', '<', '24:00', TYPE],
      ['8:30', '<', '10:00', CURRENT],
      ['08:30', '?', true, OPERATOR]
    ]
  },
  list: { more: items, rows: choiceRows() },
  radiobutton: { more: items, rows: choiceRows() },
  simpleText: {
    more: { Options: { NumberOfInstances: 3 } },
    rows: [
      [texts('a', 'b'), '==', 'b', true],
      [texts('a', 'b'), '==', 'B', false],
      [texts('a', 'b'), '==', ' b', false],
      [texts('a', 'b'), '==', ['a', 'b'], true],
      [texts('a', 'b'), '==', ['b', 'a'], false],
      [texts('a', 'b'), '!=', 'c', true],
      [texts('a', 'b'), '!=', 'a', false],
      [texts('Hello'), '?', 'ell', true],
      [texts('Hello'), '?', 'ELL', false],
      [texts('Hello'), '?', true, true],
      [texts('', ''), '?', true, false],
      [texts('', ''), '?', false, true],
      [[], '?', false, true],
      [texts('a'), '==', 1, TYPE],
      [texts('a'), '!=', [1], TYPE],
      [texts('a'), '?', null, TYPE],
      ['a', '!=', 'b', CURRENT],
      [texts('a'), '>', 'A', OPERATOR]
    ]
  },
  spotGroup: { rows: selectionRows(objects) },
  mediaGroup: { rows: selectionRows(objects) },
  location: { rows: selectionRows(objects) },
  player: { rows: selectionRows(objects) },
  category: { rows: selectionRows(objects) },
  spot: { rows: selectionRows(objects) },
  media: { rows: selectionRows(objects) },
  edition: { rows: selectionRows(editions) }
};

function choiceRows(): Row[] {
  return [
    ['Now', '==', 'Now', true],
    ['Now', '==', 'now', false],
    ['Now', '!=', 'Later', true],
    ['Now', '!=', 'Now', false],
    ['Now', '?', 'Now', true],
    ['Now', '?', 'No', false],
    ['Now', '?', true, true],
    ['Now', '?', false, false],
    ['', '?', true, false],
    ['', '?', false, true],
    ['Now', '!=', 1, TYPE],
    ['Now', '?', ['Now'], TYPE],
    [7, '!=', 'Now', CURRENT],
    ['Now', '<', 'Later', OPERATOR]
  ];
}

function selectionRows(selection: typeof objects): Row[] {
  return [
    [selection([1, 'A'], [2, 'B']), '==', 2, true],
    [selection([1, 'A']), '==', 2, false],
    [selection([1, 'A']), '==', 'A', true],
    [selection([1, 'A']), '==', 'a', false],
    [selection([1, 'A'], [2, 'B']), '==', [2, 1], true],
    [selection([1, 'A'], [2, 'B']), '==', [1], false],
    [selection([1, 'A']), '!=', 2, true],
    [selection([1, 'A']), '!=', 1, false],
    [selection([1, 'A']), '?', 1, true],
    [selection([1, 'A']), '?', 'B', false],
    [selection([1, 'A']), '?', true, true],
    [selection(), '?', true, false],
    [selection(), '?', false, true],
    [selection([1, 'A']), '!=', null, TYPE],
    [selection([1, 'A']), '==', ['A'], TYPE],
    ['A', '!=', 'B', CURRENT],
    [selection([1, 'A']), '>=', 1, OPERATOR]
  ];
}

describe.each(Object.entries(tables))('conditions on a %s', (dataType, table) => {
  const { more = {}, rows } = table!;
  it.each(rows)('Value %j %s %j gives %j', (Value, operator, expected, outcome) => {
    const verdict = evaluate(element(dataType as DataTypeName, Value, more), operator, expected);
    expect(verdict).toEqual(typeof outcome === 'boolean' ? { met: outcome } : { met: false, problem: outcome });
  });

  it('has a row that is met and one that is not for every operator of the table', () => {
    const { operators } = registry[dataType as DataTypeName];
    for (const outcome of [true, false]) {
      const covered = new Set(rows.filter((row) => row[3] === outcome).map((row) => row[1]));
      expect([...covered].sort(), String(outcome)).toEqual([...operators].sort());
    }
  });
});

it('covers every DataType', () => {
  expect(Object.keys(tables).sort()).toEqual(Object.keys(registry).sort());
});

describe('what cannot be evaluated is never met, and says why', () => {
  const byId = elementsById([element('boolean', true), { Id: 'alien', DisplayName: '', DataType: 'constructor' }]);
  const evaluateRaw = (condition: unknown) => evaluateCondition(condition, byId, new Map(), registry, context);
  const good = { Action: 'HIDE', TargetId: 't', Operator: '==' as Operator, Value: true };

  it.each([
    null,
    7,
    'HIDE',
    [],
    {},
    { ...good, Action: 1 },
    { ...good, TargetId: undefined },
    { ...good, Operator: {} }
  ])('not a condition: %j', (condition) =>
    expect(evaluateRaw(condition)).toEqual({ met: false, problem: 'condition-malformed' })
  );
  it('no Value', () => {
    const without = { Action: 'HIDE', TargetId: 't', Operator: '==' };
    expect(evaluateRaw(without)).toEqual({ met: false, problem: 'condition-malformed' });
  });
  it.each(['SHOW', 'hide', ''])('Action %j', (Action) =>
    expect(evaluateRaw({ ...good, Action })).toEqual({ met: false, problem: 'condition-action' })
  );
  it.each(['T', 'nobody', '__proto__', 'constructor', ''])('TargetId %j of no element', (TargetId) =>
    expect(evaluateRaw({ ...good, TargetId })).toEqual({ met: false, problem: 'condition-unknown-target' })
  );
  it('target of unknown DataType, even one named like an inherited property', () =>
    expect(evaluateRaw({ ...good, TargetId: 'alien' })).toEqual({ met: false, problem: 'condition-target-type' }));
  it('fields that are only inherited do not count', () =>
    expect(evaluateRaw(Object.create(good))).toEqual({ met: false, problem: 'condition-malformed' }));
});

describe('an element is hidden when all its Conditions are met', () => {
  const a = { ...element('boolean', true), Id: 'a' };
  const b = { ...element('number', 3), Id: '__proto__' };
  const met = { Action: 'HIDE', TargetId: 'a', Operator: '==', Value: true };
  const alsoMet = { Action: 'HIDE', TargetId: '__proto__', Operator: '<', Value: 4 };
  const unmet = { ...alsoMet, Value: 3 };
  const broken = { ...met, TargetId: 'nobody' };

  it.each([
    ['no Options', undefined, false],
    ['no Conditions', {}, false],
    ['an empty array', { Conditions: [] }, false],
    ['one met', { Conditions: [met] }, true],
    ['all met', { Conditions: [met, alsoMet] }, true],
    ['one of two not met', { Conditions: [met, unmet] }, false],
    ['one of two broken', { Conditions: [met, broken] }, false],
    ['no array', { Conditions: { 0: met, length: 1 } }, false],
    ['Options of another type', 'Conditions', false]
  ])('%s', (_, Options, hidden) => {
    const tested = { ...element('boolean', true), Options } as unknown as AscElement;
    expect(isHidden(tested, elementsById([a, b, tested]), new Map(), registry, context)).toBe(hidden);
  });

  it('edited Values override those of the file', () => {
    const tested = { ...element('boolean', true), Options: { Conditions: [met] } };
    const byId = elementsById([a, tested]);
    expect(isHidden(tested, byId, new Map([['a', false]]), registry, context)).toBe(false);
    expect(isHidden(tested, byId, new Map([['a', undefined]]), registry, context)).toBe(false);
  });

  it('the Value of a hidden target counts like any other (no cascade)', () => {
    const middle = { ...element('boolean', true), Id: 'm', Options: { Conditions: [met] } };
    const last = { ...element('boolean', true), Id: 'z', Options: { Conditions: [{ ...met, TargetId: 'm' }] } };
    const byId = elementsById([a, middle, last]);
    expect([middle, last].map((each) => isHidden(each, byId, new Map(), registry, context))).toEqual([true, true]);
  });

  it('Conditions that are not an array are a problem', () => {
    expect(conditionsOf({ Options: { Conditions: 'x' } })).toEqual({ conditions: [], problem: 'conditions-not-array' });
  });

  it('the first of several elements with one Id is tested', () => {
    const byId = elementsById([a, { ...a, Value: false }, null, 5, { Id: '' }, { Id: 3 }]);
    expect([...byId.keys()]).toEqual(['a']);
    expect(evaluateCondition(met, byId, new Map(), registry, context).met).toBe(true);
  });
});
