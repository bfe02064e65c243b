import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLibs } from '../../scripts/buildLibs.mjs';
import { preparedPage } from '../../src/lib/package/sentPage.js';
import { builtOnce } from '../built.js';
import { ask, previewOf, sample, serve, upload, type Server } from './harness.js';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'utf8');
const LIBRARIES = new Map([
  ['lib/WizardBase.js', bytes('/* WizardBase\n 1.0.0 */\nvar WizardBase = 1;\n')],
  ['Basis ä.js', bytes('var Basis = 1;')]
]);
const WRITTEN = '<script>/* WizardBase\n 1.0.0 */ var WizardBase = 1;</script>';
const of = (page: string): string => Buffer.from(preparedPage(bytes(page), LIBRARIES)).toString('utf8');

describe('a start page is sent so that the browser says where its own scripts fail', () => {
  it.each([
    ['a script', '<p>ä<script src="a.js"></script>', '<p>ä<script crossorigin src="a.js"></script>'],
    ['in capitals', '<SCRIPT SRC=a.js></script>', '<SCRIPT crossorigin SRC=a.js></script>'],
    [
      'a deferred one',
      '<script defer src="./js/a.js"></script>',
      '<script crossorigin defer src="./js/a.js"></script>'
    ],
    ['but no module', '<script type="module" src="a.js"></script>', undefined],
    ['no library', '<script defer src="lib/WizardBase.js"></script>', undefined],
    ['none that says how', '<script crossorigin="anonymous" src="a.js"></script>', undefined],
    ['none from elsewhere', '<script src="https://a.example/a.js"></script>', undefined],
    ['none in the page', '<script>1</script>', undefined],
    [
      'none of a page that looks at its scripts',
      '<script src="a.js"></script><script>document.scripts</script>',
      undefined
    ],
    ['none relative to <base>', '<base href="x/"><script src="a.js"></script>', undefined]
  ])('%s', (_what, page, sent = page) => {
    expect(of(page)).toBe(sent);
  });
});

describe('a start page is sent with the runtime libraries it loads written into it', () => {
  it('once, however often it loads one', () => {
    const again = '<script src="lib/WizardBase.js"></script>';
    expect(of(again.repeat(3))).toBe(WRITTEN + again.repeat(2));
  });

  it('once, under however many paths it has that one', () => {
    const bytes = LIBRARIES.get('lib/WizardBase.js')!;
    const names = Array.from({ length: 50 }, (_, at) => `${at}.js`);
    const page = names.map((name) => `<script src="${name}"></script>`).join('');
    const sent = preparedPage(Buffer.from(page), new Map(names.map((name) => [name, bytes])));
    expect(Buffer.from(sent).toString()).toBe(page.replace(/^.*?<\/script>/, WRITTEN));
  });

  it.each([
    ['by a relative path', '<script src="lib/WizardBase.js"></script>', WRITTEN],
    ['from its own folder', `<script src='./lib/WizardBase.js'></script>`, WRITTEN],
    ['unquoted, in capitals, with something between', '<SCRIPT SRC=lib/WizardBase.js > x </script>', WRITTEN],
    ['as the type that scripts have', '<script type="text/javascript" src="lib/WizardBase.js"></script>', WRITTEN],
    ['with a query', '<script src="lib/WizardBase.js?v=1"></script>', WRITTEN],
    ['percent-encoded', '<script src="Basis%20%C3%A4.js"></script>', '<script>var Basis = 1;</script>'],
    [
      'among others, in their order',
      '<p>ä<script src="a.js"></script><script src="lib/WizardBase.js"></script><script>1</script>',
      `<p>ä<script crossorigin src="a.js"></script>${WRITTEN}<script>1</script>`
    ]
  ])('%s', (_how, page, sent) => {
    expect(of(page)).toBe(sent);
  });

  it.each([
    ['deferred', '<script defer src="lib/WizardBase.js"></script>'],
    ['as a module', '<script type="module" src="lib/WizardBase.js"></script>'],
    ['with an integrity hash', '<script src="lib/WizardBase.js" integrity="sha256-x"></script>'],
    ['in a comment', '<!-- <script src="lib/WizardBase.js"></script> -->'],
    ['in a script', `<script>const tag = '<script src="lib/WizardBase.js"><\\/script>';</script>`],
    ['from above', '<script src="../lib/WizardBase.js"></script>'],
    ['from the root', '<script src="/lib/WizardBase.js"></script>'],
    ['from elsewhere', '<script src="https://a.example/lib/WizardBase.js"></script>'],
    ['under another name', '<script src="lib/wizardbase.js"></script>'],
    ['relative to <base>', '<base href="x/"><script src="lib/WizardBase.js"></script>'],
    [
      'by a page that looks at its scripts',
      `<script src="lib/WizardBase.js"></script><script>document.scripts[0].src</script>`
    ],
    [
      'by a page that looks for that script',
      `<script src="lib/WizardBase.js"></script><script>$('script[src*="Wizard"]')</script>`
    ],
    [
      'under a policy of its own',
      `<meta http-equiv="Content-Security-Policy" content="script-src lib/"><script src="lib/WizardBase.js"></script>`
    ]
  ])('but is sent unchanged if they are loaded %s', (_how, page) => {
    expect(of(page).replace('<script crossorigin ', '<script ')).toBe(page);
  });

  it('and is otherwise unchanged byte for byte, even with broken encoding, in as many lines', () => {
    const before = Buffer.from([0xef, 0xbb, 0xbf, 0x0d, 0x0a, 0xff, 0xfe, 0xe4, 0x00]);
    const after = Buffer.from([0x80, 0x0a, 0xe4]);
    const page = Buffer.concat([before, bytes('<script src="lib/WizardBase.js">\n</script>'), after]);
    const sent = Buffer.from(preparedPage(page, new Map([['lib/WizardBase.js', bytes('/* a */\nvar b;\n')]])));
    expect(sent).toEqual(Buffer.concat([before, bytes('<script>/* a */ var b;</script>'), after]));
  });
});

describe('the libraries of a package', () => {
  let server: Server;
  let lib: string;
  beforeAll(async () => {
    lib = await builtOnce('lib', (target) => buildLibs(target));
    server = await serve({ LIBRARIES_FILE: join(lib, 'versions.json') });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const library = (name: string) => readFileSync(join(lib, name), 'utf8');
  const PAGE =
    '<title>ä</title><script src="lib/WizardBase.js"></script><script src="lib/DashboardWidgetBase.js"></script>';

  /** The preview path of a package with these files. */
  async function pathOf(identifier: string, files: Record<string, string>): Promise<string> {
    const id = await upload(await sample({ identifier, files: { 'index.html': PAGE, ...files } }));
    return previewOf(id);
  }

  it('are sent with its start page if published, and its length, ranges and ETag fit what is sent', async () => {
    const files = Object.fromEntries(
      ['WizardBase.js', 'DashboardWidgetBase.js'].map((name) => [`lib/${name}`, library(name)])
    );
    const path = await pathOf('test.published', files);
    const whole = await ask(path);
    const text = await whole.text();
    for (const content of Object.values(files)) expect(text).toContain(content.slice(content.indexOf('\n')).trim());
    expect(text).not.toContain('src=');
    expect(Number(whole.headers.get('content-length'))).toBe(Buffer.byteLength(text));
    const part = await ask(path, { headers: { range: 'bytes=0-14' } });
    expect([part.status, await part.text()]).toEqual([206, '<title>ä</titl']);
    const again = await ask(path, { headers: { 'if-none-match': whole.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    expect(await (await ask(`${path}lib/WizardBase.js`)).text()).toBe(library('WizardBase.js'));
  });

  it('stay files if they were edited', async () => {
    const path = await pathOf('test.edited', { 'lib/WizardBase.js': `${library('WizardBase.js')}// mine` });
    expect(await (await ask(path)).text()).toBe(PAGE.replaceAll('<script ', '<script crossorigin '));
  });

  it.each(['WizardBase.js', 'DashboardWidgetBase.js', 'SpotBase.js'])(
    'include %s in a form that can be written into any page',
    (name) => {
      expect(library(name)).not.toMatch(/<\/script|<!--/i);
    }
  );
});
