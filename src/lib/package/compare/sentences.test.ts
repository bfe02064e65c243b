import { describe, expect, it } from 'vitest';
import { WidgetOptions } from '../../ascdata/schema.js';
import { MESSAGE_LANGUAGES } from '../../language/languages.js';
import { finding } from '../../ascdata/finding.js';
import { DATA_TYPE_NAMES } from '../../ascdata/dataTypeNames.js';
import { changes as dataTypeChanges, dataTypeLabel } from '../../datatypes/changes.js';
import { typeSchemas } from '../../datatypes/schema.js';
import { comparisonTexts, dataTypeTexts } from '../../messages/comparison.js';
import type { Change, ChangeCode, ElementRef, FileVersion, Side } from './changes.js';
import type { OutcomeKind, ValueOutcome } from './outcomes.js';
import { listInWords } from './phrases.js';
import { detailOf, outcomeSentence, sentenceOf } from './sentences.js';
import { widgetOptionsInEffect } from './widgetOptions.js';

const LANGUAGES = MESSAGE_LANGUAGES;

const element: ElementRef = {
  id: 'opening_hours',
  name: { en: 'Opening hours', de: 'Öffnungszeiten', fr: 'Opening hours' },
  dataType: 'simpleText'
};
const file: FileVersion = { name: 'main.js', sha256: '1f', size: 2048 };

function both<T>(place: string, before: T, after: T): { before: Side<T>; after: Side<T> } {
  return {
    before: { pointer: `/Elements/1${place}`, value: before },
    after: { pointer: `/Elements/2${place}`, value: after }
  };
}

/** One per kind; a kind without one does not compile. */
const changes: { [C in ChangeCode]: Extract<Change, { code: C }> } = {
  'element-added': { code: 'element-added', element, after: { pointer: '/Elements/2', value: {} } },
  'element-removed': { code: 'element-removed', element, before: { pointer: '/Elements/1', value: {} } },
  'element-renamed': {
    code: 'element-renamed',
    element,
    by: 'likeness',
    formerName: { en: 'Hours', de: 'Zeiten', fr: 'Hours' },
    ...both('/Id', 'hours', 'opening_hours')
  },
  'element-retyped': { code: 'element-retyped', element, ...both('/DataType', 'number', 'simpleText') },
  'display-name-changed': {
    code: 'display-name-changed',
    element,
    formerName: { en: 'Hours', de: 'Zeiten', fr: 'Hours' },
    ...both('/DisplayName', 'Hours', 'Opening hours')
  },
  'element-moved': { code: 'element-moved', element, ...both('', 2, 3) },
  'rule-narrowed': { code: 'rule-narrowed', element, ...both('/Options/MaxChars', 40, 20) },
  'rule-widened': { code: 'rule-widened', element, ...both('/Options/MaxChars', 20, 40) },
  'option-changed': { code: 'option-changed', element, ...both('/Hint', 'a', 'b') },
  'conditions-changed': {
    code: 'conditions-changed',
    element,
    before: {
      pointer: '/Elements/1/Options/Conditions',
      value: [1],
      words: { en: 'Mode = Now', de: 'Modus = Jetzt', fr: 'Mode = Now' }
    },
    after: {
      pointer: '/Elements/2/Options/Conditions',
      value: [2],
      words: { en: 'Days > 2', de: 'Tage > 2', fr: 'Days > 2' }
    }
  },
  'default-changed': {
    code: 'default-changed',
    element,
    before: { pointer: '/Elements/1/Value', value: [], words: { en: 'empty', de: 'leer', fr: 'empty' } },
    after: { pointer: '/Elements/2/Value', value: [{ Text: 'a' }], words: { en: 'a', de: 'a', fr: 'a' } }
  },
  'translation-changed': { code: 'translation-changed', element, language: 'de', ...both('/Translations/de', {}, {}) },
  'spot-identifier-changed': { code: 'spot-identifier-changed', ...both('', 'com.example.a', 'com.example.b') },
  'spot-version-raised': { code: 'spot-version-raised', ...both('', '1.9', '1.10') },
  'spot-version-lowered': { code: 'spot-version-lowered', ...both('', '1.10', '1.9') },
  'spot-version-changed': { code: 'spot-version-changed', ...both('', 'spring', 'autumn') },
  'api-version-changed': { code: 'api-version-changed', ...both('', 1, 2) },
  'number-of-slots-changed': { code: 'number-of-slots-changed', ...both('', 1, 2) },
  'widget-option-changed': { code: 'widget-option-changed', ...both('/Hint', 1, 2) },
  'field-changed': { code: 'field-changed', ...both('/Author', 'a', 'b') },
  'language-added': { code: 'language-added', language: 'de' },
  'language-removed': { code: 'language-removed', language: 'xx-not-a-language' },
  'file-added': { code: 'file-added', file: 'main.js', after: file },
  'file-removed': { code: 'file-removed', file: 'main.js', before: file },
  'file-changed': { code: 'file-changed', file: 'main.js', before: file, after: { ...file, size: 500 } }
};

const placed = { id: 'opening_hours', value: 1, element };
const aside = { id: 'opening_hours', value: 1, name: element.name, reasons: [finding('element-gone', '')] };
const outcomes: { [K in OutcomeKind]: Extract<ValueOutcome, { kind: K }> } = {
  kept: { kind: 'kept', ...placed, findings: [] },
  moved: { kind: 'moved', ...placed, findings: [] },
  converted: { kind: 'converted', ...placed, converted: '1' },
  setAside: { kind: 'setAside', ...aside },
  returned: { kind: 'returned', ...placed },
  stillAside: { kind: 'stillAside', ...aside }
};

/** Complete, in plain words, and without an Id. */
function expectReadable(sentence: string): void {
  expect(sentence).toMatch(/^[“„«\p{Lu}].*[.\p{L}\d]$/u);
  expect(sentence).not.toMatch(/[{}]|undefined|opening_hours|\/Elements/);
}

describe('each kind of change', () => {
  it.each(Object.values(changes))('$code has a sentence in both languages', (change) => {
    for (const language of LANGUAGES) expectReadable(sentenceOf(change, language));
    expect(sentenceOf(change, 'en')).not.toBe(sentenceOf(change, 'de'));
    expect(sentenceOf(JSON.parse(JSON.stringify(change)) as Change, 'en')).toBe(sentenceOf(change, 'en'));
  });

  it.each(Object.values(changes).filter((change) => 'element' in change))(
    '$code names the element by its label',
    (change) => {
      expect(sentenceOf(change, 'en')).toContain('“Opening hours”');
      expect(sentenceOf(change, 'de')).toContain('„Öffnungszeiten“');
      expect(detailOf(change)).toContain('opening_hours');
    }
  );
});

describe('each outcome of a Value', () => {
  it.each(Object.values(outcomes))('$kind has a sentence in both languages', (outcome) => {
    for (const language of LANGUAGES) expectReadable(outcomeSentence(outcome, language));
    expect(outcomeSentence(outcome, 'en')).toContain('“Opening hours”');
    expect(outcomeSentence(outcome, 'en')).not.toBe(outcomeSentence(outcome, 'de'));
  });

  it('says every reason once', () => {
    const [gone, tooLong] = [
      finding('element-gone', ''),
      finding('text-too-long', '/0/Text', { count: 4, maximum: 3 })
    ];
    const sentence = outcomeSentence({ ...outcomes.setAside, reasons: [gone, tooLong, gone] }, 'en');
    expect(sentence).toBe(
      'The value of “Opening hours” is set aside. The widget no longer has this setting. The text has 4 characters; at most 3 are possible.'
    );
  });

  it('says that a kept Value was not right before either', () => {
    const kept: ValueOutcome = { ...outcomes.kept, findings: [finding('text-required', '')] };
    expect(outcomeSentence(kept, 'en')).not.toBe(outcomeSentence(outcomes.kept, 'en'));
  });
});

describe('each option', () => {
  it.each(DATA_TYPE_NAMES)('of %s has words, and none besides', (name) => {
    const known = Object.keys(typeSchemas[name].Options);
    expect(Object.keys(dataTypeChanges[name].optionInEffect).sort()).toEqual(known.sort());
    for (const language of LANGUAGES) expect(Object.keys(dataTypeTexts(name, language).options).sort()).toEqual(known);
  });

  it('of the widget has words, and none besides', () => {
    const known = Object.keys(WidgetOptions.properties).filter((key) => key !== 'PossibleResolutions');
    expect(Object.keys(widgetOptionsInEffect).sort()).toEqual(known.sort());
    for (const language of LANGUAGES)
      expect(Object.keys(comparisonTexts(language).widgetOptions).sort()).toEqual(known);
  });

  const rows = [
    ...DATA_TYPE_NAMES.flatMap((dataType) =>
      Object.entries(dataTypeChanges[dataType].optionInEffect).map(
        ([key, isInEffect]) => [dataType, key, isInEffect] as const
      )
    ),
    ...Object.entries(widgetOptionsInEffect).map(([key, isInEffect]) => [undefined, key, isInEffect] as const)
  ];
  const values: unknown[] = [{ Active: true, MinWidth: 1 }, { Active: true }, true, 1, 5, 7];

  it.each(rows)('(%s) %s is told when it comes, changes and goes', (dataType, key, isInEffect) => {
    const of = dataType
      ? ({ code: 'option-changed', element: { ...element, dataType } } as const)
      : ({ code: 'widget-option-changed' } as const);
    const inEffect = values.filter((value) => isInEffect(value));
    expect(inEffect.length).toBeGreaterThan(0);
    for (const language of LANGUAGES) {
      const say = (before: unknown, after: unknown) =>
        sentenceOf({ ...of, ...both(`/Options/${key}`, before, after) }, language);
      const [one, other] = [inEffect.at(-2), inEffect.at(-1)];
      const told = [say(undefined, one), say(one, undefined), say(one, other)];
      told.forEach(expectReadable);
      expect(new Set(told).size).toBe(3);
    }
  });

  it.each<[string, unknown, unknown, string, string]>([
    [
      'MaxChars',
      40,
      20,
      '“Opening hours” can now have at most 20 characters (was 40).',
      '„Öffnungszeiten“ darf jetzt höchstens 20 Zeichen haben (bisher 40).'
    ],
    [
      'MaxChars',
      undefined,
      1000,
      '“Opening hours” can now have at most 1,000 characters.',
      '„Öffnungszeiten“ darf jetzt höchstens 1.000 Zeichen haben.'
    ],
    [
      'NumberOfInstances',
      0,
      3,
      '“Opening hours” now takes up to 3 entries (was one).',
      '„Öffnungszeiten“ nimmt jetzt bis zu 3 Einträge auf (bisher einen).'
    ],
    [
      'MinDate',
      '2026-01-01T00:00:00',
      'Today',
      '“Opening hours” now accepts dates from today on (was 1 Jan 2026).',
      '„Öffnungszeiten“ akzeptiert jetzt Daten ab heute (bisher 01.01.2026).'
    ],
    ['Required', true, 0, '“Opening hours” can now be left empty.', '„Öffnungszeiten“ darf jetzt leer bleiben.'],
    [
      'TimeEnabled',
      true,
      1,
      'The options of “Opening hours” changed.',
      'Die Optionen von „Öffnungszeiten“ haben sich geändert.'
    ]
  ])('%s, %j to %j: %s', (key, before, after, en, de) => {
    const change: Change = { code: 'rule-narrowed', element, ...both(`/Options/${key}`, before, after) };
    expect([sentenceOf(change, 'en'), sentenceOf(change, 'de')]).toEqual([en, de]);
  });

  it.each<[string[], string[], string]>([
    [['a', 'b'], ['a'], '“Opening hours” no longer offers “b”.'],
    [['a'], ['a', 'b', 'c'], '“Opening hours” now also offers “b”, “c”.'],
    [['a'], ['b'], '“Opening hours” now also offers “b”, and no longer “a”.'],
    [['a', 'b'], ['b', 'a'], 'The entries of “Opening hours” are in a different order.']
  ])('Items, %j to %j: %s', (before, after, en) => {
    expect(sentenceOf({ code: 'option-changed', element, ...both('/Items', before, after) }, 'en')).toBe(en);
  });
});

it('each DataType has a name in every language', () => {
  for (const name of DATA_TYPE_NAMES) {
    for (const language of LANGUAGES) expect(dataTypeLabel(name, language)).toMatch(/^\p{L}[\p{L}’ ]+$/u);
  }
});

it('text from a package is shown on one line, cut where it is long', () => {
  const long = { ...element, name: { en: `a\nb${'x'.repeat(500)}`, de: '', fr: '' } };
  const sentence = sentenceOf({ ...changes['element-removed'], element: long }, 'en');
  expect(sentence).toMatch(/^“a b.*…” was removed\.$/);
  expect(sentence.length).toBeLessThan(100);
});

it('a name that differs only in its spaces is not said to have become itself', () => {
  const formerName = { en: 'Opening hours ', de: 'Öffnungszeiten ', fr: 'Opening  hours' };
  const told = LANGUAGES.map((language) => sentenceOf({ ...changes['display-name-changed'], formerName }, language));
  expect(told).toEqual([
    'The name of “Opening hours” differs only in its spaces.',
    'Der Name von „Öffnungszeiten“ unterscheidet sich nur in Leerzeichen.',
    'Le nom de «\u202fOpening hours\u202f» ne diffère que par des espaces.'
  ]);
});

it('of a list only the entries that are named are put into words', () => {
  const asked: unknown[] = [];
  const words = listInWords(['a', 'b', 'c', 'd', 'e'], 'en', (value) => {
    asked.push(value);
    return String(value);
  });
  expect([asked, words]).toEqual([['a', 'b', 'c'], 'a, b, c + 2 more']);
});
