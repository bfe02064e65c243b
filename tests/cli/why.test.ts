import { expect, test } from 'vitest';
import { ascdata, definition, flag, hide, sample, useFolder, write } from './harness.js';

const folder = useFolder();
const path = write(
  folder,
  'ascData.json',
  definition(
    flag('a'),
    flag('b'),
    flag('c', hide('a', '==', true), hide('b', '!=', false)),
    flag('d', hide('a', '==', true))
  )
);
const said = async (...argv: string[]) =>
  JSON.parse((await ascdata(['why', ...argv, '--format', 'json'])).out) as unknown;

test('a shown element is printed with its conditions, their Values, and the smallest change that hides it', async () => {
  expect(await said(path, 'c')).toEqual({
    id: 'c',
    hidden: false,
    conditions: [
      { target: 'a', operator: '==', expected: true, value: false, met: false },
      { target: 'b', operator: '!=', expected: false, value: false, met: false }
    ],
    show: [],
    hide: [
      [
        { id: 'a', value: true },
        { id: 'b', value: true }
      ]
    ],
    effects: [{ shows: [], hides: ['d'] }]
  });
});

test('a hidden element is printed with every way to show it, the one that flips the fewest others first', async () => {
  expect(await said(path, 'c', '--set', 'a=true', '--set', 'b=true')).toMatchObject({
    hidden: true,
    show: [[{ id: 'b', value: false }], [{ id: 'a', value: false }]],
    hide: [],
    effects: [
      { shows: [], hides: [] },
      { shows: ['d'], hides: [] }
    ]
  });
});

test('a setting that is hidden itself is shown first, in the order of the steps, and one that nothing shows is in no way', async () => {
  const number = { Id: 'n', DisplayName: 'n', DataType: 'number', Value: 1, Options: { Minimum: 1, Maximum: 9 } };
  const stuck = { ...flag('stuck', hide('n', '<', 9.5)), Value: true };
  const behind = write(
    folder,
    'behind.json',
    definition(
      number,
      flag('gate'),
      stuck,
      flag('middle', hide('gate', '==', false)),
      flag('last', hide('middle', '==', false)),
      flag('never', hide('stuck', '==', true))
    )
  );
  expect((await ascdata(['why', behind, 'last'])).out).toContain(
    '  gate = true, then middle = true: also shows middle\n'
  );
  expect((await ascdata(['why', behind, 'never'])).out).toContain('No Values make it shown.');
});

test.each([
  [['c'], 'is shown: none of its 2 conditions is met.'],
  [['c', '--set', 'a=true'], 'is shown: 1 of its 2 conditions is not met.'],
  [['c', '--set', 'a=true', '--set', 'b=true'], 'is hidden: all 2 conditions are met.'],
  [['d'], 'is shown: its condition is not met.'],
  [['d', '--set', 'a=true'], 'is hidden: its condition is met.']
])('%j: %s', async (argv, sentence) => {
  expect((await ascdata(['why', path, ...argv])).out).toContain(`${sentence}\n`);
});

test('a condition that cannot be evaluated is printed with its problem', async () => {
  const broken = write(folder, 'broken.json', definition(flag('a', hide('gone', '==', true), null)));
  const problem = { met: false, value: null };
  expect(await said(broken, 'a')).toEqual({
    id: 'a',
    hidden: false,
    conditions: [
      { target: 'gone', operator: '==', expected: true, ...problem, problem: 'condition-unknown-target' },
      { target: null, operator: null, expected: null, ...problem, problem: 'condition-malformed' }
    ],
    show: [],
    hide: [],
    effects: []
  });
});

test('a person reads it in sentences', async () => {
  expect((await ascdata(['why', path, 'd', '--set', 'a=true'])).out).toBe(
    [
      'd label (d) is hidden: its condition is met.',
      '  met      a == true; it is true',
      'It would be shown with:',
      '  a = false: changes nothing else',
      ''
    ].join('\n')
  );
  expect((await ascdata(['why', path, 'a'])).out).toBe(
    'a label (a) is shown: it has no conditions.\nNo Values make it hidden.\n'
  );
});

test.each([
  [['why', path], 'Which element?'],
  [['why', path, 'c', 'd'], 'Which element?'],
  [['why', path, 'e'], 'has no element with the Id e.'],
  [['why', sample('conditions'), 'laetr'], 'Did you mean later?'],
  [['why', path, 'c', '--set', 'x=1'], '--set x: no file has an element with this Id'],
  [['why', path, 'c', '--set', 'a=1'], '--set a: 1 is no Value of a boolean'],
  [['why', `${folder}/none`, 'c'], 'there is no such file']
])('%j is refused with one sentence', async (argv, sentence) => {
  const { code, out, err } = await ascdata(argv);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(sentence);
});
