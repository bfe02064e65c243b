import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { germanOf, widgetNames, widgetSources, withoutParts } from '../../scripts/pack-widgets.mjs';
import { elementsById } from '../../src/lib/ascdata/conditions/evaluate.js';
import { Revealer } from '../../src/lib/ascdata/conditions/reveal.js';
import { DEFAULT_PLATFORM } from '../../src/lib/ascdata/defaults.js';
import type { AscData, AscElement } from '../../src/lib/ascdata/types.js';
import { checkPackage } from '../../src/lib/package/check.js';
import type { PackageFile } from '../../src/lib/package/files.js';
import { modelOf, registry } from '../../src/lib/datatypes/registry.js';
import { structure } from '../../src/lib/datatypes/validators.generated.js';

interface Widget {
  name: string;
  files: PackageFile[];
  data: AscData;
  /** Its German package. */
  german: PackageFile[];
}

const LIBRARIES = ['WizardBase.js', 'DashboardWidgetBase.js'].map((name) => ({
  name: `lib/${name}`,
  bytes: new Uint8Array()
}));

const patterns = {
  test: (pattern: string, text: string) =>
    new RegExp(pattern).test(text) ? ('match' as const) : ('no-match' as const),
  settled: async () => {}
};

const widgets: Widget[] = [];
let elements: AscElement[] = [];
let scripts = '';

function textOf(files: PackageFile[], name: string): string {
  return new TextDecoder().decode(files.find((file) => file.name === name)?.bytes);
}

function dataOf(files: PackageFile[]): AscData {
  return JSON.parse(textOf(files, 'ascData.json')) as AscData;
}

const titleOf = (files: PackageFile[]) => /<title>(.*)<\/title>/.exec(textOf(files, 'index.html'))?.[1];

/** Texts that the package comes with, as far as there is anything to say in them. */
function textsOf(data: AscData): string[] {
  const own = (data.Elements ?? []).filter(({ DataType }) => DataType === 'simpleText');
  const texts = own.flatMap(({ Value }) => (Value as { Text: string }[]).map(({ Text }) => Text));
  return texts.filter((text) => /\p{L}/u.test(text));
}

/** The object that a script of ours declares under this name. */
function objectIn(script: string, name: string): Record<string, unknown> {
  const source = new RegExp(`^const ${name} = (\\{\\n[^]*?^\\});`, 'm').exec(script)?.[1] ?? '{}';
  return JSON.parse(JSON.stringify(runInNewContext(`(${source})`))) as Record<string, unknown>;
}

/** Texts of an element that have no translation, as `Id: text`. */
function missingTexts(element: AscElement, language: string): string[] {
  const texts = element.Translations?.[language] ?? {};
  const missing = modelOf(element)
    .texts(element)
    .filter(({ key }) => !texts[key]);
  return missing.map(({ source }) => `${element.Id}: ${source}`);
}

beforeAll(async () => {
  for (const name of await widgetNames()) {
    const files = await widgetSources(name);
    const german = await widgetSources(name, 'de');
    widgets.push({ name, files, german, data: dataOf(files) });
    scripts += textOf(files, 'main.js');
  }
  elements = widgets.flatMap(({ data }) => data.Elements ?? []);
});

describe('each standard widget', () => {
  test('is there: at least seven', () => {
    expect(widgets.length).toBeGreaterThanOrEqual(7);
  });

  test('breaks no rule in English or German: no error and no warning, today and in ten years', async () => {
    for (const { name, files, german } of widgets) {
      for (const today of ['2026-02-01', '2036-11-20']) {
        for (const spoken of [files, german]) {
          const { findings } = await checkPackage(
            { fileName: `${name}.dash.zip`, files: [...spoken, ...LIBRARIES] },
            { registry, structure, platform: DEFAULT_PLATFORM, patterns, today, libraries: {} }
          );
          const bad = findings.filter((found) => found.severity !== 'info');
          expect(bad.map((found) => `${name} ${found.code} ${found.pointer}`)).toEqual([]);
        }
      }
    }
  });

  test('is packed as one page, which holds its styles and scripts and asks for the runtime libraries alone', () => {
    for (const { files } of widgets) {
      const packed = withoutParts(files);
      const others = packed.map(({ name }) => name).filter((name) => !/^media\/\w+\.web[mp]$/.test(name));
      expect(others).toEqual(['index.html', 'ascData.json']);
      const page = textOf(packed, 'index.html');
      for (const part of ['kit/kit.css', 'style.css', 'german.js', 'kit/kit.js', 'main.js']) {
        expect(page).toContain(textOf(files, part));
      }
      expect([...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, name]) => name)).toEqual([
        'lib/WizardBase.js',
        'lib/DashboardWidgetBase.js'
      ]);
    }
  });

  test('has a German text for everything that can be translated', () => {
    expect(elements.flatMap((element) => missingTexts(element, 'de'))).toEqual([]);
  });

  test('has no hidden setting that the content manager cannot show', () => {
    const context = { patterns, today: '2026-11-20', platform: DEFAULT_PLATFORM, hidden: false };
    for (const { name, data } of widgets) {
      const revealer = new Revealer(elementsById(data.Elements ?? []), new Map(), registry, context);
      const stuck = (data.Elements ?? []).filter((element) => !revealer.reveal(element));
      expect(stuck.map(({ Id }) => `${name} ${Id}`)).toEqual([]);
    }
  });

  test('has the German of its name and of every text it comes with, and of nothing else', async () => {
    for (const { name, files, data } of widgets) {
      const german = await germanOf(name);
      expect(Object.keys(german.texts).sort(), name).toEqual([...new Set(textsOf(data))].sort());
      for (const text of [german.name, ...Object.values(german.texts)]) expect(text.trim(), name).not.toBe('');
      expect(german.name).not.toBe(titleOf(files));
      // Each is read in the other language, so none may stand for two.
      expect(new Set(Object.values(german.texts)).size, name).toBe(Object.keys(german.texts).length);
      expect(objectIn(textOf(files, 'german.js'), 'GERMAN')).toEqual(german.texts);
    }
  });

  test('has a German package, which differs in its name and the texts it comes with alone', async () => {
    for (const { name, files, german, data } of widgets) {
      const { name: title, texts } = await germanOf(name);
      const other = german.filter(({ bytes }, at) => Buffer.compare(bytes, files[at]!.bytes) !== 0);
      expect(german.map((file) => file.name)).toEqual(files.map((file) => file.name));
      expect(
        other.every((file) => ['ascData.json', 'index.html'].includes(file.name)),
        name
      ).toBe(true);
      const page = textOf(files, 'index.html').replace('lang="en"', 'lang="de"');
      expect(textOf(german, 'index.html')).toBe(page.replace(titleOf(files)!, title));
      const translated = (data.Elements ?? []).map((element) => ({
        ...element,
        ...(element.DataType === 'simpleText' && {
          Value: (element.Value as { Text: string }[]).map(({ Text }) => ({ Text: texts[Text] ?? Text }))
        })
      }));
      expect(dataOf(german)).toEqual({ ...data, Elements: translated });
    }
  });

  test('has the same words in English and German, and lets a person choose language and appearance', () => {
    for (const { name, files, data } of widgets) {
      const script = textOf(files, 'main.js');
      if (script.includes('const WORDS')) {
        const { en, de } = objectIn(script, 'WORDS') as { en: object; de: object };
        expect(Object.keys(de), name).toEqual(Object.keys(en));
      }
      const choices = (id: string) => data.Elements?.find(({ Id }) => Id === id)?.Items;
      expect([choices('Language'), choices('Theme')], name).toEqual([
        ['Automatic', 'English', 'German'],
        ['Automatic', 'Light', 'Dark']
      ]);
    }
  });

  test('uses every one of its settings in its script', () => {
    for (const { files, data } of widgets) {
      const script = textOf(files, 'main.js') + textOf(files, 'kit/kit.js');
      const unused = (data.Elements ?? []).filter(({ Id }) => !script.includes(`'${Id}'`));
      expect(unused.map(({ Id }) => Id)).toEqual([]);
    }
  });

  test('writes no HTML from Values', () => {
    for (const { files } of widgets) {
      for (const file of ['main.js', 'kit/kit.js']) {
        expect(textOf(files, file)).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b/);
      }
    }
  });

  test('has a SpotIdentifier of its own', () => {
    expect(new Set(widgets.map(({ data }) => data.SpotIdentifier)).size).toBe(widgets.length);
  });
});

describe('together the standard widgets use', () => {
  test('all 17 DataTypes', () => {
    expect(new Set(elements.map((element) => element.DataType))).toEqual(new Set(Object.keys(registry)));
  });

  test.each([
    'PossibleNumbersOfSlots',
    'PossibleNumbersOfRows',
    'HasDetailView',
    'HasPrintSupport',
    'UseSingleElementUpdate',
    'DynamicResolution'
  ])('the widget option %s', (option) => {
    expect(widgets.some(({ data }) => Boolean(data.Options?.[option]))).toBe(true);
  });

  test.each([
    ['number', ['Minimum', 'Maximum', 'StepSize']],
    ['color', ['UseRGBA']],
    ['date', ['MinDate', 'MaxDate']],
    ['dateRange', ['MinDate', 'MaxDate', 'TimeEnabled', 'TimeZoneEnabled']],
    ['time', ['WithSeconds']],
    [
      'simpleText',
      ['NumberOfInstances', 'MultilineSize', 'MaxChars', 'Required', 'ValidationRegExp', 'ValidationRegExpDescription']
    ],
    ['spotGroup', ['NumberOfInstances', 'IncludeTemplates']],
    ['player', ['NumberOfInstances']]
  ])('the options of %s: %j', (dataType, options) => {
    const used = elements
      .filter((element) => element.DataType === dataType)
      .flatMap(({ Options }) => Object.keys(Options ?? {}));
    expect(used).toEqual(expect.arrayContaining(options));
  });

  test('the keyword Today', () => {
    expect(elements.some(({ Options }) => Options?.MinDate === 'Today' || Options?.MaxDate === 'Today')).toBe(true);
  });

  test('all seven operators in Conditions', () => {
    const used = elements.flatMap(({ Options }) => (Options?.Conditions ?? []).map((condition) => condition.Operator));
    expect(new Set(used)).toEqual(new Set(['!=', '==', '>', '>=', '<', '<=', '?']));
  });

  test.each([
    'registerDataChangedHandler',
    'registerSingleElementDataChangedHandler',
    'registerPrintHandler',
    'saveToFile',
    'isDetailView',
    'isReportView',
    'sendReady'
  ])('the runtime function %s', (name) => {
    expect(scripts).toContain(`.${name}(`);
  });
});
