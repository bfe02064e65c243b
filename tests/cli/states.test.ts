import { describe, expect, test } from 'vitest';
import { ascdata, definition, flag, hide, sample, useFolder, write } from './harness.js';

const folder = useFolder();
const file = (name: string, ...elements: unknown[]): string => write(folder, name, definition(...elements));
const rows = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('ascdata states', () => {
  test('--format json prints one line per file: every set of hidden Ids, the current one first, with what to set', async () => {
    const [one, two] = [sample('conditions'), file('two.json', flag('a'), flag('b', hide('a', '==', true)))];
    const { code, out, err } = await ascdata(['states', one, two, '--format', 'json']);
    expect([code, err]).toEqual([0, '']);
    expect(rows(out)).toMatchObject([
      {
        file: one,
        complete: true,
        count: 5,
        states: [
          { set: {}, hidden: ['later', 'all'] },
          { set: { count: 4 }, hidden: ['later', 'both', 'all'] },
          { set: { count: 2 }, hidden: ['later'] },
          { set: { mode: 'Later' }, hidden: ['all'] },
          { set: { mode: 'Later', count: 2 }, hidden: [] }
        ]
      },
      {
        file: two,
        complete: true,
        count: 2,
        states: [
          { set: {}, hidden: [] },
          { set: { a: true }, hidden: ['b'] }
        ]
      }
    ]);
  });

  const pairs = (count: number) =>
    Array.from({ length: count }, (_, at) => [flag(`s${at}`), flag(`h${at}`, hide(`s${at}`, '==', true))]).flat();

  test('independent settings are counted by components; --expand lists up to N of their states', async () => {
    const path = file('pairs.json', ...pairs(60));
    const [row] = rows((await ascdata(['states', path, '--expand', '3', '--format', 'json'])).out);
    expect(row).toMatchObject({ complete: true, count: String(2n ** 60n) });
    expect(row!.states).toEqual([
      { set: {}, hidden: [] },
      { set: { s0: true }, hidden: ['h0'] },
      { set: { s1: true }, hidden: ['h1'] }
    ]);
    const states = [
      { set: {}, hidden: [] },
      { set: { s0: true }, hidden: ['h0'] }
    ];
    expect(row!.components).toHaveLength(60);
    expect((row!.components as unknown[])[0]).toEqual({
      settings: ['s0'],
      elements: ['h0'],
      complete: true,
      count: 2,
      states
    });
  });

  test('a file with too many states to list says so, and how many there are', async () => {
    const joined = Array.from({ length: 40 }, (_, at) => [
      flag(`s${at}`),
      flag(`h${at}`, hide('hub', '==', true), hide(`s${at}`, '==', true))
    ]);
    const path = file('joined.json', flag('hub'), ...joined.flat());
    const [row] = rows((await ascdata(['states', path, '--format', 'json'])).out);
    expect(row).toMatchObject({
      complete: false,
      count: 2 ** 40,
      reason: 'the first 2000 of 1099511627776 states in which hub, s0, s1 and 38 more matter'
    });
    expect(row!.states).toHaveLength(2000);
  });

  test('conditions that cannot be evaluated hide nothing, and are reported', async () => {
    const path = file('broken.json', flag('a'), flag('b', hide('gone', '==', true)), flag('c', hide('a', '==', true)));
    const { code, out } = await ascdata(['states', path, '--format', 'json']);
    expect(code).toBe(0);
    const [row] = rows(out);
    expect(row).toMatchObject({ complete: true, count: 2 });
    expect(row!.problems).toMatchObject([
      { code: 'condition-unknown-target', pointer: '/Elements/1/Options/Conditions/0/TargetId' }
    ]);
    expect((await ascdata(['states', path])).out).toContain('  Problem: The condition tests “gone”');
  });

  test('a file that cannot be read is named on stderr with exit code 2, while the others are still answered', async () => {
    const good = file('good.json', flag('a'));
    const { code, out, err } = await ascdata([
      'states',
      `${folder}/none`,
      sample('json-empty'),
      good,
      '--format',
      'json'
    ]);
    expect([code, err.trimEnd().split('\n').length]).toEqual([2, 2]);
    expect(rows(out)).toEqual([{ file: good, complete: true, count: 1, states: [{ set: {}, hidden: [] }] }]);
  });

  test('a person reads how many there are, and a line for each', async () => {
    const path = file('three.json', flag('a'), flag('b', hide('a', '==', true)), ...pairs(1));
    expect((await ascdata(['states', path, '--expand', '3'])).out).toBe(
      [
        `${path}: 4 states (2 × 2)`,
        '  as it is: nothing hidden',
        '  a = true: hidden b',
        '  s0 = true: hidden h0',
        '  … 1 more; --expand 4 lists them',
        ''
      ].join('\n')
    );
  });

  test.each([
    [['states'], 'no widget here'],
    [['states', 'x', '--expand', '0'], '--expand must be a number from 1'],
    [['states', 'x', '--format', 'xml'], '--format must be pretty or json']
  ])('%j is refused with one sentence', async (argv, sentence) => {
    const { code, out, err } = await ascdata(argv);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
  });
});
