import { describe, expect, test } from 'vitest';
import { registry } from '../datatypes/registry.js';
import { structure } from '../datatypes/validators.generated.js';
import { check, type FileCheckOptions } from './check.js';
import { DocumentFindings, MAX_FINDINGS } from './documentFindings.js';
import { DEFAULT_PLATFORM } from './defaults.js';
import { withPointerPrefix, pointerTokens, type Finding, type Fix } from './findings.js';
import { finding } from './finding.js';
import { messageInFile, messageOf } from './wording.js';
import { mostSimilar } from './similarWords.js';

const options: FileCheckOptions = {
  registry,
  structure,
  platform: DEFAULT_PLATFORM,
  today: '2025-06-15',
  patterns: { test: () => 'match', settled: () => Promise.resolve() }
};
const root = { SpotIdentifier: 'a', SpotVersion: '1', ApiVersion: 1, SpotType: 'DashboardWidget', NumberOfSlots: 1 };

const codes = (findings: readonly Finding[]): string[] => findings.map(({ code }) => code);

/** Applies a fix to plain data. */
function mended(data: unknown, { edits }: Fix): unknown {
  const copy = structuredClone(data);
  for (const edit of edits) {
    const tokens = pointerTokens(edit.pointer);
    const last = tokens.pop() ?? '';
    const parent = tokens.reduce((at, token) => (at as Record<string, unknown>)[token], copy) as Record<
      string,
      unknown
    >;
    if (edit.op === 'set') parent[last] = edit.value;
    else delete parent[last];
  }
  return copy;
}

describe('check', () => {
  test('says in what the key of a translation differs that only reads like an entry, and moves its text', async () => {
    const Translations = { de: { 'Tu\u0308r ': 'Door', Tor: 'Gate' } };
    const door = { Id: 'b', DisplayName: 'B', DataType: 'list', Value: 'T\u00fcr', Items: ['T\u00fcr'], Translations };
    const data = { ...root, Elements: [door] };
    const { findings } = await check(JSON.stringify(data), options);
    const stale = findings.filter(({ code }) => code.startsWith('translation-stale'));
    expect(stale.map(({ code, params }) => [code, params.difference])).toEqual([
      ['translation-stale-alike', 'blanks'],
      ['translation-stale', undefined]
    ]);
    const moved = { de: { Tor: 'Gate', 'T\u00fcr': 'Door' } };
    expect(mended(data, stale[0]!.fix!)).toEqual({ ...data, Elements: [{ ...door, Translations: moved }] });
  });

  test.each([
    [['de', 'DE'], [['DE', 'de']]],
    [
      ['pt-br', 'pt-BR', 'PT-BR'],
      [
        ['pt-BR', 'pt-br'],
        ['PT-BR', 'pt-br']
      ]
    ],
    [['de', 'de-AT'], []]
  ])('reports a language that an element has in two spellings: %j', async (languages, expected) => {
    const Translations = Object.fromEntries(languages.map((language) => [language, { DisplayName: `${language}!` }]));
    const Elements = [{ Id: 'b', DisplayName: 'B', DataType: 'boolean', Value: true, Translations }];
    const { findings } = await check(JSON.stringify({ ...root, Elements }), options);
    const twice = findings.filter(({ code }) => code === 'translation-language-twice');
    expect(twice.map(({ params }) => [params.language, params.other])).toEqual(expected);
    expect(twice.map(({ pointer }) => pointer)).toEqual(expected.map(([code]) => `/Elements/0/Translations/${code}`));
  });

  test('uses the DataTypes whose models it is handed, and no others', async () => {
    const others = Object.fromEntries(Object.entries(registry).filter(([name]) => name !== 'boolean'));
    const Elements = [
      { Id: 'a', DisplayName: 'A', DataType: 'boolean', Value: true },
      { Id: 'b', DisplayName: 'B', DataType: 'number', Value: 1 }
    ];
    const { elements } = await check(JSON.stringify({ ...root, Elements }), {
      ...options,
      registry: others as typeof registry
    });
    expect(elements.map(({ Id }) => Id)).toEqual(['b']);
  });

  test('gives the text, the file, its usable elements and no findings where all is well', async () => {
    const data = { ...root, Elements: [{ Id: 'b', DisplayName: 'B', DataType: 'boolean', Value: true }] };
    const text = JSON.stringify(data);
    expect(await check(text, options)).toEqual({ text, data, elements: data.Elements, findings: [] });
  });

  test('gives data only where the root has the right structure, but usable elements in any case', async () => {
    const Elements = [{ Id: 'b', DisplayName: 'B', DataType: 'boolean', Value: true }, 5];
    expect((await check(JSON.stringify({ ...root, Elements }), options)).data).toBeDefined();
    const broken = await check(JSON.stringify({ ...root, SpotVersion: 1, Elements }), options);
    expect([broken.data, broken.elements.length]).toEqual([undefined, 1]);
  });

  test.each([
    ['spot-type', { ...root, SpotType: 'Spot' }],
    ['api-version-too-low', { ...root, Options: { PossibleNumbersOfRows: [1], DynamicResolution: {} } }],
    ['unknown-data-type-similar', { ...root, Elements: [{ Id: 'a', DisplayName: 'A', DataType: 'Number', Value: 1 }] }],
    ['misspelt-key', { ...root, Elements: [{ Id: 'a', DisplayName: 'A', DataType: 'number', value: 1 }] }],
    ['value-spelling', { ...root, Elements: [{ Id: 'a', DisplayName: 'A', DataType: 'color', Value: '#abcdef' }] }]
  ])('the fix of %s resolves the finding and causes no other', async (code, data) => {
    const { findings } = await check(JSON.stringify(data), options);
    const fix = findings.find((found) => found.code === code)?.fix;
    expect(fix).toBeDefined();
    const after = await check(JSON.stringify(fix && mended(data, fix)), options);
    expect(codes(after.findings)).toEqual([]);
  });

  describe('a key in the wrong place', () => {
    const list = { Id: 'a', DisplayName: 'A', DataType: 'list', Value: 'a', Items: ['a'] };
    const number = { Id: 'n', DisplayName: 'N', DataType: 'number', Value: 1 };
    const rule = [{ Action: 'HIDE', TargetId: 'n', Operator: '==', Value: 2 }];
    const found = async (data: object) => {
      const { findings } = await check(JSON.stringify({ ...root, ApiVersion: 2, ...data }), options);
      return findings;
    };

    test.each<[string, object, string[]]>([
      ['Conditions beside Options', { Elements: [number, { ...list, Conditions: rule }] }, ['/Elements/1/Conditions']],
      [
        'an option of the element',
        { Elements: [{ ...number, Minimum: 0, Options: { Maximum: 9 } }] },
        ['/Elements/0/Minimum']
      ],
      [
        'several, without Options',
        { Elements: [{ ...number, Minimum: 0, Maximum: 9 }] },
        ['/Elements/0/Minimum', '/Elements/0/Maximum']
      ],
      [
        'Items among Options',
        { Elements: [{ ...number, Options: { Translations: {} } }] },
        ['/Elements/0/Options/Translations']
      ],
      ['an option of the widget', { HasDetailView: true, Elements: [] }, ['/HasDetailView']],
      ['a root field among Options', { Options: { Elements: [] } }, ['/Options/Elements']],
      ['a part of DynamicResolution', { Options: { MinWidth: 100 }, Elements: [] }, ['/Options/MinWidth']]
    ])('is told, and its fix moves it: %s', async (_, data, pointers) => {
      const findings = await found(data);
      const misplaced = findings.filter(({ code }) => code === 'misplaced-key');
      expect(misplaced.map(({ pointer }) => pointer)).toEqual(pointers);
      const [first] = misplaced;
      const after = await found(mended({ ...root, ApiVersion: 2, ...data }, first!.fix!) as object);
      expect(codes(after).filter((code) => code === 'misplaced-key')).toEqual([]);
    });

    test('overwrites nothing', async () => {
      const [only] = await found({ Elements: [{ ...number, Minimum: 0, Options: { Minimum: 1 } }] });
      expect([only?.code, only?.fix]).toEqual(['misplaced-key', undefined]);
    });

    test('is told if only other DataTypes have it', async () => {
      const findings = await found({
        Elements: [
          { ...list, Options: { Minimum: 0 } },
          { ...number, MaxChars: 3 }
        ]
      });
      expect(findings.map(({ code, pointer }) => [code, pointer])).toEqual([
        ['key-of-other-type', '/Elements/0/Options/Minimum'],
        ['key-of-other-type', '/Elements/1/MaxChars']
      ]);
    });
  });

  test('offers no fix for a misspelt key that is there in its right spelling too', async () => {
    const element = { Id: 'a', DisplayName: 'A', DataType: 'number', Value: 1, value: 2 };
    const { findings } = await check(JSON.stringify({ ...root, Elements: [element] }), options);
    expect(findings).toMatchObject([{ code: 'misspelt-key' }]);
    expect(findings[0]?.fix).toBeUndefined();
  });

  test('names each feature once, however many elements use it', async () => {
    const element = { DisplayName: 'A', DataType: 'radiobutton', Value: 'a', Items: ['a'] };
    const Elements = [1, 2, 3].map((n) => ({ Id: `e${n}`, ...element }));
    const { findings } = await check(JSON.stringify({ ...root, Elements }), options);
    expect(findings.map((found) => [found.code, messageOf(found)])).toEqual([
      ['api-version-too-low', 'DataType radiobutton needs ApiVersion 2 (platform 11.2.0), but the file states 1.']
    ]);
  });

  test('reports an unknown ApiVersion as one error, and nothing about features', async () => {
    const data = { ...root, ApiVersion: 4, Options: { PossibleNumbersOfRows: [1] } };
    expect(codes((await check(JSON.stringify(data), options)).findings)).toEqual(['api-version-unknown']);
  });

  test('gives findings in the order of the file, and last how many were left out', async () => {
    const Elements = Array.from({ length: MAX_FINDINGS + 5 }, () => null);
    const { findings } = await check(JSON.stringify({ ...root, Elements }, null, 1), options);
    expect(findings.length).toBe(MAX_FINDINGS + 1);
    expect(findings.at(-1)).toMatchObject({ code: 'more-errors', params: { count: 5 } });
    const lines = findings.slice(0, -1).map((found) => found.line ?? 0);
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
    const inOneLine = await check(
      JSON.stringify({ Elements: [null, null], Options: 7, ...root, ApiVersion: 9 }),
      options
    );
    const columns = inOneLine.findings.map((found) => found.column ?? 0);
    expect(columns.length).toBeGreaterThan(2);
    expect(columns).toEqual([...columns].sort((a, b) => a - b));
  });
});

describe('DocumentFindings', () => {
  const info = finding('translation-stale', '', { language: 'de', key: 'Now' });
  const error = finding('json-empty', '');

  test('errors are kept before warnings and infos, whenever they come', () => {
    const found = new DocumentFindings(2);
    found.addAll([info, info, info, error]);
    expect(codes(found.findings())).toEqual(['json-empty', 'translation-stale', 'more-findings']);
  });

  test('the finding that counts those left out is an error exactly when errors were left out', () => {
    const found = new DocumentFindings(1);
    found.add(error);
    found.skip('info', 3);
    expect(found.findings().at(-1)).toMatchObject({ code: 'more-findings', params: { count: 3 } });
    found.skip('error', 1);
    expect(found.findings().at(-1)).toMatchObject({ code: 'more-errors', params: { count: 4 } });
  });

  test('no such finding is added where nothing was left out', () => {
    const found = new DocumentFindings(2);
    found.addAll([info, error]);
    expect(codes(found.findings())).toEqual(['json-empty', 'translation-stale']);
  });
});

describe('findings', () => {
  test('moving findings moves the pointers of their fixes', () => {
    const fix: Fix = {
      title: 'x',
      edits: [
        { op: 'set', pointer: '', value: 1 },
        { op: 'remove', pointer: '/a' }
      ]
    };
    expect(withPointerPrefix('/Elements/0/Value', [finding('json-empty', '/b', {}, fix)])).toMatchObject([
      {
        pointer: '/Elements/0/Value/b',
        fix: { edits: [{ pointer: '/Elements/0/Value' }, { pointer: '/Elements/0/Value/a' }] }
      }
    ]);
  });

  test('a message translates known words, and leaves parameters that look like placeholders alone', () => {
    const params = { field: '{actual}', expected: 'array', actual: 'constructor' };
    const found = finding('wrong-type', '', params);
    expect(messageOf(found, 'en')).toBe('“{actual}” must be a list [ … ]; here it is constructor.');
    expect(messageOf(found, 'de')).toBe('„{actual}“: Nötig ist eine Liste [ … ]; hier steht constructor.');
  });
});

test('unusable conditions on an element are listed as consequences of its unknown DataType', async () => {
  const hide = (TargetId: string) => ({ Action: 'HIDE', TargetId, Operator: '==', Value: true });
  const flag = (Id: string, DataType: string, ...Conditions: object[]) => ({
    Id,
    DisplayName: Id,
    DataType,
    Value: true,
    Options: { Conditions }
  });
  const Elements = [flag('a', 'alien'), flag('b', 'boolean', hide('a'), hide('gone')), flag('c', 'boolean', hide('a'))];
  const { findings } = await check(JSON.stringify({ ...root, ApiVersion: 2, Elements }), options);
  expect(findings.map(({ code, consequences = [] }) => [code, ...consequences.map(({ pointer }) => pointer)])).toEqual([
    ['unknown-data-type', '/Elements/1/Options/Conditions/0/TargetId', '/Elements/2/Options/Conditions/0/TargetId'],
    ['condition-unknown-target']
  ]);
});

test.each<[place: string, element: object, sentence: string]>([
  [
    'the only text of a Value',
    { DataType: 'simpleText', Value: [{ Text: 'abc' }], Options: { MaxChars: 2 } },
    '“Title (t)”: The text has 3 characters; at most 2 are possible.'
  ],
  [
    'one of several texts',
    { DataType: 'simpleText', Value: [{ Text: 'a' }, { Text: 'abc' }], Options: { MaxChars: 2, NumberOfInstances: 2 } },
    '“Title (t)”, entry 2: The text has 3 characters; at most 2 are possible.'
  ],
  [
    'a member of a Value',
    { DataType: 'dateRange', Value: { From: '2026-02-30T00:00:00', To: '2026-03-01T00:00:00' } },
    '“Title (t)”, “From”: This date or time does not exist: 2026-02-30T00:00:00.'
  ],
  [
    'the definition',
    { DataType: 'simpleText', Value: [{ Text: '' }], Options: { MaxChars: 0 } },
    '“Title (t)”: MaxChars is 0, so no text can be entered at all.'
  ],
  [
    'a condition, whose sentence names the setting itself',
    { DataType: 'boolean', Value: true, Options: { Conditions: 1 } },
    'Conditions of “Title (t)” is not a list, so it hides nothing.'
  ]
])('a finding on %s names the setting once', async (_place, element, sentence) => {
  const data = { ...root, ApiVersion: 2, Elements: [{ Id: 't', DisplayName: 'Title', ...element }] };
  const { findings } = await check(JSON.stringify(data), options);
  expect(findings.map((found) => messageInFile(found, 'en'))).toContain(sentence);
});

describe('similar', () => {
  test.each([
    ['UseRgba', 'UseRGBA'],
    ['Maximim', 'Maximum'],
    ['Maximun', 'Maximum'],
    ['Mxaimum', 'Maximum'],
    ['Vlaue', 'Value'],
    ['Requierd', 'Required'],
    ['Vendor', undefined],
    ['Ident', undefined],
    ['Value', undefined],
    ['id', 'Id'],
    ['Ix', undefined],
    ['', undefined]
  ])('the name most similar to %j is %j', (word, expected) => {
    expect(mostSimilar(word, ['Id', 'Value', 'Maximum', 'Minimum', 'Required', 'UseRGBA'])).toBe(expected);
  });

  test.each([
    ['Z', ['A', 'B']],
    ['on', ['off', 'ok']],
    ['Rot', ['Grün', 'Blau']],
    ['no', ['now']]
  ])('%j is similar to none of %j', (word, candidates) => {
    expect(mostSimilar(word, candidates)).toBeUndefined();
  });
});
