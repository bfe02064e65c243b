import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../store/engines.js';
import { ask, sample, serverOfAll, upload } from './harness.js';
import { post, put, spot, spotForm, wizardSpot } from './spots.js';
import { made, outcome, serveOn, type Entry } from './things.js';

describe.each(engines)('copies, content and deletion of spots on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let group: number;
  let image: Entry;
  beforeAll(async () => {
    group = (await made('SpotGroups', { Name: 'Group' })).Id;
  }, 60_000);
  beforeEach(async () => {
    image = await made('Spots', { Name: 'Image', Type: 'Image', SpotGroupId: group, Width: 800, Height: 600 });
  });

  describe('POST /Spots/CreateCopy', () => {
    it('creates a spot with everything the original has now, under the same name', async () => {
      await ask('/api/Spots/Tags', put({ SpotId: image.Id, Tags: ['x'] }));
      const dates = { ValidFrom: '2027-01-01T00:00:00Z', ValidTo: '2027-02-01T00:00:00Z' };
      await ask('/api/Spots', put({ Id: image.Id, ...dates }));
      const copy = await made('Spots/CreateCopy', { SpotId: image.Id });
      expect(copy).toEqual({ ...image, ...dates, Tags: ['x'], Id: copy.Id });
      expect(await spot(copy.Id)).toEqual(copy);
    });

    it('answers with the address of the copy', async () => {
      const response = await ask('/api/v1.2/Spots/CreateCopy', post({ SpotId: image.Id, Name: 'Named' }));
      const { Id } = (await response.json()) as Entry;
      expect(response.headers.get('location')).toBe(`/api/v1.2/Spots?id=${Id}`);
      expect((await spot(Id)).Name).toBe('Named');
    });

    it('creates an independent spot: a change or deletion of one does not affect the other', async () => {
      const original = await wizardSpot(group);
      const copy = await made('Spots/CreateCopy', { SpotId: original.Id });
      const content = async (Id: number) => (await ask(`/api/Spots/AscContent?id=${Id}`)).text();
      const before = await content(copy.Id);
      await ask('/api/Spots/Tags', put({ SpotId: original.Id, Tags: ['changed'] }));
      expect((await spot(copy.Id)).Tags).toEqual([]);
      await server.app.store.db
        .updateTable('spots')
        .set({ own_values: '{"Count":7}' })
        .where('id', '=', original.Id)
        .execute();
      expect(JSON.parse(await content(original.Id))).toMatchObject({ Elements: [{}, { Id: 'Count', Value: 7 }] });
      expect(await content(copy.Id)).toBe(before);
      expect(await outcome(`Spots?id=${original.Id}`, { method: 'DELETE' })).toEqual([204, '']);
      expect(await content(copy.Id)).toBe(before);
      expect(await outcome(`Spots?id=${copy.Id}`, { method: 'DELETE' })).toEqual([204, '']);
    });

    it('can copy to a player or to a location', async () => {
      const place = await made('Locations', { Name: 'Place' });
      const player = await made('Players', { Name: 'Player', LocationId: place.Id });
      const atPlayer = await made('Spots/CreateCopy', { SpotId: image.Id, PlayerId: player.Id });
      expect(atPlayer).toMatchObject({ PlayerId: player.Id, LocationId: place.Id });
      const atPlace = await made('Spots/CreateCopy', { SpotId: atPlayer.Id, LocationId: place.Id });
      expect(atPlace).toMatchObject({ PlayerId: null, LocationId: place.Id });
    });

    it.each([
      [{ SpotId: 999999 }, 404, 'spot-not-found'],
      [{ PlayerId: 999999 }, 404, 'player-not-found'],
      [{ LocationId: 999999 }, 404, 'location-not-found'],
      [{ Name: '' }, 400, 'body-invalid']
    ])('refuses %j', async (body, status, code) => {
      expect(await outcome('Spots/CreateCopy', post({ SpotId: image.Id, ...body }))).toEqual([status, code]);
    });
  });

  describe('GET /Spots/AscContent', () => {
    it('returns the package’s definition, keeping unknown keys, and 304 to those who have it', async () => {
      const { Id } = await wizardSpot(group);
      const first = await ask(`/api/Spots/AscContent?id=${Id}`);
      expect(first.headers.get('content-type')).toBe('application/json');
      const text = await first.text();
      expect(Object.keys(JSON.parse(text) as object)).toEqual([
        ...['SpotIdentifier', 'SpotVersion', 'ApiVersion', 'SpotType', 'NumberOfSlots', 'Unknown', 'Elements']
      ]);
      const known = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } };
      expect((await ask(`/api/Spots/AscContent?id=${Id}`, known)).status).toBe(304);
    });

    it.each(['Wizard', 'DashboardWidget'])('has no elements for a %s spot without a package', async (Type) => {
      const { Id } = await made('Spots', { Name: 'Empty', Type, SpotGroupId: group });
      expect(await (await ask(`/api/Spots/AscContent?id=${Id}`)).json()).toMatchObject({
        SpotType: Type,
        Elements: []
      });
    });

    it('answers 404 for an image', async () => {
      expect(await outcome(`Spots/AscContent?id=${image.Id}`)).toEqual([404, 'no-asc-content']);
      expect((await outcome('Spots/AscContent'))[0]).toBe(400);
    });
  });

  describe('DELETE /Spots', () => {
    it('deletes the spot with 204, and answers 404 the next time', async () => {
      expect(await outcome(`Spots?id=${image.Id}`, { method: 'DELETE' })).toEqual([204, '']);
      expect(await outcome(`Spots?id=${image.Id}`, { method: 'DELETE' })).toEqual([404, 'spot-not-found']);
      expect(await outcome(`Spots?id=${image.Id}`)).toEqual([404, 'spot-not-found']);
      expect((await outcome('Spots', { method: 'DELETE' }))[0]).toBe(400);
    });

    it('keeps a package that a spot still shows after its widget is gone, and removes it with the last one', async () => {
      const bytes = await sample({ identifier: `shared.${engine.name}` });
      const body = () => spotForm({ Name: 'A', Type: 'DashboardWidget' }, ['a.dash.zip', bytes]);
      const widget = await upload(bytes);
      const { Id } = (await (await ask('/api/Spots', { method: 'POST', body: body() })).json()) as Entry;
      await ask(`/api/Widgets/${widget}`, { method: 'DELETE' });
      await server.app.store.db
        .updateTable('variants')
        .set({ deleted_at: '2020-01-01' })
        .where('id', '=', widget)
        .execute();
      await server.app.trash.removeOutdated();
      expect((await ask(`/api/Spots/AscContent?id=${Id}`)).status).toBe(200);
      const count = async () => (await server.app.store.db.selectFrom('packages').select('id').execute()).length;
      const before = await count();
      await ask(`/api/Spots?id=${Id}`, { method: 'DELETE' });
      expect(await count()).toBe(before - 1);
    });
  });

  describe('at the same time', () => {
    it('changes, copies and deletions of one spot leave no half-deleted spot', { timeout: 60_000 }, async () => {
      for (let round = 0; round < 6; round++) {
        const { Id } = await made('Spots', { Name: `Race ${round}`, Type: 'Image', SpotGroupId: group });
        const validity = { Id, ValidFrom: '2027-01-01T00:00:00Z', ValidTo: '2027-02-01T00:00:00Z' };
        const answers = await Promise.all([
          outcome('Spots', put(validity)),
          outcome('Spots/Tags', put({ SpotId: Id, Tags: ['a'] })),
          outcome('Spots/CreateCopy', post({ SpotId: Id })),
          outcome(`Spots?id=${Id}`, { method: 'DELETE' }),
          outcome(`Spots?id=${Id}`, { method: 'DELETE' }),
          outcome('Spots', put({ Id, ValidFrom: null, ValidTo: null }))
        ]);
        const deleted = answers.slice(3, 5).map(([status]) => status);
        expect(deleted.sort()).toEqual([204, 404]);
        expect(answers.map(([status]) => status).filter((status) => ![201, 204, 404].includes(status))).toEqual([]);
        expect((await outcome(`Spots?id=${Id}`))[0]).toBe(404);
      }
      const { db } = server.app.store;
      const ids = (rows: { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b);
      const registered = await db.selectFrom('objects').select('id').where('kind', '=', 'spot').execute();
      expect(ids(registered)).toEqual(ids(await db.selectFrom('spots').select('id').execute()));
    });

    it('several ranges leave one of them, not half of each', async () => {
      const ranges = ['01', '02', '03', '04'].map((day) => ({
        ValidFrom: `2027-${day}-01T00:00:00Z`,
        ValidTo: `2027-${day}-02T00:00:00Z`
      }));
      await Promise.all(ranges.map((range) => ask('/api/Spots', put({ Id: image.Id, ...range }))));
      const { ValidFrom, ValidTo } = await spot(image.Id);
      expect(ranges).toContainEqual({ ValidFrom, ValidTo });
    });
  });
});
