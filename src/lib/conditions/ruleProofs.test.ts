import { describe, expect, it } from 'vitest';
import { prove } from '../ascdata/conditions/analyse.js';
import type { FindingCode } from '../ascdata/findings.js';
import type { Condition } from '../ascdata/types.js';
import { registry } from '../datatypes/registry.js';
import { foundInDraft, ruleProofs, tallyOf } from './ruleProofs.js';

const hide = (TargetId: string, Operator: string, Value: unknown) => ({ Action: 'HIDE', TargetId, Operator, Value });
const flag = (Id: string, ...Conditions: (Condition | object)[]) => ({
  Id,
  DisplayName: Id,
  DataType: 'boolean',
  Value: true,
  Options: { Conditions }
});
const proofs = (...elements: object[]) => {
  const indexes = new Map(elements.map((element, index) => [(element as { Id: string }).Id, index]));
  return ruleProofs(prove(elements, registry, { today: '2026-11-20' }, 2), indexes);
};
const first = (...conditions: object[]) => proofs(flag('a', ...conditions), flag('t'), flag('u')).get('a')!;
const faulty = (...conditions: object[]) => conditions.map((_, place) => first(...conditions).isFaulty(place));

describe('what is claimed of a rule', () => {
  it.each([
    ['sound', 'sound', [hide('t', '==', true)]],
    ['problem', 'broken', [hide('gone', '==', true)]],
    ['problem', 'never', [hide('t', '==', true), hide('t', '==', false)]],
    ['problem', 'locked', [hide('a', '==', true)]],
    ['problem', 'duplicate', [hide('t', '==', true), hide('t', '==', true)]],
    ['note', 'superfluous', [hide('t', '==', true), hide('t', '!=', false)]]
  ])('%s: %s', (verdict, claim, conditions) => {
    expect(first(...conditions)).toMatchObject({ verdict, claim });
  });

  it('always: no Value brings it back', () => {
    const list = { Id: 't', DisplayName: 't', DataType: 'list', Items: ['x', 'y'], Value: 'x' };
    const proof = proofs(flag('a', hide('t', '!=', 'z')), list).get('a')!;
    expect(proof).toMatchObject({ verdict: 'problem', claim: 'always' });
    expect(proof.isFaulty(0)).toBe(true);
  });

  it('a lock is claimed of each of its members', () => {
    const found = proofs(flag('a', hide('b', '==', true)), flag('b', hide('a', '==', true)));
    expect([...found.values()].map(({ claim }) => claim)).toEqual(['locked', 'locked']);
  });

  it('that it reads what can be hidden itself is worth knowing, and no fault', () => {
    const proof = proofs(flag('a', hide('b', '==', true)), flag('b', hide('t', '==', true)), flag('t')).get('a')!;
    expect(proof).toMatchObject({ verdict: 'sound', findings: [{ code: 'condition-target-hidden' }] });
    expect(proof.isFaulty(0)).toBe(false);
  });
});

it('the conditions at fault are told from the others', () => {
  expect(faulty(hide('u', '==', true), hide('t', '==', true), hide('t', '==', false))).toEqual([false, true, true]);
  expect(faulty(hide('t', '==', true), hide('gone', '==', true))).toEqual([false, true]);
  expect(faulty(hide('t', '==', true))).toEqual([false]);
});

describe('what is listed is counted once, an error or a warning of the check as a problem', () => {
  const t = { ...flag('t'), DataType: 'list', Items: ['x'], Value: 'x' };
  it.each<[string, object[], number, number]>([
    ['two findings on one rule', [flag('a', hide('gone', '==', true), hide('off', '==', true))], 2, 0],
    ['a lock of two rules', [flag('a', hide('b', '==', true)), flag('b', hide('a', '==', true))], 1, 0],
    ['a warning', [flag('a', hide('b', '==', true), hide('b', '==', true)), flag('b')], 1, 0],
    ['a warning with what follows from it', [flag('a', hide('t', '!=', 'z')), t], 1, 0],
    ['a note', [flag('a', hide('b', '==', true), hide('b', '!=', false)), flag('b')], 0, 1],
    [
      'a note that reads what can be hidden',
      [flag('a', hide('b', '==', true)), flag('b', hide('c', '==', true)), flag('c')],
      0,
      1
    ],
    ['nothing', [flag('a', hide('b', '==', true)), flag('b')], 0, 0]
  ])('%s', (_, elements, problems, notes) => {
    expect(tallyOf(prove(elements, registry, { today: '2026-11-20' }, 2).findings)).toEqual({ problems, notes });
  });
});

it('what is found in a draft is what is found in its rules, and in the rest of the file as it was', () => {
  const found = (code: FindingCode, pointer: string) => ({ code, pointer });
  const [old, version] = ['/Elements/0/Options/Conditions/0/TargetId', '/Elements/0/Options/Conditions'];
  const file = [
    found('condition-unknown-target', old),
    found('api-version-too-low', version),
    found('misplaced-key', '/Elements/1/Maximum')
  ];
  const draftOf = (...elements: object[]) => prove(elements, registry, { today: '2026-11-20' }, 1).findings;
  const inDraft = (...elements: object[]) =>
    foundInDraft(file, draftOf(...elements), ({ code, pointer }) => found(code, pointer));
  expect(inDraft(flag('a', hide('off', '==', true)))).toEqual([
    ...file.slice(1),
    found('condition-unknown-target', old)
  ]);
  expect(inDraft(flag('a', hide('t', '==', true)), flag('t'))).toEqual(file.slice(1));
  expect(inDraft({ ...flag('a'), Options: {} })).toEqual(file.slice(2));
});
