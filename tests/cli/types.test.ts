import { readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildLibs } from '../../scripts/buildLibs.mjs';
import { samples } from '../../src/lib/datatypes/samples.js';
import { ascdata, definition, useFolder, write } from './harness.js';

const folder = useFolder();
const libraries = join(folder, 'published');
const library = async (name: string) => new Uint8Array(readFileSync(join(libraries, name)));
beforeAll(() => buildLibs(libraries));

const elements = [
  { Id: 'title', DisplayName: 'Title', DataType: 'simpleText', Value: [{ Text: 'Hello' }] },
  { Id: 'rows', DisplayName: 'Rows', DataType: 'number', Value: 3 },
  { Id: 'what’s "on"', DisplayName: 'Mode', DataType: 'list', Items: ['Now', 'Late "night"', 'Now'], Value: 'Now' },
  { Id: '__proto__', DisplayName: 'On', DataType: 'boolean', Value: true }
];

/** A folder with this ascData.json, its path. */
function widget(name: string, text = definition(...elements)): string {
  write(folder, `${name}/ascData.json`, text);
  return join(folder, name);
}

const types = (...args: string[]) => ascdata(['types', ...args], { library });

/** What the strict compiler says of a script beside the written types, with the line of each. */
function complaints(path: string, script: string): string[] {
  const file = join(path, 'main.ts');
  writeFileSync(file, script);
  const program = ts.createProgram([file, join(path, 'ascdata.d.ts')], {
    strict: true,
    noEmit: true,
    skipDefaultLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    types: []
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file: at, start = 0 }) => {
    const line = at ? at.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

describe('the types of a widget', () => {
  let path: string;
  beforeAll(async () => {
    path = widget('board');
    expect(await types(path)).toMatchObject({ code: 0, err: '' });
  });
  const lines = (...script: string[]) =>
    complaints(path, ['const widget = new DashboardWidgetBase(new WizardBase());', ...script].join('\n'));

  it('say the Value of each element, its entries, and what handlers receive', () => {
    const right = [
      'const { title, rows } = widget.getElementData();',
      'const text: string | undefined = title.Value[0]?.Text;',
      'const count: number = rows.Value;',
      `const mode: 'Now' | 'Late "night"' = widget.getElementData()['what’s "on"'].Value;`,
      `const on: AscData.Value<'__proto__'> = true;`,
      `widget.registerSingleElementDataChangedHandler('rows', ({ Value }) => Value.toFixed());`,
      'widget.registerDataChangedHandler(({ Elements }) => Elements.map(({ Id }) => Id === "title"));'
    ];
    expect(lines(...right)).toEqual([]);
  });

  it('do not let an unknown Id, a wrong entry or type, and general names compile', () => {
    const wrong = [
      'widget.getElementData().rwos;',
      "widget.registerSingleElementDataChangedHandler('rwos', () => {});",
      `if (widget.getElementData()['what’s "on"'].Value === 'Later') {}`,
      'widget.getElementData().rows.Value.trim();',
      'let element: AscElement;'
    ];
    expect(lines(...wrong).map((complaint) => complaint.split(':')[0])).toEqual(['2', '3', '4', '5', '6']);
  });
});

it('the types of every DataType accept its right Values', async () => {
  const all = Object.values(samples);
  const path = widget('all', definition(...all.map(({ element }) => element)));
  await types(path);
  const script = all.flatMap(({ element: { Id }, good }) =>
    // Not the literal itself: an object may have more than its type says.
    good.flatMap((value) =>
      JSON.stringify(value) === '[]'
        ? []
        : `{ const value = ${JSON.stringify(value)}; elements[${JSON.stringify(Id)}].Value = value; }`
    )
  );
  expect(complaints(path, ['const elements = new WizardBase().getElementData();', ...script].join('\n'))).toEqual([]);
});

it('types are written only where they differ, and --check writes nothing', async () => {
  const path = widget('again');
  const file = join(path, 'ascdata.d.ts');
  expect(await types(path, '--check')).toMatchObject({ code: 1, out: `${file}: not up to date.\n` });
  expect(await types(path, '--format', 'json')).toMatchObject({
    code: 0,
    out: `${JSON.stringify({ file, changed: true })}\n`
  });
  const { ino } = statSync(file);
  expect(await types(path)).toMatchObject({ code: 0, out: `${file}: up to date.\n` });
  expect(await types(path, '--check')).toMatchObject({ code: 0 });
  expect(statSync(file).ino).toBe(ino);
});

it.each<[what: string, path: () => string, error: RegExp]>([
  [
    'a definition',
    () => write(folder, 'of/ascData.json', definition()),
    /is no folder: name the one that it is in, ascdata types \S+of\n$/
  ],
  ['a folder without a widget', () => join(write(folder, 'none/a.txt', ''), '..'), /holds no ascData\.json/],
  ['a file that is no JSON', () => widget('broken', '{"Elements": ['), /cannot be read/],
  [
    'a link in the place of the types',
    () => {
      const path = widget('linked');
      symlinkSync(write(folder, 'mine.txt', 'mine'), join(path, 'ascdata.d.ts'));
      return path;
    },
    /is a link/
  ],
  [
    'types that somebody else wrote',
    () => {
      const path = widget('own');
      write(path, 'ascdata.d.ts', 'my own');
      return path;
    },
    /was not written by ascdata types/
  ]
])('types refuses %s with one sentence', async (_what, path, error) => {
  const { code, out, err } = await types(path());
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(error);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});

describe('an element that has no type', () => {
  const odd = { Id: 'odd', DisplayName: 'Odd', DataType: 'nubmer', Value: 1 };

  it.each<[what: string, element: object, says: string]>([
    ['an unknown DataType', odd, '“odd” has the unknown DataType “nubmer”'],
    ['a DataType that is no text', { ...odd, DataType: 5 }, '“odd” has no DataType'],
    ['no DataType', { ...odd, DataType: undefined }, '“odd” has no DataType'],
    ['no Id', { ...odd, Id: undefined }, 'an element without an Id'],
    ['the Id of another one', elements[1]!, '“rows” is there before']
  ])('for %s, is left out, and told with its place', async (what, element, says) => {
    const path = widget(what, definition(elements[1], element));
    const { code, err } = await types(path);
    const [told = '', count] = err.split('\n');
    expect([code, count]).toEqual([0, 'ascdata: 1 element is left out of the types.']);
    expect(told).toMatch(/ascData\.json:\d+:\d+: /);
    expect(told.endsWith(`: ${says}.`)).toBe(true);
    expect(readFileSync(join(path, 'ascdata.d.ts'), 'utf8')).not.toContain('odd');
  });

  it('is counted, and named only if it is one of the first 20', async () => {
    const path = widget('many', definition(...Array.from({ length: 3_000 }, (_, at) => ({ ...odd, Id: `odd${at}` }))));
    const lines = (await types(path)).err.trimEnd().split('\n');
    expect([lines.length, lines.at(-1)]).toEqual([
      21,
      'ascdata: 3000 elements are left out of the types, of which the first 20 are named.'
    ]);
  });

  it('is told also where the settings of the check cannot be read', async () => {
    const path = widget('unsettled', definition(odd));
    write(path, 'ascdata.config.json', '{');
    expect(await types(path)).toMatchObject({ code: 0, out: expect.stringMatching(/: written\.\n$/) });
  });
});
