import { beforeAll, describe, expect, it } from 'vitest';
import type { TrashedItem } from '../../src/lib/api.js';
import type { Actor } from '../../src/lib/server/platform/authorization/actor.js';
import { load as board } from '../../src/routes/dashboard/[[id]]/+page.server.js';
import { load as editor } from '../../src/routes/widgets/[id]/+page.server.js';
import { load as replace } from '../../src/routes/widgets/[id]/replace/+page.server.js';
import { load as setAside } from '../../src/routes/widgets/[id]/set-aside/+page.server.js';
import { actorWith, administrator } from '../rights/actors.js';
import { ask, sample, serve, serverOfAll, upload } from './harness.js';
import { made } from './things.js';
import { DELETE, variant } from './widgetGroups.js';

/** What the page at an address shows instead of its content. */
async function answer(load: (event: never) => Promise<unknown>, id: number, actor: Actor) {
  const event = { params: { id: String(id) }, locals: { actor, language: 'en', sessionId: 1 } };
  try {
    await load(event as never);
    return undefined;
  } catch (error) {
    const { status, body } = error as { status: number; body: { code: string; trash?: TrashedItem } };
    return { status, code: body.code, trash: body.trash };
  }
}

describe('the address of something in the Trash', () => {
  const server = serverOfAll(() => serve({ DEMO: '0' }));
  let lobby: number;
  let widget: number;
  let shared: number;
  const may = (level: 'read' | 'write') => actorWith({ groups: new Map([[lobby, level]]) });

  beforeAll(async () => {
    lobby = (await made('SpotGroups', { Name: 'Lobby' })).Id;
    const group = (await made('WidgetGroups', { Name: 'Lobby', SpotGroupId: lobby })).Id;
    const template = await upload(await sample(), 'Menu.dash.zip');
    widget = (await variant(template, { Name: 'Soup', WidgetGroupId: group })).Id;
    shared = (await made('Dashboards', { Name: 'Hall', Shared: true })).Id;
    await ask(`/api/Widgets/${widget}`, DELETE);
    await ask(`/api/Dashboards/${shared}`, DELETE);
  }, 60_000);

  it.each([
    ['its editor', editor],
    ['the screen of Replace', replace],
    ['the Values set aside', setAside]
  ])('of a widget, at %s, says so and who deleted it', async (name, load) => {
    expect(await answer(load, widget, administrator), name).toMatchObject({
      status: 404,
      trash: { kind: 'widget', name: 'Soup', deletedBy: expect.any(String), restorable: true }
    });
  });

  it('of a widget offers to restore it only to those who may write to it', async () => {
    const restorable = async (actor: Actor) => (await answer(editor, widget, actor))?.trash?.restorable;
    expect([await restorable(may('read')), await restorable(may('write'))]).toEqual([false, true]);
  });

  it('of a widget that the user may not see is like one that never existed', async () => {
    const stranger = actorWith({ groups: new Map([[lobby + 1, 'write']]) });
    const never = await answer(editor, 4711, stranger);
    expect(never).toMatchObject({ status: 404, trash: undefined });
    expect(await answer(editor, widget, stranger)).toEqual(never);
  });

  it('of a shared dashboard says so to everybody, and offers to restore it only to administrators', async () => {
    const note = { kind: 'dashboard', name: 'Hall' };
    expect(await answer(board, shared, administrator)).toMatchObject({
      status: 404,
      trash: { ...note, restorable: true }
    });
    expect(await answer(board, shared, may('read'))).toMatchObject({ trash: { ...note, restorable: false } });
  });

  it('of somebody else’s dashboard is like one that never existed', async () => {
    const now = new Date().toISOString();
    const row = { name: 'Own', tiles: '[]', version: 1, created_at: now, changed_at: now, deleted_at: now };
    const { id: owner } = await server.app.store.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
    const { id } = await server.app.store.db
      .insertInto('dashboards')
      .values({ ...row, user_id: owner })
      .returning('id')
      .executeTakeFirstOrThrow();
    const other = actorWith({ userId: owner + 1 });
    expect(await answer(board, id, other)).toEqual(await answer(board, 4711, other));
    expect(await answer(board, id, actorWith({ userId: owner }))).toMatchObject({ trash: { restorable: true } });
  });

  it('says nothing about the Trash once the 30 days are over', async () => {
    const past = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString();
    await server.app.store.db.updateTable('variants').set({ deleted_at: past }).where('id', '=', widget).execute();
    expect(await answer(editor, widget, administrator)).toMatchObject({ status: 404, trash: undefined });
  });
});
