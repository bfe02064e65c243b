import { beforeEach, describe, expect, it } from 'vitest';
import type { EditorData, WidgetGroupEntry } from '../../src/lib/api.js';
import { RESTORABLE_DAYS } from '../../src/lib/server/trash/restorable.js';
import { usedBy } from '../../src/lib/server/dashboards/uses.js';
import { WidgetTrash } from '../../src/lib/server/widgets/trash.js';
import { administrator } from '../rights/actors.js';
import { enginesInFull } from '../store/engines.js';
import { ask, sample, serverOfEach, upload, type Ask } from './harness.js';
import { dump, everyPage, made, outcome, serveOn } from './things.js';
import { DELETE, groups, patch, post, somebody, variant, widgets } from './widgetGroups.js';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

const names = async (query: string, as?: string) => (await widgets(query, as)).map(({ Name: name }) => name);

describe.each(enginesInFull)('widget groups on $name', (engine) => {
  const server = serverOfEach(() => serveOn(engine));
  /** Spot groups. */
  let lobby: number;
  let canteen: number;
  /** Widget groups: with either spot group, and without any. */
  let inLobby: number;
  let inCanteen: number;
  let drafts: number;
  /** Among the templates. */
  let template: number;

  beforeEach(async () => {
    lobby = (await made('SpotGroups', { Name: 'Lobby' })).Id;
    canteen = (await made('SpotGroups', { Name: 'Canteen' })).Id;
    inLobby = (await made('WidgetGroups', { Name: 'In the lobby', SpotGroupId: lobby })).Id;
    inCanteen = (await made('WidgetGroups', { Name: 'In the canteen', SpotGroupId: canteen })).Id;
    drafts = (await made('WidgetGroups', { Name: ' Drafts ' })).Id;
    template = await upload(await sample(), 'Menu.dash.zip');
  });

  const database = () => server.app.store.db;
  const rowsOf = async (table: 'variants' | 'templates' | 'packages' | 'widget_groups') =>
    (await database().selectFrom(table).select('id').execute()).length;

  describe('a group', () => {
    it('is named with its Id where an editor opens a widget, as is the template', async () => {
      const { Id: id } = await variant(template, { Name: 'Lunch', WidgetGroupId: inCanteen });
      const places = async (widget: number) => {
        const { Group: group, Template: template } = (await (
          await ask(`/api/Widgets/${widget}/Content`)
        ).json()) as EditorData;
        return { group, template };
      };
      expect(await places(id)).toEqual({
        group: { Id: inCanteen, Name: 'In the canteen' },
        template: { Id: template, Name: 'Menu' }
      });
      expect(await places(template)).toEqual({ group: null, template: null });
      await ask(`/api/Widgets/${template}`, DELETE);
      expect((await places(id)).template).toBeNull();
    });

    it('is listed by name, with the spot group it takes its permissions from', async () => {
      expect(await groups()).toEqual([
        { Id: drafts, Name: 'Drafts', SpotGroupId: null, Writable: true },
        { Id: inCanteen, Name: 'In the canteen', SpotGroupId: canteen, Writable: true },
        { Id: inLobby, Name: 'In the lobby', SpotGroupId: lobby, Writable: true }
      ]);
    });

    it('is found by part of its name, and at the address it was created with', async () => {
      const response = await ask('/api/WidgetGroups', post({ Name: 'Küche' }));
      const { Id } = (await response.json()) as WidgetGroupEntry;
      const location = response.headers.get('location') ?? '';
      expect(await (await ask(location)).json()).toMatchObject([{ Id, Name: 'Küche' }]);
      expect((await groups('?search=KUCH')).map((group) => group.Id)).toEqual([Id]);
    });

    it('tells each user whether they may change it, and is hidden from those who may not see it', async () => {
      const reader = await somebody({ [lobby]: 'read', [canteen]: 'write' });
      expect((await groups('', reader)).map(({ Id, Writable }) => [Id, Writable])).toEqual([
        [inCanteen, true],
        [inLobby, false]
      ]);
      expect(await groups('', await somebody({}))).toEqual([]);
    });

    it('can be renamed and given another spot group, whose permissions apply from then on', async () => {
      const writer = await somebody({ [lobby]: 'write', [canteen]: 'write' });
      const changed = await ask(`/api/WidgetGroups/${inLobby}`, {
        ...patch({ Name: 'Hall', SpotGroupId: canteen }),
        as: writer
      });
      expect(await changed.json()).toEqual({ Id: inLobby, Name: 'Hall', SpotGroupId: canteen, Writable: true });
      expect((await groups('', await somebody({ [lobby]: 'write' }))).map(({ Id }) => Id)).toEqual([]);
    });

    it('has a unique name, whatever its case, both when it is created and when it is renamed', async () => {
      const before = await dump(server);
      const taken = [409, 'widget-group-taken'];
      expect(await outcome('WidgetGroups', post({ Name: ' drafts ', SpotGroupId: lobby }))).toEqual(taken);
      expect(await outcome(`WidgetGroups/${inLobby}`, patch({ Name: 'DRAFTS' }))).toEqual(taken);
      expect(await dump(server)).toBe(before);
      const writer = await somebody({ [lobby]: 'write' });
      const hidden = await ask('/api/WidgetGroups', { ...post({ Name: 'drAFts', SpotGroupId: lobby }), as: writer });
      expect(await hidden.json()).toMatchObject({
        detail:
          'There is already a widget group named “drAFts”, which you don’t have permission to see. Choose another name.'
      });
      expect(await outcome(`WidgetGroups/${drafts}`, patch({ Name: 'DRAFTS' }))).toEqual([200, '']);
      expect(await outcome('WidgetGroups', post({ Name: 'Dräfts' }))).toEqual([201, '']);
    });

    it('is deleted if it has no widgets, and otherwise stays with its widgets (409)', async () => {
      await variant(template, { WidgetGroupId: inLobby });
      const before = await dump(server);
      expect(await outcome(`WidgetGroups/${inLobby}`, DELETE)).toEqual([409, 'widget-group-not-empty']);
      expect(await dump(server)).toBe(before);
      expect(await outcome(`WidgetGroups/${drafts}`, DELETE)).toEqual([204, '']);
      expect((await groups()).map(({ Id }) => Id)).toEqual([inCanteen, inLobby]);
    });

    it('that is deleted comes back with its permissions when a widget of it is restored', async () => {
      const { Id: id } = await variant(template, { WidgetGroupId: inLobby });
      await ask(`/api/Widgets/${id}`, DELETE);
      const writer = await somebody({ [lobby]: 'write' });
      expect(await outcome(`WidgetGroups/${inLobby}`, DELETE)).toEqual([204, '']);
      expect(await outcome(`WidgetGroups/${inLobby}`, patch({ Name: 'x' }))).toEqual([404, 'widget-group-not-found']);
      expect(await outcome(`Widgets/${template}/Variants`, post({ WidgetGroupId: inLobby }))).toEqual([
        404,
        'widget-group-not-found'
      ]);
      expect(await groups('', writer)).toEqual([]);
      expect(await outcome(`Widgets/${id}/Restore`, { ...post(), as: await somebody({ [canteen]: 'write' }) })).toEqual(
        [403, 'not-allowed']
      );
      expect(await outcome(`Widgets/${id}/Restore`, { ...post(), as: writer })).toEqual([200, '']);
      expect(await groups('', writer)).toMatchObject([{ Id: inLobby, Name: 'In the lobby', SpotGroupId: lobby }]);
      expect((await widgets(`?groupId=${inLobby}`, writer)).map((widget) => widget.Id)).toEqual([id]);
    });

    it('that comes back beside another one of its name gets a number', async () => {
      const { Id: id } = await variant(template, { WidgetGroupId: inLobby });
      await ask(`/api/Widgets/${id}`, DELETE);
      await ask(`/api/WidgetGroups/${inLobby}`, DELETE);
      await made('WidgetGroups', { Name: 'in the Lobby', SpotGroupId: canteen });
      await ask(`/api/Widgets/${id}/Restore`, post());
      expect((await groups('?search=lobby')).map(({ Name }) => Name)).toEqual(['in the Lobby', 'In the lobby 2']);
    });

    it('that is deleted is gone for good with the last widget that could be restored to it', async () => {
      const { Id: id } = await variant(template, { WidgetGroupId: inLobby });
      const trash = new WidgetTrash(server.app.store, () => new Date(0), usedBy);
      await trash.remove(administrator, id);
      await ask(`/api/WidgetGroups/${inLobby}`, DELETE);
      expect(await rowsOf('widget_groups')).toBe(3);
      await server.app.trash.removeOutdated();
      expect(await rowsOf('widget_groups')).toBe(2);
    });
  });

  describe('lists', () => {
    it('of widgets name the group, and leave out what the user may not read', async () => {
      const { Id: id } = await variant(template, { Name: 'Soup', WidgetGroupId: inCanteen });
      await variant(template, { Name: 'Draft', WidgetGroupId: drafts });
      const reader = await somebody({ [canteen]: 'read' });
      expect(await widgets('', reader)).toMatchObject([
        { Id: template, Name: 'Menu', GroupId: null, GroupName: null },
        { Id: id, Name: 'Soup', GroupId: inCanteen, GroupName: 'In the canteen' }
      ]);
      expect(await names('', await somebody({ [lobby]: 'write' }))).toEqual(['Menu']);
      expect(await names('')).toEqual(['Draft', 'Menu', 'Soup']);
    });

    it('can be limited to one group, to templates and to part of a name', async () => {
      for (const Name of ['Soup', 'Süppchen']) await variant(template, { Name, WidgetGroupId: inCanteen });
      expect(await names(`?groupId=${inCanteen}`)).toEqual(['Soup', 'Süppchen']);
      expect(await names('?templates=1')).toEqual(['Menu']);
      expect(await names('?templates=0&search=SUP')).toEqual(['Süppchen']);
      expect(await names(`?groupId=${inLobby}`)).toEqual([]);
    });

    it('of widgets come in pages by name, also of a search or group, with an ETag for each', async () => {
      for (const Name of ['Émile', 'emil', 'Anna', 'Zoé', 'anna'])
        await variant(template, { Name, WidgetGroupId: inLobby });
      await variant(template, { Name: 'Emily', WidgetGroupId: inCanteen });
      for (const query of ['', 'search=EM&', `groupId=${inLobby}&`, `groupId=${inLobby}&search=ann&`]) {
        const whole = await widgets(`?${query}`);
        for (const limit of [1, 2, 1000]) {
          expect(await everyPage(`Widgets?${query}limit=${limit}`), `${query}${limit}`).toEqual(whole);
        }
      }
      const path = `/api/Widgets?groupId=${inLobby}&limit=2`;
      const etag = (await ask(path)).headers.get('etag') ?? '';
      expect((await ask(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
      expect(await outcome('Widgets?cursor=x')).toEqual([400, 'cursor-invalid']);
    });

    it('of one group are refused if it does not exist or may not be read, or if templates are asked for too', async () => {
      const as = await somebody({ [lobby]: 'write' });
      expect(await outcome('Widgets?groupId=4711')).toEqual([404, 'widget-group-not-found']);
      expect(await outcome(`Widgets?groupId=${inCanteen}`, { as })).toEqual([403, 'not-allowed']);
      expect(await outcome(`Widgets?groupId=${inCanteen}&templates=1`)).toEqual([400, 'group-or-templates']);
    });
  });

  describe('a variant', () => {
    it('is created in a group by those who may write there, with the template’s name and a number if taken', async () => {
      const as = await somebody({ [canteen]: 'write' });
      const body = { WidgetGroupId: inCanteen };
      const first = await variant(template, body, as);
      expect(first).toMatchObject({ Name: 'Menu', GroupId: inCanteen });
      await variant(first.Id, {}, as);
      await variant(template, body, as);
      expect(await names(`?groupId=${inCanteen}`, as)).toEqual(['Menu', 'Menu 2', 'Menu 3']);
    });

    it('of a variant starts with its current Values', async () => {
      const source = await variant(template, { WidgetGroupId: inLobby });
      const save: Ask = {
        method: 'PUT',
        json: { Values: { Title: [{ Text: 'Hello' }], Count: 7 } },
        headers: { 'if-match': '*' }
      };
      expect((await ask(`/api/Widgets/${source.Id}/Values`, save)).status).toBe(200);
      const copy = await variant(source.Id, { WidgetGroupId: inCanteen });
      expect(await (await ask(`/api/Widgets/${copy.Id}/Values`)).json()).toMatchObject({
        Version: 1,
        Values: { Count: 7 }
      });
    });

    it('can be renamed and moved in one request, and moved to the templates with null', async () => {
      const { Id: id } = await variant(template, { WidgetGroupId: inLobby });
      const moved = await ask(`/api/Widgets/${id}`, patch({ Name: 'Desserts', WidgetGroupId: inCanteen }));
      expect(await moved.json()).toMatchObject({ Id: id, Name: 'Desserts', GroupId: inCanteen });
      const shared = await ask(`/api/Widgets/${id}`, patch({ WidgetGroupId: null }));
      expect(await shared.json()).toMatchObject({ Name: 'Desserts', GroupId: null, GroupName: null });
    });

    it.each([['1'], [0], [1.5], [true], [{}]])('is not put into the group %j: 400', async (WidgetGroupId) => {
      const before = await dump(server);
      const body = { Name: 'New', WidgetGroupId };
      expect(await outcome(`Widgets/${template}`, patch(body))).toEqual([400, 'body-invalid']);
      expect(await outcome(`Widgets/${template}/Variants`, post(body))).toEqual([400, 'body-invalid']);
      expect(await dump(server)).toBe(before);
    });

    it('is not renamed or moved if somebody else has done so since', async () => {
      const { Id: id } = await variant(template, { WidgetGroupId: inLobby, Name: 'Soup' });
      await ask(`/api/Widgets/${id}`, patch({ Name: 'Soup of the day', WidgetGroupId: inCanteen }));
      const before = await dump(server);
      const back = { Name: 'Menu', Was: { Name: 'Soup' } };
      const refused = await ask(`/api/Widgets/${id}`, patch(back));
      expect([refused.status, await refused.json()]).toMatchObject([
        412,
        { code: 'changed-since', detail: '“Soup” has since been renamed to “Soup of the day” and keeps that name.' }
      ]);
      const moved = await ask(`/api/Widgets/${id}`, patch({ WidgetGroupId: null, Was: { WidgetGroupId: inLobby } }));
      expect([moved.status, await moved.json()]).toMatchObject([
        412,
        { detail: '“Soup of the day” has since been moved to “In the canteen” and stays there.' }
      ]);
      expect(await outcome(`Widgets/${id}`, patch({ Name: 'Menu', Was: null }))).toEqual([400, 'body-invalid']);
      expect(await dump(server)).toBe(before);
      const fitting = {
        Name: 'Menu',
        WidgetGroupId: inLobby,
        Was: { Name: 'Soup of the day', WidgetGroupId: inCanteen }
      };
      for (let times = 0; times < 2; times++) {
        expect(await (await ask(`/api/Widgets/${id}`, patch(fitting))).json()).toMatchObject({
          Name: 'Menu',
          GroupId: inLobby
        });
      }
    });

    it('is not changed at all if its new name or its new group is invalid', async () => {
      const { Id: id } = await variant(template, { WidgetGroupId: inLobby });
      const before = await dump(server);
      const body = { Name: ' ', WidgetGroupId: inCanteen };
      expect(await outcome(`Widgets/${id}`, patch(body))).toEqual([400, 'name-invalid']);
      expect(await outcome(`Widgets/${id}`, patch({ Name: 'New', WidgetGroupId: 4711 }))).toEqual([
        404,
        'widget-group-not-found'
      ]);
      expect(await dump(server)).toBe(before);
    });
  });

  describe('the same package again', () => {
    it('is a template again, although only a variant in a group was left of it', async () => {
      const { Id: id } = await variant(template, { WidgetGroupId: inLobby });
      await ask(`/api/Widgets/${template}`, DELETE);
      const again = await upload(await sample(), 'Menu again.dash.zip');
      expect((await widgets()).map((widget) => [widget.Id, widget.Name, widget.GroupId])).toEqual([
        [id, 'Menu', inLobby],
        [again, 'Menu again', null]
      ]);
      expect(await upload(await sample(), 'Once more.dash.zip')).toBe(again);
    });
  });

  describe('a user who deletes a widget', () => {
    it('can restore it with its group, name and Values, and finds it nowhere in the meantime', async () => {
      const { Id: id } = await variant(template, { Name: 'Soup', WidgetGroupId: inCanteen });
      const as = await somebody({ [canteen]: 'write' });
      const before = await dump(server);
      expect(await outcome(`Widgets/${id}`, { ...DELETE, as })).toEqual([204, '']);
      expect(await names('')).toEqual(['Menu']);
      const save: Ask = { method: 'PUT', json: { Values: {} }, headers: { 'if-match': '*' } };
      const asked: [string, Ask][] = [
        ['', {}],
        ['', patch({ Name: 'x' })],
        ['', DELETE],
        ['/Values', {}],
        ['/Values', save],
        ['/Variants', post()],
        ['/Package', {}],
        ['/Preview', post()]
      ];
      for (const [path, request] of asked) {
        expect([path, ...(await outcome(`Widgets/${id}${path}`, request))]).toEqual([path, 404, 'widget-not-found']);
      }
      const restored = await ask(`/api/Widgets/${id}/Restore`, { ...post(), as });
      expect(await restored.json()).toMatchObject({ Id: id, Name: 'Soup', GroupId: inCanteen });
      // The key of the caller was used.
      const tables = (text: string) => text.split('\n\n').filter((table) => /^(?:variants|templates|pack)/.test(table));
      expect(tables(await dump(server))).toEqual(tables(before));
    });

    it('only as it was created is refused if it has been saved since', async () => {
      const { Id: id, Version: version } = await variant(template, { WidgetGroupId: inCanteen });
      const asMade: Ask = { ...DELETE, headers: { 'if-match': `"${version}"` } };
      const save: Ask = { method: 'PUT', json: { Values: { Count: 7 } }, headers: { 'if-match': '*' } };
      await ask(`/api/Widgets/${id}`, patch({ Name: 'Another name is no loss' }));
      expect((await ask(`/api/Widgets/${id}/Values`, save)).status).toBe(200);
      expect(await outcome(`Widgets/${id}`, asMade)).toEqual([412, 'saved-since']);
      expect((await widgets()).find((widget) => widget.Id === id)?.Version).toBe(version + 1);
      expect(await outcome(`Widgets/${id}`, { ...DELETE, headers: { 'if-match': '1' } })).toEqual([
        400,
        'if-match-invalid'
      ]);

      const other = await variant(template, { WidgetGroupId: inCanteen });
      expect(await outcome(`Widgets/${other.Id}`, asMade)).toEqual([204, '']);
    });

    it('can restore only what exists, and changes nothing if it is not deleted', async () => {
      expect(await outcome('Widgets/4711/Restore', post())).toEqual([404, 'widget-not-found']);
      const before = await dump(server);
      expect(await outcome(`Widgets/${template}/Restore`, post())).toEqual([200, '']);
      expect(await dump(server)).toBe(before);
    });

    it(`has ${RESTORABLE_DAYS} days; then it goes for good, the template and its package with its last variant`, async () => {
      const clock = { now: new Date('2026-11-21T08:00:00Z') };
      const trash = new WidgetTrash(server.app.store, () => clock.now, usedBy);
      const copy = await server.app.variants.create(administrator, template, { groupId: inLobby });
      const after = (days: number, milliseconds = 0) => {
        clock.now = new Date(Date.parse('2026-11-21T08:00:00Z') + days * DAY_MILLISECONDS + milliseconds);
      };
      await trash.remove(administrator, template);
      after(1);
      await trash.remove(administrator, copy.Id);
      after(RESTORABLE_DAYS);
      await trash.removeOutdated();
      expect(await rowsOf('variants')).toBe(2);
      after(RESTORABLE_DAYS, 1);
      await expect(trash.restore(administrator, template)).rejects.toMatchObject({ code: 'widget-not-found' });
      await trash.removeOutdated();
      // Unseen, because the history of the copy shows what it inherited.
      expect([await rowsOf('variants'), await rowsOf('templates'), await rowsOf('packages')]).toEqual([2, 1, 1]);
      expect((await trash.list(administrator, {})).items.map(({ Id }) => Id)).toEqual([copy.Id]);
      after(RESTORABLE_DAYS + 1, 1);
      await trash.removeOutdated();
      expect([await rowsOf('variants'), await rowsOf('templates'), await rowsOf('packages')]).toEqual([0, 0, 0]);
    });
  });
});
