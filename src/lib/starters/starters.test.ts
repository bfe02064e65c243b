import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PLATFORM } from '../ascdata/defaults.js';
import { registry } from '../datatypes/registry.js';
import { structure } from '../datatypes/validators.generated.js';
import { MESSAGE_LANGUAGES } from '../language/languages.js';
import { checkPackage } from '../package/check.js';
import { fileNamed, type PackageFile } from '../package/files.js';
import { readPackage } from '../package/read.js';
import { copiedPackage, LIBRARY_NAMES, packedStarter, STARTERS, starterFiles } from './starters.js';

const widget = { name: 'Lunch & <menu>', identifier: 'mine.lunch', language: 'en' as const };
const textOf = (files: readonly PackageFile[] | undefined, name: string) =>
  new TextDecoder().decode(fileNamed(files ?? [], name)?.bytes);
const patterns = { test: () => 'match' as const, settled: async () => {} };
const all = STARTERS.flatMap((starter) => MESSAGE_LANGUAGES.map((language) => [starter, language] as const));

describe('a new widget', () => {
  it.each(all)(
    'that starts from %s in %s has no finding and has its name and identifier',
    async (starter, language) => {
      const libraries = LIBRARY_NAMES.map(() => new Uint8Array());
      const { files } = await readPackage(await packedStarter(starter, { ...widget, language }, libraries));
      const options = { registry, structure, patterns, platform: DEFAULT_PLATFORM, today: '2026-11-27', libraries: {} };
      const { findings, title } = await checkPackage({ files: files! }, options);
      expect(findings).toEqual([]);
      expect(title).toBe(widget.name);
      expect(JSON.parse(textOf(files, 'ascData.json'))).toMatchObject({ SpotIdentifier: 'mine.lunch' });
    }
  );

  it.each(all)('that starts from %s is written in %s and translated into all others', (starter, language) => {
    const { Elements } = JSON.parse(textOf(starterFiles(starter, { ...widget, language }), 'ascData.json')) as {
      Elements: { Translations: object }[];
    };
    const others = MESSAGE_LANGUAGES.filter((each) => each !== language).sort();
    for (const { Translations } of Elements) expect(Object.keys(Translations).sort()).toEqual(others);
  });

  it('lists what its script does not read, as text, and names each by its language', () => {
    const elements = {
      Heading: { Id: 'Heading', DisplayName: 'Heading', Value: [{ Text: 'Hi' }] },
      New: {
        Id: 'New',
        DisplayName: 'New',
        Value: '<img src=x onerror=alert(1)>',
        Translations: { de: { DisplayName: 'Neu' } }
      },
      Many: { Id: 'Many', DisplayName: 'Many', Value: [{ Text: 'a' }, { Text: 'b' }] },
      Place: { Id: 'Place', DisplayName: 'Place', Value: [{ Id: 1, Name: 'Graz' }] },
      Period: {
        Id: 'Period',
        DisplayName: 'Period',
        Value: { From: '2026-01-01T00:00:00', To: '2026-02-01T00:00:00' }
      },
      None: { Id: 'None', DisplayName: 'None', Value: null },
      Off: { Id: 'Off', DisplayName: 'Off', Value: false }
    };
    expect(shownBy('text-board', elements)).toEqual([
      ['Neu', '<img src=x onerror=alert(1)>'],
      ['Many', 'a, b'],
      ['Place', 'Graz'],
      ['Period', '2026-01-01T00:00:00 – 2026-02-01T00:00:00'],
      ['None', '–'],
      ['Off', 'false']
    ]);
  });
});

it('a copy of a package differs in nothing but its identifier', async () => {
  const packed = await packedStarter('list', widget, [new Uint8Array([1]), new Uint8Array([2])]);
  const { files = [] } = await readPackage((await copiedPackage(packed, 'mine.other'))!);
  const before = (await readPackage(packed)).files!;
  expect(files.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  for (const { name } of files) {
    expect(textOf(files, name)).toBe(textOf(before, name).replace('"mine.lunch"', '"mine.other"'));
  }
  expect(await copiedPackage(new Uint8Array([1, 2, 3]), 'x')).toBeUndefined();
});

/** A page as far as a starter needs one: what has `textContent` only cannot take HTML. */
function shownBy(starter: (typeof STARTERS)[number], elements: object): string[][] {
  interface Node {
    textContent: string;
    nodes: Node[];
    append(...nodes: Node[]): void;
    replaceChildren(...nodes: Node[]): void;
    className: string;
    style: { setProperty(): void };
  }
  const node = (): Node => {
    const nodes: Node[] = [];
    return {
      ...{ textContent: '', className: '', nodes, style: { setProperty: () => undefined } },
      append: (...more) => void nodes.push(...more),
      replaceChildren: (...more) => void nodes.splice(0, nodes.length, ...more)
    };
  };
  const body = node();
  const handlers: (() => void)[] = [];
  class DashboardWidgetBase {
    getElementData = () => elements;
    registerDataChangedHandler = (handler: () => void) => void handlers.push(handler);
    sendReady = () => undefined;
  }
  const document = { body, documentElement: node(), getElementById: node, createElement: node };
  const navigator = { language: 'de-AT' };
  runInNewContext(textOf(starterFiles(starter, widget), 'main.js'), {
    ...{ DashboardWidgetBase, WizardBase: class {}, document, navigator }
  });
  for (const handler of handlers) handler();
  return body.nodes[0]!.nodes.map((row) => row.nodes.map(({ textContent }) => textContent));
}
