import { beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../e2e/server.js';
import { sendRaw, type RawAnswer } from './raw.js';
import { describeAttackOnce } from './target.js';

const NAME = 'ascdata.session_token';
/** What another page of this host, on another port or a sibling subdomain, may have set. */
const PLANTED = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D';
const NBSP = '\u00a0';

/** The planted cookie under names and spellings that a parser could take for the session's. */
const OTHER_NAMES: readonly (readonly [what: string, cookie: string])[] = [
  ['the prefix __Secure-', `__Secure-${NAME}=${PLANTED}`],
  ['the prefix __Host-', `__Host-${NAME}=${PLANTED}`],
  ['both prefixes', `__Host-__Secure-${NAME}=${PLANTED}`],
  ['a hyphen for the dot', `${NAME.replace('.', '-')}=${PLANTED}`],
  ['a hyphen and __Secure-', `__Secure-${NAME.replace('.', '-')}=${PLANTED}`],
  ['capitals', `${NAME.toUpperCase()}=${PLANTED}`],
  ['an encoded dot', `${NAME.replace('.', '%2E')}=${PLANTED}`],
  ['an encoded letter', `%61${NAME.slice(1)}=${PLANTED}`],
  ['a blank of Unicode before it', `${NBSP}${NAME}=${PLANTED}`],
  ['a blank of Unicode behind it', `${NAME}${NBSP}=${PLANTED}`],
  ['quotes round it', `"${NAME}"=${PLANTED}`],
  ['an index in brackets', `${NAME}[0]=${PLANTED}`],
  ['a number, as of a part', `${NAME}.0=${PLANTED}`],
  ['a comma before it', `x=1,${NAME}=${PLANTED}`],
  ['no name', `=${NAME}=${PLANTED}`],
  ['another value of the same beginning', `${NAME}x=${PLANTED}`]
];

/** The planted cookie under the very name of the session, so that two of it come. */
const SAME_NAME: readonly (readonly [what: string, cookie: string])[] = [
  ['as it stands', `${NAME}=${PLANTED}`],
  ['in quotes', `${NAME}="${PLANTED}"`],
  ['with another encoding', `${NAME}=%41${PLANTED.slice(1)}`],
  ['with a blank before', `  ${NAME}=${PLANTED}`],
  ['with a tab before', `\t${NAME}=${PLANTED}`],
  ['with blanks round the sign', `${NAME} = ${PLANTED}`],
  ['without a value', `${NAME}=`],
  ['without a sign', NAME],
  ['twice', `${NAME}=${PLANTED}; ${NAME}=${PLANTED}`]
];

/** Ways to combine both in one header. */
const ORDERS: readonly (readonly [what: string, lines: (own: string, planted: string) => string[]])[] = [
  ['before the own', (own, planted) => [`Cookie: ${planted}; ${own}`]],
  ['behind the own', (own, planted) => [`Cookie: ${own}; ${planted}`]],
  ['before the own, without a blank', (own, planted) => [`Cookie: ${planted};${own}`]],
  ['in a header of its own, before', (own, planted) => [`Cookie: ${planted}`, `Cookie: ${own}`]],
  ['in a header of its own, behind', (own, planted) => [`Cookie: ${own}`, `Cookie: ${planted}`]],
  ['between quotes that hold the own', (own, planted) => [`Cookie: a="1; ${planted}; ${own}; b=1"`]]
];

describeAttackOnce('a cookie that another page planted', (target) => {
  let own = '';
  beforeAll(async () => {
    const body = JSON.stringify({ Name: 'admin', Password: PASSWORD });
    const headers = { 'content-type': 'application/json' };
    const answer = await target.ask('/sign-in', { method: 'POST', as: null, body, headers });
    const setCookie = answer.headers.get('set-cookie') ?? '';
    own = setCookie.split(';')[0] ?? '';
  });

  const ask = (lines: string[], line = 'GET /api/Account'): Promise<RawAnswer> =>
    sendRaw(target.url, [`${line} HTTP/1.1`, 'Host: 127.0.0.1', ...lines]);

  /** The answer to both together, in every order; afterwards the planted cookie alone still belongs to nobody. */
  async function askBoth(planted: string): Promise<(readonly [order: string, answer: RawAnswer])[]> {
    const answers = await Promise.all(ORDERS.map(async ([order, lines]) => [order, await ask(lines(own, planted))] as const));
    expect((await ask([`Cookie: ${planted}`])).status).toBe(401);
    return answers;
  }

  it.each(OTHER_NAMES)('%s is not a session, alone or beside the user’s own', async (_what, planted) => {
    for (const [order, { status }] of await askBoth(planted)) expect([order, status]).toEqual([order, 200]);
  });

  it.each(SAME_NAME)('with the same name %s beside the user’s own makes neither count', async (_what, planted) => {
    for (const [order, { status, head, body }] of await askBoth(planted)) {
      expect([order, status]).toEqual([order, 401]);
      expect(body).toContain('"code":"session-ambiguous"');
      expect(head).toContain(`set-cookie: ${NAME}=; Max-Age=0`);
    }
  });

  it('that repeats the user’s own makes neither count', async () => {
    expect((await ask([`Cookie: ${own}; ${own}`])).status).toBe(401);
    expect((await ask([`Cookie: ${own}`])).status).toBe(200);
  });

  it('creates no key, opens no live stream and ends no session of others', async () => {
    const planted = `${NAME}=${PLANTED}`;
    const empty = ['Content-Type: application/json', 'Content-Length: 0'];
    expect((await ask([`Cookie: ${planted}`, ...empty], 'POST /api/Account/Keys')).status).toBe(401);
    expect((await ask([`Cookie: ${planted}; ${own}`], 'GET /api/Widgets/Events?ids=1')).status).toBe(401);
    expect((await ask([`Cookie: ${planted}`, 'Content-Length: 0'], 'POST /sign-out')).status).toBe(204);
    expect((await ask([`Cookie: ${own}`])).status).toBe(200);
  });
});
