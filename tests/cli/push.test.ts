import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replacementIn, replacementInWords } from '../../src/cli/replacement.js';
import { App } from '../e2e/server.js';
import { ascdata, serving, useFolder } from './harness.js';

const folder = useFolder();
const KEY = 'key-of-an-administrator-for-tests-only';
const library = (name: string) => Promise.resolve(new TextEncoder().encode(`class ${name.replace('.js', '')} {}`));

/** A new widget of its own SpotIdentifier, with one setting “Title”. */
async function widget(name: string): Promise<string> {
  const path = join(folder, name);
  await ascdata(['init', path], { library });
  edit(path, (data) => ({ ...data, Elements: [text('Title')] }));
  return path;
}

const text = (Id: string, Options: object = {}) => ({
  ...{ Id, DisplayName: Id, DataType: 'simpleText', Value: [{ Text: 'Hello' }] },
  Options
});

interface Data {
  readonly SpotIdentifier: string;
}

function edit(path: string, change: (data: Data) => object): void {
  const file = join(path, 'ascData.json');
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as Data), null, 2));
}

/** All files below a folder, with their content. */
const contentOf = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${join(parentPath, name)}: ${readFileSync(join(parentPath, name), 'latin1')}`)
    .sort();

describe('of a running server', () => {
  let app: App;
  const server = (key = KEY) => ({ env: { ASCDATA_URL: app.url, ASCDATA_KEY: key } });
  beforeAll(async () => {
    app = await new App({ ADMIN_API_KEY: KEY, DEMO: '0' }, 'empty').start();
  });
  afterAll(() => app.dispose());

  const api = async (path: string, method = 'GET', json?: object, headers = {}): Promise<Response> => {
    const response = await fetch(`${app.url}/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json', ...headers },
      ...(json && { body: JSON.stringify(json) })
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response;
  };
  const push = async (path: string, ...args: string[]) => ascdata(['push', path, ...args], server());
  const idOf = async (path: string): Promise<number> =>
    (JSON.parse((await push(path, '--dry-run', '--format', 'json')).out) as { id: number }).id;
  /** Saves this text as the Title of the template. */
  const save = async (id: number, Text: string): Promise<void> => {
    const { headers } = await api(`Widgets/${id}/Values`);
    const Values = { Title: [{ Text }] };
    await api(`Widgets/${id}/Values`, 'PUT', { Values }, { 'if-match': headers.get('etag')! });
  };
  const versionOf = async (id: number) =>
    ((await (await api(`Widgets/${id}`)).json()) as { SpotVersion: string }).SpotVersion;

  it('a widget that the server has not is uploaded with --new only, and is there afterwards', async () => {
    const path = await widget('fresh');
    const refused = await push(path);
    expect([refused.code, refused.out]).toEqual([
      1,
      'mine.fresh 1.0.0: a new template, so no stored Value is concerned.\n'
    ]);
    expect(refused.err).toBe(
      'ascdata: The server has no such template that the key may see. Nothing is sent: --new does it.\n'
    );
    expect((await push(path, '--dry-run')).code).toBe(0);
    const { code, out, err } = await push(path, '--new');
    expect([code, out, err]).toEqual([0, 'mine.fresh 1.0.0: a new template, “fresh”.\n', '']);
    const again = await push(path, '--new');
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('There is nothing to replace.')]);
  });

  it('what happens to each stored Value is printed, and only --yes does it; no file of the folder is written', async () => {
    const path = await widget('board');
    await push(path, '--new');
    const id = await idOf(path);
    await save(id, 'Welcome');
    edit(path, (data) => ({ ...data, SpotVersion: '2.0.0', Elements: [text('Heading', { MaximumCharacters: 3 })] }));
    const before = contentOf(path);

    const shown = await push(path);
    expect(shown.code).toBe(1);
    expect(shown.out).toMatch(/^mine\.board 1\.0\.0 → 2\.0\.0: 1 widget\n/);
    expect(shown.out).toMatch(/1 is set aside\.\n {2}board: .*Welcome.*: .+\n/);
    expect(shown.err).toMatch(/^ascdata: Nothing is changed yet\. --yes=\w+ does exactly this\.\n$/);
    expect(await versionOf(id)).toBe('1.0.0');

    const done = await push(path, '--yes');
    expect([done.code, done.err]).toEqual([0, '']);
    expect(done.out).toBe(`${shown.out}Replaced. It can go back to 1.0.0: “Previous versions” in Replace.\n`);
    expect(await versionOf(id)).toBe('2.0.0');
    expect(contentOf(path)).toEqual(before);
  });

  it('a SpotVersion that cannot follow the present one is refused, and nothing changes', async () => {
    const path = await widget('wrong');
    await push(path, '--new');
    const id = await idOf(path);
    edit(path, (data) => ({ ...data, SpotVersion: 'abc', Elements: [text('Title'), text('More')] }));
    const { code, err } = await push(path, '--yes');
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/^ascdata: The SpotVersion abc cannot follow 1\.0\.0: write numbers, such as 1\.1\.0\.\n/)
    ]);
    expect(await versionOf(id)).toBe('1.0.0');
  });

  it('with the SpotVersion that the server has, the next one is proposed', async () => {
    const path = await widget('same');
    await push(path, '--new');
    edit(path, (data) => ({ ...data, Elements: [text('Title'), text('More')] }));
    const { code, err } = await push(path);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(
        /--yes=\w+ does exactly this\. The server has the same SpotVersion\. Make it 1\.1\.0 in ascData/
      )
    ]);
  });

  it('with the tag of a comparison only what that said is done', async () => {
    const path = await widget('agreed');
    await push(path, '--new');
    const id = await idOf(path);
    edit(path, (data) => ({ ...data, SpotVersion: '2.0.0', Elements: [] }));
    const { out } = await push(path, '--dry-run', '--format', 'json');
    const { comparison, done } = JSON.parse(out) as { comparison: { tag: string }; done: boolean };
    expect(done).toBe(false);
    await save(id, 'Saved since');
    const refused = await push(path, `--yes=${comparison.tag}`);
    expect([refused.code, await versionOf(id)]).toEqual([1, '1.0.0']);
    expect(refused.out).toContain('Saved since');
    const [, tag] = /not what was agreed to, so nothing is changed\. --yes=(\w+) does/.exec(refused.err) ?? [];
    const agreed = await push(path, `--yes=${tag}`, '--format', 'json');
    expect([agreed.code, JSON.parse(agreed.out)]).toEqual([
      0,
      expect.objectContaining({ identifier: 'mine.agreed', version: '2.0.0', id, new: false, done: true })
    ]);
  });

  it('the outcomes are told in the language that was asked for', async () => {
    const path = await widget('german');
    await push(path, '--new');
    edit(path, (data) => ({ ...data, SpotVersion: '2.0.0', Elements: [] }));
    const { out } = await push(path, '--language', 'de');
    expect(out).toContain('„Title“ entfällt.');
  });

  it('where all widgets of a template are variants, they are what is replaced', async () => {
    const path = await widget('variant');
    await push(path, '--new');
    const id = await idOf(path);
    const group = (await (await api('WidgetGroups', 'POST', { Name: 'Hall' })).json()) as { Id: number };
    await api(`Widgets/${id}`, 'PATCH', { WidgetGroupId: group.Id });
    edit(path, (data) => ({ ...data, SpotVersion: '2.0.0' }));
    expect((await push(path, '--yes')).code).toBe(0);
    expect(await versionOf(id)).toBe('2.0.0');
  });

  it('findings are told in the language that was asked for', async () => {
    const path = await widget('findings');
    edit(path, (data) => ({ ...data, Elements: [text('a'), text('a')] }));
    const { err } = await push(path, '--language', 'de');
    expect(err).toMatch(/^Fehler: [^]*ascdata: 1 error[^]*: nothing is sent\.\n$/);
  });

  it('with errors nothing is sent', async () => {
    const path = await widget('broken');
    edit(path, (data) => ({ ...data, Elements: [text('a'), text('a')] }));
    const { code, out, err } = await push(path, '--new');
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^error: [^]*: nothing is sent\.\n$/);
    expect((await ascdata(['list', 'mine.broken'], server())).out).toBe('No templates\n');
  });

  it('a key without the right to replace or to upload is told so, and a SpotIdentifier that it may not see is refused', async () => {
    const path = await widget('foreign');
    await push(path, '--new');
    const user = (await (await api('Users', 'POST', { Name: 'kim', Role: 'user' })).json()) as { Id: number };
    const { cookies } = app.signedIn;
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const made = await fetch(`${app.url}/api/Users/${user.Id}/Keys`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', origin: app.url },
      body: JSON.stringify({ Name: 'push' })
    });
    const { Key } = (await made.json()) as { Key: string };
    edit(path, (data) => ({ ...data, SpotVersion: '2.0.0' }));
    for (const args of [['--yes'], ['--new']]) {
      const { code, out, err } = await ascdata(['push', path, ...args], server(Key));
      expect([code, out, err.trimEnd().split('\n').length]).toEqual([2, '', 1]);
      expect(err).toMatch(/ refuses: .*(administrator|permission)/i);
    }
  });
});

const row = { Id: 1, Name: 'Lost', SpotIdentifier: 'mine.lost', SpotVersion: '1.0.0', GroupId: null };
const compared = {
  ...{
    spotIdentifier: 'mine.lost',
    before: { spotVersion: '1' },
    after: { spotVersion: '2' },
    same: false,
    tag: 'abc'
  },
  ...{ changes: [], variants: [], counts: { kept: 0, moved: 0, converted: 0, setAside: 0, returned: 0, stillAside: 0 } }
};

it('of a translation that both sides changed, it is told which text stays', () => {
  const name = { en: 'Title', de: 'Titel', fr: 'Titre' };
  const textConflicts = [{ language: 'de', name, ours: 'Hallo', theirs: 'Servus' }];
  const words = replacementInWords(replacementIn({ ...compared, textConflicts }), 'en');
  expect(words).toContain('de, Title: “Hallo” stays, not “Servus” of the package\n');
});

it.each<[what: string, answer: RequestListener, args: string[], error: RegExp]>([
  [
    'loses the connection while it replaces',
    ({ url }, response) => (url?.includes('dryRun') ? response.end(JSON.stringify(compared)) : response.destroy()),
    ['--yes'],
    /was lost before it answered \(.+\), so it is not known what it did\. The same command again says what is there\.$/
  ],
  [
    'loses the connection while it compares',
    (_, response) => response.destroy(),
    ['--yes'],
    /was lost before it answered \([^)]+\)\. Nothing is changed\.$/
  ],
  ['is too old to compare', (_, response) => response.writeHead(405).end(), [], /cannot do this: it is too old/],
  [
    'answers with another comparison',
    (_, response) => response.end('{"same": false, "tag": "a"}'),
    [],
    /perhaps it is too old/
  ],
  ['refuses', (_, response) => response.writeHead(503).end('{"detail": "Busy."}'), ['--yes'], /refuses: Busy\.$/]
])('where a server %s, push says so in one sentence', async (what, answer, args, error) => {
  const path = await widget(`lost/${what}`);
  edit(path, (data) => ({ ...data, SpotIdentifier: row.SpotIdentifier }));
  const url = await serving((request, response) => {
    if (request.method === 'GET') response.end(JSON.stringify([row]));
    else request.resume().on('end', () => answer(request, response));
  });
  const { code, err } = await ascdata(['push', path, ...args], { env: { ASCDATA_URL: url, ASCDATA_KEY: KEY } });
  expect([code, err.trimEnd().split('\n').length]).toEqual([2, 1]);
  expect(err.trimEnd()).toMatch(error);
});
