import { expect, it } from 'vitest';
import { form, sample, TEXT_ELEMENT } from '../api/harness.js';
import { describeAttack, type Target } from './target.js';

const COUNT = 120;
/** Takes a native RegExp longer than there is time, each text for itself. */
const HOSTILE = '^(a+)+$';
const hostileText = (at: number) => `${'a'.repeat(40 + at)}!`;
const element = (Id: string, ValidationRegExp: string, more: object = {}) => ({
  ...TEXT_ELEMENT,
  Id,
  DisplayName: Id,
  Value: [{ Text: 'a' }],
  Options: { ValidationRegExp, ValidationRegExpDescription: 'Letters', ...more }
});

async function made(answer: Promise<Response>): Promise<{ Id: number; id: number; Key: string }> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as { Id: number; id: number; Key: string };
}

/** The key of a user who may write in a spot group. */
async function writer(target: Target, name: string, SpotGroupId: number): Promise<string> {
  const Permissions = [{ SpotGroupId, Level: 'write' }];
  const { Id } = await made(target.send('POST', '/api/Users', { Name: name, Role: 'user', Permissions }));
  return (await made(target.send('POST', `/api/Users/${Id}/Keys`, {}))).Key;
}

async function widget(target: Target, identifier: string, elements: object[], WidgetGroupId: number): Promise<number> {
  const body = form(['a.dash.zip', await sample({ identifier, elements })]);
  const { id } = await made(target.ask('/api/Widgets', { method: 'POST', body }));
  return (await made(target.send('POST', `/api/Widgets/${id}/Variants`, { WidgetGroupId }))).id;
}

describeAttack('slow patterns of one user', (target) => {
  const save = (id: number, Values: object, key: string) =>
    target.ask(`/api/Widgets/${id}/Values`, {
      method: 'PUT',
      as: key,
      body: JSON.stringify({ Values }),
      headers: { 'content-type': 'application/json', 'if-match': '"1"' }
    });

  it('hold no other user up, and end with the time that the user has', async () => {
    const { Id: spotGroup } = await made(target.send('POST', '/api/SpotGroups', { Name: 'Group' }));
    const group = await made(target.send('POST', '/api/WidgetGroups', { Name: 'Group', SpotGroupId: spotGroup }));
    const [attacker, other] = [await writer(target, 'attacker', spotGroup), await writer(target, 'other', spotGroup)];
    const many = element('many', HOSTILE, { NumberOfInstances: COUNT });
    const apart = Array.from({ length: COUNT }, (_, at) => element(`e${at}`, HOSTILE));
    const [one, three] = [
      await widget(target, 'test.hostile', [many, ...apart], group.Id),
      await widget(target, 'test.honest', [element('word', '^[a-z]+$')], group.Id)
    ];
    const texts = Array.from({ length: COUNT }, (_, at) => ({ Text: hostileText(at) }));
    const Values = { many: texts, ...Object.fromEntries(texts.map((text, at) => [`e${at}`, [text]])) };
    let isAnswered = false;
    const attack = save(one, Values, attacker).finally(() => (isAnswered = true));
    // Others ask while the attack has begun, again and again, and each is answered before it.
    for (const Text of ['one', 'TWO']) {
      const answer = await save(three, { word: [{ Text }] }, other);
      expect([answer.status, isAnswered]).toEqual([Text === 'one' ? 200 : 412, false]);
    }
    const refused = await attack;
    const { errors } = (await refused.json()) as { errors: { code: string }[] };
    const timeouts = errors.filter(({ code }) => code === 'text-pattern-timeout');
    expect(refused.status).toBe(400);
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['text-pattern-timeout', 'text-pattern-untested']));
    // Of 240 questions 120 are the same; 20 come to the worker.
    expect([errors.length, timeouts.length <= 40]).toEqual([2 * COUNT, true]);
  });
});
