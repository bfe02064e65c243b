import { describe, expect, test } from 'vitest';
import { PackageFindings } from '../../src/lib/package/packageFindings.js';
import type { PackageFile } from '../../src/lib/package/files.js';
import { sha256 } from '../../src/lib/package/hash.js';
import { readHtml } from '../../src/lib/package/html.js';
import { SEARCH_LIMITS, type SearchLimits } from '../../src/lib/package/limits.js';
import { checkLibraries, isLibrary, knownLibraries, type KnownLibraries } from '../../src/lib/package/libraries.js';
import { FileIndex } from '../../src/lib/package/references.js';
import { checkStartPage } from '../../src/lib/package/startPage.js';
import { text } from '../attacks/zips/build.js';

const LOADED = '<script src="lib/WizardBase.js"></script><script src="lib/DashboardWidgetBase.js"></script>';
const CREATED = '<script>const widget = new DashboardWidgetBase(new WizardBase());</script>';
const LIBRARIES: Record<string, string> = { 'lib/WizardBase.js': 'wizard', 'lib/DashboardWidgetBase.js': 'dashboard' };

/** The findings on a page, as `code place|target`, without the parts a case ignores. */
async function findingsFor(
  html: string,
  more: Record<string, string> = {},
  known: KnownLibraries = {},
  limits: SearchLimits = SEARCH_LIMITS
): Promise<string[]> {
  const contents: Record<string, string> = { ...LIBRARIES, ...more, 'index.html': html };
  const files: PackageFile[] = Object.entries(contents).map(([name, content]) => ({ name, bytes: text(content) }));
  const found = new PackageFindings();
  const page = files.find((file) => file.name === 'index.html');
  if (page === undefined) throw new Error('no page');
  const start = checkStartPage(page, new FileIndex(files), isLibrary, found, limits);
  await checkLibraries(files, start, known, found);
  return found.findings.map(({ code, params }) => [code, params.place, params.target].filter(Boolean).join(' '));
}

describe('libraries must be used and instantiated in the root scope', () => {
  test('loaded and created at the top level: no finding', async () => {
    expect(await findingsFor(LOADED + CREATED)).toEqual([]);
  });

  test.each([
    ['in two steps', '<script>var a = new WizardBase(); var b = new window.DashboardWidgetBase(a)</script>'],
    ['without brackets', '<script>const w = new DashboardWidgetBase(new WizardBase)</script>'],
    ['in a local script', '<script src="app.js"></script>'],
    ['in a module imported by a module', '<script type="module" src="js/main.js"></script>']
  ])('created %s', async (_, script) => {
    const more = {
      'app.js': 'const w = new DashboardWidgetBase(new WizardBase());',
      'js/main.js': 'import "./widget.js";',
      'js/widget.js': 'export const w = new DashboardWidgetBase(new WizardBase());'
    };
    expect(await findingsFor(LOADED + script, more)).toEqual([]);
  });

  test.each([
    ['never created', ''],
    ['created in a comment only', '<script>// new DashboardWidgetBase(new WizardBase())</script>'],
    ['created in a text only', '<script>x = "new DashboardWidgetBase(new WizardBase())"</script>'],
    [
      'created in a script that does not run',
      '<script type="text/plain">new DashboardWidgetBase(new WizardBase())</script>'
    ]
  ])('%s', async (_, script) => {
    expect(await findingsFor(LOADED + script)).toEqual([
      'package-library-not-instantiated',
      'package-library-not-instantiated'
    ]);
  });

  test('created inside a function', async () => {
    const script = '<script>\nfunction start() {\n  widget = new DashboardWidgetBase(new WizardBase());\n}</script>';
    expect(await findingsFor(LOADED + script)).toEqual([
      'package-library-not-root index.html:3',
      'package-library-not-root index.html:3'
    ]);
  });

  test('not loaded by the page', async () => {
    expect(await findingsFor(CREATED)).toEqual(['package-library-not-referenced', 'package-library-not-referenced']);
  });

  test('compared with every published version: newest, older, edited', async () => {
    const entry = async (newest: string, older: string) => ({
      version: '2.0.0',
      sha256: await sha256(text(newest)),
      older: [{ version: '1.0.0', sha256: await sha256(text(older)) }]
    });
    const known = knownLibraries({
      'WizardBase.js': await entry('something newer', 'wizard'),
      'DashboardWidgetBase.js': await entry('something else', 'nor this')
    });
    expect(await findingsFor(LOADED + CREATED, {}, known)).toEqual(['package-library-old', 'package-library-edited']);
  });
});

describe('forwards from the start page to other websites are forbidden', () => {
  test.each([
    ['<meta http-equiv="refresh" content="0; url=https://example.org/">', 'package-forward'],
    ['<META HTTP-EQUIV=Refresh CONTENT="5;URL=\'//example.org/\'">', 'package-forward'],
    ['<meta http-equiv="refresh" content="0;url=&#104;ttps://example.org">', 'package-forward'],
    ['<meta http-equiv="refresh" content="0;url=ht\ntps://example.org">', 'package-forward'],
    ['<script>location = "https://example.org"</script>', 'package-forward-script'],
    ['<script>window.location.href="//example.org"</script>', 'package-forward-script'],
    ['<script>top.location.replace( `https://example.org` )</script>', 'package-forward-script'],
    ['<base href="https://example.org/">', 'package-base']
  ])('%s', async (html, code) => {
    const [first, ...more] = await findingsFor(html + LOADED + CREATED);
    expect(first).toMatch(new RegExp(`^${code} index.html:1 `));
    expect(more).toEqual([]);
  });

  test.each(['\n', '\r', '\r\n', '\u2028', '\u2029'])(
    'a comment of a script ends with its line, at %j too',
    async (lineEnd) => {
      const script = `<script>// first${lineEnd}location = "https://example.org"</script>`;
      const line = /[\n\r]/.test(lineEnd) ? 2 : 1;
      expect(await findingsFor(script + LOADED + CREATED)).toEqual([
        `package-forward-script index.html:${line} https://example.org`
      ]);
    }
  );

  test.each(['\n', '\r', '\r\n'])('a string in a script continues after a backslash and %j', async (lineEnd) => {
    const script = `<script>a = "first \\${lineEnd} second"; location = "https://example.org"</script>`;
    expect(await findingsFor(script + LOADED + CREATED)).toMatchObject([
      expect.stringContaining('package-forward-script') as string
    ]);
  });

  test.each([
    '<meta http-equiv="refresh" content="30">',
    '<meta http-equiv="refresh" content="30; url=page2.html">',
    '<!-- <meta http-equiv="refresh" content="0; url=https://example.org"> -->',
    '<script>/* location = "https://example.org" */ if (location == "https://a") {}</script>',
    '<script>const divide = 4 / 2; // location = "https://example.org" / 1</script>'
  ])('allowed: %s', async (html) => {
    expect(await findingsFor(html + LOADED + CREATED, { 'page2.html': '' })).toEqual([]);
  });
});

describe('what a page refers to', () => {
  test.each([
    ['<img src="https://example.org/a.png">', 'package-outside-resource index.html:1 https://example.org/a.png'],
    ['<link rel="stylesheet" href="//example.org/a.css">', 'package-outside-resource index.html:1 //example.org/a.css'],
    [
      '<style>\n.a { background: url(http://example.org/a) }</style>',
      'package-outside-blocked index.html:2 http://example.org/a'
    ],
    [
      '<script>fetch("https://example.org/api")</script>',
      'package-outside-resource index.html:1 https://example.org/api'
    ],
    ['<script>new WebSocket("wss://example.org")</script>', 'package-outside-blocked index.html:1 wss://example.org'],
    ['<img src="http://example.org/a.png">', 'package-outside-blocked index.html:1 http://example.org/a.png'],
    [
      '<script src="https://example.org/a.js"></script>',
      'package-outside-script index.html:1 https://example.org/a.js'
    ],
    ['<script src="http://example.org/a.js"></script>', 'package-outside-script index.html:1 http://example.org/a.js'],
    [
      '<link rel="preload" as="script" href="https://example.org/a.js">',
      'package-outside-script index.html:1 https://example.org/a.js'
    ],
    [
      '<link rel="modulepreload" href="https://example.org/a.js">',
      'package-outside-script index.html:1 https://example.org/a.js'
    ],
    [
      '<script type="module">import "https://example.org/a.js"</script>',
      'package-outside-script index.html:1 https://example.org/a.js'
    ],
    [
      '<script>importScripts("https://example.org/a.js")</script>',
      'package-outside-script index.html:1 https://example.org/a.js'
    ],
    [
      '<script>new Worker("https://example.org/a.js")</script>',
      'package-outside-script index.html:1 https://example.org/a.js'
    ],
    [
      '<script>x.open("GET", "https://example.org")</script>',
      'package-outside-resource index.html:1 https://example.org'
    ],
    ['<img src="/a.png">', 'package-absolute-path index.html:1 /a.png'],
    ['<img src="missing.png">', 'package-file-not-found index.html:1 missing.png'],
    ['<img src="../a.png">', 'package-file-not-found index.html:1 ../a.png'],
    ['<img src="IMG/A.png">', 'package-file-case index.html:1 IMG/A.png'],
    ['<img src="img/tu\u0308r.png">', 'package-file-accents index.html:1 img/tu\u0308r.png'],
    ['<img src="img/t%C3%BCr2.png">', 'package-file-accents index.html:1 img/t\u00fcr2.png'],
    ['<img src="img/T\u00dcR2.png">', 'package-file-case index.html:1 img/T\u00dcR2.png'],
    ['<style>a { background: url(img/t\u00fcr2.png) }</style>', 'package-file-accents index.html:1 img/t\u00fcr2.png'],
    ['<script type="module">import "./img/u\u0308.js"</script>', 'package-file-accents index.html:1 img/u\u0308.js'],
    ['<img src="img/strasse.png">', 'package-file-similar index.html:1 img/strasse.png'],
    ['<img srcset="img/a.png 1x, img/b.png 2x">', 'package-file-not-found index.html:1 img/b.png'],
    ['<iframe src="page.html"></iframe>', 'package-frame index.html:1 page.html'],
    ['<a href="https://example.org">x</a>', 'package-link index.html:1 https://example.org'],
    ['<link rel=stylesheet href=css/a.css>', 'package-file-not-found css/a.css:2 css/none.png'],
    ['<!doctype html>\r<title>x</title>\r\n<img src="/a.png">', 'package-absolute-path index.html:3 /a.png']
  ])('%s', async (html, expected) => {
    const more = {
      'img/a.png': '',
      'img/t\u00fcr.png': '',
      'img/tu\u0308r2.png': '',
      'img/\u00fc.js': '',
      'img/stra\u00dfe.png': '',
      'css/a.css': '@import "b.css";\nb { background: url("none.png") }',
      'css/b.css': ''
    };
    expect(await findingsFor(html + LOADED + CREATED, more)).toEqual([expected]);
  });

  test.each([
    '<img src="img/a.png?v=2#x">',
    '<img src="./img/../img/a.png">',
    '<img src="img/gr%C3%B6%C3%9Fe.png">',
    '<img src="data:image/png;base64,AAAA">',
    '<img src="{{ picture }}">',
    '<link rel="canonical" href="https://example.org">',
    '<a href="#top">x</a><a href="mailto:a@example.org">y</a>',
    '<p>https://example.org is only text, &lt;img src="x"&gt; too</p>',
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="img/a.png"/></svg>'
  ])('no finding: %s', async (html) => {
    expect(await findingsFor(html + LOADED + CREATED, { 'img/a.png': '', 'img/größe.png': '' })).toEqual([]);
  });
});

describe('the search of a package is bounded over all its files', () => {
  test('scripts that load each other are read once each, up to a limit of characters in total', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `m${index}.js`);
    const imports = names.map((name) => `import "./${name}";`).join('');
    const more = Object.fromEntries(names.map((name) => [name, imports + ' '.repeat(3_000)]));
    const page = `${LOADED}${CREATED}<script type="module" src="m0.js"></script>`;
    const whole = { ...SEARCH_LIMITS, characters: 40_000 };
    expect(await findingsFor(page, more, {}, whole)).toEqual([]);
    expect(await findingsFor(page, more, {}, { ...whole, characters: 20_000 })).toEqual(['package-search-cut']);
  });

  test('addresses beyond a limit are not looked up, and a finding says so', async () => {
    const page = LOADED + CREATED + '<img src="a.png">'.repeat(50) + '<img src="missing.png">';
    const limits = { ...SEARCH_LIMITS, addresses: 50 };
    expect(await findingsFor(page, { 'a.png': '' }, {}, limits)).toEqual(['package-search-cut']);
  });

  test('tags beyond 100,000 are not looked at, and a finding says so', async () => {
    expect(await findingsFor(LOADED + CREATED + '<p>'.repeat(110_000))).toEqual(['package-search-cut']);
  });
});

describe('a page has the title that browsers show', () => {
  test.each([
    ['<title>Opening hours</title>', 'Opening hours'],
    ['<TITLE lang=en>\n  Caf&eacute; &amp;\n Bar </TITLE >', 'Café & Bar'],
    ['<!-- <title>No</title> --><title>Yes</title><title>Later</title>', 'Yes'],
    ['<script>"<title>No</title>"</script><title>Yes</title>', 'Yes'],
    ['<title>Never <b>closed', 'Never <b>closed'],
    ['<p>None</p>', '']
  ])('%s', (html, title) => {
    expect(readHtml(html).title).toBe(title);
  });
});

describe('hostile pages are searched in time', () => {
  const size = 300_000;
  test.each([
    ['open tags', '<a '.repeat(size)],
    ['open comments', '<!--'.repeat(size)],
    ['open quotes', '<a b="'.repeat(size)],
    ['open scripts', '<script>'.repeat(size)],
    ['attributes', '<a ' + 'b=c '.repeat(size)],
    ['spaces', '<a' + ' '.repeat(size * 3) + 'b' + ' '.repeat(size * 3) + '=c>'],
    ['location', '<script>' + 'location '.repeat(size) + '</script>'],
    ['slashes', '<script>x = [' + '/[(,'.repeat(size) + '</script>'],
    ['regular expressions on one line', '<script>x = ' + '/a/,'.repeat(size) + '</script>'],
    ['templates', '<script>' + '`${'.repeat(size) + '</script>'],
    ['url(', '<style>' + 'url("'.repeat(size) + '</style>'],
    ['open style comments', '<style>' + '/*'.repeat(size) + '</style>'],
    ['open titles', '<title'.repeat(size)],
    ['distinct attributes', '<a ' + Array.from({ length: size }, (_, index) => `a${index} `).join('') + '>'],
    ['open entities', '<a b="' + '&am'.repeat(size)],
    ['elements that are never closed', '<div>'.repeat(size) + '</span>'.repeat(size)],
    ['spaces behind import', '<script>import' + ' '.repeat(size * 3) + '</script>'],
    ['spaces behind from and a bracket', '<script>from (' + ' '.repeat(size * 3) + '</script>'],
    ['words behind new', '<script>' + 'new '.repeat(size) + '</script>'],
    ['spaces behind new', '<script>new' + ' '.repeat(size * 3) + '</script>'],
    ['spaces behind a dot', '<script>.' + ' '.repeat(size * 3) + '</script>'],
    ['addresses outside', '<script>' + 'from"//a"'.repeat(size) + '</script>'],
    [
      'imports of files that are not there',
      '<script>' + Array.from({ length: size }, (_, index) => `from"./${index}"`).join('') + '</script>'
    ],
    ['question marks in an address', `<img src="${'?'.repeat(size * 3)}\n`]
  ])(
    '%s',
    async (_, html) => {
      expect((await findingsFor(html)).length).toBeLessThan(60);
    },
    20_000
  );
});
