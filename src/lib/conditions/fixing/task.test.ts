import { expect, it } from 'vitest';
import { valueAt } from '../../ascdata/elements.js';
import { answerFixes } from './task.js';
import type { ChosenFix, FixAnswer } from './messages.js';

const hide = (TargetId: string, Value: unknown, more: object = {}) => ({
  ...{ Action: 'HIDE', TargetId, Operator: '==', Value },
  ...more
});
const flag = (Id: string, ...Conditions: object[]) => ({
  ...{ Id, DisplayName: Id, DataType: 'boolean', Value: false },
  ...(Conditions.length > 0 && { Options: { Conditions } })
});
const asked = { settings: undefined, today: '2026-11-20', platform: { version: '12.0' } as never };
const rule = (index: number) => `/Elements/${index}/Options/Conditions`;

const dataOf = (elements: readonly object[]) => ({ ApiVersion: 2, Elements: elements });

function planOf(elements: readonly object[], { all, picks = [] }: { all: boolean; picks?: readonly ChosenFix[] }) {
  const source = JSON.stringify(dataOf(elements), null, 2);
  const told: FixAnswer[] = [];
  answerFixes({ type: 'plan', all, picks, source, ...asked }, (answer) => told.push(answer));
  return told.find((answer) => answer.type === 'plan')!;
}

/** What each fix changes in the file: the value at the place that the plan names. */
function changedBy(elements: readonly object[], picks: readonly ChosenFix[] = []): string[] {
  const data = dataOf(elements);
  const plan = planOf(elements, { all: true, picks });
  return plan.made.map(({ at: { pointer } }) => `${pointer}: ${JSON.stringify(valueAt(data, pointer))}`);
}

const [lights, blinds] = [flag('lights'), flag('blinds')];

it('a fix is told at what it changes in the file, also after others of the same rule', () => {
  const conditions = [hide('lights', true), hide('lights', true), hide('blinds', 'true'), hide('blind', false)];
  expect(changedBy([flag('a', ...conditions), lights, blinds]).sort()).toEqual([
    `${rule(0)}/1: ${JSON.stringify(hide('lights', true))}`,
    `${rule(0)}/2/Value: "true"`,
    `${rule(0)}/3/TargetId: "blind"`
  ]);
});

it('a fix that was chosen is told at what it changes, and so are those after it', () => {
  const conditions = [hide('gone', true), hide('lights', true), hide('lights', true)];
  const pick = { key: `condition-unknown-target ${rule(0)}/0/TargetId`, remedy: 0 };
  expect(changedBy([flag('a', ...conditions), lights], [pick])).toEqual([
    `${rule(0)}/0: ${JSON.stringify(hide('gone', true))}`,
    `${rule(0)}/2: ${JSON.stringify(hide('lights', true))}`
  ]);
});

it('a key that is renamed is told at that key', () => {
  const { TargetId, ...others } = hide('lights', true);
  const misspelt = { TargetID: TargetId, ...others };
  expect(changedBy([flag('a', misspelt), lights])).toEqual([`${rule(0)}/0/TargetID: "lights"`]);
});

it('a key with a slash is told at that key after another condition is gone', () => {
  const { TargetId, ...others } = hide('lights', true);
  const conditions = [hide('gone', true), { 'Target/Id': TargetId, ...others }];
  const pick = { key: `condition-unknown-target ${rule(0)}/0/TargetId`, remedy: 0 };
  expect(changedBy([flag('a', ...conditions), lights], [pick])[1]).toBe(`${rule(0)}/1/Target~1Id: "lights"`);
});

it('what is fixed in a rule that was written anew is told at the rule', () => {
  const Conditions = hide('blind', false);
  const whole = `${rule(0)}: ${JSON.stringify(Conditions)}`;
  const pick = { key: `conditions-not-array ${rule(0)}`, remedy: 0 };
  expect(changedBy([{ ...flag('a'), Options: { Conditions } }, blinds], [pick])).toEqual([whole, whole]);
});

it.each([
  [false, 2, 2],
  [true, 3, 1]
])('what remains after a fix of all (%s) counts what has no fix', (all, made, left) => {
  const [show, implied] = [
    { ...hide('lights', true), Action: 'SHOW' },
    { ...hide('rows', 3), Operator: '>' }
  ];
  const rows = { Id: 'rows', DisplayName: 'rows', DataType: 'number', Value: 1 };
  const elements = [
    flag('a', show, hide('blinds', true)),
    flag('b', hide('blind', true)),
    flag('c', hide('lights', true), hide('lights', true)),
    flag('d', implied, { ...implied, Value: 1 }),
    ...[lights, blinds, rows]
  ];
  const plan = planOf(elements, { all });
  expect([plan.made.length, plan.left]).toEqual([made, left]);
});
