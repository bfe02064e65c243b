import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePackage } from '../../src/lib/package/write.js';
import { App } from '../e2e/server.js';
import { ascdata, definition, serving, useFolder, write } from './harness.js';

const folder = useFolder();
const KEY = 'key-of-an-administrator-for-tests-only';

/** The environment of the command for a server. */
const at = (url: string, key = KEY) => ({ env: { ASCDATA_URL: url, ASCDATA_KEY: key } });

const row = (SpotIdentifier: string, more: object = {}) => ({
  ...{ Id: 1, Name: 'Board', SpotIdentifier, SpotVersion: '1.0.0', GroupId: null },
  ...more
});

/** A server with one template, whose package has these files. */
async function withPackage(...files: (readonly [name: string, text: string])[]): Promise<string> {
  const bytes = await writePackage(files.map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) })));
  return serving(({ url }, response) => {
    if (url?.includes('/Package')) response.end(bytes);
    else response.end(JSON.stringify([row('a.board')]));
  });
}

describe('of a running server', () => {
  let app: App;
  beforeAll(async () => {
    app = await new App({ ADMIN_API_KEY: KEY, DEMO: '0' }, 'empty').start();
  });
  afterAll(() => app.dispose());

  it('list names each template once, and pull writes its package, which the check accepts', async () => {
    const { code, out } = await ascdata(['list', '--format', 'json'], at(app.url));
    const templates = JSON.parse(out) as { identifier: string; version: string }[];
    const identifiers = templates.map(({ identifier }) => identifier);
    expect([code, new Set(identifiers).size]).toEqual([0, identifiers.length]);
    const [first] = templates;
    expect((await ascdata(['list'], at(app.url))).out).toContain(first!.identifier);
    const path = join(folder, 'pulled');
    const pulled = await ascdata(['pull', first!.identifier, path], at(app.url));
    expect([pulled.code, pulled.err]).toEqual([0, '']);
    expect(pulled.out).toContain(`${first!.identifier} ${first!.version}`);
    expect((await ascdata(['check', path])).code).toBe(0);
  });

  it('a key that the server does not know is named as the reason', async () => {
    const { code, err } = await ascdata(['list'], at(app.url, 'unknown'));
    expect([code, err]).toEqual([
      2,
      `ascdata: ${app.url} does not accept ASCDATA_KEY: make a new key under "My account".\n`
    ]);
  });

  it('a mistyped template is asked for by the name it probably has', async () => {
    const [{ identifier }] = JSON.parse((await ascdata(['list', '--format', 'json'], at(app.url))).out) as [
      { identifier: string }
    ];
    const { code, err } = await ascdata(['pull', `${identifier}x`, join(folder, 'mistyped')], at(app.url));
    expect([code, err]).toEqual([
      2,
      `ascdata: The server has no template ${identifier}x. Did you mean ${identifier}?\n`
    ]);
  });
});

it('a template is named as the first of its widgets in “Widget templates” is, also where a search finds a variant alone', async () => {
  const rows = [
    row('a.board', { Id: 7, Name: 'Board in Graz', GroupId: 3 }),
    row('a.board', { Id: 5, Name: 'Board, copied' }),
    row('a.board', { Id: 2, Name: 'Board' }),
    row('a.clock', { Id: 9, Name: 'Clock in Linz', GroupId: 3 }),
    row('a.clock', { Id: 8, Name: 'Clock in Graz', GroupId: 3 })
  ];
  const url = await serving((request, response) => {
    const { searchParams } = new URL(request.url!, 'http://server');
    const search = searchParams.get('search') ?? '';
    const shown = rows.filter(
      ({ Name, GroupId }) => Name.includes(search) && !(searchParams.has('templates') && GroupId)
    );
    response.end(JSON.stringify(shown));
  });
  const listed = async (...search: string[]) => {
    const { out } = await ascdata(['list', ...search, '--format', 'json'], at(url));
    return (JSON.parse(out) as { id: number; name: string }[]).map(({ id, name }) => [id, name]);
  };
  expect(await listed()).toEqual([
    [2, 'Board'],
    [8, 'Clock in Graz']
  ]);
  expect(await listed('Graz')).toEqual([
    [2, 'Board'],
    [8, 'Clock in Graz']
  ]);
});

it('a template that is asked for by its name, or almost, is named by its SpotIdentifier', async () => {
  const url = await serving((_, response) =>
    response.end(JSON.stringify([row('a.widget', { Name: 'Opening hours' })]))
  );
  for (const given of ['Opening hours', 'opening hour']) {
    const { code, err } = await ascdata(['pull', given, join(folder, 'named')], at(url));
    expect([code, err]).toEqual([
      2,
      `ascdata: The server has no template ${given}. Did you mean a.widget (Opening hours)?\n`
    ]);
  }
});

it('a list in pages is read to its end, always from the server that was named', async () => {
  const asked: (string | undefined)[] = [];
  const url = await serving(({ url: path }, response) => {
    asked.push(path);
    if (asked.length === 1)
      response.setHeader('link', '<http://elsewhere.invalid//elsewhere.invalid/Widgets?cursor=2>; rel="next"');
    response.end(JSON.stringify([row(`board.${asked.length}`)]));
  });
  const { out } = await ascdata(['list'], at(url));
  expect(out).toBe('board.1  1.0.0  Board\nboard.2  1.0.0  Board\n');
  expect(asked).toEqual(['/api/Widgets', '//elsewhere.invalid/Widgets?cursor=2']);
});

it('a list whose pages have more than 32 MB together is read no further', async () => {
  let pages = 0;
  const url = await serving((_, response) => {
    pages += 1;
    response.setHeader('link', '</api/Widgets?cursor=2>; rel="next"').end(`[${' '.repeat(7 * 1024 * 1024)}]`);
  });
  const { code, err } = await ascdata(['list'], at(url));
  expect([code, err, pages]).toEqual([
    2,
    'ascdata: The server lists more than 32 MB of widgets: name what to search.\n',
    5
  ]);
});

it('what a server names is no command for the pipeline that shows it, and JSON of it none for a terminal', async () => {
  const name = 'a ##[add-mask]\u009b\u202e';
  const url = await serving((_, response) => response.end(JSON.stringify([row(' ::add-mask::a', { Name: name })])));
  expect((await ascdata(['list'], at(url))).out).toBe(
    ' \\u003a:add-mask::a  1.0.0  a #\\u0023[add-mask]\\u009b\\u202e\n'
  );
  const { out } = await ascdata(['list', '--format', 'json'], at(url));
  expect(out).not.toMatch(/[\u009b\u202e]/);
  expect(JSON.parse(out)).toMatchObject([{ name }]);
});

it('pull fills an empty folder that is there, with the very files of the package', async () => {
  const path = join(folder, 'there');
  mkdirSync(path);
  const url = await withPackage(['ascData.json', definition()], ['js/main.js', 'main();']);
  expect((await ascdata(['pull', 'a.board', path], at(url))).code).toBe(0);
  expect(readdirSync(path, { recursive: true, encoding: 'utf8' }).sort()).toEqual(['ascData.json', 'js', 'js/main.js']);
  expect(readFileSync(join(path, 'js/main.js'), 'utf8')).toBe('main();');
});

it('pull leaves out what programs run by themselves, under every name that a system reads as the same, and says so', async () => {
  const path = join(folder, 'hostile');
  const url = await withPackage(
    ...['.git/config', 'a/.GIT/config', 'Node_Modules/x/a.js', 'lib/node_modules./b.js', '.npmrc', 'b.dash.zip'].map(
      (name) => [name, 'x'] as const
    ),
    ['ascData.json', definition()]
  );
  const { code, out } = await ascdata(['pull', 'a.board', path], at(url));
  expect([code, readdirSync(path)]).toEqual([0, ['ascData.json']]);
  expect(out).toMatch(
    /, 1 file\.\nLeft out: \.git\/, a\/\.GIT\/, Node_Modules\/, lib\/node_modules\.\/, \.npmrc, b\.dash\.zip\.\nNext: ascdata dev \S+ opens it, ascdata types \S+ writes its settings as types\.\n$/
  );
});

it('a package without any file of a widget is refused', async () => {
  const { code, err } = await ascdata(['pull', 'a.board', join(folder, 'bare')], at(await withPackage(['.env', 'x'])));
  expect([code, err]).toEqual([2, 'ascdata: The package of a.board is refused: it has no files of a widget.\n']);
});

it.each<[what: string, answer: RequestListener, error: RegExp]>([
  ['no list', (_, response) => response.end('<html>'), /does not answer as the editor does/],
  ['rows without an identifier', (_, response) => response.end('[{"Id": 1}]'), /does not answer as the editor does/],
  [
    'a redirect',
    (_, response) => response.writeHead(302, { location: 'http://elsewhere.invalid' }).end(),
    /It answered 302/
  ],
  [
    'a refusal',
    (_, response) => response.writeHead(403).end('{"detail": "Not you\\u001b[31m."}'),
    /refuses: Not you\\u001b\[31m\.$/
  ],
  [
    'a text while it starts',
    (_, response) => response.writeHead(503).end('The server is starting.'),
    /is not ready: it answered 503\. Try again in a moment\.$/
  ],
  ['no end', (_, response) => response.end(Buffer.alloc(9 * 1024 * 1024, ' ')), /sends more than 8 MB/],
  ['a closed connection', (_, response) => response.destroy(), /cannot be reached/]
])('where a server answers with %s, list says so in one sentence', async (_what, answer, error) => {
  const { code, out, err } = await ascdata(['list'], at(await serving(answer)));
  expect([code, out, err.trimEnd().split('\n').length]).toEqual([2, '', 1]);
  expect(err.trimEnd()).toMatch(error);
});

it.each<[what: string, env: Record<string, string>, error: RegExp]>([
  ['no server', {}, /Which server\? Set ASCDATA_URL/],
  [
    'an address that is none',
    { ASCDATA_URL: 'key-pasted-there', ASCDATA_KEY: KEY },
    /ASCDATA_URL must be an address such as https:\/\/widgets\.example\.org\.\n$/
  ],
  [
    'a password in the address',
    { ASCDATA_URL: 'https://a:secret@127.0.0.1:1', ASCDATA_KEY: KEY },
    /^ascdata: ASCDATA_URL takes no user name and no password: ASCDATA_KEY says who asks\.\n$/
  ],
  ['another kind of address', { ASCDATA_URL: 'file:///etc', ASCDATA_KEY: KEY }, /ASCDATA_URL must be an address/],
  ['no key', { ASCDATA_URL: 'http://127.0.0.1:1' }, /Set ASCDATA_KEY/],
  ['a key with a line break', { ASCDATA_URL: 'http://127.0.0.1:1', ASCDATA_KEY: 'a\nb' }, /ASCDATA_KEY is no key/]
])('with %s in the environment, list says what to set', async (_what, env, error) => {
  const { code, err } = await ascdata(['list'], { env });
  expect([code, err.trimEnd().split('\n').length]).toEqual([2, 1]);
  expect(err).toMatch(error);
});

it.each<[what: string, args: () => string[], error: RegExp]>([
  ['no template', () => [], /Which template\?/],
  ['a folder that has something', () => ['a.board', join(write(folder, 'full/a.txt', 'a'), '..')], /is not empty/],
  ['a file', () => ['a.board', write(folder, 'a.txt', 'a')], /is no folder/],
  ['a folder below a file', () => ['a.board', join(write(folder, 'below.txt', 'a'), 'b')], /is no folder/]
])('pull refuses %s with one sentence, and writes nothing', async (_what, args, error) => {
  const url = await withPackage(['ascData.json', definition()]);
  const given = args();
  const before = readdirSync(folder, { recursive: true });
  const { code, out, err } = await ascdata(['pull', ...given], at(url));
  expect([code, out, err.trimEnd().split('\n').length]).toEqual([2, '', 1]);
  expect(err).toMatch(error);
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
});

it('a package that is damaged, or wants out of its folder, is refused as a whole', async () => {
  const path = join(folder, 'refused');
  for (const bytes of [
    Buffer.from('PK no zip'),
    await writePackage([{ name: '../out.txt', bytes: new Uint8Array(1) }])
  ]) {
    const url = await serving(({ url: asked }, response) =>
      response.end(asked?.includes('/Package') ? bytes : JSON.stringify([row('a.board')]))
    );
    const { code, err } = await ascdata(['pull', 'a.board', path], at(url));
    expect([code, err]).toEqual([2, expect.stringMatching(/^ascdata: The package of a\.board is refused: .+\n$/)]);
  }
  expect(readdirSync(folder)).not.toContain('refused');
  expect(readdirSync(folder)).not.toContain('out.txt');
});
