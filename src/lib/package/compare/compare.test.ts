import { describe, expect, it } from 'vitest';
import type { AscElement, Operator } from '../../ascdata/types.js';
import type { Change, ChangeCode, FileVersion, Mapping } from './changes.js';
import { comparePackages, comparingPackages } from './compare.js';
import { elementChanges } from './elements.js';
import { sentenceOf } from './sentences.js';
import { element } from './testing.js';

const context = { today: '2026-11-20' };
const root = {
  SpotIdentifier: 'com.example.widget',
  SpotVersion: '1.0',
  ApiVersion: 2,
  SpotType: 'DashboardWidget',
  NumberOfSlots: 1
};

function changesBetween(before: object, after: object, mapping: Mapping = []): readonly Change[] {
  const version = (ascData: object) => ({ ascData: { ...root, ...ascData }, files: [] });
  return comparePackages(version(before), version(after), mapping, context).changes;
}

const elementsChanged = (before: AscElement[], after: AscElement[], mapping?: Mapping) =>
  changesBetween({ Elements: before }, { Elements: after }, mapping);

/** The changes between two versions of one element. */
function ofOne(before: Partial<AscElement>, after: Partial<AscElement>): readonly Change[] {
  return elementsChanged([element('E', before)], [element('E', after)]);
}

const codes = (changes: readonly Change[]): ChangeCode[] => changes.map(({ code }) => code);

const file = (name: string, sha256: string, size = 10): FileVersion => ({ name, sha256, size });

describe('comparing a package with itself', () => {
  it('finds nothing', () => {
    const version = { ascData: { ...root, Elements: [element('a'), element('b')] }, files: [file('index.html', '1')] };
    expect(comparePackages(version, structuredClone(version), [], context)).toEqual({
      changes: [],
      pairs: [
        { before: 'a', after: 'a', by: 'id' },
        { before: 'b', after: 'b', by: 'id' }
      ],
      unusedMapping: [],
      likenessTried: true
    });
  });

  it.each([null, 7, [], {}, { Elements: 3 }, { Elements: [null, {}] }])(
    'never throws, whatever it is: %j',
    (ascData) => {
      expect(comparePackages({ ascData, files: [] }, { ascData, files: [] }, [], context).changes).toEqual([]);
    }
  );
});

describe('comparing step by step', () => {
  function stepsOf(before: AscElement[], after: AscElement[]): number {
    const [old, fresh] = [before, after].map((Elements) => ({ ascData: { ...root, Elements }, files: [] }));
    const steps = comparingPackages(old!, fresh!, [], context);
    let count = 1;
    while (!steps.next().done) count += 1;
    return count;
  }

  it('each kind of change in a long list has a step', () => {
    const list = (length: number, end: string): AscElement[] => {
      const Items = Array.from({ length }, (_, at) => `Entry ${at}${end}`);
      return [element('L', { DataType: 'list', Value: Items[0], Items })];
    };
    const [short, long] = [3, 1_000].map((length) => stepsOf(list(length, ''), list(length, '!')));
    expect(long! - short!).toBe(5);
  });

  const numbered = (length: number, value: string, of: string) =>
    Object.fromEntries(Array.from({ length }, (_, at) => [`${of}${at}`, value]));

  it.each<[string, (value: string) => object]>([
    ['options of an element', (x) => ({ Elements: [element('E', { Options: numbered(20_000, x, 'o') })] })],
    ['fields of an element', (x) => ({ Elements: [element('E', numbered(20_000, x, 'f'))] })],
    [
      'options of 50 elements',
      (x) => ({
        Elements: Array.from({ length: 50 }, (_, at) => element(`E${at}`, { Options: numbered(400, x, 'o') }))
      })
    ],
    ['options of the widget', (x) => ({ Options: numbered(20_000, x, 'o') })],
    ['fields of the widget', (x) => numbered(20_000, x, 'f')],
    [
      'texts of an element',
      (x) => ({
        Elements: [
          element('E', {
            Translations: Object.fromEntries(Object.keys(numbered(20_000, x, 'l')).map((each) => [each, { E: x }]))
          })
        ]
      })
    ]
  ])('no step makes 1,000 changes of %s', (_what, dataOf) => {
    const version = (x: string) => ({ ascData: { ...root, ...dataOf(x) }, files: [] });
    const steps = comparingPackages(version('old'), version('new'), [], context);
    let [count, last] = [1, steps.next()];
    for (; !last.done; count += 1) last = steps.next();
    expect(last.value!.changes).toHaveLength(20_000);
    expect(count).toBeGreaterThan(20_000 / 1_000);
  });

  it('an element that has more changes is not read for its texts again', () => {
    const readsWith = (length: number): number => {
      let reads = 0;
      const version = (value: string): AscElement => ({
        ...element('E', { DataType: 'list', Translations: { de: { a: 'A' } }, Options: numbered(length, value, 'o') }),
        get Items() {
          reads += 1;
          return ['a'];
        }
      });
      const [before, after] = ['old', 'new'].map((value) => [{ index: 0, element: version(value) }]);
      const steps = elementChanges(before!, after!, [{ before: 'E', after: 'E', by: 'id' }], context);
      while (!steps.next().done);
      return reads;
    };
    expect(readsWith(100)).toBe(readsWith(1));
  });

  it.each([
    ['that stay', (at: number) => `stays${at}`],
    ['that come and go', (at: number, side: string) => `${side}${at}`]
  ])('no step looks at more than 50 elements %s', (_what, idOf) => {
    const version = (side: string) => ({
      ascData: { ...root, Elements: Array.from({ length: 1_000 }, (_, at) => element(idOf(at, side))) },
      files: []
    });
    const steps = comparingPackages(version('old'), version('new'), [], context);
    let last = steps.next();
    let count = 1;
    for (; !last.done; count += 1) last = steps.next();
    expect(count).toBeGreaterThanOrEqual(1_000 / 50);
    expect(last.value).toEqual(comparePackages(version('old'), version('new'), [], context));
  });
});

describe('changes of the widget', () => {
  it.each<[ChangeCode, object, object, string]>([
    ['spot-identifier-changed', {}, { SpotIdentifier: 'other' }, '/SpotIdentifier'],
    ['spot-version-raised', { SpotVersion: '1.9' }, { SpotVersion: '1.10' }, '/SpotVersion'],
    ['spot-version-lowered', { SpotVersion: '2.0' }, { SpotVersion: '2.0-beta' }, '/SpotVersion'],
    ['spot-version-changed', { SpotVersion: 'spring' }, { SpotVersion: 'autumn' }, '/SpotVersion'],
    ['api-version-changed', {}, { ApiVersion: 3 }, '/ApiVersion'],
    ['number-of-slots-changed', {}, { NumberOfSlots: 2 }, '/NumberOfSlots'],
    ['widget-option-changed', {}, { Options: { HasDetailView: true } }, '/Options/HasDetailView'],
    ['widget-option-changed', { Options: { 'a/b': 1 } }, { Options: {} }, '/Options/a~1b'],
    ['field-changed', {}, { Author: 'A. Author' }, '/Author']
  ])('%s: %j, %j', (code, before, after, pointer) => {
    const changes = changesBetween(before, after);
    expect(codes(changes)).toEqual([code]);
    const { before: old, after: fresh } = changes[0] as { before?: { pointer: string }; after?: { pointer: string } };
    expect(old?.pointer ?? pointer).toBe(pointer);
    expect(fresh?.pointer ?? pointer).toBe(pointer);
  });

  it('name what stood there and what stands there', () => {
    expect(changesBetween({}, { NumberOfSlots: 2 })).toEqual([
      {
        code: 'number-of-slots-changed',
        before: { pointer: '/NumberOfSlots', value: 1 },
        after: { pointer: '/NumberOfSlots', value: 2 }
      }
    ]);
  });

  it('include languages that came or went, without each of their texts', () => {
    const texts = (language: string) => ({ Translations: { [language]: { DisplayName: 'x' } } });
    expect(ofOne(texts('de'), texts('fr'))).toEqual([
      { code: 'language-added', language: 'fr' },
      { code: 'language-removed', language: 'de' }
    ]);
  });
});

describe('changes of files', () => {
  it('are told with their sizes, by name, ascData.json left out', () => {
    const before = [file('b.js', '1', 20), file('ascData.json', '2'), file('c.js', '3', 30), file('same.js', '4')];
    const after = [file('same.js', '4'), file('ascData.json', '5'), file('b.js', '6', 20), file('a.js', '7', 5)];
    const { changes } = comparePackages({ ascData: root, files: before }, { ascData: root, files: after }, [], context);
    expect(changes).toEqual([
      { code: 'file-added', file: 'a.js', after: file('a.js', '7', 5) },
      { code: 'file-changed', file: 'b.js', before: file('b.js', '1', 20), after: file('b.js', '6', 20) },
      { code: 'file-removed', file: 'c.js', before: file('c.js', '3', 30) }
    ]);
  });
});

describe('changes of an element', () => {
  it('are none but its being there, where it is added or removed', () => {
    const [a, b] = [element('alpha'), element('omega', { DataType: 'boolean', Value: true })];
    expect(elementsChanged([a], [b])).toMatchObject([
      { code: 'element-added', element: { id: 'omega', dataType: 'boolean' }, after: { pointer: '/Elements/0' } },
      { code: 'element-removed', element: { id: 'alpha' }, before: { pointer: '/Elements/0' } }
    ]);
  });

  it('name its label in both languages', () => {
    const Translations = { de: { DisplayName: 'Titel' } };
    const [change] = elementsChanged([], [element('t', { DisplayName: 'Title', Translations })]);
    expect(change).toMatchObject({ code: 'language-added' });
    expect(elementsChanged([], [element('t', { DisplayName: 'Title', Translations })])[1]).toMatchObject({
      element: { name: { en: 'Title', de: 'Titel' } }
    });
  });

  it('name a long label by its beginning, on one line', () => {
    const name = (DisplayName: string) => elementsChanged([], [element('t', { DisplayName })])[0];
    const long = { en: `${'x'.repeat(199)}…` };
    expect(name('x'.repeat(20_000))).toMatchObject({ element: { name: long } });
    expect(name('Two\nlines')).toMatchObject({ element: { name: { en: 'Two lines' } } });
  });

  it('give the places in both files', () => {
    const before = [element('gone'), element('t', { Options: { MaxChars: 40 } })];
    const after = [element('t', { Options: { MaxChars: 20 } })];
    expect(elementsChanged(before, after)[0]).toMatchObject({
      code: 'rule-narrowed',
      before: { pointer: '/Elements/1/Options/MaxChars', value: 40 },
      after: { pointer: '/Elements/0/Options/MaxChars', value: 20 }
    });
  });

  const conditions = (TargetId: string) => ({
    Conditions: [{ Action: 'HIDE', TargetId, Operator: '?', Value: true }]
  });

  it.each<[ChangeCode, Partial<AscElement>, Partial<AscElement>]>([
    ['display-name-changed', { DisplayName: 'Title' }, { DisplayName: 'Headline' }],
    [
      'element-retyped',
      { DataType: 'list', Items: ['a'], Value: 'a' },
      { DataType: 'radiobutton', Items: ['a'], Value: 'a' }
    ],
    ['conditions-changed', {}, { Options: conditions('x') }],
    ['default-changed', { Value: [{ Text: 'a' }] }, { Value: [{ Text: 'b' }] }],
    ['option-changed', { Options: { MultilineSize: 2 } }, { Options: { MultilineSize: 3 } }],
    ['option-changed', {}, { Hint: 'unknown keys too' }],
    [
      'option-changed',
      { DataType: 'list', Items: ['a', 'b'], Value: 'a' },
      { DataType: 'list', Items: ['b', 'a'], Value: 'a' }
    ]
  ])('%s', (code, before, after) => {
    expect(codes(ofOne(before, after))).toEqual([code]);
  });

  it('of Conditions are told in words, before and after, each by the labels of its version', () => {
    const mode = { DataType: 'list', Items: ['Now', 'Later'], Value: 'Now' } as const;
    const de = { Translations: { de: { DisplayName: 'Modus', Now: 'Jetzt' } } };
    const hide = (TargetId: string, Operator: Operator, Value: unknown) => ({
      Action: 'HIDE' as const,
      TargetId,
      Operator,
      Value
    });
    const told = (before: unknown[] | undefined, after: unknown[] | undefined) => {
      const version = (Conditions: unknown[] | undefined, label: string) => [
        element('m', { ...mode, ...de, Items: [...mode.Items], DisplayName: label }),
        element('t'),
        element('E', Conditions && { Options: { Conditions } as AscElement['Options'] })
      ];
      const changes = elementsChanged(version(before, 'Mode'), version(after, 'Mode of view'));
      const [change] = changes.filter(({ code }) => code === 'conditions-changed');
      return [sentenceOf(change!, 'en'), sentenceOf(change!, 'de')];
    };
    const one = [hide('m', '==', 'Now')];
    expect(told(undefined, one)).toEqual([
      '“E” is now hidden while Mode of view = Now.',
      '„E“ wird jetzt ausgeblendet, solange gilt: Modus = Jetzt.'
    ]);
    expect(told(one, [hide('m', '!=', 'Later'), hide('t', '?', false)])).toEqual([
      '“E” is now hidden while Mode of view ≠ Later and t is empty (was: while Mode = Now).',
      '„E“ wird jetzt ausgeblendet, solange gilt: Modus ≠ Later und t ist leer (bisher: Modus = Jetzt).'
    ]);
    expect(told(one, undefined)[0]).toBe('“E” is now always shown (was hidden while Mode = Now).');
    expect(told(one, [hide('t', '?', 'x'), hide('m', '!=', 'Now')])[0]).toContain(
      't contains x and Mode of view ≠ Now ('
    );
    const broken = (Value: string) => [...one, hide('gone', '==', Value)];
    expect(told(broken('x'), one)[0]).toBe('“E” is now hidden while Mode of view = Now.');
    expect(told(one, broken('x'))[0]).toBe('“E” is now always shown (was hidden while Mode = Now).');
    expect(told(broken('x'), broken('y'))[0]).toBe('“E” has other conditions, and is still always shown.');
  });

  it('of texts are told for the languages both versions have', () => {
    const texts = (DisplayName: string) => ({ Translations: { de: { DisplayName } } });
    const pointer = '/Elements/0/Translations/de';
    expect(ofOne(texts('Titel'), texts('Überschrift'))).toMatchObject([
      { code: 'translation-changed', language: 'de', before: { pointer }, after: { pointer } }
    ]);
  });

  it('are none where a default means the same in another spelling', () => {
    const hex = { DataType: 'color', Value: '#1A2B3C' } as const;
    const rgba = { DataType: 'color', Value: 'rgba(26,43,60,1)', Options: { UseRGBA: true } } as const;
    expect(codes(ofOne(hex, rgba))).toEqual(['rule-widened']);
    expect(codes(ofOne(rgba, hex))).toEqual(['rule-narrowed']);
  });

  it('are none where conditions name the new Id of a renamed element', () => {
    const title = { DisplayName: 'Title' };
    const before = [element('title', title), element('E', { Options: conditions('title') })];
    const after = [element('headline', title), element('E', { Options: conditions('headline') })];
    expect(codes(elementsChanged(before, after))).toEqual(['element-renamed']);
  });

  it('in order are told of the fewest that explain it', () => {
    const [a, b, c, d] = ['alpha', 'beta', 'gamma', 'delta'].map((id) => element(id)) as [AscElement, ...AscElement[]];
    expect(elementsChanged([a, b!, c!, d!], [d!, a, b!, c!])).toMatchObject([
      { code: 'element-moved', element: { id: 'delta' }, before: { value: 4 }, after: { value: 1 } }
    ]);
  });
});

describe('a rule is narrowed when a Value that was right can be wrong, else widened', () => {
  type Row = [
    string,
    AscElement['DataType'],
    Record<string, unknown>,
    Record<string, unknown>,
    narrowed: string,
    widened: string
  ];
  it.each<Row>([
    ['Minimum raised', 'number', { Minimum: 1 }, { Minimum: 2 }, 'Minimum', ''],
    ['Minimum removed', 'number', { Minimum: 1 }, {}, '', 'Minimum'],
    ['Maximum added', 'number', {}, { Maximum: 2 }, 'Maximum', ''],
    ['StepSize made finer', 'number', { StepSize: 1 }, { StepSize: 0.5 }, '', 'StepSize'],
    ['StepSize made different', 'number', { StepSize: 2 }, { StepSize: 3 }, 'StepSize', ''],
    ['steps counted from another Minimum', 'number', { StepSize: 2 }, { StepSize: 2, Minimum: -1 }, 'Minimum', ''],
    ['UseRGBA dropped', 'color', { UseRGBA: true }, {}, 'UseRGBA', ''],
    ['MinDate later', 'date', { MinDate: '2026-01-01T00:00:00' }, { MinDate: 'Today' }, 'MinDate', ''],
    ['MaxDate later', 'date', { MaxDate: 'Today' }, { MaxDate: '2027-01-01T00:00:00' }, '', 'MaxDate'],
    ['TimeEnabled dropped', 'dateRange', { TimeEnabled: true }, {}, 'TimeEnabled', ''],
    ['TimeEnabled added', 'dateRange', {}, { TimeEnabled: true }, '', 'TimeEnabled'],
    [
      'time zone added',
      'dateRange',
      { TimeEnabled: true },
      { TimeEnabled: true, TimeZoneEnabled: true },
      'TimeZoneEnabled',
      ''
    ],
    ['WithSeconds dropped', 'time', { WithSeconds: 1 }, {}, 'WithSeconds', ''],
    ['MaxChars lowered', 'simpleText', { MaxChars: 40 }, { MaxChars: 20 }, 'MaxChars', ''],
    [
      'NumberOfInstances lowered',
      'simpleText',
      { NumberOfInstances: 3 },
      { NumberOfInstances: 2 },
      'NumberOfInstances',
      ''
    ],
    ['NumberOfInstances of a selection raised', 'spot', {}, { NumberOfInstances: 2 }, '', 'NumberOfInstances'],
    ['Required added', 'simpleText', {}, { Required: true }, 'Required', ''],
    ['ValidationRegExp added', 'simpleText', {}, { ValidationRegExp: '^a' }, 'ValidationRegExp', ''],
    [
      'ValidationRegExp changed',
      'simpleText',
      { ValidationRegExp: '^b' },
      { ValidationRegExp: '^a' },
      'ValidationRegExp',
      ''
    ],
    ['ValidationRegExp removed', 'simpleText', { ValidationRegExp: '^b' }, {}, '', 'ValidationRegExp'],
    ['two at once', 'number', { Minimum: 1, Maximum: 5 }, { Minimum: 0, Maximum: 4 }, 'Maximum', 'Minimum']
  ])('%s', (_, DataType, before, after, narrowed, widened) => {
    const changes = ofOne({ DataType, Options: before }, { DataType, Options: after });
    const optionsOf = (code: ChangeCode) =>
      changes
        .filter((change) => change.code === code)
        .map((change) => {
          const { before: old, after: fresh } = change as { before?: { pointer: string }; after?: { pointer: string } };
          return (fresh ?? old)?.pointer.split('/').at(-1);
        });
    expect([optionsOf('rule-narrowed').join(), optionsOf('rule-widened').join()]).toEqual([narrowed, widened]);
  });

  it.each([
    ['rule-narrowed', ['a', 'b'], ['a', 'c']],
    ['rule-widened', ['a'], ['a', 'b']]
  ])('%s by Items: %j, %j', (code, before, after) => {
    const list = { DataType: 'list', Value: 'a' } as const;
    expect(codes(ofOne({ ...list, Items: before }, { ...list, Items: after }))).toEqual([code]);
  });
});
