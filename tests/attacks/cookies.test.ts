import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../e2e/server.js';
import { sendRaw, type RawAnswer } from './raw.js';
import { describeAttack, type Target } from './target.js';

const BASE = 'ascdata.session_token';
const OVER_HTTPS = `__Host-${BASE}`;
/** What another page under this host, on another port or a sibling's subdomain, may have set. */
const PLANTED = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D';
const NBSP = '\u00a0';

/** The planted cookies under every name and spelling that some parser takes for the session's. */
const OTHER_NAMES = (name: string): readonly (readonly [what: string, cookie: string])[] => [
  ['the prefix __Secure-', `__Secure-${name}=${PLANTED}`],
  ['the prefix __Host- and one more', `__Host-__Secure-${name}=${PLANTED}`],
  ['a hyphen for the dot', `${name.replace('.', '-')}=${PLANTED}`],
  ['a hyphen and __Secure-', `__Secure-${name.replace('.', '-')}=${PLANTED}`],
  ['capitals', `${name.toUpperCase()}=${PLANTED}`],
  ['an encoded dot', `${name.replace('.', '%2E')}=${PLANTED}`],
  ['an encoded letter', `%61${name.slice(1)}=${PLANTED}`],
  ['a blank of Unicode before it', `${NBSP}${name}=${PLANTED}`],
  ['a blank of Unicode behind it', `${name}${NBSP}=${PLANTED}`],
  ['quotes round it', `"${name}"=${PLANTED}`],
  ['an index in brackets', `${name}[0]=${PLANTED}`],
  ['a number, as of a part', `${name}.0=${PLANTED}`],
  ['a comma before it', `x=1,${name}=${PLANTED}`],
  ['no name', `=${name}=${PLANTED}`],
  ['another value of the same beginning', `${name}x=${PLANTED}`]
];

/** The planted cookie under the very name of the session, so that two of it come. */
const SAME_NAME = (name: string): readonly (readonly [what: string, cookie: string])[] => [
  ['as it stands', `${name}=${PLANTED}`],
  ['in quotes', `${name}="${PLANTED}"`],
  ['with another encoding', `${name}=%41${PLANTED.slice(1)}`],
  ['with a blank before', `  ${name}=${PLANTED}`],
  ['with a tab before', `\t${name}=${PLANTED}`],
  ['with blanks round the sign', `${name} = ${PLANTED}`],
  ['without a value', `${name}=`],
  ['without a sign', name],
  ['twice', `${name}=${PLANTED}; ${name}=${PLANTED}`]
];

/** How a header of both can be put together. */
const ORDERS: readonly (readonly [what: string, lines: (own: string, planted: string) => string[]])[] = [
  ['before the own', (own, planted) => [`Cookie: ${planted}; ${own}`]],
  ['behind the own', (own, planted) => [`Cookie: ${own}; ${planted}`]],
  ['before the own, without a blank', (own, planted) => [`Cookie: ${planted};${own}`]],
  ['in a header of its own, before', (own, planted) => [`Cookie: ${planted}`, `Cookie: ${own}`]],
  ['in a header of its own, behind', (own, planted) => [`Cookie: ${own}`, `Cookie: ${planted}`]],
  ['between quotes that hold the own', (own, planted) => [`Cookie: a="1; ${planted}; ${own}; b=1"`]]
];

describe.each([
  { how: 'over http', name: BASE, env: {} as Record<string, string> },
  { how: 'over https', name: OVER_HTTPS, env: { ORIGIN: 'https://widgets.example.org' } }
])('$how', ({ name, env }) => {
  describeAttack('a cookie that another page planted', (target) => tests(target, name), env);
});

function tests(target: Target, name: string): void {
  let own = '';
  let setCookie = '';
  beforeAll(async () => {
    const body = JSON.stringify({ Name: 'admin', Password: PASSWORD });
    const headers = { 'content-type': 'application/json' };
    const answer = await target.ask('/sign-in', { method: 'POST', as: null, body, headers });
    setCookie = answer.headers.get('set-cookie') ?? '';
    own = setCookie.split(';')[0] ?? '';
  });

  const ask = (lines: string[], line = 'GET /api/Account'): Promise<RawAnswer> =>
    sendRaw(target.url, [`${line} HTTP/1.1`, 'Host: 127.0.0.1', ...lines]);

  /** What both together are answered, in every order; after that the planted cookie alone is still nobody's. */
  async function askBoth(planted: string): Promise<(readonly [order: string, answer: RawAnswer])[]> {
    const answers = await Promise.all(ORDERS.map(async ([order, lines]) => [order, await ask(lines(own, planted))] as const));
    expect((await ask([`Cookie: ${planted}`])).status).toBe(401);
    return answers;
  }

  it('has a name that no other page can set where browsers know how', () => {
    expect(setCookie.startsWith(`${name}=`)).toBe(true);
    expect(setCookie).toMatch(/; Path=\/; HttpOnly;/);
    expect(setCookie).not.toMatch(/domain/i);
    expect(/; Secure/.test(setCookie)).toBe(name === OVER_HTTPS);
  });

  it.each(OTHER_NAMES(name))('%s is no session, beside the own or alone', async (_what, planted) => {
    for (const [order, { status }] of await askBoth(planted)) expect([order, status]).toEqual([order, 200]);
  });

  it.each(SAME_NAME(name))('the same name %s beside the own makes neither count', async (_what, planted) => {
    for (const [order, { status, head, body }] of await askBoth(planted)) {
      expect([order, status]).toEqual([order, 401]);
      expect(JSON.parse(body)).toMatchObject({ code: 'session-ambiguous' });
      expect(head).toContain(`set-cookie: ${name}=; Max-Age=0`);
    }
  });

  it('that is the own once more makes neither count', async () => {
    expect((await ask([`Cookie: ${own}; ${own}`])).status).toBe(401);
    expect((await ask([`Cookie: ${own}`])).status).toBe(200);
  });

  it('under the name of the other protocol is no session, even with the own value', async () => {
    const other = name === BASE ? OVER_HTTPS : BASE;
    const value = own.slice(own.indexOf('=') + 1);
    for (const each of [other, `__Secure-${BASE}`]) {
      expect([each, (await ask([`Cookie: ${each}=${value}`])).status]).toEqual([each, 401]);
    }
  });

  it('makes no key, opens no live stream and ends no session of others', async () => {
    const planted = `${name}=${PLANTED}`;
    const empty = ['Content-Type: application/json', 'Content-Length: 0'];
    expect((await ask([`Cookie: ${planted}`, ...empty], 'POST /api/Account/Keys')).status).toBe(401);
    expect((await ask([`Cookie: ${planted}; ${own}`], 'GET /api/Widgets/Events?ids=1')).status).toBe(401);
    expect((await ask([`Cookie: ${planted}`, 'Content-Length: 0'], 'POST /sign-out')).status).toBe(204);
    expect((await ask([`Cookie: ${own}`])).status).toBe(200);
  });
}
