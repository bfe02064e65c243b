import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { analyse } from '../../src/lib/ascdata/conditions/analyse.js';
import { Fixer, type Effect } from '../../src/lib/ascdata/conditions/fixes/fixer.js';
import { fixText } from '../../src/lib/ascdata/conditions/fixes/fixText.js';
import { effectIn, labelIn } from '../../src/lib/ascdata/conditions/fixes/wording.js';
import { hiddenIds } from '../../src/lib/ascdata/conditions/visibility.js';
import { elementsOf } from '../../src/lib/ascdata/document.js';
import { editData } from '../../src/lib/ascdata/editText.js';
import { withConsequences, type Finding } from '../../src/lib/ascdata/findings.js';
import { registry } from '../../src/lib/datatypes/registry.js';
import { hide } from './analysed.js';
import { context, forms, smallKinds, type Form } from './forms.js';
import { RUNS } from './runs.js';

// Enumerates every form, which exceeds the default timeout on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const dataOf = ({ elements }: Form) => ({ Elements: elements });
const form = forms({ kinds: smallKinds, maxElements: 3, hostile: true });
const plain = forms({ kinds: smallKinds, maxElements: 3 });

/** All combinations of the Values that elements can have, by Id. */
function* everyValues({ elements, kinds }: Form): Generator<Map<string, unknown>> {
  const lists = elements.map((element, at) => [...kinds[at]!.values, element.Value]);
  const total = lists.reduce((product, list) => product * list.length, 1);
  for (let number = 0; number < total; number++) {
    let rest = number;
    yield new Map(
      lists.map((list, at) => {
        const value = list[rest % list.length];
        rest = Math.floor(rest / list.length);
        return [elements[at]!.Id, value];
      })
    );
  }
}

const shownBy = (data: unknown, values: Map<string, unknown>) =>
  JSON.stringify([...hiddenIds(elementsOf(data), registry, values, context)]);

const count = (data: { Elements: unknown }, found: Finding) =>
  withConsequences(analyse(data.Elements, registry, context, 2)).filter(
    ({ code, pointer }) =>
      code === found.code && (code === 'conditions-lock' || pointer.split('/')[2] === found.pointer.split('/')[2])
  ).length;

/** Everything but Conditions and Options that hold nothing else, as a text. */
const others = (data: unknown) =>
  JSON.stringify(data, (key, value: unknown) => (key === 'Conditions' ? undefined : value)).replaceAll(
    ',"Options":{}',
    ''
  );

describe.each([
  ['rules that can be evaluated', plain, 41],
  ['rules with faults of every kind', form, 42]
])('fixes of %s', (_, arbitrary, seed) => {
  test('remove their finding, change only Conditions, and change nothing shown if they claim that', () => {
    fc.assert(
      fc.property(arbitrary, (each) => {
        const data = dataOf(each);
        const fixer = new Fixer(data, registry, context);
        for (const found of fixer.findings) {
          for (const remedy of fixer.remedies(found)) {
            const after = editData(data, remedy.edits) as typeof data;
            expect(count(after, found), JSON.stringify(remedy)).toBeLessThan(count(data, found));
            expect(others(after)).toBe(others(data));
            for (const { pointer } of remedy.edits)
              expect(pointer).toMatch(/^\/Elements\/\d+\/Options(\/Conditions|$)/);
            const effect = fixer.effect(remedy);
            if (effect !== 'none') continue;
            for (const values of everyValues(each)) expect(shownBy(after, values)).toBe(shownBy(data, values));
          }
        }
      }),
      { seed, numRuns: RUNS }
    );
  });

  test('without other effects are applied to the text until none is left', () => {
    fc.assert(
      fc.property(arbitrary, (each) => {
        const text = JSON.stringify(dataOf(each), null, 2);
        const fixed = fixText(text, registry, context, { all: false });
        const after = JSON.parse(fixed.text) as { Elements: unknown };
        for (const values of everyValues(each)) expect(shownBy(after, values)).toBe(shownBy(dataOf(each), values));
        expect(fixed.made.length === 0).toBe(fixed.text === text);
        const again = fixText(fixed.text, registry, context, { all: false });
        expect(again.made).toEqual([]);
        expect(again.left).toEqual(fixed.left);
      }),
      { seed: seed + 10, numRuns: RUNS }
    );
  });
});

const list = (Id: string, Conditions?: unknown) => ({
  ...{ Id, DisplayName: Id, DataType: 'list', Items: ['Rooms', 'Halls'], Value: 'Rooms' },
  ...(Conditions !== undefined && { Options: { Conditions } })
});
const rows = {
  Id: 'Rows',
  DisplayName: 'Rows',
  DataType: 'number',
  Value: 5,
  Options: { Minimum: 1, Maximum: 9, StepSize: 1 }
};
const flag = { Id: 'On', DisplayName: 'On', DataType: 'boolean', Value: false };

/** Label and effect of the remedies of the findings on one rule. */
function offered(Conditions: unknown, ...more: unknown[]): string[] {
  const fixer = new Fixer(
    { Elements: [list('Kind'), rows, flag, list('Mine', Conditions), ...more] },
    registry,
    context
  );
  const say = (effect: Effect) => effectIn(effect, 'en').join('; ');
  return fixer.findings.flatMap((found) =>
    fixer
      .remedies(found)
      .map((remedy) => `${found.code}: ${labelIn(remedy.label, 'en')} (${say(fixer.effect(remedy))})`)
  );
}

const [rooms, few, many] = [hide('Kind', '==', 'Rooms'), hide('Rows', '<', 4), hide('Rows', '>', 6)];
const toggles = 'appears: hides Mine';
const stays = 'changes no visible set for values of the package or entered ones';

describe('each finding has its fixes', () => {
  test.each<[string, unknown, string[]]>([
    ['none on sound rules', [rooms, few], []],
    ['a repeated condition', [rooms, rooms], [`condition-duplicate: Remove this condition (${stays})`]],
    ['an implied one', [few, hide('Rows', '<', 6)], [`condition-implied: Remove this condition (${stays})`]],
    [
      'one that is always met',
      [rooms, hide('Rows', '>=', 1)],
      [`condition-always-met: Remove this condition (${stays})`]
    ],
    [
      'two that contradict each other',
      [few, many],
      [
        `conditions-never-hide: Keep only Rows < 4 (${toggles})`,
        `conditions-never-hide: Keep only Rows > 6 (${toggles})`,
        `conditions-never-hide: Remove all conditions of “Mine” (${stays})`
      ]
    ],
    [
      'a rule that always hides',
      [hide('Rows', '>=', 1)],
      ['conditions-always-hide: Remove all conditions of “Mine” (shows Mine)']
    ],
    [
      'a slip in an entry of Items',
      [hide('Kind', '==', 'Room')],
      [`condition-value-impossible: Write “Rooms” (${toggles})`]
    ],
    [
      'a Value that is no entry of Items',
      [hide('Kind', '==', 'Garden')],
      [
        `condition-value-impossible: Write “Rooms” (${toggles})`,
        `condition-value-impossible: Write “Halls” (${toggles})`,
        `condition-value-impossible: Remove this condition (${stays})`
      ]
    ],
    [
      'a slip in the Id of a target',
      [hide('Kindd', '==', 'Rooms')],
      [`condition-unknown-target-similar: Write “Kind” (${toggles})`]
    ],
    [
      'a target that is gone',
      [hide('Gone', '==', 1), few],
      [
        `condition-unknown-target: Remove this condition (${toggles})`,
        `condition-unknown-target: Remove all conditions of “Mine” (${stays})`
      ]
    ],
    ['an operator spelled as elsewhere', [hide('Rows', '=', 4)], [`condition-operator: Write “==” (${toggles})`]],
    [
      'an operator that does not fit',
      [hide('On', '<', true)],
      [
        `condition-operator: Write “!=” (${toggles})`,
        `condition-operator: Write “==” (${toggles})`,
        `condition-operator: Remove this condition (${stays})`
      ]
    ],
    ['a number written as a text', [hide('Rows', '==', '4')], [`condition-value-type: Write 4 (${toggles})`]],
    [
      'a Value that cannot be compared',
      [hide('Rows', '==', 'four')],
      [`condition-value-type: Remove this condition (${stays})`]
    ],
    ['a misspelt Action', [{ ...few, Action: 'Hide' }], [`condition-action: Write “HIDE” (${toggles})`]],
    [
      'an Action that means the opposite',
      [{ ...few, Action: 'SHOW' }],
      [`condition-action: Hide while Rows >= 4 (${toggles})`]
    ],
    [
      'a misspelt field',
      [{ Action: 'HIDE', TargetID: 'Rows', Operator: '==', Value: 4 }],
      [`condition-malformed: Rename “TargetID” to “TargetId” (${toggles})`]
    ],
    ['no condition at all', [null], [`condition-malformed: Remove this condition (${stays})`]],
    [
      'no list',
      few,
      [
        `conditions-not-array: Put the condition in a list (${toggles})`,
        `conditions-not-array: Remove all conditions of “Mine” (${stays})`
      ]
    ],
    [
      'a target of itself',
      [hide('Mine', '==', 'Rooms'), few],
      ['condition-self: Remove this condition (shows the same sets, for other values)']
    ]
  ])('%s', (_, Conditions, expected) => {
    expect(offered(Conditions)).toEqual(expected);
  });

  test('elements that lock each other: each can be freed', () => {
    // Both start with this Value, so both are hidden from the start.
    const [one, other] = [hide('Other', '==', 'Rooms'), hide('Mine', '==', 'Rooms')];
    expect(offered([one], list('Other', [other]))).toEqual([
      'conditions-lock: Remove Other == "Rooms" from “Mine” (shows Mine; shows Mine, Other)',
      'conditions-lock: Remove Mine == "Rooms" from “Other” (shows Other; shows Mine, Other)'
    ]);
  });
});
