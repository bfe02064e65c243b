import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/laws.js';
import { withUses } from './idUses.js';
import { codeBack, codeWith } from './packageCode.js';

/** The lines of a file with `Rows`, as `kind: line`. */
const linesIn = (text: string, path = 'main.js', id = 'Rows'): string[] =>
  codeWith([[path, text]], [id]).flatMap(({ lines }) => lines.map(({ kind, line }) => `${line} ${kind}`));

/** The file after the lines of these kinds went along. */
function renamed(text: string, to: string, kinds = ['access'], path = 'main.js'): string {
  const [file] = codeWith([[path, text]], ['Rows']);
  const uses = file!.lines.filter(({ kind }) => kinds.includes(kind)).flatMap((line) => line.uses);
  return withUses(text, uses, to);
}

it.each([
  [2_000, undefined],
  [2_001, 2_000]
])('a file that has an Id %i times says where reading ends: %s', (times, cutAt) => {
  const [file] = codeWith([['main.js', 'd.Rows.Value;\n'.repeat(times)]], ['Rows']);
  expect([file!.cutAt, file!.lines.length]).toEqual([cutAt, 2_000]);
});

describe('a line of code that names a setting', () => {
  it.each<[why: string, code: string, kind: string]>([
    ['a member of the elements', 'const data = widget.getElementData();\nshow(data.Rows);', '2 access'],
    ['of the elements at once', 'show(widget.getElementData().Rows)', '1 access'],
    [
      'of what was handed on',
      'function draw(all) {\n  return all.Rows;\n}\ndraw(widget.getElementData());',
      '2 access'
    ],
    ['of what an object keeps', 'this.all = widget.getElementData() || {};\nshow(this.all?.Rows);', '2 access'],
    ['with its Value, wherever it is from', 'const draw = (d) => d.Rows.Value;', '1 access'],
    ['by a text', "const data = widget.getElementData();\nshow(data['Rows']);", '2 access'],
    ['taken apart', 'const { Stop, Rows = 1 } = widget.getElementData();', '1 access'],
    ['taken apart with its Value', 'const f = ({ Rows: { Value } }) => Value;', '1 access'],
    ['asked for', "if ('Rows' in widget.getElementData()) show();", '1 access'],
    [
      'looked up',
      'const data = widget.getElementData();\nconst value = (id) => data[id].Value;\nvalue("Rows");',
      '3 access'
    ],
    ['through a reader', "const values = Kit.read(widget.getElementData());\nvalues.number('Rows', 8);", '2 access'],
    ['with a handler of its own', "widget.registerSingleElementDataChangedHandler('Rows', draw);", '1 access'],
    ['found by its Id', "data.Elements.find((each) => each.Id === 'Rows');", '1 access'],
    [
      'handed through functions to one that looks up',
      'const first = (id) => all(id)[0];\nfunction all(id) {\n  return w.getElementData()[id].Value;\n}\nfirst("Rows");',
      '5 access'
    ],
    [
      'handed to one that compares Ids',
      'const valueOf = (id) => list.find((each) => each.Id === id);\nvalueOf("Rows");',
      '2 access'
    ],
    [
      'handed to a method',
      'class Kit {\n  read(id) {\n    return w.getElementData()[id];\n  }\n}\nconst kit = new Kit();\nkit.read("Rows");',
      '7 access'
    ],
    [
      'in a list that is gone through',
      "for (const id of ['Stop', 'Rows']) w.registerSingleElementDataChangedHandler(id, f);",
      '1 access'
    ],
    [
      'in a list whose entries are looked up',
      "const ids = ['Stop', 'Rows'];\nconst all = w.getElementData();\nids.map((id) => all[id]);",
      '1 access'
    ],
    [
      'kept in an object for it',
      "const parts = { head: { id: 'Rows' } };\nconst all = w.getElementData();\nshow(all[parts.head.id]);",
      '1 access'
    ],
    ['of which a list has the Id', "list.filter((each) => ['Rows'].includes(each.Id));", '1 access'],
    ['told apart by its Id', "switch (each.Id) {\n  case 'Rows':\n}", '2 access'],
    [
      'through a reader that an object keeps',
      "const all = w.getElementData();\nconst state = { values: read(all) };\nstate.values.text('Rows');",
      '3 access'
    ],
    ['handed to a function that looks nothing up', 'const show = (text) => write(text);\nshow("Rows");', '2 word'],
    [
      'handed in another place than the Id',
      'const all = w.getElementData();\nconst f = (id, other) => all[id] || other;\nf("Stop", "Rows");',
      '3 word'
    ],
    [
      'of another variable of that name',
      'const f = (id) => w.getElementData()[id];\nconst g = (id) => write(id);\ng("Rows");',
      '3 word'
    ],
    ['in a comment', '// Rows is what fits', '1 word'],
    ['as a variable', 'const Rows = 3;', '1 word'],
    ['a member of something else', 'table.Rows.push(1);', '1 word'],
    ['a text on its own', "title.textContent = 'Rows';", '1 word'],
    ['put together', "show(data['Rows' + number]);", '1 computed'],
    ['put together in a template', 'show(data[`Rows ${number}`]);', '1 computed'],
    ['in code that cannot be read', 'show(data.Rows.Value;', '1 word'],
    ['in what Object gives', 'const ids = Object.keys(widget.getElementData());\nids.Rows;', '2 word']
  ])('%s: %j is %s', (_, code, line) => {
    expect(linesIn(code)).toEqual([line]);
  });

  const helpers = 'const textOf = (id) => widget.getElementData()[id].Value;';
  it.each<[why: string, helpers: string, code: string]>([
    ['a function', helpers, "show(textOf('Rows'));"],
    ['one of the window', `(() => {\n  ${helpers}\n  window.textOf = (id) => textOf(id);\n})();`, "textOf('Rows');"],
    ['one that is imported', `export ${helpers}`, "import { textOf as t } from './helpers.js';\nt('Rows');"],
    ['one of a module', `export ${helpers}`, "import * as kit from './helpers.js';\nkit.textOf('Rows');"],
    ['one of an object', `const Kit = (() => {\n  ${helpers}\n  return { textOf };\n})();`, "Kit.textOf('Rows');"],
    [
      'one that is handed the elements',
      "const read = (all) => {\n  const value = (id) => all[id];\n  return { isOn: () => value('Rows') };\n};",
      'read(widget.getElementData());'
    ]
  ])('is read through %s of another script', (_, other, code) => {
    const files = codeWith(Object.entries({ 'main.js': code, 'helpers.js': other }), ['Rows']);
    expect(files.flatMap(({ lines }) => lines.map(({ kind }) => kind))).toEqual(['access']);
    const page = `<script>${other}</script>\n<script>${code}</script>`;
    expect(linesIn(page, 'index.html')).toEqual([expect.stringMatching(/ access$/)]);
  });

  it('is not read through a function that another script keeps to itself', () => {
    const files = { 'main.js': "textOf('Rows');", 'helpers.js': `(() => {\n  ${helpers}\n})();` };
    expect(codeWith(Object.entries(files), ['Rows'])[0]!.lines[0]!.kind).toBe('word');
  });

  it('is not one that names a longer word', () => {
    expect(linesIn('data.RowsShown.Value + data.MaxRows.Value + $Rows')).toEqual([]);
  });

  it('is found in the scripts of pages, and as a word in everything else', () => {
    const page = '<!doctype html>\r\n<p id="Rows">\r\n<script>\r\n  f(d.Rows.Value);\r\n</script>';
    expect(linesIn(page, 'index.html')).toEqual(['2 word', '4 access']);
    expect(linesIn('.Rows { color: red }', 'style.css')).toEqual(['1 word']);
    const settings = '\ufeff{ "elements": {\n"Rows": { "x": { "reason": "Rows" } } } }';
    expect(linesIn(settings, 'ascdata.config.json')).toEqual(['2 access']);
  });

  it.each(['ascData.json', 'conditions.tests.json', 'libs/WizardBase.js', 'picture.png'])(
    'is not looked for in %s',
    (path) => {
      expect(linesIn('Rows', path)).toEqual([]);
    }
  );

  it('shows what is around the word where it is long', () => {
    const [file] = codeWith([['main.js', `${'x;'.repeat(500)}d.Rows.Value;${'y;'.repeat(500)}`]], ['Rows']);
    const { text, marks } = file!.lines[0]!;
    expect(text.length).toBeLessThan(170);
    expect(marks.map(({ from, to }) => text.slice(from, to))).toEqual(['Rows']);
  });
});

describe('a setting under another Id', () => {
  it.each<[code: string, to: string, after: string]>([
    ['f(d.Rows.Value) // Rows', 'MaxRows', 'f(d.MaxRows.Value) // Rows'],
    ['f(d.Rows.Value)', 'max rows', "f(d['max rows'].Value)"],
    ['f(d?.Rows?.Value)', "a'b", "f(d?.['a\\'b']?.Value)"],
    ['f(d["Rows"].Value)', 'a"b\\', 'f(d["a\\"b\\\\"].Value)'],
    [
      'const { Rows } = w.getElementData(); f(Rows)',
      'MaxRows',
      'const { MaxRows: Rows } = w.getElementData(); f(Rows)'
    ],
    ['const { Rows: r, Stop } = w.getElementData()', '7 up', "const { '7 up': r, Stop } = w.getElementData()"],
    ['w.getElementData()[`Rows`]', '`${x}', 'w.getElementData()[`\\`\\${x}`]']
  ])('%j is read as %j', (code, to, after) => {
    expect(renamed(code, to)).toBe(after);
  });

  it('is a word where somebody says so, whatever it is', () => {
    expect(renamed('// Rows and Rows', 'MaxRows', ['word'])).toBe('// MaxRows and MaxRows');
  });

  it('comes back to the byte', () => {
    const code = "const all = w.getElementData();\r\nf(all.Rows, all['Rows'], all?.Rows.Value)\r\n";
    const there = renamed(code, 'MaxRows');
    const uses = codeWith([['main.js', there]], ['MaxRows'])[0]!.lines.flatMap((line) => line.uses);
    expect(withUses(there, uses, 'Rows')).toBe(code);
  });
});

describe('a setting under its former Id again', () => {
  const lines = [
    'const { Rows } = w.getElementData();',
    'f(d.Rows.Value, d?.Rows)',
    'f(d["Rows"].Value)',
    '// Rows',
    '// MaxRows and others',
    'f(d.Other.Value)',
    'f(`${d.Rows.Value} Rows`)',
    ''
  ];
  const code = fc.array(fc.constantFrom(...lines), { maxLength: 12 });
  const id = fc.constantFrom('MaxRows', 'max rows', '`${x}');
  /** The text with a rename of these lines, and of no others. */
  function renamedIn(text: string, to: string, isTicked: (at: number) => boolean): string {
    const uses = codeWith([['main.js', text]], ['Rows']).flatMap((file) =>
      file.lines.filter((_, at) => isTicked(at)).flatMap((line) => line.uses)
    );
    return withUses(text, uses, to);
  }

  it('is to the byte what it was, whichever lines went along', () => {
    fc.assert(
      fc.property(code, id, fc.constantFrom('\n', '\r\n'), fc.nat(), (all, to, lineEnd, ticks) => {
        const text = `\ufeff${all.join(lineEnd)}`;
        const there = renamedIn(text, to, (at) => ((ticks >> (at % 12)) & 1) === 1);
        const back = codeBack([['main.js', text, there]], 'Rows', to);
        expect(back).toEqual(there === text ? [] : [['main.js', text]]);
      }),
      { seed: 381, numRuns: runs(150) }
    );
  });

  it('is read by the functions of files that were not edited', () => {
    const other = 'const textOf = (id) => widget.getElementData()[id].Value;';
    const [was, is] = ["textOf('Rows'); // Rows", "textOf('MaxRows'); // Rows\ntextOf('MaxRows');"];
    const back = codeBack(
      [
        ['main.js', was, is],
        ['helpers.js', other, other]
      ],
      'Rows',
      'MaxRows'
    );
    expect(back).toEqual([['main.js', `${was}\ntextOf('Rows');`]]);
  });

  it('keeps what was edited since, and new lines that read it follow', () => {
    const text = 'f(d.Rows.Value);\n// Rows\ng(d.Stop.Value);';
    const there = renamedIn(text, 'MaxRows', () => true);
    const edited = there.replace('g(d.Stop', 'g(1, d.Stop').replace('// MaxRows', '// MaxRows, or all');
    const [[, back]] = codeBack([['main.js', text, `h(d.MaxRows.Value);\n${edited}`]], 'Rows', 'MaxRows') as [
      [string, string]
    ];
    expect(back).toBe('h(d.Rows.Value);\nf(d.Rows.Value);\n// MaxRows, or all\ng(1, d.Stop.Value);');
  });
});

describe('hostile code', () => {
  it.each([
    ['nested brackets', '('.repeat(100_000)],
    ['nested templates', '`${'.repeat(100_000)],
    ['a long sum', `x = ${'1+'.repeat(100_000)}1;`],
    ['long else', 'if (x) y; else '.repeat(20_000)],
    ['functions that hand on in a circle', 'var f = (a) => f(a); f(x.getElementData()[a]);'.repeat(5_000)]
  ])('such as %s leaves words', (_, code) => {
    expect(linesIn(`${code}\n// Rows`)).toEqual(['2 word']);
  });
});
