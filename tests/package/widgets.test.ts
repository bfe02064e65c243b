import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { textsOf, widgetNames, widgetSources, withoutParts } from '../../scripts/packWidgets.mjs';
import { elementsById } from '../../src/lib/ascdata/conditions/evaluate.js';
import { Revealer } from '../../src/lib/ascdata/conditions/reveal.js';
import { DEFAULT_PLATFORM } from '../../src/lib/ascdata/defaults.js';
import type { AscData, AscElement } from '../../src/lib/ascdata/types.js';
import { LANGUAGES, MESSAGE_LANGUAGES } from '../../src/lib/language/languages.js';
import { checkPackage } from '../../src/lib/package/check.js';
import type { PackageFile } from '../../src/lib/package/files.js';
import { modelOf, registry } from '../../src/lib/datatypes/registry.js';
import { structure } from '../../src/lib/datatypes/validators.generated.js';

interface Widget {
  name: string;
  files: PackageFile[];
  data: AscData;
  /** Its packages in the other languages. */
  others: Map<string, PackageFile[]>;
}

/** Every language of the interface that is not the one the sources are written in. */
const OTHERS = MESSAGE_LANGUAGES.filter((language) => language !== 'en');

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

/** Non-empty texts of the package. */
function ownTexts(data: AscData): string[] {
  const own = (data.Elements ?? []).filter(({ DataType }) => DataType === 'simpleText');
  const texts = own.flatMap(({ Value }) => (Value as { Text: string }[]).map(({ Text }) => Text));
  return texts.filter((text) => /\p{L}/u.test(text));
}

/** The object that one of our scripts declares with this name; '' for computed texts. */
function objectIn(script: string, name: string): Record<string, unknown> {
  const source = new RegExp(`^const ${name} = (\\{\\n[^]*?^\\});`, 'm').exec(script)?.[1] ?? '{}';
  const plain = (_: string, value: unknown) => (typeof value === 'function' ? '' : value);
  return JSON.parse(JSON.stringify(runInNewContext(`(${source})`), plain)) as Record<string, unknown>;
}

/** The words of a widget's script, by language; {} where it has none. */
const wordsIn = (files: PackageFile[]) =>
  objectIn(textOf(files, 'main.js'), 'WORDS') as Record<string, Record<string, string | string[]>>;

/** Literal texts that a script shows: content of elements, and anything that starts like a sentence. */
function writtenIn(script: string): string[] {
  const tree = ts.createSourceFile('main.js', script, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const isContent = (node: ts.Node): boolean => {
    const { parent } = node;
    if (ts.isTemplateSpan(parent) || ts.isTemplateExpression(parent) || ts.isConditionalExpression(parent))
      return isContent(parent);
    if (ts.isCallExpression(parent))
      return /\b(el|empty)$/.test(parent.expression.getText(tree)) && parent.arguments.indexOf(node as never) > 1;
    return ts.isBinaryExpression(parent) && /\.textContent$/.test(parent.left.getText(tree));
  };
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && (/^\p{Lu}\p{Ll}/u.test(node.text) || (/\p{L}/u.test(node.text) && isContent(node))))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Texts of an element that have no translation, as `Id: text`. */
function missingTexts(element: AscElement, language: string): string[] {
  const texts = element.Translations?.[language] ?? {};
  const missing = modelOf(element)
    .texts(element)
    .filter(({ key }) => !texts[key]?.trim());
  return missing.map(({ source }) => `${element.Id}: ${source}`);
}

beforeAll(async () => {
  for (const name of await widgetNames()) {
    const files = await widgetSources(name);
    const others = await Promise.all(
      OTHERS.map(async (language) => [language, await widgetSources(name, language)] as const)
    );
    widgets.push({ name, files, others: new Map(others), data: dataOf(files) });
    scripts += textOf(files, 'main.js');
  }
  elements = widgets.flatMap(({ data }) => data.Elements ?? []);
});

describe('each standard widget', () => {
  test('is one of at least seven', () => {
    expect(widgets.length).toBeGreaterThanOrEqual(7);
  });

  test('breaks no rule in any language: no error and no warning, today and in ten years', async () => {
    for (const { name, files, others } of widgets) {
      for (const today of ['2026-02-01', '2036-11-20']) {
        for (const spoken of [files, ...others.values()]) {
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

  test('is packed as one page, which contains its styles and scripts and loads only the runtime libraries', () => {
    for (const { files } of widgets) {
      const packed = withoutParts(files);
      const others = packed.map(({ name }) => name).filter((name) => !/^media\/\w+\.web[mp]$/.test(name));
      expect(others).toEqual(['index.html', 'ascData.json']);
      const page = textOf(packed, 'index.html');
      for (const part of ['kit/kit.css', 'style.css', 'texts.js', 'kit/kit.js', 'main.js']) {
        expect(page).toContain(textOf(files, part));
      }
      expect([...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, name]) => name)).toEqual([
        'lib/WizardBase.js',
        'lib/DashboardWidgetBase.js'
      ]);
    }
  });

  test.each(OTHERS)('has a %s text for everything that can be translated', (language) => {
    expect(elements.flatMap((element) => missingTexts(element, language))).toEqual([]);
  });

  test('has no hidden setting that the content manager cannot show', () => {
    const context = { patterns, today: '2026-11-20', platform: DEFAULT_PLATFORM, hidden: false };
    for (const { name, data } of widgets) {
      const revealer = new Revealer(elementsById(data.Elements ?? []), new Map(), registry, context);
      const stuck = (data.Elements ?? []).filter((element) => !Array.isArray(revealer.reveal(element)));
      expect(stuck.map(({ Id }) => `${name} ${Id}`)).toEqual([]);
    }
  });

  test.each(OTHERS)('has its name and exactly the texts it comes with in %s', async (language) => {
    for (const { name, files, data } of widgets) {
      const all = await textsOf(name);
      const spoken = all.get(language);
      const texts = spoken?.texts ?? {};
      expect([...all.keys()].sort(), name).toEqual([...OTHERS].sort());
      expect(Object.keys(texts).sort(), name).toEqual([...new Set(ownTexts(data))].sort());
      for (const text of [spoken?.name ?? '', ...Object.values(texts)]) expect(text.trim(), name).not.toBe('');
      expect(spoken?.name).not.toBe(titleOf(files));
      expect(objectIn(textOf(files, 'texts.js'), 'TEXTS')[language]).toEqual(texts);
    }
  });

  test('has no text that translates two different ones', async () => {
    for (const { name } of widgets) {
      const meanings = new Map<string, string>();
      for (const { texts } of (await textsOf(name)).values()) {
        for (const [english, text] of [...Object.keys(texts).map((own) => [own, own]), ...Object.entries(texts)]) {
          expect(meanings.get(text!) ?? english, `${name}: ${text}`).toBe(english);
          meanings.set(text!, english!);
        }
      }
    }
  });

  test.each(OTHERS)('has a %s package, which differs only in its name and its texts', async (language) => {
    for (const { name, files, others, data } of widgets) {
      const { name: title, texts } = (await textsOf(name)).get(language)!;
      const spoken = others.get(language)!;
      const differing = spoken.filter(({ bytes }, at) => Buffer.compare(bytes, files[at]!.bytes) !== 0);
      expect(spoken.map((file) => file.name)).toEqual(files.map((file) => file.name));
      expect(
        differing.every((file) => ['ascData.json', 'index.html'].includes(file.name)),
        name
      ).toBe(true);
      const page = textOf(files, 'index.html').replace('lang="en"', `lang="${language}"`);
      expect(textOf(spoken, 'index.html')).toBe(page.replace(titleOf(files)!, title));
      const translated = (data.Elements ?? []).map((element) => ({
        ...element,
        ...(element.DataType === 'simpleText' && {
          Value: (element.Value as { Text: string }[]).map(({ Text }) => ({ Text: texts[Text] ?? Text }))
        })
      }));
      expect(dataOf(spoken)).toEqual({ ...data, Elements: translated });
    }
  });

  test('has the same words in every language, each of them used', () => {
    for (const { name, files } of widgets) {
      const { en = {}, ...others } = wordsIn(files);
      const shape = (words: object) =>
        Object.entries(words).map(([key, word]) => [key, Array.isArray(word) ? word.length : typeof word]);
      if (Object.keys(en).length > 0) expect(Object.keys(others), name).toEqual(OTHERS);
      for (const [language, words] of Object.entries(others)) {
        expect(shape(words), `${name} ${language}`).toEqual(shape(en));
      }
      const script = textOf(files, 'main.js').replace(/^const WORDS = [^]*?^\};/m, '');
      expect(
        Object.keys(en).filter((key) => !new RegExp(`\\b${key}\\b`).test(script)),
        name
      ).toEqual([]);
    }
  });

  test('shows only words that it has in every language', () => {
    const outside = widgets.flatMap(({ name, files, data }) => {
      const script = textOf(files, 'main.js').replace(/^const (WORDS|OWN) = [^]*?^[}\]];/gm, '');
      const items = (data.Elements ?? []).flatMap(({ Id, Items }) => [Id, ...(Items ?? [])]);
      return writtenIn(script + textOf(files, 'kit/kit.js'))
        .filter((text) => !items.includes(text))
        .map((text) => `${name}: ${text}`);
    });
    expect(outside).toEqual([]);
  });

  test('names its own pictures in every language', () => {
    const script = textOf(widgets.find(({ name }) => name === 'media-carousel')!.files, 'main.js');
    const own = /^const OWN = (\[[^]*?^\]);/m.exec(script)?.[1] ?? '[]';
    const pictures = runInNewContext(own) as Record<string, string>[];
    expect(pictures.length).toBeGreaterThan(2);
    for (const picture of pictures) expect(Object.keys(picture)).toEqual(expect.arrayContaining(MESSAGE_LANGUAGES));
  });

  test('offers every language, under its name in that language, and an appearance', () => {
    const english = new Intl.DisplayNames('en', { type: 'language' });
    for (const { name, data } of widgets) {
      const choices = (id: string) => data.Elements?.find(({ Id }) => Id === id)?.Items;
      expect([choices('Language'), choices('Theme')], name).toEqual([
        ['Automatic', ...MESSAGE_LANGUAGES.map((language) => english.of(language))],
        ['Automatic', 'Light', 'Dark']
      ]);
      const translations = data.Elements?.find(({ Id }) => Id === 'Language')?.Translations ?? {};
      for (const language of OTHERS) {
        const called = new Intl.DisplayNames(language, { type: 'language' });
        for (const other of MESSAGE_LANGUAGES) {
          const said = translations[language]?.[english.of(other)!];
          expect(said?.toLowerCase()).toBe(called.of(other)?.toLowerCase());
        }
      }
    }
  });

  test('is shown in the language chosen, or else in the viewer’s, or else in English', () => {
    const { files } = widgets[0]!;
    const kit = `${textOf(files, 'texts.js')}${textOf(files, 'kit/kit.js')};Kit`.replaceAll("'use strict';", '');
    const spoken = (language: string, choice?: string) =>
      (runInNewContext(kit, { navigator: { language } }) as { read(elements: object): { language: string } }).read({
        Language: { Value: choice }
      }).language;
    for (const language of MESSAGE_LANGUAGES) {
      expect(spoken(LANGUAGES[language].locale)).toBe(language);
      const choice = new Intl.DisplayNames('en', { type: 'language' }).of(language);
      expect(spoken('nl', choice)).toBe(language);
    }
    expect([spoken('FR-ca', 'Automatic'), spoken('nl', 'Automatic'), spoken('de', 'Klingon')]).toEqual([
      'fr',
      'en',
      'de'
    ]);
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
