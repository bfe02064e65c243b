import { expect, it } from 'vitest';
import { registry } from '../../datatypes/registry.js';
import type { AscElement, Condition } from '../types.js';
import { elementsById } from './evaluate.js';
import { explain } from './explain.js';

const context = { today: '2026-11-20' };
const mode: AscElement = { Id: 'mode', DisplayName: 'Mode', DataType: 'list', Value: 'Now', Items: ['Now', 'Later'] };

it('explains each condition in order: target, Value read, Value compared with, and the result or why there is none', () => {
  const met = { Action: 'HIDE', TargetId: 'mode', Operator: '!=', Value: 'Now' };
  const conditions = [met, { ...met, Value: 'Later' }, { ...met, TargetId: '__proto__' }, { ...met, Operator: '>' }, 7];
  const note: AscElement = { ...mode, Id: 'note', Options: { Conditions: conditions as Condition[] } };
  const values = new Map([['mode', 'Later']]);

  expect(explain(note, elementsById([mode, note]), values, registry, context)).toEqual([
    {
      index: 0,
      condition: conditions[0],
      targetId: 'mode',
      operator: '!=',
      value: 'Later',
      expected: 'Now',
      met: true
    },
    {
      index: 1,
      condition: conditions[1],
      targetId: 'mode',
      operator: '!=',
      value: 'Later',
      expected: 'Later',
      met: false
    },
    {
      index: 2,
      condition: conditions[2],
      targetId: '__proto__',
      operator: '!=',
      value: undefined,
      expected: 'Now',
      met: false,
      problem: 'condition-unknown-target'
    },
    {
      index: 3,
      condition: conditions[3],
      targetId: 'mode',
      operator: '>',
      value: 'Later',
      expected: 'Now',
      met: false,
      problem: 'condition-operator'
    },
    {
      index: 4,
      condition: 7,
      targetId: undefined,
      operator: undefined,
      value: undefined,
      expected: undefined,
      met: false,
      problem: 'condition-malformed'
    }
  ]);
});

it('shows an unusable Value of the target unchanged, with the reason', () => {
  const condition = { Action: 'HIDE', TargetId: 'mode', Operator: '!=', Value: 'Now' };
  const note: AscElement = { ...mode, Id: 'note', Options: { Conditions: [condition] } };
  const [reason] = explain(note, elementsById([mode, note]), new Map([['mode', 3]]), registry, context);
  expect(reason).toMatchObject({ value: 3, met: false, problem: 'condition-current-value' });
});

it('an element without Conditions needs no explanation', () => {
  expect(explain(mode, elementsById([mode]), new Map(), registry, context)).toEqual([]);
});
