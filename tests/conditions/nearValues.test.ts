import { describe, expect, it, test } from 'vitest';
import { fixText } from '../../src/lib/ascdata/conditions/fixes/fixText.js';
import { Fixer } from '../../src/lib/ascdata/conditions/fixes/fixer.js';
import { labelIn } from '../../src/lib/ascdata/conditions/fixes/wording.js';
import { withConsequences } from '../../src/lib/ascdata/findings.js';
import type { AscElement, DataTypeName, Operator } from '../../src/lib/ascdata/types.js';
import { registry } from '../../src/lib/datatypes/registry.js';
import { context } from './forms.js';

/** A slip in the Value of a condition, and what is offered to write instead, the likeliest first. */
type Slip = [written: unknown, instead: unknown[]];

const steps = { Options: { Minimum: 0, Maximum: 2, StepSize: 0.25 } };
const items = { Items: ['Now', 'Later', 'Mb', 'MB'], Translations: { de: { Now: 'Jetzt' } } };
const entries: Slip[] = [
  ['now', ['Now']],
  [' Later ', ['Later']],
  ['Jetzt', ['Now']],
  ['Lat', ['Later']],
  ['Nox', ['Now']],
  ['mb', ['Mb', 'MB']]
];
const days: Slip[] = [
  ['2026-05-01', ['2026-05-01T00:00:00']],
  ['1.5.2026', ['2026-05-01T00:00:00']]
];
const moments: Slip[] = [
  ['2026-05-01 08:30', ['2026-05-01T08:30:00']],
  ['2026-05-01T08:30', ['2026-05-01T08:30:00']],
  ['03/04/2026', ['2026-04-03T00:00:00', '2026-03-04T00:00:00']],
  ['today', ['Today']],
  ['2026-05-01T08:30:00.000+02:00', ['2026-05-01T08:30:00']]
];
const ids: Slip[] = [
  [['7', '8'], [[7, 8]]],
  [[{ Id: 7, Name: 'Hall' }], [[7]]],
  [{ Id: 7, Name: 'Hall' }, [7, '7', 'Hall']]
];

/** Per DataType: an element, and slips for the operators that can have them. */
const SLIPS = {
  boolean: [
    { Value: false },
    [
      ['true', [true]],
      [1, [true]],
      [0, [false]],
      ['TRUE', [true]],
      ['yes', [true]]
    ]
  ],
  number: [
    { Value: 0.5, ...steps },
    [
      [0.6, [0.5, 0.75]],
      ['0,5', [0.5]],
      ['0.5', [0.5]],
      ['1.000', [1, 1000]],
      ['1,250', [1250, 1.25]]
    ]
  ],
  color: [
    { Value: '#00FF00' },
    [
      ['red', ['#FF0000']],
      ['#f00', ['#FF0000']],
      ['rgb(255, 0, 0)', ['#FF0000']],
      ['hsl(0, 100%, 50%)', ['#FF0000']],
      ['#ff000080', ['#FF0000']],
      ['rgba(255,0,0,0.5)', ['#FF0000']]
    ]
  ],
  date: [{ Value: '2026-04-01T00:00:00' }, moments],
  dateRange: [{ Value: { From: '', To: '' }, Options: { TimeEnabled: true } }, [...days, ...moments]],
  time: [
    { Value: '09:00' },
    [
      ['8:30', ['08:30']],
      ['8:30 PM', ['20:30']],
      ['8h30', ['08:30']],
      ['08:30:15', ['08:30', '08:31']]
    ]
  ],
  list: [{ Value: 'Now', ...items }, entries],
  radiobutton: [{ Value: 'Now', ...items }, entries],
  simpleText: [
    { Value: [{ Text: '' }] },
    [
      [5, ['5']],
      [true, ['true']],
      [[5], [['5']]],
      [{ Text: 'a' }, ['a']]
    ]
  ],
  ...Object.fromEntries(
    (['spotGroup', 'mediaGroup', 'location', 'player', 'category', 'spot', 'media', 'edition'] as const).map((name) => [
      name,
      [{ Value: [], Options: { NumberOfInstances: 2 } }, ids]
    ])
  )
} as unknown as Record<DataTypeName, [target: Partial<AscElement>, slips: Slip[]]>;

const fileWith = (DataType: DataTypeName, target: Partial<AscElement>, Operator: Operator, Value: unknown) => ({
  Elements: [
    { Id: 'T', DisplayName: 'T', DataType, ...target },
    {
      ...{ Id: 'Mine', DisplayName: 'Mine', DataType: 'boolean', Value: true },
      Options: { Conditions: [{ Action: 'HIDE', TargetId: 'T', Operator, Value }] }
    }
  ]
});

/** What each remedy writes in place of the Value; “removal” otherwise. */
function offered(data: ReturnType<typeof fileWith>): unknown[] {
  const fixer = new Fixer(data, registry, context);
  return fixer.remedies(fixer.findings[0]!).map(({ edits }) => (edits[0]!.op === 'set' ? edits[0]!.value : 'removal'));
}

/** Those of a DataType’s operators that can compare with Values of this kind. */
function* cases(): Generator<[name: DataTypeName, operator: Operator, written: unknown, instead: unknown[]]> {
  for (const [name, [, slips]] of Object.entries(SLIPS) as [DataTypeName, [Partial<AscElement>, Slip[]]][]) {
    for (const operator of registry[name].operators) {
      for (const [written, instead] of slips) {
        // `?` with a boolean asks for content, and takes one object or text.
        const isOther = typeof written === 'boolean' || Array.isArray(written);
        if (operator !== '?' || name === 'dateRange' || !isOther) yield [name, operator, written, instead];
      }
    }
  }
}

describe('a Value that a condition names in another spelling', () => {
  it.each([...cases()])(
    '%s %s %j: what it means is offered first, and removal last',
    (name, operator, written, instead) => {
      const remedies = offered(fileWith(name, SLIPS[name][0], operator, written));
      expect(remedies.slice(0, instead.length)).toEqual(instead);
      expect(remedies.slice(instead.length)).toEqual(remedies.includes('removal') ? ['removal'] : []);
    }
  );

  it('is never removed by a fix of all, even where that changes nothing shown', () => {
    for (const [name, operator, written] of cases()) {
      const data = fileWith(name, SLIPS[name][0], operator, written);
      const { text } = fixText(JSON.stringify(data), registry, context, { all: true });
      const { Elements } = JSON.parse(text) as typeof data;
      expect(Elements[1]!.Options, `${name} ${operator} ${JSON.stringify(written)}`).toHaveProperty('Conditions.0');
    }
  });
});

describe('a day without a time, of a setting that has times,', () => {
  const [first, last] = ['2026-05-01T00:00:00', '2026-05-01T23:59:59'];
  const timed = (operator: Operator, written = '2026-05-01') =>
    fileWith('date', { Value: '2026-04-01T00:00:00', Options: { TimeEnabled: true } }, operator, written);
  const fixed = (operator: Operator, written?: string) => {
    const data = timed(operator, written);
    const { text, left } = fixText(JSON.stringify(data), registry, context, { all: true });
    return [(JSON.parse(text) as typeof data).Elements[1]!.Options?.Conditions?.[0]?.Value, left.length];
  };

  it.each<[Operator, unknown[]]>([
    ['>', [last, first]],
    ['<=', [last, first]],
    ['!=', [first]]
  ])('%s: several ways are offered, and none is made unasked', (operator, ways) => {
    expect(offered(timed(operator))).toEqual([...ways, 'removal']);
    expect(fixed(operator)).toEqual(['2026-05-01', 1]);
  });

  it('==: from its first second to its last comes first', () => {
    const ends = ['>=', '<='].map((Operator, at) => ({
      Action: 'HIDE',
      TargetId: 'T',
      Operator,
      Value: [first, last][at]
    }));
    expect(offered(timed('=='))).toEqual([ends, first, 'removal']);
    expect(fixed('==')).toEqual(['2026-05-01', 1]);
  });

  it.each<[Operator]>([['<'], ['>=']])('%s: its first second is meant', (operator) => {
    expect(fixed(operator)).toEqual([first, 0]);
  });

  it('with midnight beside it is that second', () => {
    expect(fixed('>', '2026-05-01 00:00')).toEqual([first, 0]);
  });
});

test.each<[Operator, number, number[]]>([
  ['==', 5, [2]],
  ['!=', 5, [2]],
  ['<', 5, [2]],
  ['>=', 5, [2]],
  ['>', 5, [1.75]],
  ['<=', 5, [1.75]],
  ['==', -1, [0]],
  ['>', -1, [0]],
  ['<', -1, [0.25]],
  ['>=', -1, [0.25]]
])('out of range, %s %d becomes the nearest Value that still decides', (operator, written, instead) => {
  expect(offered(fileWith('number', { Value: 0.5, ...steps }, operator, written))).toEqual([...instead, 'removal']);
});

describe('an Action that shows', () => {
  const condition = (TargetId: string, Operator: string, Value: unknown, Action = 'SHOW') => ({
    ...{ Action, TargetId, Operator, Value }
  });
  const ruled = (Conditions: unknown[]) => ({
    Elements: [
      { Id: 'Kind', DisplayName: 'Kind', DataType: 'list', Items: ['Rooms', 'Halls'], Value: 'Rooms' },
      {
        Id: 'Rows',
        DisplayName: 'Rows',
        DataType: 'number',
        Value: 5,
        Options: { Minimum: 1, Maximum: 9, StepSize: 1 }
      },
      { Id: 'Text', DisplayName: 'Text', DataType: 'simpleText', Value: [{ Text: '' }] },
      { Id: 'Day', DisplayName: 'Day', DataType: 'date', Value: '' },
      { Id: 'Mine', DisplayName: 'Mine', DataType: 'boolean', Value: true, Options: { Conditions } }
    ]
  });
  const remedies = (Conditions: unknown[]) => {
    const fixer = new Fixer(ruled(Conditions), registry, context);
    return withConsequences(fixer.findings)
      .filter(({ severity }) => severity === 'error')
      .map((found) => [found.code, ...fixer.remedies(found).map(({ label }) => labelIn(label, 'en'))].join(', '));
  };

  it.each<[what: string, conditions: unknown[], expected: string[]]>([
    ['equal', [condition('Kind', '==', 'Rooms')], ['Hide while Kind != "Rooms"']],
    ['unequal', [condition('Kind', '!=', 'Rooms', 'Show')], ['Hide while Kind == "Rooms"']],
    ['less', [condition('Rows', '<', 4)], ['Hide while Rows >= 4']],
    ['at least', [condition('Rows', '>=', 4, 'show ')], ['Hide while Rows < 4']],
    ['an operator of another language', [condition('Rows', '=', 4)], ['Hide while Rows != 4']],
    ['content', [condition('Text', '?', true)], ['Hide while Text ? false']],
    ['an entry', [condition('Kind', '?', 'Rooms')], ['Hide while Kind != "Rooms"']]
  ])('becomes the opposite condition: %s', (_what, conditions, expected) => {
    expect(remedies(conditions)).toEqual([['condition-action', ...expected].join(', ')]);
  });

  it.each<[what: string, conditions: unknown[]]>([
    ['no operator asks the opposite', [condition('Text', '?', 'a')]],
    ['an empty date meets neither', [condition('Day', '<', 'Today')]]
  ])('gets no fix where %s', (_what, conditions) => {
    expect(remedies(conditions)).toEqual(['condition-action-show']);
  });

  it('gets no fix where several are joined: they cannot hide while one of them is not met', () => {
    const both = [condition('Kind', '==', 'Rooms'), condition('Rows', '<', 4)];
    expect(remedies(both)).toEqual(['condition-action-show', 'condition-action-show']);
  });

  it('gets no fix beside conditions that hide: together they would hide less than each of them says', () => {
    const both = [condition('Rows', '<', 4, 'HIDE'), condition('Kind', '==', 'Rooms')];
    expect(remedies(both)).toEqual(['condition-action-show']);
  });

  it('is fixed by a fix of all', () => {
    const text = JSON.stringify(ruled([condition('Kind', '==', 'Rooms')]));
    const { text: fixed, left } = fixText(text, registry, context, { all: true });
    expect([JSON.parse(fixed).Elements.at(-1).Options.Conditions, left]).toEqual([
      [condition('Kind', '!=', 'Rooms', 'HIDE')],
      []
    ]);
  });
});
