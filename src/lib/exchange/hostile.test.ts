import { describe, expect, it } from 'vitest';
import { MAX_TEXT } from '../ascdata/texts/limits.js';
import { MAX_BYTES, MAX_DEPTH, MAX_PARTS, MAX_TEXTS } from './limits.js';
import { exportMark } from './marks.js';
import { problemText } from './problemText.js';
import { readExchange } from './read.js';

const unit = (inside: string, attributes = 'id="name:Title"') => `<trans-unit ${attributes}>${inside}</trans-unit>`;
const xliff12 = (units: string, language = ' target-language="de"') =>
  `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="clock"${language}>\n<body>${units}</body></file></xliff>`;
const xliff2 = (units: string, version = '2.0') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:${version}" version="${version}" srcLang="en" trgLang="de"><file id="clock">\n${units}</file></xliff>`;

/** Why a text cannot be read: the place and the sentence. */
function refusal(text: string): string {
  const result = readExchange(text);
  if (result.ok) return 'read';
  const { line, column, cell } = result.problem;
  return `${line}:${column ?? `cell ${cell}`} ${problemText(result.problem, 'en')}`;
}

const DTD = 'is not allowed: document types and entities are not supported.';
const INSTRUCTION = 'is not allowed: processing instructions are not supported.';

describe('refused is XML with', () => {
  it.each([
    ['a document type', '<!DOCTYPE xliff>\n<xliff/>', `1:1 “<!DOCTYPE” ${DTD}`],
    [
      'entities that grow',
      '<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><xliff version="1.2">&b;</xliff>',
      `2:1 “<!DOCTYPE” ${DTD}`
    ],
    [
      'a file of the server',
      '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>',
      `1:1 “<!DOCTYPE” ${DTD}`
    ],
    ['a document type behind a comment', '<!-- x --> <!doctype x><x/>', `1:12 “<!doctype” ${DTD}`],
    ['a document type inside', xliff12('<!DOCTYPE a>'), `2:7 “<!DOCTYPE” ${DTD}`],
    ['an entity declared inside', xliff12('<!ENTITY a "b">'), `2:7 “<!ENTITY” ${DTD}`],
    [
      'an entity',
      xliff12(unit('<source>&nbsp;</source>')),
      '2:43 “&nbsp;” is not a known character. Use &amp; &lt; &gt; &quot; &apos;.'
    ],
    [
      'an entity in an attribute',
      xliff12(unit('', 'id="&a;"')),
      '2:23 “&a;” is not a known character. Use &amp; &lt; &gt; &quot; &apos;.'
    ],
    [
      'a bare ampersand',
      xliff12(unit('<source>a & b</source>')),
      '2:45 “&” is not a known character. Use &amp; &lt; &gt; &quot; &apos;.'
    ],
    ['a reference to NUL', xliff12(unit('<source>&#0;</source>')), '2:43 XML cannot contain the character “&#0;”.'],
    [
      'a reference to half a character',
      xliff12(unit('<source>&#xD800;</source>')),
      '2:43 XML cannot contain the character “&#xD800;”.'
    ],
    [
      'a reference beyond Unicode',
      xliff12(unit('<source>&#x110000;</source>')),
      '2:43 XML cannot contain the character “&#x110000;”.'
    ],
    [
      'a control character',
      xliff12(unit('<source>\u0001</source>')),
      '2:43 XML cannot contain the character “U+0001”.'
    ],
    ['a stylesheet', '<?xml-stylesheet href="x.xsl"?><xliff/>', `1:1 “<?xml-stylesheet” ${INSTRUCTION}`],
    ['an instruction', xliff12('<?php system("x") ?>'), `2:7 “<?php” ${INSTRUCTION}`],
    ['a second declaration', xliff12('<?xml version="1.0"?>'), `2:7 “<?xml” ${INSTRUCTION}`],
    ['an open comment', xliff12('<!-- '), '2:7 Expected “-->”.'],
    ['two hyphens in a comment', xliff12('<!-- a -- b -->'), '2:14 Expected “-->”, found “--”.'],
    ['a bad declaration', '\uFEFF<?xml encoding="utf-8"?><xliff/>', '1:1 Expected “<?xml version="1.0"?>”.'],
    ['open CDATA', xliff12('<![CDATA[ '), '2:7 Expected “]]>”.'],
    ['the end of CDATA in a text', xliff12('a ]]> b'), '2:9 Expected “]]&gt;”, found “]]>”.'],
    ['an open element', '<xliff version="1.2">\n<file>', '2:7 Expected “</file>”.'],
    ['an element that another one closes', '<a>\n <b></a></b>', '2:5 Expected “</b>”, found “</a>”.'],
    ['an open tag', '<xliff version="1.2"', '1:1 Expected “>”.'],
    ['an open attribute', '<xliff version="1.2>', '1:16 Expected “"”.'],
    ['a tag in an attribute', '<xliff version="<a>">', '1:17 Expected “&lt;”, found “<”.'],
    [
      'the same attribute twice',
      '<xliff a="1" a="2"/>',
      '1:14 Invalid attribute. Expected a name with a value in quotation marks, each name once.'
    ],
    [
      'an attribute without a value',
      '<xliff version/>',
      '1:8 Invalid attribute. Expected a name with a value in quotation marks, each name once.'
    ],
    ['a name that begins with a digit', '<xliff><1a/></xliff>', '1:8 “<1a>” is not allowed here.'],
    [
      'attributes without a blank between',
      '<xliff a="1"b="2"/>',
      '1:13 Invalid attribute. Expected a name with a value in quotation marks, each name once.'
    ],
    ['an end tag with an attribute', '<xliff></xliff a="">', '1:8 Expected “>”.'],
    ['nothing in it', '<!-- -->', '1:1 This is not well-formed XML.'],
    ['CDATA behind the root', '<xliff/><![CDATA[x]]>', '1:9 “<![CDATA[” is not allowed here.'],
    [
      'an entity behind lines that end in CR and LF',
      '<xliff>\r\na\r\n<a b="\r\n&c;"/></xliff>',
      '4:1 “&c;” is not a known character. Use &amp; &lt; &gt; &quot; &apos;.'
    ],
    ['two roots', '<xliff/><xliff></xliff>', '1:9 “<xliff>” is not allowed here.'],
    ['text behind the root', '<xliff></xliff> x', '1:17 This is not well-formed XML.'],
    [
      'too many levels',
      `${'<a>'.repeat(MAX_DEPTH + 1)}`,
      `1:${MAX_DEPTH * 3 + 1} Elements are nested too deeply (maximum 100 levels).`
    ]
  ])('%s', (_, text, expected) => {
    expect(refusal(text)).toBe(expected);
  });
});

describe('refused is XLIFF', () => {
  const source = '<source>a</source>';
  it.each([
    [
      'that is HTML',
      '<html></html>',
      '1:1 This is not a translation file. Expected XLIFF, or CSV with the columns id, kind, source, target.'
    ],
    [
      'of another version',
      '<xliff version="3.0"></xliff>',
      '1:1 XLIFF 3.0 is not supported. Expected 1.2, 2.0, 2.1, 2.2.'
    ],
    ['without a version', '<xliff></xliff>', '1:1 The XLIFF version is missing. Expected 1.2, 2.0, 2.1, 2.2.'],
    ['1.2 with a unit without an Id', xliff12(unit(source, '')), '2:7 “<trans-unit>” lacks “id”.'],
    ['1.2 with a unit without a source', xliff12(unit('')), '2:7 “<trans-unit>” lacks “<source>”.'],
    [
      '1.2 with a file without a widget',
      '<xliff version="1.2">\n<file></file></xliff>',
      '2:1 “<file>” lacks “original”.'
    ],
    [
      '1.2 with a text twice',
      xliff12(`${unit(source)}\n${unit(source)}`),
      '3:1 The text “name/Title” is in this file twice.'
    ],
    [
      '1.2 with a placeholder of which nothing is known',
      xliff12(unit(`${source}<target><x id="7"/></target>`)),
      '2:61 The file does not say which text “<x id="7">” stands for.'
    ],
    [
      '1.2 in two languages',
      xliff12('').replace('</xliff>', '\n<file original="b" target-language="fr"></file></xliff>'),
      '3:1 A file can have only one target language; found “fr” after “de”.'
    ],
    ['2.0 with a unit without a segment', xliff2('<unit id="name:Title"></unit>'), '2:1 “<unit>” lacks “<segment>”.'],
    [
      '2.0 with a segment without a source',
      xliff2('<unit id="name:Title"><segment></segment></unit>'),
      '2:23 “<segment>” lacks “<source>”.'
    ],
    [
      '2.0 with a character of no code point',
      xliff2('<unit id="a"><segment><source><cp hex="FFFFFF"/></source></segment></unit>'),
      '2:31 “hex="FFFFFF"” cannot be used here. Expected hex="0001".'
    ]
  ])('%s', (_, text, expected) => {
    expect(refusal(text)).toBe(expected);
  });
});

describe('refused is CSV', () => {
  const header = 'id,kind,source,target';
  it.each([
    [
      'without content',
      '',
      '1:1 This is not a translation file. Expected XLIFF, or CSV with the columns id, kind, source, target.'
    ],
    [
      'that is JSON of something else',
      '[{"element":"a"}]',
      '1:2 A list of texts in JSON looks like this: [{ "element", "kind", "entry"?, "target" }]'
    ],
    [
      'that is broken JSON',
      '[{"element":"a"},\n]',
      '1:17 A list of texts in JSON looks like this: [{ "element", "kind", "entry"?, "target" }]'
    ],
    ['with other columns', 'id,source,target,fuzzy\n', '1:cell 1 The first row lacks the columns kind.'],
    [
      'with an open quotation mark',
      `${header}\nTitle,name,a,"b\nTitle,name`,
      '2:cell 4 A quotation mark is wrong here. In a cell in quotation marks it is written twice, and the cell ends with one.'
    ],
    [
      'with a stray quotation mark',
      `${header}\n\n"a\nb",name,"a"x,b`,
      '3:cell 3 A quotation mark is wrong here. In a cell in quotation marks it is written twice, and the cell ends with one.'
    ],
    ['with too many cells', `${header}\n"a\n",name,b,c,d`, '2:cell 5 The row has 5 cells; the maximum is 4.'],
    [
      'of an unknown kind',
      `${header}\nTitle,title,a,b`,
      '2:cell 2 “title” cannot be used here. Expected name, entry, pattern.'
    ],
    [
      'in an unknown state',
      `${header},state\na,name,b,c,done`,
      '2:cell 5 “done” cannot be used here. Expected to do, inherited, to review, reviewed, source changed.'
    ],
    [
      'with a text twice',
      `${header}\r\n"a",name,"x\r\ny",\r\na,name,b,c`,
      '4:cell 1 The text “name/a” is in this file twice.'
    ],
    [
      'with a text that a spreadsheet could not compute',
      `${header}\na,name,b,#NAME?`,
      '2:cell 4 A spreadsheet has replaced this text with “#NAME?”. Format the cells as text before you open the file.'
    ],
    [
      'with a number that a spreadsheet has shortened',
      `${header}\na,name,Code 1250000000000,"1,25E+12"`,
      '2:cell 4 A spreadsheet has replaced this text with “1,25E+12”. Format the cells as text before you open the file.'
    ],
    [
      'with a column that was too narrow',
      `${header}\na,name,b,########`,
      '2:cell 4 A spreadsheet has replaced this text with “########”. Format the cells as text before you open the file.'
    ],
    [
      'with a source that a spreadsheet has rewritten',
      `${header},hash\na,name,7,c,${exportMark({ source: '007', target: '', state: 'toDo' })}`,
      '2:cell 3 A spreadsheet has replaced this text with “7”. Format the cells as text before you open the file.'
    ],
    [
      'with a text beyond the last column',
      `${header}\na,name,b,c,,x`,
      '2:cell 6 The row has 6 cells; the maximum is 4.'
    ],
    [
      'in two languages',
      `language,${header}\nde,a,name,b,c\nfr,b,name,b,c`,
      '3:cell 1 A file can have only one target language; found “fr” after “de”.'
    ]
  ])('%s', (_, text, expected) => {
    expect(refusal(text)).toBe(expected);
  });
});

describe('a file of any size', () => {
  // Quadratic time shows at this size, too.
  const large = 1024 ** 2;
  const filled = (part: string, from = '', to = '') =>
    from + part.repeat(Math.floor((large - from.length - to.length) / part.length)) + to;

  it('is refused if too large', () => {
    const text = `<xliff>${'é'.repeat(MAX_BYTES / 2)}`;
    expect(refusal(text)).toBe('1:1 The file is too large. A file may have 10 MB.');
  });

  // Whatever takes more time than in proportion to the text would take minutes.
  it.each([
    ['one text', filled('a', xliff12('').replace('</body></file></xliff>', ''), '')],
    ['tags', filled('<a/>', '<xliff version="1.2">', '</xliff>')],
    ['as many tags as are allowed', `<xliff version="1.2">${'<a/>'.repeat(MAX_PARTS - 2)}</xliff>`],
    ['attributes', filled('a="" ', '<xliff ', '/>')],
    ['one attribute', filled('a', '<xliff a="', '"/>')],
    ['blanks in a tag', filled(' ', '<xliff', '/>')],
    ['quotation marks', filled('"', '<xliff a=')],
    ['levels', filled('<a>')],
    ['comments', filled('<!---->', '<xliff>', '</xliff>')],
    ['hyphens in an open comment', filled('- ', '<!--')],
    ['brackets in CDATA', filled(']', '<xliff><![CDATA[', '</xliff>')],
    ['entities declared', filled('<!ENTITY a "b">', '<!DOCTYPE x [')],
    ['ampersands', filled('&amp;', '<xliff>', '</xliff>')],
    [
      'references',
      filled(
        '&#65;',
        '<xliff version="1.2"><file original="a"><trans-unit id="a"><source>',
        '</source></trans-unit></file></xliff>'
      )
    ],
    [
      'notes',
      filled(
        '<note>a</note>',
        '<xliff version="1.2"><file original="a"><trans-unit id="a"><source/>',
        '</trans-unit></file></xliff>'
      )
    ],
    ['quotation marks in CSV', filled('"', 'id,kind,source,target\n')],
    ['stray quotation marks in CSV', filled('"a"b', 'id,kind,source,target\n')],
    ['cells', filled(',', 'id,kind,source,target\n')],
    ['rows', filled('\n', 'id,kind,source,target')],
    ['line ends of two kinds', filled('\r\n\r', 'id,kind,source,target\n"', '"')],
    ['braces', filled('{a', 'id,kind,source,target\na,name,')],
    ['spelled characters', filled('\\u{', 'id,kind,source,target\na,name,')],
    ['apostrophes', filled("'", 'id,kind,source,target\na,name,')]
  ])('of nothing but %s is read or refused in time', (_, text) => {
    const result = readExchange(text);
    expect(result.ok || result.problem.line >= 1).toBe(true);
  });

  // Doubled often enough, or a long one named often enough, what fits into a kilobyte would fill the memory.
  const doubled = (first: string, next: (at: number) => string, last: (at: number) => string) =>
    first + Array.from({ length: 30 }, (_, at) => next(at)).join('') + last(30);
  const segment = (inside: string, before = '') =>
    xliff2(`<unit id="a">${before}<segment><source>${inside}</source></segment></unit>`);
  const long = 'a'.repeat(100_000);

  it.each([
    [
      'codes of XLIFF 1.2 that double',
      xliff12(
        unit(
          `<source>${doubled(
            '<ph id="0">aaaaaaaaaa</ph>',
            (at) => `<ph id="${at + 1}"><x id="${at}"/><x id="${at}"/></ph>`,
            (at) => `<x id="${at}"/>`
          )}</source>`
        )
      )
    ],
    [
      'codes of XLIFF 1.2 that double across a stretch',
      xliff12(
        unit(
          `<source>${doubled(
            '<bpt id="0">aaaaaaaaaa</bpt><ept id="0">a</ept>',
            (at) =>
              `<bpt id="${at + 1}"><bx id="${at}"/><bx id="${at}"/></bpt><ept id="${at + 1}"><g id="${at}">a</g></ept>`,
            (at) => `<g id="${at}"/>`
          )}</source>`
        )
      )
    ],
    [
      'a long code of XLIFF 1.2 often',
      xliff12(unit(`<source><ph id="1">${long}</ph>${'<x id="1"/>'.repeat(3_000)}</source>`))
    ],
    [
      'a long code of XLIFF 1.2 in many units',
      xliff12(
        Array.from({ length: 2_000 }, (_, at) =>
          unit(`<source><ph id="1">${'a'.repeat(1_000)}</ph>${'<x id="1"/>'.repeat(8)}</source>`, `id="name:${at}"`)
        ).join('')
      )
    ],
    [
      'long data of XLIFF 2 often',
      segment('<ph id="1" dataRef="d"/>'.repeat(1_300), `<originalData><data id="d">${long}</data></originalData>`)
    ],
    [
      'long data of XLIFF 2 around text',
      segment(
        '<pc id="1" dataRefStart="d" dataRefEnd="d">a</pc>'.repeat(1_300),
        `<originalData><data id="d">${long}</data></originalData>`
      )
    ],
    ['a copied code of XLIFF 2', segment(`<ph id="1" disp="${long}"/>${'<ph id="2" copyOf="1"/>'.repeat(1_300)}`)]
  ])('is refused if it names %s', (_, text) => {
    expect(refusal(text)).toMatch(/^2:\d+ The file is too large\. A file may have 10 MB\.$/);
  });

  it.each([
    [
      'XLIFF 1.2',
      (source: string, target: string) => xliff12(unit(`<source>${source}</source><target>${target}</target>`))
    ],
    [
      'XLIFF 2',
      (source: string, target: string) =>
        segment(`${source}</source><target>${target}`)
          .replace('</source></segment>', '</target></segment>')
          .replace('id="a"', 'id="name:Title"')
    ],
    ['CSV', (source: string, target: string) => `id,kind,source,target\nTitle,name,${source},${target}`],
    [
      'JSON',
      (source: string, target: string) => `[\n${JSON.stringify({ element: 'Title', kind: 'name', source, target })}]`
    ]
  ])('of %s has no text longer than one may be', (_, fileWith) => {
    const isTooLong = /^2:(1|7|cell 1) The text “name\/Title” in the file is too long/;
    expect(refusal(fileWith('a'.repeat(MAX_TEXT), 'b'.repeat(MAX_TEXT)))).toBe('read');
    expect(refusal(fileWith('a'.repeat(MAX_TEXT + 1), 'b'))).toMatch(isTooLong);
    expect(refusal(fileWith('a', 'b'.repeat(MAX_TEXT + 1)))).toMatch(isTooLong);
  });

  it('has a limited number of parts', () => {
    const rows = `id,kind,source,target${'\n'.repeat(MAX_PARTS + 1)}`;
    expect(refusal(rows)).toMatch(/The file has too many parts\. It may have 1000000 tags or rows\.$/);
  });

  it('has a limited number of texts', () => {
    const rows = (count: number) =>
      `id,kind,source,target${Array.from({ length: count }, (_, at) => `\n${at},name,,`).join('')}`;
    expect(refusal(rows(MAX_TEXTS))).toBe('read');
    expect(refusal(rows(MAX_TEXTS + 1))).toBe('100002:cell 1 The file has too many texts. It may have 100000.');
  });
});
