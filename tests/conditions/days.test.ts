import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../laws.js';
import { analyse } from '../../src/lib/ascdata/conditions/analyse.js';
import { evaluateCondition } from '../../src/lib/ascdata/conditions/evaluate.js';
import { hasErrors, withConsequences } from '../../src/lib/ascdata/findings.js';
import type { AscElement, Condition, Operator } from '../../src/lib/ascdata/types.js';
import { registry } from '../../src/lib/datatypes/registry.js';
import { context } from './forms.js';

/** Checks the effect of `Today` on proofs by enumerating every date from today on, until long after all named ones. */

const day = (number: number) => `2026-11-${number}T00:00:00`;
const evening = (number: number) => `2026-11-${number}T23:59:59`;
/** Today is the 20th. */
const DATES = Array.from({ length: 10 }, (_, index) => 20 + index);
const MOMENTS = Array.from({ length: 14 }, (_, index) => 17 + index).flatMap((number) => [
  day(number),
  `2026-11-${number}T00:00:01`,
  `2026-11-${number}T23:59:58`,
  evening(number)
]);

interface Case {
  readonly target: AscElement;
  readonly conditions: Condition[];
}

const constant = fc.constantFrom('Today', 'Today', day(18), day(20), evening(22), day(23), day(26));
const limit = fc.option(fc.constantFrom('Today', 'Today', day(19), evening(21), day(24)), { nil: undefined });
const condition: fc.Arbitrary<Condition> = fc
  .tuple(fc.constantFrom<Operator[]>('==', '!=', '<', '<=', '>', '>='), constant)
  .map(([Operator, Value]) => ({ Action: 'HIDE', TargetId: 'on', Operator, Value }));
const form: fc.Arbitrary<Case> = fc.record({
  target: fc
    .tuple(limit, limit, fc.constantFrom('', day(18), day(21), day(27)))
    .map(([MinDate, MaxDate, Value]): AscElement => {
      const Options = { ...(MinDate && { MinDate }), ...(MaxDate && { MaxDate }) };
      return { Id: 'on', DisplayName: 'on', DataType: 'date', Value, Options };
    }),
  conditions: fc.array(condition, { minLength: 1, maxLength: 3 })
});

/** Per date, the possible Values and the one in the file. */
function statesOf(target: AscElement) {
  return DATES.map((number) => {
    const then = { ...context, today: `2026-11-${number}` };
    const entered = MOMENTS.filter((value) => !hasErrors(registry.date.check(value, target, then)));
    return { then, entered, all: [...entered, ...(target.Value === '' ? [] : [target.Value])] };
  });
}

it('analyse claims that a rule never or always hides exactly if that holds on every date from today on', () => {
  let claims = 0;
  fc.assert(
    fc.property(form, ({ target, conditions }) => {
      const byId = new Map([[target.Id, target]]);
      const states = statesOf(target);
      const truths = conditions.map((each) =>
        states.flatMap(({ then, all }) =>
          all.map((value) => evaluateCondition(each, byId, new Map([['on', value]]), registry, then).met)
        )
      );
      const joint = truths[0]!.map((_, state) => truths.every((truth) => truth[state]));
      const tested = {
        Id: 'note',
        DisplayName: 'note',
        DataType: 'boolean',
        Value: true,
        Options: { Conditions: conditions }
      };
      const found = withConsequences(analyse([target, tested], registry, context, 2)).map(({ code }) => code);
      const isKnown = states.every(({ entered }) => entered.length > 0);
      const expected = (code: string, holds: boolean) =>
        expect(found.includes(code as never), `${code} ${JSON.stringify([target, conditions])}`).toBe(isKnown && holds);
      expected('conditions-never-hide', !joint.includes(true));
      expected('conditions-always-hide', !joint.includes(false));
      claims += found.length;
    }),
    { seed: 51, numRuns: runs(500) }
  );
  expect(claims).toBeGreaterThan(100);
});
