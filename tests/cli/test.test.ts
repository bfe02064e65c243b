import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writePackage } from '../../src/lib/package/write.js';
import { ascdata, definition, flag, hide, useFolder, write } from './harness.js';

const folder = useFolder();
let count = 0;
/** A folder with a definition (a hides b) and this file of tests. */
function suite(tests: unknown, ...elements: unknown[]): string {
  const all = elements.length > 0 ? elements : [flag('a'), flag('b', hide('a', '==', true))];
  const path = write(folder, `${(count += 1)}/ascData.json`, definition(...all));
  const text = typeof tests === 'string' ? tests : JSON.stringify(tests);
  if (tests !== undefined) write(folder, `${count}/conditions.tests.json`, text);
  return dirname(path);
}
const good = { name: 'On hides b', set: { a: true }, hidden: ['b'] };
const bad = { name: 'Off hides b', set: {}, hidden: ['b'] };

describe('ascdata test', () => {
  test.each(['ascData.json', 'conditions.tests.json', 'ascdata.config.json'])(
    'a pipe or a link in the place of %s is refused, not read',
    async (name) => {
      const path = suite([good]);
      const args = name === 'ascdata.config.json' ? ['check', join(path, 'ascData.json')] : ['test', path];
      const file = join(path, name);
      rmSync(file, { force: true });
      execFileSync('mkfifo', [file]);
      const refused = { code: 2, out: '', err: `ascdata: ${file} is no plain file.\n` };
      expect(await ascdata(args)).toEqual(refused);
      rmSync(file);
      symlinkSync('/etc/passwd', file);
      expect(await ascdata(args)).toEqual(refused);
    }
  );

  test('--format json prints one line per definition; exit code 1 if a test fails', async () => {
    const [one, two] = [suite([good]), suite([good, bad])];
    expect((await ascdata(['test', one])).code).toBe(0);
    const { code, out } = await ascdata(['test', one, join(two, 'ascData.json'), '--format', 'json']);
    expect(code).toBe(1);
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown)
    ).toEqual([
      { file: one, passed: 1, failed: 0, tests: [{ name: good.name, passed: true }] },
      {
        file: join(two, 'ascData.json'),
        passed: 1,
        failed: 1,
        tests: [
          { name: good.name, passed: true },
          {
            name: bad.name,
            passed: false,
            wrong: [
              {
                id: 'b',
                expected: 'hidden',
                conditions: [{ index: 0, target: 'a', operator: '==', expected: true, value: false, met: false }]
              }
            ]
          }
        ]
      }
    ]);
  });

  test('a person reads which condition is at fault, and its Values', async () => {
    const gone = { name: 'Gone', set: { aa: 1, a: 5 }, hidden: [] };
    const path = suite([bad, gone, good]);
    expect((await ascdata(['test', path])).out).toBe(
      [
        `${path}: 1 of 3 tests passed`,
        '  Failed: Off hides b',
        '    b should be hidden, and is shown:',
        '      condition 1, a == true, is not met: a is false',
        '  Failed: Gone',
        '    aa: there is no setting with this Id.',
        '    a: what "set" gives it is no Value of its DataType.',
        ''
      ].join('\n')
    );
  });

  test('a widget without Conditions needs no tests, and push is next', async () => {
    const path = suite([], flag('a'));
    const person = { keys: () => () => undefined, open: () => undefined };
    for (const more of [[], ['--generate']]) {
      expect((await ascdata(['test', path, ...more], { person })).out).toMatch(
        /: no Conditions, so nothing to test\nNext: .+ push \S+\n$/
      );
    }
  });

  test('a package that contains its tests can be tested', async () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    const files = [
      { name: 'index.html', bytes: bytes('') },
      { name: 'ascData.json', bytes: bytes(definition(flag('a'))) },
      { name: 'conditions.tests.json', bytes: bytes(JSON.stringify([{ name: 'All', set: {}, hidden: [] }])) }
    ];
    const path = write(folder, 'my.dash.zip', await writePackage(files));
    expect(await ascdata(['test', path])).toEqual({ code: 0, out: `${path}: 1 of 1 tests passed\n`, err: '' });
    expect((await ascdata(['test', path, '--generate'])).err).toContain('is a package');
  });

  test('a test has a date of its own', async () => {
    const date = { Id: 'd', DisplayName: 'd', DataType: 'date', Value: '2025-06-15T08:00:00' };
    const on = (today?: string) => ({ name: String(today), set: {}, hidden: ['a'], ...(today && { today }) });
    const path = suite([on(), on('2025-06-16')], date, flag('a', hide('d', '==', 'Today')));
    expect((await ascdata(['test', path])).out).toContain('1 of 2 tests passed\n  Failed: 2025-06-16\n');
  });

  test.each<[string, unknown, string]>([
    ['no file of tests', undefined, 'has no conditions.tests.json beside it. ascdata test --generate'],
    ['no JSON', '[,]', 'conditions.tests.json cannot be read: '],
    [
      'an entry that is no test',
      [good, { name: 'x' }],
      'Test 2: it expects nothing; name Ids in "hidden" or "shown". (line 1'
    ]
  ])(
    '%s gives a sentence on stderr and exit code 2, while the others are still tested',
    async (_what, tests, sentence) => {
      const { code, out, err } = await ascdata(['test', suite(tests), suite([bad])]);
      expect(code).toBe(2);
      expect(err).toContain(sentence);
      expect(out).toContain('0 of 1 tests passed');
    }
  );
});

describe('ascdata test --generate', () => {
  test('writes the fewest tests that catch every mistake, which pass and leave nothing to add', async () => {
    const path = suite(undefined);
    const { code, out } = await ascdata(['test', path, '--generate']);
    expect([code, out]).toEqual([
      0,
      [
        `${join(path, 'conditions.tests.json')}: 1 test added`,
        '  Of 3 mistakes in the rules 3 can be seen; a test fails for each of them.',
        '  0 change nothing, whatever is entered.',
        ''
      ].join('\n')
    ]);
    expect(JSON.parse(readFileSync(join(path, 'conditions.tests.json'), 'utf8'))).toEqual([
      { name: 'a label: on', set: { a: true }, hidden: ['b'] }
    ]);
    expect((await ascdata(['test', path])).out).toContain('1 of 1 tests passed');
    const [row] = (await ascdata(['test', path, '--generate', '--format=json'])).out.trim().split('\n');
    expect(JSON.parse(row!)).toMatchObject({ kept: 1, added: 0, mistakes: 3, equivalent: 0, smallest: true });
  });

  test('keeps existing tests, and adds what they miss', async () => {
    const partial = { name: 'Off shows b', set: {}, shown: ['b'] };
    const path = suite([partial]);
    await ascdata(['test', path, '--generate']);
    const tests = JSON.parse(readFileSync(join(path, 'conditions.tests.json'), 'utf8')) as unknown[];
    expect(tests).toEqual([partial, { name: 'a label: on', set: { a: true }, hidden: ['b'] }]);
  });

  test('leaves a broken file of tests alone', async () => {
    const path = suite('[,]');
    expect((await ascdata(['test', path, '--generate'])).code).toBe(2);
    expect(readFileSync(join(path, 'conditions.tests.json'), 'utf8')).toBe('[,]');
    const none = suite(undefined, flag('a'));
    expect((await ascdata(['test', none, '--generate'])).out).toBe(`${none}: no Conditions, so nothing to test\n`);
    expect(existsSync(join(none, 'conditions.tests.json'))).toBe(false);
  });
});

test.each([
  [['test'], 'no widget here'],
  [['test', `${folder}/none`], 'there is no such file']
])('%j is refused with one sentence', async (argv, sentence) => {
  const { code, out, err } = await ascdata(argv);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(sentence);
});
