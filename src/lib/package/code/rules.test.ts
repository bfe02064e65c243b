import { describe, expect, it } from 'vitest';
import { PackageFindings } from '../packageFindings.js';
import { checkCode } from './rules.js';

const START = 'const widget = new DashboardWidgetBase(new WizardBase());\n';
const definition = {
  SpotType: 'DashboardWidget',
  Elements: [{ Id: 'Title' }, { Id: 'Rows' }]
};

/** What is found in a package, as `code place id similar`. */
function found(
  files: Readonly<Record<string, string>>,
  data: object = definition,
  loaded = Object.keys(files)
): string[] {
  const findings = new PackageFindings();
  const packed = Object.entries(files).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) }));
  const inFile = checkCode(packed, new Set(loaded), data as Record<string, unknown>, findings);
  return [...findings.findings, ...inFile].map(({ code, pointer, params }) =>
    [code, pointer || params.place, params.id, params.similar].filter((each) => each !== undefined).join(' ')
  );
}

/** In one script behind the first line of each widget, without those on elements that nobody reads. */
const foundIn = (code: string, data?: object): string[] =>
  found({ 'main.js': START + code }, data).filter((each) => !each.startsWith('code-element-unread'));

const TITEL = 'code-unknown-id-similar main.js:2 Titel Title';

describe('code that looks up an element', () => {
  it.each<[why: string, code: string, twin: string]>([
    ['as a member', 'show(widget.getElementData().Titel);', 'show(widget.getElementData().Title);'],
    ['by a text', "show(widget.getElementData()['Titel']);", "show(widget.getElementData()['Title']);"],
    ['optionally', 'show(widget.getElementData()?.Titel?.Value);', 'show(widget.getElementData()?.Title?.Value);'],
    ['taken apart', 'const { Titel } = widget.getElementData();', 'const { Title: t = 1 } = widget.getElementData();'],
    [
      'of a name for the data',
      'const data = widget.getElementData(); show(data.Titel.Value);',
      'const data = widget.getElementData(); { const data = other(); show(data.Titel.Value); }'
    ],
    [
      'of a variable that was empty',
      'let data = {}; function f() { data = widget.getElementData(); show(data.Titel); }',
      'let data = { Titel: 1 }; function f() { data = widget.getElementData(); show(data.Titel); }'
    ],
    [
      'of data or nothing',
      'const data = widget.getElementData() || {}; data.Titel;',
      'const data = widget.getElementData() || others; data.Titel;'
    ],
    [
      'in a function that gets the data',
      'function draw(data) { show(data.Titel); } draw(widget.getElementData());',
      'function draw(data) { show(data.Titel); } draw(widget.getElementData()); draw(others);'
    ],
    [
      'in a function that takes it apart',
      'const draw = ({ Titel }) => show(Titel); draw(widget.getElementData());',
      'const draw = ({ Titel }) => show(Titel); draw(widget.getElementData()); window.draw = draw;'
    ],
    [
      'of what a function gives',
      'const all = () => widget.getElementData(); show(all().Titel);',
      'const all = (x) => { if (x) return x; return widget.getElementData(); }; show(all().Titel);'
    ],
    [
      'by a constant',
      "const ID = 'Titel'; widget.getElementData()[ID];",
      "let ID = 'Titel'; ID = 'Title'; widget.getElementData()[ID];"
    ],
    [
      'by a member of a constant',
      "const IDS = { head: 'Titel' }; widget.getElementData()[IDS.head];",
      "const IDS = { head: 'Title', foot: 'Titel' }; widget.getElementData()[IDS.head];"
    ],
    [
      'through a function for Ids',
      "const valueOf = (id) => widget.getElementData()[id].Value; valueOf('Titel');",
      "const valueOf = (id) => own[id] || widget.getElementData()[id].Value; valueOf('Titel');"
    ],
    [
      'through a function that gets more than it',
      "const of = (id) => widget.getElementData()[id]; of('Titel', ...more); of('Title', ...more, 1);",
      "const of = (id) => widget.getElementData()[id]; of(...more, 'Titel'); of(...more);"
    ],
    [
      'behind functions with names of their own',
      'const d = widget.getElementData(); function f(d) { () => d.Footer; } function g() { d; } show(d.Titel); f(other);',
      'const d = other(); function f() { const d = widget.getElementData(); () => d.Title; } show(d.Titel);'
    ],
    [
      'through two of them',
      "function value(id) { read.add(id); return widget.getElementData()[id]; } const text = (id) => value(id); text('Titel');",
      "function value(id) { return widget.getElementData()[id]; } const text = (id) => value(id); text('Title'); show('Titel');"
    ],
    [
      'from a list of Ids',
      "const d = widget.getElementData(); for (const id of ['Title', 'Titel']) show(d[id]);",
      "const d = widget.getElementData(); for (const id of ['Title', 'Titel']) show(others[id]);"
    ],
    [
      'in what a handler gets',
      "widget.registerDataChangedHandler((all) => all.Elements.find((each) => each.Id === 'Titel'));",
      "widget.registerDataChangedHandler((all) => others.Elements.find((each) => each.Id === 'Titel'));"
    ],
    [
      'in what a handler takes apart',
      "widget.registerDataChangedHandler(({ Elements }) => Elements.filter(({ Id }) => Id === 'Titel'));",
      "widget.registerDataChangedHandler(({ Elements }) => Elements.filter(({ DisplayName }) => DisplayName === 'Titel'));"
    ],
    [
      'by a switch',
      "function f(all) { for (const each of all.Elements) switch (each.Id) { case 'Titel': } } widget.registerDataChangedHandler(f);",
      "function f(all) { for (const each of all.Elements) switch (each.Id) { case 'Title': } } widget.registerDataChangedHandler(f);"
    ],
    [
      'where another Id is asked for',
      "const d = widget.getElementData(); if (d.hasOwnProperty('Title')) show(d.Titel);",
      "const d = widget.getElementData(); if (d.hasOwnProperty('Titel')) show(d.Titel);"
    ],
    [
      'where another Id is asked for as before hasOwn',
      "const d = widget.getElementData(); if ({}.hasOwnProperty.call(d, 'Title')) show(d.Titel);",
      "const d = widget.getElementData(); if ({}.hasOwnProperty.call(d, 'Titel')) show(d.Titel);"
    ],
    ...['Object.keys', 'Object.values', 'Object.entries', 'JSON.stringify', 'console.log'].map(
      (reader): [string, string, string] => [
        `where ${reader} gets the data`,
        `const d = widget.getElementData(); ${reader}(d); show(d.Titel);`,
        `const d = widget.getElementData(); lib.${reader}(d); show(d.Titel);`
      ]
    ),
    [
      'where a copy of the data is assigned to',
      'const d = widget.getElementData(); Object.assign({}, d.Title); Object.defineProperty(o, "a", d.Title); show(d.Titel);',
      'const d = widget.getElementData(); Object.assign({}, d); Object.defineProperty(d, "a", {}); show(d.Titel);'
    ],
    [
      'where a known function gets the data',
      'const fill = (all) => all.Title; const d = widget.getElementData(); fill(d); show(d.Titel);',
      'const d = widget.getElementData(); fill(d); show(d.Titel);'
    ],
    [
      'where another list is added to',
      "widget.registerDataChangedHandler((c) => { others.push({}); c.Elements.slice(); c.Elements.find((e) => e.Id === 'Titel'); });",
      "widget.registerDataChangedHandler((c) => { c.Elements.push({}); c.Elements.find((e) => e.Id === 'Titel'); });"
    ],
    [
      'after some filters',
      `widget.registerDataChangedHandler((c) => c.Elements${'.filter((e) => e.Id)'.repeat(20)}.find((e) => e.Id === 'Titel'));`,
      `widget.registerDataChangedHandler((c) => c.Elements${'.filter((e) => e.Id)'.repeat(20)}.find((e) => e.Id === 'Title'));`
    ]
  ])('%s is told of an Id that no element has', (_, code, twin) => {
    expect(foundIn(code)).toEqual([TITEL]);
    expect(foundIn(twin)).toEqual([]);
  });

  it.each<[why: string, code: string]>([
    ['asks whether there is one', "const d = widget.getElementData(); if ('Titel' in d) show(d.Titel);"],
    ['has put it there', 'const d = widget.getElementData(); d.Titel = d.Title; show(d.Titel);'],
    ['has put any there', 'const d = widget.getElementData(); d[name] = d.Title; show(d.Titel);'],
    ['reads the content as a whole', 'widget.registerDataChangedHandler((data) => show(data.Titel));'],
    ['has a getElementData of its own', 'const own = { getElementData: () => all }; own.getElementData().Titel;'],
    ['reads what is not the data', 'const data = { all: widget.getElementData() }; show(data.Titel);'],
    ['calls a function of it', "widget.getElementData().hasOwnProperty('Titel');"],
    ['is minified beyond recognition', 'const a=t=>t.b();a({b:()=>widget.getElementData()}).Titel'],
    [
      'asks as it was done long ago',
      "const d = widget.getElementData(); if (d.hasOwnProperty('Titel')) show(d.Titel);"
    ],
    [
      'asks as it was done before hasOwn',
      "const d = widget.getElementData(); if (Object.prototype.hasOwnProperty.call(d, 'Titel')) show(d.Titel);"
    ],
    ['assigns to it', 'const d = widget.getElementData(); Object.assign(d, { Titel: d.Title }); show(d.Titel);'],
    ['assigns without a name', 'Object.assign(widget.getElementData(), { Titel: 1 }); widget.getElementData().Titel;'],
    [
      'defines it',
      "const d = widget.getElementData(); Object.defineProperty(d, 'Titel', { value: 1 }); show(d.Titel);"
    ],
    ['has it filled without a name', 'lib.fill(widget.getElementData()); widget.getElementData().Titel;'],
    ['has it filled by others', 'const d = widget.getElementData(); lib.fill(d); show(d.Titel);'],
    ['has it filled by others in an object', 'const d = widget.getElementData(); lib.fill({ d }); show(d.Titel);'],
    ['has it filled by a class', 'const d = widget.getElementData(); new Filler(d); show(d.Titel);'],
    ['keeps it to fill it', 'const d = widget.getElementData(); this.d = d; this.d.Titel = 1; show(d.Titel);'],
    [
      'fills it by arguments',
      'function fill() { arguments[0].Titel = 1; } const d = widget.getElementData(); fill(d); show(d.Titel);'
    ],
    [
      'has an Object of its own',
      'function f(Object, d = widget.getElementData()) { Object.keys(d); show(d.Titel); } f(lib);'
    ],
    ...['push({ Id })', 'unshift({ Id })', 'splice(0, 0, { Id })', 'length = list'].map((how): [string, string] => [
      `adds to the list by ${how}`,
      `widget.registerDataChangedHandler((c) => { c.Elements.${how}; c.Elements.find((e) => e.Id === 'Titel'); });`
    ]),
    [
      'has the content filled by others',
      "widget.registerDataChangedHandler((c) => { lib.fill(c); c.Elements.find((e) => e.Id === 'Titel'); });"
    ],
    [
      'filters more often than anybody does',
      `widget.registerDataChangedHandler((c) => c.Elements${'.filter(Boolean)'.repeat(3_000)}.find((e) => e.Id === 'Titel'));`
    ]
  ])('is no finding where code %s', (_, code) => {
    expect(foundIn(code)).toEqual([]);
  });

  it('names the Id alone where none is like it', () => {
    expect(foundIn('\nwidget.getElementData().Footer;')).toEqual(['code-unknown-id main.js:3 Footer']);
  });

  it('is found in scripts of pages, in what they do on events, and through functions of other scripts', () => {
    const page = `<body onload="textOf('Titel')">\n<script>const textOf = (id) => widget.getElementData()[id];\n</script>`;
    const files = {
      'index.html': `${page}<script>\nshow(widget.getElementData().Row, widget.getElementData());</script>`,
      'main.js': START
    };
    expect(found({ ...files, 'more.js': "textOf('Zeilen')" }, definition, ['main.js', 'more.js'])).toEqual([
      'code-unknown-id-similar index.html:1 Titel Title',
      'code-unknown-id-similar index.html:4 Row Rows',
      'code-unknown-id more.js:1 Zeilen'
    ]);
  });

  it('is not judged in scripts that the page does not load', () => {
    const files = { 'example.js': 'show(widget.getElementData().Titel, widget.getElementData());' };
    expect(found(files, definition, [])).toEqual([]);
  });

  it('may read an element whose key for the Id is misspelt', () => {
    expect(foundIn('widget.getElementData().Titel', { ...definition, Elements: [{ id: 'Titel' }] })).toEqual([]);
  });

  it('is judged in dashboard widgets alone', () => {
    expect(foundIn('widget.getElementData().Titel', { ...definition, SpotType: 'Wizard' })).toEqual([]);
  });
});

describe('a handler', () => {
  it.each([
    ["widget.registerSingleElementDataChangedHandler('Row', f);", ['code-unknown-handler-similar main.js:2 Row Rows']],
    ["widget.registerSingleElementDataChangedHandler('Footer', f);", ['code-unknown-handler main.js:2 Footer']],
    ["widget.registerSingleElementDataChangedHandler('Rows', f);", []],
    ['widget.registerSingleElementDataChangedHandler(id, f);', []],
    ["registerSingleElementDataChangedHandler('Row', f);", []],
    [
      "lib.fill(widget.getElementData()); widget.registerSingleElementDataChangedHandler('Row', f);",
      ['code-unknown-handler-similar main.js:2 Row Rows']
    ]
  ])('%s gives %j', (code, expected) => {
    expect(foundIn(code)).toEqual(expected);
  });
});

describe('an element', () => {
  const unread = ['code-element-unread /Elements/1/Id Rows'];
  const read = 'const data = widget.getElementData(); show(data.Title);';

  it.each<[why: string, code: string, twin: string]>([
    ['by its name', read, `${read} show(data.Rows);`],
    [
      'by texts',
      "const d = widget.getElementData(); d['Title'];",
      "const d = widget.getElementData(); d['Title'] || d['Rows'];"
    ],
    [
      'taken apart',
      'const { Title } = widget.getElementData();',
      'const { Title, ...others } = widget.getElementData();'
    ],
    [
      'by known keys',
      "const v = (id) => widget.getElementData()[id]; v('Title');",
      "const v = (id) => widget.getElementData()[id]; v('Ro' + 'ws');"
    ],
    [
      'by handlers',
      "widget.registerSingleElementDataChangedHandler('Title', f);",
      'widget.registerSingleElementDataChangedHandler(id, f);'
    ],
    ['if all is gone through', read, `${read} Object.values(data);`],
    ['if data is handed on', read, `${read} draw(data);`],
    ['if data is kept', read, `${read} this.data = data;`],
    ['if an unknown key is read', read, `${read} data[key];`],
    ['if it is gone through', read, `${read} for (const id in data) show(id);`],
    ['if the list is read', read, `${read} widget.registerDataChangedHandler(({ Elements }) => f(Elements));`],
    ['if texts are run', read, `${read} eval(code);`],
    ['if its Id is anywhere', read, `${read} const words = ['Rows'];`],
    ['if its Id is a variable', `${read} const Rows = 1;`, `${read} words.Rows;`],
    ['if its Id is in a comment', `${read} // Rows`, `${read} \`Rows\``],
    ['if another function is used', read, `${read} const { getElementData } = widget;`]
  ])('that nobody reads is told %s', (_, code, twin) => {
    expect(found({ 'main.js': START + code })).toEqual(unread);
    expect(found({ 'main.js': START + twin })).toEqual([]);
  });

  it('is read where Conditions of others test it, not where only its own do', () => {
    const conditionOf = (Id: string, of: string) =>
      Id === of ? { Id, Options: { Conditions: [{ TargetId: 'Rows' }] } } : { Id };
    const withCondition = (of: string) => ({
      ...definition,
      Elements: [conditionOf('Title', of), conditionOf('Rows', of)]
    });
    const files = { 'main.js': START + read };
    expect(found(files, withCondition('Title'))).toEqual([]);
    expect(found(files, withCondition('Rows'))).toEqual(unread);
  });

  it('may be read by code that cannot be', () => {
    const files = { 'main.js': START + read, 'other.js': '\nshow(;' };
    expect(found(files)).toEqual(['code-unread other.js:2']);
    expect(found(files, definition, ['main.js'])).toEqual([]);
  });

  it('may be read by a module that is broken, and the place is told', () => {
    const files = {
      'main.js': START + read,
      'other.js': "import a from 'a';\n\nshow(;",
      'old.js': 'with (a) b;\nshow(;'
    };
    expect(found(files)).toEqual(['code-unread other.js:3', 'code-unread old.js:2']);
  });

  it('may be read by a script that is not read, since others are too long', () => {
    const long = `// ${'a '.repeat(8_100_000)}`;
    expect(found({ 'more.js': long, 'main.js': START + read }, definition, ['main.js'])).toEqual([]);
    const announced = `${START}${read} widget.sendReady(true);`;
    const printed = { ...definition, Options: { HasPrintSupport: true } };
    expect(found({ 'more.js': long, 'main.js': announced }, printed)).toEqual(['package-search-cut']);
  });

  it('may be read by a library, if that has its Id', () => {
    const library = (word: string) => `var ${word};${'a();'.repeat(60_000)}`;
    expect(found({ 'main.js': START + read, 'chart.js': library('Rows') })).toEqual([]);
    expect(found({ 'main.js': START + read, 'chart.js': library('Cols') })).toEqual(unread);
  });

  it('may be read by a script that is too long to be checked, and that is told', () => {
    const long = `widget.getElementData().Titel;${'a();'.repeat(250_000)}`;
    expect(found({ 'main.js': START + read, 'long.js': long })).toEqual(['package-search-cut']);
  });

  it('is not looked for where no code reads any', () => {
    expect(found({ 'main.js': START })).toEqual([]);
  });
});

describe('a widget', () => {
  const prints = (HasPrintSupport: unknown) => ({ ...definition, Options: { HasPrintSupport } });

  it.each<[code: string, data: object, expected: string[]]>([
    ['widget.registerPrintHandler(f);', definition, ['code-print-unsupported main.js:2']],
    ['widget.registerPrintRequested(f);', prints(false), ['code-print-unsupported main.js:2']],
    ['widget.registerPrintHandler(f);', prints(true), []],
    ['widget.registerPrintHandler(f);', prints('true'), []],
    ['widget.registerPrintHandler(f);', { ...definition, HasPrintSupport: true }, []],
    ['class Own { registerPrintHandler(f) {} } own.registerPrintHandler(f);', definition, []],
    ['', prints(true), ['code-print-unhandled /Options/HasPrintSupport']],
    ['// widget.registerPrintHandler(f);', prints(true), ['code-print-unhandled /Options/HasPrintSupport']],
    ["widget['registerPrintHandler'](f);", prints(true), []],
    ["const on = ['registerPrintHandler']; widget[on[0]](f);", prints(true), []],
    ['const { registerPrintRequested } = widget;', prints(true), []]
  ])('that can be printed or not: %s with %j gives %j', (code, data, expected) => {
    expect(foundIn(code, data)).toEqual(expected);
  });

  it.each<[code: string, expected: string[]]>([
    ['widget.sendReady(true);', ['code-init-complete-missing main.js:2']],
    ['widget.sendReady(!0);', ['code-init-complete-missing main.js:2']],
    ['widget.sendReady(true); // widget.sendInitComplete()', ['code-init-complete-missing main.js:2']],
    ['widget.sendReady(true); later(() => widget.sendInitComplete());', []],
    ["widget.sendReady(true); later('sendInitComplete');", []],
    ['widget.sendReady();', []],
    ['widget.sendReady(false);', []],
    ['widget.sendReady(isLate);', []],
    ['sendReady(true);', []]
  ])('that announces itself: %s gives %j', (code, expected) => {
    expect(foundIn(code)).toEqual(expected);
  });

  it.each<[code: string, expected: string[]]>([
    ['new DashboardWidgetBase();', ['code-wizard-missing main.js:1']],
    ['new DashboardWidgetBase(undefined);', ['code-wizard-missing main.js:1']],
    ['new window.DashboardWidgetBase();', ['code-wizard-missing main.js:1']],
    ['new DashboardWidgetBase(new WizardBase());', []],
    ['new DashboardWidgetBase(wizard);', []],
    ['new DashboardWidgetBase(...all);', []],
    ['class DashboardWidgetBase {} new DashboardWidgetBase();', []]
  ])('that is made: %s gives %j', (code, expected) => {
    expect(found({ 'main.js': code })).toEqual(expected);
  });
});

/** Something around something else, so many times. */
const around = (count: number, before: string, inner: string, after: string): string =>
  before.repeat(count) + inner + after.repeat(count);

it.each<[what: string, most: number, script: (count: number) => string]>([
  ['templates', 248, (count) => around(count, '`${', '1', '}`')],
  ['templates in objects', 124, (count) => around(count, '`${{ a: ', '1', '}}`')],
  ['brackets', 248, (count) => around(count, '(', '1', ')')],
  ['functions', 500, (count) => around(count, 'function f() {', '', '}')],
  ['signs', 497, (count) => `${'! '.repeat(count)}1`],
  ['operators', 1_499, (count) => `x = ${'1 + '.repeat(count)}1;`],
  ['patterns', 498, (count) => `let ${around(count, '[', 'a', ']')} = 1;`],
  ['alternatives', 497, (count) => `${'if (x) y; else '.repeat(count)}z;`],
  ['calls', 499, (count) => `${'new '.repeat(count)}X;`],
  ['classes', 500, (count) => `${'class extends '.repeat(count).replace('class', 'class A')}B${' {}'.repeat(count)}`]
])('a script of nested %s is read up to a limit, and others always', (_, most, script) => {
  const foundWith = (count: number): string[] =>
    found({ 'main.js': `${START}widget.getElementData().Titel`, 'deep.js': script(count) }).filter(
      (each) => !each.startsWith('code-element-unread')
    );
  const titel = 'code-unknown-id-similar main.js:2 Titel Title';
  expect(foundWith(most)).toEqual([titel]);
  expect(foundWith(most + 1)).toEqual(['package-search-cut', titel]);
  expect(foundWith(10_000)).toEqual(['package-search-cut', titel]);
});

it('thousands of look-ups are told up to a limit, in their order', () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => `d.Footer${at};`);
  const told = foundIn(`const d = widget.getElementData();\n${lines.join('\n')}`);
  expect([told.length, told[0], told[19]]).toEqual([
    21,
    'code-unknown-id main.js:3 Footer0',
    'code-unknown-id main.js:22 Footer19'
  ]);
});

it('of something long, each of many parts is judged', () => {
  const code = `const d = widget.getElementData(); const {${'Titel: a,'.repeat(2_000)}} = ${'(d||d)||'.repeat(190)}d;`;
  expect(foundIn(code)).toEqual([TITEL]);
});
