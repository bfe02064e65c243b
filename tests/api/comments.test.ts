import { beforeAll, describe, expect, it } from 'vitest';
import type { SettingComments } from '../../src/lib/api.js';
import { enginesInFull } from '../store/engines.js';
import { ask, NUMBER_ELEMENT, sample, serverOfAll, TEXT_ELEMENT, upload, userWith, type Ask } from './harness.js';
import { Listener } from './live.js';
import { nextOf, replaced, versionsOf } from './replacing.js';
import { made, outcome, serveOn } from './things.js';
import { DELETE, post, somebody, variant } from './widgetGroups.js';

const GUESTS = { ...NUMBER_ELEMENT, Id: 'Guests' };

describe.each(enginesInFull)('comments on settings, on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let group: number;
  let anna: string;
  let ben: string;
  let counted = 0;

  const widget = async () =>
    (
      await variant(
        await upload(await sample({ identifier: `test.said${++counted}`, elements: [TEXT_ELEMENT, NUMBER_ELEMENT] })),
        { WidgetGroupId: group }
      )
    ).Id;
  const person = async (Name: string) =>
    (await userWith({ name: Name, permissions: [{ SpotGroupId: 1, Level: 'read' }] })).key;
  const done = async (path: string, options: Ask = {}) => {
    const answer = await ask(`/api/Widgets/${path}`, options);
    expect(answer.status, await answer.clone().text()).toBe(200);
    return ((await answer.json()) as SettingComments).Comments;
  };
  const say = (id: number, Element: string, Text: string, as = anna) =>
    done(`${id}/Comments`, { ...post({ Element, Text }), as });
  const refused = (path: string, options: Ask) => outcome(`Widgets/${path}`, options);

  beforeAll(async () => {
    const spotGroup = (await made('SpotGroups', { Name: 'Group' })).Id;
    group = (await made('WidgetGroups', { Name: 'Seen', SpotGroupId: spotGroup })).Id;
    [anna, ben] = [await person('Anna'), await person('Ben')];
  }, 60_000);

  it('can be read, written and marked as done by anyone who may see the widget, and deleted by their author', async () => {
    const id = await widget();
    const [first] = await say(id, 'Count', 'Too many?');
    expect(first).toMatchObject({ Element: 'Count', Text: 'Too many?', By: 'Anna', DoneBy: null, Own: true });
    expect(await say(id, 'Count', 'No.', ben)).toMatchObject([{ Own: false }, { By: 'Ben', Own: true }]);
    const one = `${id}/Comments/${first!.Id}`;
    expect(await done(one, { method: 'PUT', json: { Done: true }, as: ben })).toMatchObject([{ DoneBy: 'Ben' }, {}]);
    expect(await done(one, { method: 'PUT', json: { Done: false }, as: anna })).toMatchObject([{ DoneBy: null }, {}]);
    expect(await refused(one, { ...DELETE, as: ben })).toEqual([403, 'not-allowed']);
    expect(await done(one, { ...DELETE, as: anna })).toMatchObject([{ By: 'Ben' }]);
    expect(await refused(one, { ...DELETE, as: anna })).toEqual([404, 'comment-not-found']);
  });

  it('are announced live to anyone who follows the widget, and to those who come later', async () => {
    const id = await widget();
    const listener = await Listener.open(`${id}/Events`, { as: ben });
    await listener.next();
    await say(id, 'Count', 'Too many?');
    expect(await listener.next()).toEqual(['comments', { Id: id, Comments: 1 }]);
    const later = await Listener.open(`${id}/Events`, { as: ben });
    expect(await later.next()).toEqual(['comments', { Id: id, Comments: 1 }]);
    await Promise.all([listener.cut(), later.cut()]);
  });

  it('move with a renamed setting, wait while the setting is gone, and are back with it', async () => {
    const id = await widget();
    await say(id, 'Count', 'Too many?');
    await say(id, 'Title', 'Shorter.');
    const elements = async () => (await done(`${id}/Comments`)).map(({ Element }) => Element);
    await replaced(id, await nextOf(id, [TEXT_ELEMENT, GUESTS]), { mapping: [{ from: 'Count', to: 'Guests' }] });
    expect(await elements()).toEqual(['Guests', 'Title']);
    await replaced(id, await nextOf(id, [GUESTS]));
    expect(await elements()).toEqual(['Guests', 'Title']);
    const versions = await versionsOf(id);
    await ask(`/api/Widgets/${id}/Versions/${versions.at(-1)!.Id}/Restore`, post());
    expect(await elements()).toEqual(['Count', 'Title']);
  });

  it('are deleted for good with the widget', async () => {
    const id = await widget();
    await say(id, 'Count', 'Too many?');
    await ask(`/api/Widgets/${id}`, DELETE);
    expect(await refused(`${id}/Comments`, { as: anna })).toEqual([404, 'widget-not-found']);
    await ask(`/api/Widgets/Trash/${id}`, DELETE);
    const left = server.app.store.db.selectFrom('setting_comments').select('id').where('variant_id', '=', id);
    expect(await left.execute()).toEqual([]);
  });

  it.each([
    ['without a setting', { Text: 'What?' }, 400, 'body-invalid'],
    [
      'on a setting that the package does not have',
      { Element: '__proto__', Text: 'What?' },
      400,
      'comment-setting-unknown'
    ],
    ['without a text', { Element: 'Count', Text: '' }, 400, 'body-invalid'],
    ['of 2,001 characters', { Element: 'Count', Text: 'x'.repeat(2_001) }, 400, 'body-invalid'],
    ['of half a character', { Element: 'Count', Text: '\ud800' }, 400, 'body-invalid']
  ])('are refused %s', async (_, body, status, code) => {
    const id = await widget();
    expect(await refused(`${id}/Comments`, { ...post(body), as: anna })).toEqual([status, code]);
  });

  it('are refused to those who may not see the widget, and where the widget or comment does not exist', async () => {
    const id = await widget();
    const stranger = await somebody({});
    expect(await refused(`${id}/Comments`, { as: stranger })).toEqual([403, 'not-allowed']);
    expect(await refused(`${id}/Comments`, { ...post({ Element: 'Count', Text: 'Hi' }), as: stranger })).toEqual([
      403,
      'not-allowed'
    ]);
    expect(await refused('999999/Comments', { as: anna })).toEqual([404, 'widget-not-found']);
    // A comment of another widget cannot be reached through this one.
    const [said] = await say(await widget(), 'Count', 'Too many?');
    expect(await refused(`${id}/Comments/${said!.Id}`, { ...DELETE, as: anna })).toEqual([404, 'comment-not-found']);
  });

  const fill = async (variant_id: number, user_id: number | null, many: number) => {
    const row = { variant_id, element: 'Count', text: 'x', at: '2026-11-24T08:00:00Z', by: null };
    const rows = Array.from({ length: many }, () => ({ ...row, user_id, done_by: null }));
    for (let at = 0; at < rows.length; at += 100)
      await server.app.store.db
        .insertInto('setting_comments')
        .values(rows.slice(at, at + 100))
        .execute();
  };
  const more = (id: number, as: string) =>
    refused(`${id}/Comments`, { ...post({ Element: 'Count', Text: 'One more' }), as });

  it('are refused to a person who has written 200 on a widget, and to nobody else', async () => {
    const [id, person] = [await widget(), await userWith({ permissions: [{ SpotGroupId: 1, Level: 'read' }] })];
    await fill(id, person.id, 200);
    expect(await more(id, person.key)).toEqual([409, 'too-many-comments']);
    expect(await more(id, anna)).toEqual([200, '']);
    expect(await more(await widget(), person.key)).toEqual([200, '']);
  });

  it('are refused once a widget has 2,000', async () => {
    const id = await widget();
    await fill(id, null, 2_000);
    expect(await more(id, anna)).toEqual([409, 'too-many-comments']);
  });
});
