import { expect, it } from 'vitest';
import { form, sample, TEXT_ELEMENT } from '../api/harness.js';
import { PASSWORD } from '../e2e/server.js';
import { describeAttackOnce, type Target } from './target.js';

const COUNT = 120;
/** Takes a native RegExp longer than the time limit, for each text. */
const HOSTILE = '^(a+)+$';
const hostileText = (at: number) => `${'a'.repeat(40 + at)}!`;
const element = (Id: string, ValidationRegExp: string, more: object = {}) => ({
  ...TEXT_ELEMENT,
  Id,
  DisplayName: Id,
  Value: [{ Text: 'a' }],
  Options: { ValidationRegExp, ValidationRegExpDescription: 'Letters', ...more }
});

async function done(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response;
}

async function made(answer: Promise<Response>): Promise<{ Id: number }> {
  return (await (await done(answer)).json()) as { Id: number };
}

type Headers = Record<string, string>;

/** The headers of a browser that has just signed in. */
async function signIn(target: Target, Name: string, Password: string): Promise<Headers> {
  const { headers } = await done(target.send('POST', '/sign-in', { Name, Password }, null));
  const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
  return { cookie, origin: target.url, 'content-type': 'application/json' };
}

/** The same for a new user who can write in a spot group. */
async function writer(target: Target, administrator: Headers, Name: string, SpotGroupId: number): Promise<Headers> {
  const Password = `password of ${Name}`;
  const user = { Name, Role: 'user', Password, Permissions: [{ SpotGroupId, Level: 'write' }] };
  const body = JSON.stringify(user);
  await done(target.ask('/api/Users', { method: 'POST', as: null, headers: administrator, body }));
  return signIn(target, Name, Password);
}

async function widget(target: Target, identifier: string, elements: object[], WidgetGroupId: number): Promise<number> {
  const body = form(['a.dash.zip', await sample({ identifier, elements })]);
  const { Id } = await made(target.ask('/api/Widgets', { method: 'POST', body }));
  return (await made(target.send('POST', `/api/Widgets/${Id}/Variants`, { WidgetGroupId }))).Id;
}

describeAttackOnce('slow patterns of one user', (target) => {
  const save = (id: number, Values: object, user: Headers) =>
    target.ask(`/api/Widgets/${id}/Values`, {
      method: 'PUT',
      as: null,
      body: JSON.stringify({ Values }),
      headers: { ...user, 'if-match': '"1"' }
    });

  it('do not hold up another user, and end with the time that the first user has', async () => {
    const { Id: spotGroup } = await made(target.send('POST', '/api/SpotGroups', { Name: 'Group' }));
    const group = await made(target.send('POST', '/api/WidgetGroups', { Name: 'Group', SpotGroupId: spotGroup }));
    const administrator = await signIn(target, 'admin', PASSWORD);
    const attacker = await writer(target, administrator, 'attacker', spotGroup);
    const other = await writer(target, administrator, 'other', spotGroup);
    const many = element('many', HOSTILE, { NumberOfInstances: COUNT });
    const apart = Array.from({ length: COUNT }, (_, at) => element(`e${at}`, HOSTILE));
    const [hostile, honest] = [
      await widget(target, 'test.hostile', [many, ...apart], group.Id),
      await widget(target, 'test.honest', [element('word', '^[a-z]+$')], group.Id)
    ];
    const texts = Array.from({ length: COUNT }, (_, at) => ({ Text: hostileText(at) }));
    const Values = { many: texts, ...Object.fromEntries(texts.map((text, at) => [`e${at}`, [text]])) };
    let isAnswered = false;
    const attack = save(hostile, Values, attacker).finally(() => (isAnswered = true));
    // Others keep sending requests during the attack, and each is answered before it.
    for (const Text of ['one', 'TWO']) {
      const answer = await save(honest, { word: [{ Text }] }, other);
      expect([answer.status, isAnswered]).toEqual([Text === 'one' ? 200 : 412, false]);
    }
    const refused = await attack;
    const { errors } = (await refused.json()) as { errors: { code: string }[] };
    const timeouts = errors.filter(({ code }) => code === 'text-pattern-timeout');
    expect(refused.status).toBe(400);
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['text-pattern-timeout', 'text-pattern-untested']));
    // Of 240 questions 120 are the same; 20 reach the worker.
    expect([errors.length, timeouts.length <= 40]).toEqual([2 * COUNT, true]);
  });
});
