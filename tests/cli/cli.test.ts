import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { InEveryLanguage } from '../../src/lib/language/languages.js';
import { writePackage } from '../../src/lib/package/write.js';
import { ascdata, definition, flag, hide, sample, useFolder, write } from './harness.js';

const folder = useFolder();
const file = (name: string, content: string | Uint8Array): string => write(folder, name, content);
const minimal = readFileSync(sample('minimal'), 'utf8');

describe('ascdata check', () => {
  test('--format json prints an array of {severity, code, file, line, column, pointer, message, fix}', async () => {
    const { code, out, err } = await ascdata(['check', sample('number-of-slots'), '--format', 'json']);
    expect([code, err]).toEqual([1, '']);
    expect(JSON.parse(out)).toEqual([
      {
        severity: 'error',
        code: 'out-of-range',
        file: sample('number-of-slots'),
        pointer: '/NumberOfSlots',
        line: 6,
        column: 20,
        message: '“NumberOfSlots” must be at most 3, not 4.',
        fix: null,
        consequences: []
      }
    ]);
  });

  test('--format json gives the fix of a finding, ready to be applied', async () => {
    const { out } = await ascdata(['check', sample('spot-type'), '--format', 'json']);
    const edits = [{ op: 'set', pointer: '/SpotType', value: 'DashboardWidget' }];
    expect(JSON.parse(out)[0].fix).toEqual({ title: 'SpotType: DashboardWidget', edits });
  });

  test('what follows from a problem is listed under it and not counted', async () => {
    const [mode, hidden] = ['mode', 'x'].map((Id) => ({
      Id,
      DisplayName: Id,
      DataType: 'list',
      Items: ['A'],
      Value: 'A'
    }));
    const Conditions = [{ Action: 'HIDE', TargetId: 'mode', Operator: '==', Value: 'Z' }];
    const Elements = [mode, { ...hidden, Options: { Conditions } }];
    const path = file('follows.json', JSON.stringify({ ...(JSON.parse(minimal) as object), ApiVersion: 2, Elements }));
    const { out } = await ascdata(['check', path]);
    expect(out).toMatch(
      /\[condition-value-impossible\][^]* = so: “x” is never hidden.*\[conditions-never-hide\]\n\n1 warning\n$/
    );
    const [row] = JSON.parse((await ascdata(['check', path, '--format', 'json'])).out) as [Record<string, unknown>];
    expect(row.consequences).toMatchObject([{ code: 'conditions-never-hide', line: 1, consequences: [] }]);
  });

  test('without findings prints an empty array and exits with 0', async () => {
    expect(await ascdata(['check', '--format=json', sample('minimal')])).toEqual({ code: 0, out: '[]\n', err: '' });
  });

  test('warnings alone leave the exit code 0', async () => {
    const { code, out } = await ascdata(['check', sample('possible-slots-twice')]);
    expect([code, out.trimEnd().split('\n').at(-1)]).toEqual([0, '2 warnings']);
  });

  test('a person sees the sentence, the place, the line with a caret, and the fix', async () => {
    const path = file('frame.json', minimal.replace('"DashboardWidget"', '\t"Spot"'));
    expect((await ascdata(['check', path])).out).toBe(
      [
        'error: SpotType must be “DashboardWidget”, not “Spot”. [spot-type]',
        ` --> ${path}:5:16`,
        '5 |   "SpotType":  "Spot",',
        `  | ${' '.repeat(15)}^`,
        '  = fix: SpotType: DashboardWidget',
        '',
        '1 error',
        ''
      ].join('\n')
    );
  });

  test('a long line is shown only around the place of the finding', async () => {
    const path = file('long.json', `{"Note":"${'x'.repeat(5_000)}",,"a":1}`);
    const [, , line = '', caret = ''] = (await ascdata(['check', path])).out.split('\n');
    expect(line.length).toBeLessThan(120);
    expect(line[caret.indexOf('^')]).toBe(',');
  });

  test('control characters of a file do not reach the terminal', async () => {
    const path = file('escape.json', minimal.replace('DashboardWidget', '\\u001b[31mred\u202e'));
    const { out } = await ascdata(['check', path]);
    expect(out).toContain('\\u001b[31mred\\u202e');
    expect([...out].filter((char) => '\u001b\u202e'.includes(char))).toEqual([]);
  });

  test('uses colour only where the output can show it', async () => {
    expect((await ascdata(['check', sample('spot-type')], { color: true })).out).toContain('\u001b[');
    expect((await ascdata(['check', sample('spot-type')])).out).not.toContain('\u001b[');
  });

  const empty: InEveryLanguage = {
    en: 'error: The file is empty. [json-empty]',
    de: 'Fehler: Die Datei ist leer. [json-empty]',
    fr: 'erreur: Le fichier est vide. [json-empty]'
  };
  test.each(Object.entries(empty))('--language %s gives the sentences in that language', async (language, sentence) => {
    const { out } = await ascdata(['check', sample('json-empty'), '--language', language]);
    expect(out).toContain(sentence);
  });

  const removal: InEveryLanguage = {
    en: 'Remove this condition',
    de: 'Diese Bedingung entfernen',
    fr: 'Supprimer cette condition'
  };
  test.each(Object.entries(removal))('--language %s gives the fixes in that language', async (language, title) => {
    const on = hide('a', '==', true);
    const path = file('fix.json', definition(flag('a'), flag('b', on, on)));
    expect((await ascdata(['check', path, '--language', language])).out).toContain(`: ${title}\n`);
    const { out } = await ascdata(['check', path, '--language', language, '--format', 'json']);
    const edits = [{ op: 'remove', pointer: '/Elements/1/Options/Conditions/1' }];
    expect((JSON.parse(out) as { fix: unknown }[]).map(({ fix }) => fix)).toEqual([{ title, edits }]);
  });

  test('--platform sets the version that is checked against', async () => {
    const path = sample('api-version-3');
    expect((await ascdata(['check', path, '--platform', '11.3.0'])).out).toBe('No findings\n');
    expect((await ascdata(['check', path, '--platform', '11.2.0'])).out).toContain('[api-version-unsupported]');
  });

  test('a package and a folder are both checked as packages, with places in their ascData.json', async () => {
    const files = [
      { name: 'index.html', bytes: new TextEncoder().encode('<!doctype html><title>x</title>') },
      { name: 'ascData.json', bytes: readFileSync(sample('spot-type')) }
    ];
    const zip = file('my.dash.zip', await writePackage(files));
    for (const each of files) file(`widget/${each.name}`, each.bytes);
    file('widget/.git/config', 'not a part of the widget');
    for (const path of [zip, join(folder, 'widget')]) {
      const { code, out } = await ascdata(['check', path]);
      expect(code).toBe(1);
      expect(out).toContain('[package-library-missing]');
      expect(out).toContain(` --> ${path}/ascData.json:5:15\n5 |   "SpotType": "Spot",`);
      const rows = JSON.parse((await ascdata(['check', path, '--format', 'json'])).out) as Record<string, unknown>[];
      expect(rows.map((row) => row.code)).toContain('spot-type');
      const missing = rows.find((row) => row.code === 'package-library-missing')!;
      expect([missing.file, 'line' in missing, 'column' in missing]).toEqual([path, false, false]);
      expect(JSON.stringify(rows)).not.toContain('.git');
    }
  });

  test('a link in a folder is refused, not followed', async () => {
    file('linked/index.html', '');
    file('linked/ascData.json', minimal);
    symlinkSync(sample('minimal'), join(folder, 'linked', 'secret.txt'));
    const { code, out } = await ascdata(['check', join(folder, 'linked')]);
    expect([code, out.includes('[package-special-file]')]).toEqual([1, true]);
  });

  test('a broken zip file and a text file with a package’s name give findings', async () => {
    for (const content of ['PK\u0003\u0004 broken', 'text']) {
      const { code, out } = await ascdata(['check', file('broken.dash.zip', content), '--format', 'json']);
      expect(code).toBe(1);
      expect(JSON.parse(out)).not.toEqual([]);
    }
  });
});

describe('ascdata conditions', () => {
  test('--format json prints one line per file with the hidden Ids in the order of the file', async () => {
    const [one, two] = [sample('conditions'), sample('hostile-ids')];
    expect(await ascdata(['conditions', one, two, '--format', 'json'])).toEqual({
      code: 0,
      out: `${JSON.stringify({ file: one, hidden: ['later', 'all'] })}\n${JSON.stringify({ file: two, hidden: ['constructor'] })}\n`,
      err: ''
    });
  });

  test('--set gives any number of Values that replace those of the file', async () => {
    const path = sample('conditions');
    const { out } = await ascdata(['conditions', path, '--set', 'mode="Later"', '--set=count=5', '--format', 'json']);
    expect(JSON.parse(out)).toEqual({ file: path, hidden: ['all'] });
  });

  test.each([
    ['mode=5', '--set mode: 5 is no Value of a radiobutton'],
    ['count="5"', '--set count: "5" is no Value of a number'],
    ['count=null', '--set count: null is no Value of a number']
  ])(
    '--set %s, which is not a Value of its element, is refused with what a Value looks like',
    async (set, sentence) => {
      const { code, out, err } = await ascdata(['conditions', sample('conditions'), '--set', set]);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(sentence);
      expect(err).toMatch(/It must be a number, for example|It must be one of the entries|A value is missing here/);
    }
  );

  test('Ids with = and such as __proto__ can be set', async () => {
    const hide = (TargetId: string) => ({ Conditions: [{ Action: 'HIDE', TargetId, Operator: '==', Value: 'a=b' }] });
    const text = (Id: string, Options = {}) => ({ Id, DisplayName: Id, DataType: 'simpleText', Value: [], Options });
    const Elements = [text('x=y'), text('__proto__'), text('one', hide('x=y')), text('two', hide('__proto__'))];
    const path = file('ids.json', JSON.stringify({ ...(JSON.parse(minimal) as object), Elements }));
    const both = ['--set', 'x=y=[{"Text":"a=b"}]', '--set', '__proto__=[{"Text":"a=b"}]'];
    const { out } = await ascdata(['conditions', path, ...both, '--format', 'json']);
    expect(JSON.parse(out)).toMatchObject({ hidden: ['one', 'two'] });
  });

  test('a file that cannot be read is named on stderr with exit code 2, while the others are still answered', async () => {
    const [gone, broken] = [join(folder, 'gone.json'), sample('json-comma-extra')];
    const { code, out, err } = await ascdata(['conditions', gone, broken, sample('minimal'), '--format', 'json']);
    expect(code).toBe(2);
    expect(out).toBe(`${JSON.stringify({ file: sample('minimal'), hidden: [] })}\n`);
    expect(err.trimEnd().split('\n')).toEqual([
      `ascdata: ${gone} cannot be read: there is no such file or folder.`,
      `ascdata: ${broken} cannot be read: This comma is one too many: nothing follows it. (line 3, column 6)`
    ]);
  });

  test.each([
    ['cuont=1', 'no file has an element with this Id. Did you mean count?'],
    ['gone=1', 'no file has an element with this Id.\n']
  ])('--set %s, an Id that no file has, is refused, naming a similar one', async (set, sentence) => {
    const { code, out, err } = await ascdata(['conditions', sample('conditions'), sample('minimal'), '--set', set]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
  });

  test('--set may give an Id that only one of the files has', async () => {
    const { code, err } = await ascdata(['conditions', sample('minimal'), sample('conditions'), '--set', 'count=5']);
    expect([code, err]).toEqual([0, '']);
  });

  test('a person sees names and Ids', async () => {
    const path = sample('conditions');
    expect((await ascdata(['conditions', path])).out).toBe(`${path}: hidden: later label (later), all label (all)\n`);
  });
});

describe('ascdata check of several files', () => {
  const twice = { Id: 'a', DisplayName: 'A', DataType: 'list', Value: 'x', Items: ['x', 'x'] };
  const sound = write(folder, 'sound.json', definition({ ...twice, Items: ['x'] }));
  const warned = write(folder, 'warned.json', definition(twice));
  const broken = write(folder, 'broken.json', definition({ ...twice, Value: 'y', Items: ['x'] }));

  test.each([
    [[sound, warned], 0],
    [[sound, broken, warned], 1],
    [[broken, `${folder}/none`], 2],
    [[`${folder}/none`, broken], 2]
  ])('exits with the worst of their codes: %j', async (paths, expected) => {
    expect((await ascdata(['check', ...paths])).code).toBe(expected);
  });

  test('names one that cannot be read, and answers for the others', async () => {
    const { out, err } = await ascdata(['check', `${folder}/none`, warned]);
    expect(err).toMatch(/none cannot be read: there is no such file or folder\.\n$/);
    expect(out).toContain('warned.json:');
  });

  test('names the file of each finding, and counts them all', async () => {
    const { out } = await ascdata(['check', warned, broken]);
    expect(out).toContain('warned.json:');
    expect(out).toContain('broken.json:');
    expect(out.trimEnd().split('\n').at(-1)).toBe('1 error, 1 warning');
  });

  test('one warning too many is told in the singular', async () => {
    const { err } = await ascdata(['check', warned, '--max-warnings=0']);
    expect(err).toBe('ascdata: 1 warning; --max-warnings allows 0.\n');
  });

  test('--format json prints one line for each', async () => {
    const { out } = await ascdata(['check', sound, warned, '--format', 'json']);
    const rows = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(rows).toMatchObject([
      { file: sound, findings: [] },
      { file: warned, findings: [{ code: 'items-duplicate' }] }
    ]);
  });

  test.each([
    [['--max-warnings', '2'], 0, ''],
    [['--max-warnings', '1'], 1, 'ascdata: 2 warnings; --max-warnings allows 1.\n'],
    [['--max-warnings', '0'], 1, 'ascdata: 2 warnings; --max-warnings allows 0.\n']
  ])('%j counts the warnings of all files', async (options, code, err) => {
    expect(await ascdata(['check', warned, warned, ...options])).toMatchObject({ code, err });
  });
});

describe('wrong use prints one sentence on stderr, nothing on stdout, and exits with 2', () => {
  test.each([
    [['chekc'], 'no command “chekc”: did you mean check?'],
    [['help', 'chekc'], 'did you mean check?'],
    [['constructor'], 'no command'],
    [['check'], 'no widget here'],
    [['why'], 'Which element?'],
    [['why', 'Stop'], 'no widget here'],
    [['check', 'a', '--max-warnings=-1'], '--max-warnings must be a number from 0'],
    [['check', 'a', '--max-warnings', 'few'], '--max-warnings must be a number from 0'],
    [['check', 'a', '--wrong'], "Unknown option '--wrong'. See --help."],
    [['check', 'a', '--formt', 'json'], "Unknown option '--formt'. Did you mean --format?"],
    [['check', 'a', '--format'], '--format'],
    [['check', 'a', '--format', 'xml'], '--format must be pretty or json'],
    [['check', 'a', '--platform', '13'], '--platform must be a version'],
    [['check', 'a', '--platform', 'x'], '--platform must be a version'],
    [['check', join(folder, 'nothing')], 'there is no such file'],
    [['conditions'], 'no widget here'],
    [['conditions', 'a', '--set', 'x'], '--set must be <Id>=<json>'],
    [['conditions', 'a', '--set', 'x=Now'], '--set must be <Id>=<json>'],
    [['conditions', 'a', '--set', '=1'], '--set must be <Id>=<json>']
  ])('ascdata %j', async (argv, sentence) => {
    const { code, out, err } = await ascdata(argv);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err.trimEnd().split('\n').length).toBe(1);
  });

  test('but --help and --version answer on stdout', async () => {
    for (const argv of [['--help'], ['check', '--help'], ['--version']]) {
      const { code, out, err } = await ascdata(argv);
      expect([code, err, out.length > 0]).toEqual([0, '', true]);
    }
  });
});

describe('the help of each command', () => {
  const listed = async () => {
    const { out } = await ascdata([]);
    return [...out.matchAll(/^ {2}(\w+) {2,}\S/gm)].map(([, name = '']) => name);
  };

  test('is named in the list that the command alone prints', async () => {
    const onRules = ['check', 'conditions', 'states', 'why', 'test'];
    expect(await listed()).toEqual([
      'init',
      'dev',
      ...onRules,
      'run',
      'types',
      'diff',
      'pack',
      'push',
      'list',
      'pull',
      'upgrade',
      'i18n'
    ]);
  });

  test('is there without loading the command', async () => {
    const load = () => Promise.reject(new Error('It was loaded.'));
    const commands = new Map([['heavy', { summary: 'does much', help: 'ascdata heavy\n', load }]]);
    expect(await ascdata(['heavy', '--help'], {}, commands)).toEqual({ code: 0, out: 'ascdata heavy\n', err: '' });
  });

  test('is one screen with an example, however it is asked for', async () => {
    for (const name of await listed()) {
      const { code, out } = await ascdata([name, '--help']);
      expect([code, await ascdata(['help', name]), await ascdata([name, '-h'])]).toMatchObject([0, { out }, { out }]);
      expect(out).toMatch(new RegExp(`^ascdata ${name}[^]*\\nExample: ascdata ${name} [^\\n]+\\n$`));
      const lines = out.split('\n');
      expect(lines.length).toBeLessThanOrEqual(30);
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(128);
    }
  });
});
