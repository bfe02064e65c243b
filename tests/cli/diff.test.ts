import { expect, test } from 'vitest';
import type { InEveryLanguage } from '../../src/lib/language/languages.js';
import { writePackage } from '../../src/lib/package/write.js';
import { ascdata, definition, flag, hide, sample, useFolder, write } from './harness.js';

const folder = useFolder();
const file = (name: string, ...elements: unknown[]): string => write(folder, name, definition(...elements));
const old = file('old.json', flag('a'), flag('b', hide('a', '==', true)));

interface Row {
  changes: { code: string }[];
  pairs: unknown[];
  conditions: unknown;
}
const said = async (...argv: string[]) => JSON.parse((await ascdata(['diff', ...argv, '--format', 'json'])).out) as Row;

test('--format json prints the comparison of Replace and which sets of hidden elements appear and vanish', async () => {
  const fresh = file('new.json', flag('a'), flag('b', hide('a', '==', true)), flag('c', hide('a', '==', true)));
  const row = await said(old, fresh);
  expect(row.changes.map(({ code }) => code)).toEqual(['element-added']);
  expect(row.pairs).toHaveLength(2);
  expect(row.conditions).toEqual({
    equal: false,
    complete: true,
    appear: [{ set: { a: true }, hidden: ['b', 'c'] }],
    vanish: [{ set: { a: true }, hidden: ['b'] }]
  });
});

test('another spelling of the same rule is proved equal, even under a renamed Id', async () => {
  const fresh = file('spelling.json', { ...flag('a2'), DisplayName: 'a label' }, flag('b', hide('a2', '!=', false)));
  const row = await said(old, fresh);
  expect(row.changes.map(({ code }) => code)).toContain('element-renamed');
  expect(row.conditions).toEqual({ equal: true, complete: true, appear: [], vanish: [] });
});

test('files are compared where both are packages', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const ascData = { name: 'ascData.json', bytes: bytes(definition(flag('a'))) };
  const pack = async (name: string, html: string) =>
    write(folder, name, await writePackage([{ name: 'index.html', bytes: bytes(html) }, ascData]));
  const [one, two] = [await pack('one.dash.zip', 'one'), await pack('two.dash.zip', 'two')];
  expect((await said(one, two)).changes).toMatchObject([{ code: 'file-changed', file: 'index.html' }]);
  expect((await said(one, file('alone.json', flag('a')))).changes).toEqual([]);
});

test('a person reads it in sentences', async () => {
  const fresh = file('hides-off.json', flag('a'), flag('b', hide('a', '==', false)), flag('c', hide('a', '==', true)));
  const { code, out } = await ascdata(['diff', old, fresh]);
  expect(code).toBe(0);
  expect(out).toBe(
    [
      '2 changes:',
      '  “b label” is now hidden while a label = off (was: while a label = on). (Id: b · /Elements/1/Options/Conditions)',
      '  “c label” is new: a switch. (Id: c · → /Elements/2)',
      'Conditions: 1 state appears, 1 vanishes.',
      '  appears: hidden c (a = true)',
      '  vanishes: nothing hidden (as it is)',
      ''
    ].join('\n')
  );
  expect((await ascdata(['diff', old, old])).out).toBe(
    'No changes.\nConditions: proved equal; both show the same for values of the package and entered ones.\n'
  );
});

test('a person reads the first sets that appear and vanish, and how many others do; --format json has all', async () => {
  const hidden = (kind: string) => ['a', 'b', 'c'].map((id) => flag(`${kind}-${id}`, hide(id, '==', true)));
  const flags = [flag('a'), flag('b'), flag('c'), ...hidden('old')];
  const [before, after] = [file('eight.json', ...flags), file('eight-more.json', ...flags, ...hidden('new'))];
  const { appear, vanish } = (await said(before, after)).conditions as Record<'appear' | 'vanish', unknown[]>;
  expect([appear.length, vanish.length]).toEqual([7, 7]);
  const lines = (await ascdata(['diff', before, after])).out.split('\n').slice(5, -1);
  expect(lines.map((line) => /^ {2}(appears|vanishes|and \d+ others?)/.exec(line)?.[1])).toEqual([
    ...Array<string>(5).fill('appears'),
    ...Array<string>(5).fill('vanishes'),
    'and 4 others'
  ]);
});

const newSetting: InEveryLanguage = {
  en: '“c label” is new: a switch.',
  de: '„c label“ ist neu: ein Schalter.',
  fr: '«\u202Fc label\u202F» est nouveau\u00A0: un interrupteur.'
};

test.each(Object.entries(newSetting))('--language %s says the changes in that language', async (language, sentence) => {
  const fresh = file(`new.${language}.json`, flag('a'), flag('b', hide('a', '==', true)), flag('c'));
  const { code, out } = await ascdata(['diff', old, fresh, '--language', language]);
  expect([code, out]).toEqual([0, expect.stringContaining(sentence)]);
});

const text = (Options: object, more: object = {}) => ({
  ...{ Id: 't', DisplayName: 'Headline', DataType: 'simpleText', Value: [{ Text: 'a' }], Options },
  ...more
});
const stated = (name: string, fields: object, ...elements: unknown[]): string =>
  write(folder, name, JSON.stringify({ ...(JSON.parse(definition(...elements)) as object), ...fields }));
const before = file('before.json', text({ MaxChars: 20 }), flag('a'));

test.each([
  ['nothing', file('f0.json', text({ MaxChars: 20 }), flag('a')), 0, 0],
  ['a wider rule', file('f1.json', text({ MaxChars: 30 }), flag('a')), 0, 0],
  ['a new setting', file('f2.json', text({ MaxChars: 20 }), flag('a'), flag('b')), 0, 0],
  ['a stricter rule', file('f3.json', text({ MaxChars: 10 }), flag('a')), 1, 1],
  ['a setting gone', file('f4.json', text({ MaxChars: 20 })), 1, 1],
  ['another DataType', file('f5.json', text({}, { DataType: 'color', Value: '#FF0000' }), flag('a')), 1, 1],
  ['a renamed setting', file('f6.json', text({ MaxChars: 20 }, { Id: 'headline' }), flag('a')), 0, 1],
  ['another SpotIdentifier', stated('f7.json', { SpotIdentifier: 'y' }, text({ MaxChars: 20 }), flag('a')), 0, 1],
  ['a higher ApiVersion', stated('f8.json', { ApiVersion: 3 }, text({ MaxChars: 20 }), flag('a')), 0, 1],
  ['a lower ApiVersion', stated('f9.json', { ApiVersion: 1 }, text({ MaxChars: 20 }), flag('a')), 0, 0]
])('--fail-on: %s', async (_, after, setAside, breaking) => {
  const codeFor = async (what: string) => (await ascdata(['diff', before, after, '--fail-on', what])).code;
  expect([await codeFor('set-aside'), await codeFor('breaking')]).toEqual([setAside, breaking]);
});

test('--fail-on names the changes on stderr; the output stays the comparison', async () => {
  const after = file('gone.json', text({ MaxChars: 20 }));
  const { out, err } = await ascdata(['diff', before, after, '--fail-on', 'set-aside', '--format', 'json']);
  expect(err).toBe('ascdata: --fail-on set-aside:\n  “a label” was removed.\n');
  expect((JSON.parse(out) as Row).changes).toHaveLength(1);
});

test.each([
  [['diff', old], 'Which two versions?'],
  [['diff', old, old, old], 'Which two versions?'],
  [['diff', old, old, '--fail-on', 'all'], '--fail-on must be set-aside or breaking'],
  [['diff', old, `${folder}/none`], 'there is no such file'],
  [['diff', old, `${folder}/\u001b[31m`], '/\\u001b[31m cannot be read'],
  [['diff', sample('json-empty'), old], 'The file is empty']
])('%j is refused with one sentence', async (argv, sentence) => {
  const { code, out, err } = await ascdata(argv);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(sentence);
});
