import { lstatSync, readFileSync, readdirSync, statSync, symlinkSync, chmodSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writePackage } from '../../src/lib/package/write.js';
import { ascdata, definition, flag, hide, useFolder, write } from './harness.js';

const folder = useFolder();
let count = 0;
/** A definition in a folder of its own. */
const file = (content: string | Uint8Array): string => write(folder, `${(count += 1)}/ascData.json`, content);
const read = (path: string): string => readFileSync(path, 'utf8');
const lines = (...all: string[]): string => all.map((line) => `${line}\n`).join('');

const [on, off] = [hide('a', '==', true), hide('a', '==', false)];
/** `b` says the same twice, `c` contradicts itself. */
const two = definition(flag('a'), flag('b', on, on), flag('c', on, off));

describe('ascdata check --fix', () => {
  test('fixes what has a single fix without a visible effect, and says what it left', async () => {
    const path = file(two);
    const { code, out } = await ascdata(['check', path, '--fix']);
    expect(read(path)).toBe(definition(flag('a'), flag('b', on), flag('c', on, off)));
    const [fixed, left, ...rest] = out.split('\n');
    expect([fixed, left]).toEqual([
      'Fixed “b”: Remove this condition (changes no visible set for values of the package or entered ones) [condition-duplicate]',
      'Left “c” to you, there is more than one way: Keep only a == true | Keep only a == false | Remove all conditions of “c” [conditions-never-hide]'
    ]);
    expect(code).toBe(0);
    expect(rest.join('\n')).toContain('[conditions-never-hide]');
    expect(rest.join('\n')).not.toContain('[condition-duplicate]');
  });

  test('leaves fixes with a visible effect to --fix=all, and names that effect', async () => {
    const path = file(
      definition(flag('a'), flag('b', hide('aa', '==', true)))
        .replaceAll('"a"', '"first"')
        .replace('"aa"', '"firs"')
    );
    const before = read(path);
    const { out } = await ascdata(['check', path, '--fix']);
    expect(out).toContain(
      'Left “b” to --fix=all: Write “first” (appears: hides b) [condition-unknown-target-similar]\n'
    );
    expect(read(path)).toBe(before);
    expect(await ascdata(['check', path, '--fix=all'])).toEqual({
      ...{ code: 0, err: '' },
      out: 'Fixed “b”: Write “first” (appears: hides b) [condition-unknown-target-similar]\nNo findings\n'
    });
    expect(read(path)).toBe(before.replace('"firs"', '"first"'));
  });

  test('takes along Options that hold nothing but the conditions it removes', async () => {
    const kept = flag('c', null);
    const path = file(definition(flag('a'), flag('b', null), { ...kept, Options: { ...kept.Options, Mine: 1 } }));
    await ascdata(['check', path, '--fix']);
    const { Elements } = JSON.parse(read(path)) as { Elements: { Options?: unknown }[] };
    expect(Elements.map(({ Options }) => Options)).toEqual([{ Conditions: [] }, undefined, { Mine: 1 }]);
  });

  test('makes what check offers elsewhere only with =all, and names it otherwise', async () => {
    const wrong = [
      { Id: 'T', DisplayName: 'T', DataType: 'simpletext', Value: [{ Text: '' }], MaxChars: 5, displayname: 'T' },
      { Id: 'D', DisplayName: 'D', DataType: 'date', value: '' }
    ];
    const path = file(definition(...wrong));
    const before = read(path);
    const { out } = await ascdata(['check', path, '--fix']);
    expect(out).toContain('Left “T” to --fix=all: DataType: simpleText [unknown-data-type-similar]\n');
    expect(out).toContain('Left “D” to --fix=all: value → Value [misspelt-key]\n');
    expect(read(path)).toBe(before);
    const all = await ascdata(['check', path, '--fix=all']);
    expect(all.out).toContain('Fixed “T”: MaxChars → Options [misplaced-key]\n');
    expect((JSON.parse(read(path)) as { Elements: object[] }).Elements).toMatchObject([
      { Id: 'T', DataType: 'simpleText', Options: { MaxChars: 5 } },
      { Id: 'D', Value: '' }
    ]);
    expect((await ascdata(['check', path])).out).not.toContain('= fix:');
  });

  test('--format json prints what was fixed and left, and the findings afterwards', async () => {
    const path = file(two);
    const { out } = await ascdata(['check', path, '--fix', '--format', 'json']);
    const { fixed, left, findings } = JSON.parse(out) as Record<string, Record<string, unknown>[]>;
    const at = { code: 'condition-duplicate', pointer: '/Elements/1/Options/Conditions/1' };
    expect(fixed).toEqual([{ id: 'b', ...at, fix: 'Remove this condition', effect: 'none' }]);
    const fixes = ['Keep only a == true', 'Keep only a == false', 'Remove all conditions of “c”'];
    const rule = { code: 'conditions-never-hide', pointer: '/Elements/2/Options/Conditions' };
    expect(left).toEqual([{ id: 'c', ...rule, fixes }]);
    expect(findings!.map((each) => each.code)).toEqual(['conditions-never-hide']);
  });

  test('leaves every other byte: line ends, order, spelling of numbers, byte order mark', async () => {
    const rule = (...conditions: unknown[]) =>
      ['  "Elements" : [', '\t{"Value": false, "Id": "a", "DisplayName": "A", "DataType": "boolean"},']
        .concat('    {"Id":"b","DisplayName":"B","DataType":"boolean","Value":1,', '     "Options": { "Conditions": [')
        .concat(conditions.map((each) => `       ${JSON.stringify(each)}`).join(',\r\n'), '     ]}}', '  ],');
    const text = (...conditions: unknown[]) =>
      ['\ufeff{', '  "SpotIdentifier":"x", "SpotVersion":"1",', ...rule(...conditions)]
        .concat('  "ApiVersion": 2.0, "SpotType": "DashboardWidget", "NumberOfSlots": 1e0', '}', '')
        .join('\r\n');
    const path = file(text(on, on));
    await ascdata(['check', path, '--fix']);
    expect(read(path)).toBe(text(on));
  });

  test('writes through a link or in a folder, leaves no other file, and keeps the file’s permissions', async () => {
    const path = file(two);
    chmodSync(path, 0o640);
    const link = join(folder, `${count}-link`, 'ascData.json');
    write(dirname(link), 'index.html', '<title>x</title>');
    symlinkSync(path, link);
    await ascdata(['check', link, '--fix']);
    expect(read(path)).not.toBe(two);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o640);
    expect(readdirSync(dirname(path))).toEqual(['ascData.json']);
    const plain = file(two);
    expect((await ascdata(['check', dirname(plain), '--fix'])).out).toContain('Fixed “b”');
    expect(read(plain)).toBe(read(path));
  });

  test.each([
    ['no JSON', '{'],
    ['a key twice', '{"Elements":[],"Elements":[]}'],
    ['UTF-16', Buffer.from(`\ufeff${two}`, 'utf16le')]
  ])('writes nothing into a file with %s, and says so', async (_, content) => {
    const path = file(content);
    const { out } = await ascdata(['check', path, '--fix']);
    expect(out).toMatch(/^Nothing was fixed: .*JSON in UTF-8/);
    expect(readFileSync(path)).toEqual(Buffer.from(content as string));
  });

  test('refuses a package', async () => {
    const path = write(folder, 'x.dash.zip', await writePackage([{ name: 'ascData.json', bytes: Buffer.from(two) }]));
    const { code, err } = await ascdata(['check', path, '--fix']);
    expect([code, err]).toEqual([
      2,
      `ascdata: ${path} is a package; --fix writes an ascData.json. Unpack it, then check the folder.\n`
    ]);
    expect((await ascdata(['check', path, '--fix=some'])).err).toBe(
      'ascdata: --fix must be safe or all, not “some”.\n'
    );
  });
});

const reason = 'Old players read it.';
const config = (path: string, content: unknown): string =>
  write(dirname(path), 'ascdata.config.json', typeof content === 'string' ? content : JSON.stringify(content, null, 2));

describe('an ascdata.config.json beside a definition', () => {
  const twice = definition(flag('a'), flag('b', on, on), flag('c', on, on));
  const seen = async (path: string) => {
    const { code, out } = await ascdata(['check', path, '--format', 'json']);
    const rows = JSON.parse(out) as { severity: string; code: string; pointer: string }[];
    return [code, ...rows.map((row) => `${row.severity} ${row.code} ${row.pointer}`)];
  };
  const [b, c] = [1, 2].map((index) => `condition-duplicate /Elements/${index}/Options/Conditions/1`);

  test.each<[string, object, unknown[]]>([
    ['nothing', {}, [0, `warning ${b}`, `warning ${c}`]],
    ['off everywhere', { findings: { 'condition-duplicate': { severity: 'off', reason } } }, [0]],
    [
      'an error everywhere',
      { findings: { 'condition-duplicate': { severity: 'error', reason } } },
      [1, `error ${b}`, `error ${c}`]
    ],
    [
      'off on one element',
      { elements: { b: { 'condition-duplicate': { severity: 'off', reason } } } },
      [0, `warning ${c}`]
    ],
    [
      'off, but not on one element',
      {
        findings: { 'condition-duplicate': { severity: 'off', reason } },
        elements: { c: { 'condition-duplicate': { severity: 'info', reason } } }
      },
      [0, `info ${c}`]
    ],
    [
      'what nothing is found of',
      {
        findings: { 'conditions-lock': { severity: 'off', reason } },
        elements: { z: { 'condition-self': { severity: 'off', reason } } }
      },
      [
        ...[0, `warning ${b}`, `warning ${c}`, 'info severity-unused /findings/conditions-lock'],
        'info severity-unused-element /elements/z/condition-self'
      ]
    ]
  ])('sets the severity of findings: %s', async (_, content, expected) => {
    const path = file(twice);
    config(path, content);
    expect(await seen(path)).toEqual(expected);
    write(dirname(path), 'index.html', '');
    const inFolder = await seen(dirname(path));
    expect(inFolder.filter((each) => !String(each).includes('package-')).slice(1)).toEqual(expected.slice(1));
  });

  test('is itself checked: an entry without effect is reported at its place', async () => {
    const path = file(definition(flag('a')));
    const settings = config(path, { findings: { 'condition-self': { severity: 'off', reason } } });
    expect((await ascdata(['check', path])).out).toBe(
      lines(
        'info: The file has no finding “condition-self”, so this setting does nothing. [severity-unused]',
        ` --> ${settings}:3:5`,
        '3 |     "condition-self": {',
        '  |     ^',
        '',
        '1 info'
      )
    );
  });

  test('lets a consequence of a finding that is off be reported on its own', async () => {
    const path = file(definition(flag('a'), flag('b', hide('a', '==', true), hide('a', '==', false))));
    expect(await seen(path)).toEqual([0, 'warning conditions-never-hide /Elements/1/Options/Conditions']);
    const list = { ...{ Id: 'l', DisplayName: 'L', DataType: 'list', Items: ['x'], Value: 'x' } };
    const other = file(definition(list, flag('b', hide('l', '==', 'gone'))));
    expect(await seen(other)).toEqual([0, 'warning condition-value-impossible /Elements/1/Options/Conditions/0/Value']);
    config(other, { findings: { 'condition-value-impossible': { severity: 'off', reason } } });
    expect(await seen(other)).toEqual([0, 'warning conditions-never-hide /Elements/1/Options/Conditions']);
  });

  test('keeps a finding that is off from being fixed', async () => {
    const path = file(twice);
    config(path, { elements: { b: { 'condition-duplicate': { severity: 'off', reason } } } });
    await ascdata(['check', path, '--fix']);
    expect(read(path)).toBe(definition(flag('a'), flag('b', on, on), flag('c', on)));
  });

  test('cannot turn off the error of a file that cannot be read', async () => {
    const path = file('{');
    const code = 'json-syntax';
    const [, row] = await seen(path);
    config(path, { findings: { [String(row).split(' ')[1] ?? code]: { severity: 'off', reason } } });
    expect(await seen(path)).toEqual([1, row]);
  });

  test.each<[unknown, string]>([
    ['{', 'cannot be read: '],
    [[], 'It must be an object with "findings", "elements" or both. (line 1, column 1)'],
    [{ finding: {} }, '"finding" is not known; there are "findings" and "elements". (line 2, column 14)'],
    [{ findings: [] }, '"findings" must be an object of settings by the code of a finding.'],
    [{ elements: { a: 'off' } }, '"a" must be an object of settings by the code of a finding.'],
    [
      { findings: { 'condition-slef': { severity: 'off', reason } } },
      'No finding has the code "condition-slef". Did you mean "condition-self"?'
    ],
    [{ findings: { constructor: { severity: 'off', reason } } }, 'No finding has the code "constructor".'],
    [
      { findings: { 'condition-self': 'off' } },
      '"condition-self" needs a "severity": "off", "info", "warning" or "error".'
    ],
    [{ findings: { 'condition-self': { severity: 'off' } } }, '"condition-self" needs a "reason"'],
    [{ findings: { 'condition-self': { severity: 'off', reason: ' ' } } }, '"condition-self" needs a "reason"'],
    [{ findings: { 'condition-self': { severity: 'off', reason, until: 1 } } }, '"condition-self" has "until"']
  ])('is refused: %j', async (content, sentence) => {
    const path = file(twice);
    const settings = config(path, content);
    const { code, out, err } = await ascdata(['check', path]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`ascdata: ${settings} cannot be `);
    expect(err).toContain(sentence);
  });
});
