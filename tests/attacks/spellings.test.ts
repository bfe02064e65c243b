import { beforeAll, expect, it } from 'vitest';
import { form, sample } from '../api/harness.js';
import { sendRaw } from './raw.js';
import { ADMIN_KEY, describeAttackOnce, type Target } from './target.js';

/** Occurs only in the requested package. */
const MARK = 'bytes-of-the-package';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

async function raw(target: Target, line: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const fields = Object.entries({ host: new URL(target.url).host, ...headers }).map((field) => field.join(': '));
  const { status, head, body } = await sendRaw(target.url, [`${line} HTTP/1.1`, ...fields]);
  const lines = head.split('\r\n').slice(1);
  const parsed = lines.map((text) => [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1).trim()]);
  return { status, headers: new Headers(parsed as [string, string][]), body };
}

/** Spellings of the path of a file below /w/, and paths that could be taken for it. */
const SPELLINGS: readonly [what: string, path: (token: string) => string][] = [
  ['as it is', (t) => `/w/${t}/index.html`],
  ['the folder alone', (t) => `/w/${t}/`],
  ['the folder without its slash', (t) => `/w/${t}`],
  ['nothing behind it', () => '/w/'],
  ['not even a slash', () => '/w'],
  ['a sign that cannot be decoded', () => '/w/%'],
  ['a sign that cannot be decoded, behind the token', (t) => `/w/${t}/%`],
  ['the w escaped', (t) => `/%77/${t}/index.html`],
  ['the w escaped, without a token', () => '/%77/'],
  ['the w escaped twice', (t) => `/%2577/${t}/index.html`],
  ['the w escaped three times', (t) => `/%252577/${t}/index.html`],
  ['a capital', (t) => `/W/${t}/index.html`],
  ['an escaped capital', (t) => `/%57/${t}/index.html`],
  ['the token escaped', (t) => `/w/%${t.charCodeAt(0).toString(16)}${t.slice(1)}/index.html`],
  ['the name escaped', (t) => `/w/${t}/%69ndex.html`],
  ['two slashes before', (t) => `//w/${t}/index.html`],
  ['three slashes before', (t) => `///w/${t}/index.html`],
  ['two slashes behind the w', (t) => `/w//${t}/index.html`],
  ['two slashes behind the token', (t) => `/w/${t}//index.html`],
  ['an escaped slash before', (t) => `/%2fw/${t}/index.html`],
  ['an escaped slash behind the w', (t) => `/w%2f${t}/index.html`],
  ['an escaped slash behind the token', (t) => `/w/${t}%2findex.html`],
  ['a slash escaped twice', (t) => `/w%252f${t}/index.html`],
  ['back and forth', (t) => `/w/../w/${t}/index.html`],
  ['back and forth, escaped', (t) => `/w/%2e%2e/w/${t}/index.html`],
  ['back and forth, escaped twice', (t) => `/w/%252e%252e/w/${t}/index.html`],
  ['back by an escaped slash', (t) => `/w/..%2fw/${t}/index.html`],
  ['out of the assets', (t) => `/_app/../w/${t}/index.html`],
  ['out of the assets, escaped', (t) => `/_app/%2e%2e/w/${t}/index.html`],
  ['out of the assets by an escaped slash', (t) => `/_app/..%2fw/${t}/index.html`],
  ['out of the API', (t) => `/api/../w/${t}/index.html`],
  ['out of the downloads', (t) => `/lib/..//w/${t}/index.html`],
  ['where it stands', (t) => `/./w/${t}/index.html`],
  ['where it stands, escaped', (t) => `/%2e/w/${t}/index.html`],
  ['a backslash before', (t) => `/\\w/${t}/index.html`],
  ['backslashes only', (t) => `\\w\\${t}\\index.html`],
  ['backslashes behind a slash', (t) => `/w\\${t}\\index.html`],
  ['an escaped backslash', (t) => `/%5cw/${t}/index.html`],
  ['a full stop behind the w', (t) => `/w./${t}/index.html`],
  ['an escaped full stop behind the w', (t) => `/w%2e/${t}/index.html`],
  ['a full stop at the end', (t) => `/w/${t}/index.html.`],
  ['a parameter of the w', (t) => `/w;x/${t}/index.html`],
  ['a parameter of the file', (t) => `/w/${t}/index.html;x`],
  ['a NUL behind the w', (t) => `/w%00/${t}/index.html`],
  ['a NUL at the end', (t) => `/w/${t}/index.html%00`],
  ['a space behind the w', (t) => `/w%20/${t}/index.html`],
  ['a line break behind the w', (t) => `/w%0d%0a/${t}/index.html`],
  ['the w in two bytes of UTF-8', (t) => `/%c1%b7/${t}/index.html`],
  ['the w in three bytes of UTF-8', (t) => `/%e0%81%b7/${t}/index.html`],
  ['a slash in two bytes of UTF-8', (t) => `/w%c0%af${t}/index.html`],
  ['the data of a page', (t) => `/w/${t}/__data.json`],
  ['the data of a page, of a file', (t) => `/w/${t}/index.html/__data.json`],
  ['the data of a page, of one that has its own', (t) => `/w/${t}/index.html__data.json`],
  ['the data of a page, the w escaped', (t) => `/%77/${t}/__data.json`],
  ['the route of a page', (t) => `/w/${t}/__route.js`],
  ['a question', (t) => `/w/${t}/index.html?/../..`],
  ['a fragment', (t) => `/w/${t}/index.html#/`],
  ['a page of ours below it', (t) => `/w/${t}/../../sign-in/../w/${t}/index.html`]
];

const policyOf = ({ headers }: Answer) => headers.get('content-security-policy')?.split('; ') ?? [];

/** Not even parsed as a request. */
const isRefusedUnread = ({ status, headers, body }: Answer) =>
  status === 400 && body === '' && [...headers.keys()].join() === 'connection';

/** Whatever its content, none of it runs as ours; and with content of a package it has the widget's policy. */
function expectHarmless(answer: Answer): void {
  if (isRefusedUnread(answer)) return;
  const { status, headers } = answer;
  const policy = policyOf(answer);
  expect(policy.filter((directive) => /^sandbox( allow-scripts)?$/.test(directive))).toHaveLength(1);
  expect(policy).toContain("form-action 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect([headers.has('location'), headers.has('set-cookie')]).toEqual([false, false]);
  expect(status < 300 || status >= 400).toBe(true);
  if (answer.body.includes(MARK)) expectWidget(answer);
}

function expectWidget(answer: Answer): void {
  expect(policyOf(answer)[0]).toBe('sandbox allow-scripts');
  expect(answer.headers.get('connection-allowlist')).toMatch(/^\("http[^"]+\/w\/[^"]+"\)$/);
}

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];
/** Nobody, an administrator, and a frame of the page. */
const CALLERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { authorization: `Bearer ${ADMIN_KEY}` },
  { 'sec-fetch-dest': 'iframe', accept: 'text/html' }
];

describeAttackOnce('a package is found below its one path, in a sandbox, and nowhere else', (target) => {
  let token: string;

  beforeAll(async () => {
    const files = { 'index.html': `<title>${MARK}</title>`, '__data.json': MARK, 'index.html__data.json': MARK };
    const body = form(['spellings.dash.zip', await sample({ files })]);
    const uploaded = await target.ask('/api/Widgets', { method: 'POST', body });
    const { Id: id } = (await uploaded.json()) as { Id: number };
    const made = await target.ask(`/api/Widgets/${id}/Preview`, { method: 'POST' });
    const { PreviewPath } = (await made.json()) as { PreviewPath: string };
    token = PreviewPath.split('/')[2] ?? '';
  });

  it.each(SPELLINGS)('%s', async (_what, path) => {
    const asked = CALLERS.flatMap((headers) => METHODS.map((method) => raw(target, `${method} ${path(token)}`, headers)));
    for (const answer of await Promise.all(asked)) expectHarmless(answer);
  });

  it('an absolute address, of this server or of another', async () => {
    const { host } = new URL(target.url);
    for (const at of [`http://${host}`, `HTTP://${host}`, `https://${host}`, 'http://other.example', 'x://y', '*', '']) {
      expectHarmless(await raw(target, `GET ${at}${at === '*' ? '' : `/w/${token}/index.html`}`));
    }
  });

  it('the path itself', async () => {
    const answer = await raw(target, `GET /w/${token}/index.html`, { 'sec-fetch-dest': 'iframe' });
    expect([answer.status, answer.body.includes(MARK)]).toEqual([200, true]);
    expectWidget(answer);
  });
});
