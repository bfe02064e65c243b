import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../store/engines.js';
import { ask, form, sample, serverOfAll, upload, userWith } from './harness.js';
import { post, put, spot, spotForm, wizardPackage, wizardSpot } from './spots.js';
import { dump, everyPage, made, outcome, page, serveOn, type Entry } from './things.js';

describe.each(engines)('spots on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let group: number;
  let image: Entry;
  beforeAll(async () => {
    group = (await made('SpotGroups', { Name: 'Group' })).Id;
  }, 60_000);
  beforeEach(async () => {
    image = await made('Spots', { Name: 'Image', Type: 'Image', SpotGroupId: group, Width: 800, Height: 600 });
  });

  it('a location user creates spots under their own location, where no other location user sees them', async () => {
    const permissions = [{ SpotGroupId: group, Level: 'write' as const }];
    const [here, there] = [await made('Locations', { Name: 'Here' }), await made('Locations', { Name: 'There' })];
    const { key } = await userWith({ role: 'location', locationId: here.Id, permissions });
    const other = await userWith({ role: 'location', locationId: there.Id, permissions });
    const entry = await made('Spots', { Name: 'Ours', Type: 'Image', SpotGroupId: group }, { as: key });
    expect(entry.LocationId).toBe(here.Id);
    expect(await outcome(`Spots?id=${entry.Id}`, { as: other.key })).toEqual([403, 'not-allowed']);
  });

  it.each([
    ['2027-02-01T00:00:00Z', '2027-01-01T00:00:00Z', ['/ValidFrom', '/ValidTo']],
    ['2027-02-01T00:00:00Z', null, ['/ValidFrom', '/ValidTo']],
    ['2027-02-30T00:00:00Z', '2027-03-01T00:00:00Z', ['/ValidFrom']],
    ['2027-02-01T00:00:00Z', 5, ['/ValidTo']],
    ['2027-02-01T00:00:00Z', 'soon', ['/ValidTo']]
  ])('PUT /Spots from %s to %s is 400 and names the places', async (ValidFrom, ValidTo, places) => {
    const response = await ask('/api/Spots', put({ Id: image.Id, ValidFrom, ValidTo }));
    const { errors } = (await response.json()) as { errors: { pointer: string }[] };
    expect([response.status, errors.map(({ pointer }) => pointer)]).toEqual([400, places]);
  });

  describe('GET /Spots', () => {
    it('answers 400 for an Id together with another filter', async () => {
      expect(await outcome(`Spots?id=${image.Id}&type=Video`)).toEqual([400, 'id-alone']);
      expect(await outcome(`SpotGroups?id=${group}&search=a`)).toEqual([400, 'id-alone']);
    });

    it('returns the same entry in the list as by Id, whatever characters it contains', async () => {
      const Name = '"quoted" \\ back / slash \u200f mark </script> 💡 ä, {"Id":1}';
      const entry = await made('Spots', { Name, Type: 'Image', SpotGroupId: group, Width: 1920, Height: 1080 });
      const Tags = ['"a"', 'b\\', '💡'];
      await ask('/api/Spots/Tags', put({ SpotId: entry.Id, Tags }));
      const ValidFrom = '2026-01-01T00:00:00.000Z';
      await ask('/api/Spots', put({ Id: entry.Id, ValidFrom, ValidTo: ValidFrom }));
      const listed = (await everyPage('Spots?type=Image')).find(({ Id }) => Id === entry.Id);
      expect(listed).toEqual(await spot(entry.Id));
      expect(listed).toMatchObject({ Name, Tags, Width: 1920 });
    });
  });

  describe('POST /Spots', () => {
    it.each(['Image', 'Video', 'Html', 'Wizard', 'DashboardWidget'])('creates one of the type %s', async (Type) => {
      const entry = await made('Spots', { Name: 'A', Type, SpotGroupId: group });
      expect(entry).toEqual({
        ...{ Id: entry.Id, Name: 'A', Type, SpotGroupId: group, Width: null, Height: null },
        ...{ LocationId: null, PlayerId: null, ValidFrom: null, ValidTo: null, Tags: [] }
      });
      expect(await spot(entry.Id)).toEqual(entry);
    });

    it.each([
      ['an unknown type', { Type: 'Audio' }, 400],
      ['a type spelt otherwise', { Type: 'image' }, 400],
      ['a width of 0', { Width: 0 }, 400],
      ['a broken height', { Height: 1.5 }, 400],
      ['a spot group that is not there', { SpotGroupId: 4711 }, 404],
      ['a location that is not there', { LocationId: 4711 }, 404],
      ['a text as spot group', { SpotGroupId: '1' }, 400]
    ])('refuses %s, and stores nothing', async (_what, fields, status) => {
      const before = await dump(server);
      expect((await outcome('Spots', post({ Name: 'A', Type: 'Image', ...fields })))[0]).toBe(status);
      expect(await dump(server)).toBe(before);
    });

    it('requires a spot group from everybody but administrators', async () => {
      const { key } = await userWith({ permissions: [{ SpotGroupId: group, Level: 'write' }] });
      expect(await outcome('Spots', post({ Name: 'A', Type: 'Image' }, key))).toEqual([403, 'not-allowed']);
      expect((await made('Spots', { Name: 'A', Type: 'Image', SpotGroupId: group }, { as: key })).SpotGroupId).toBe(
        group
      );
      expect((await made('Spots', { Name: 'A', Type: 'Image' })).SpotGroupId).toBeNull();
    });

    it('accepts a Wizard spot together with its package', async () => {
      const { Id } = await wizardSpot(group);
      const content = (await (await ask(`/api/Spots/AscContent?id=${Id}`)).json()) as object;
      expect(content).toMatchObject({ SpotType: 'Wizard', Unknown: { __proto__x: [1, 2] } });
    });

    it('refuses a package whose SpotType is not the type of the spot', async () => {
      const fields = (Type: string) => ({ Name: 'A', Type, SpotGroupId: String(group) });
      const send = async (type: string, inside: string) =>
        outcome('Spots', {
          method: 'POST',
          body: spotForm(fields(type), ['a.dash.zip', await wizardPackage(inside)])
        });
      expect(await send('Wizard', 'DashboardWidget')).toEqual([400, 'spot-type-differs']);
      expect(await send('DashboardWidget', 'Wizard')).toEqual([400, 'package-invalid']);
      expect(await send('Image', 'Wizard')).toEqual([400, 'package-not-expected']);
      expect((await send('DashboardWidget', 'DashboardWidget'))[0]).toBe(201);
    });

    it('refuses a Wizard package as a widget upload', async () => {
      const body = form(['a.dash.zip', await wizardPackage()]);
      expect(await outcome('Widgets', { method: 'POST', body })).toEqual([400, 'package-invalid']);
    });

    it.each([
      [
        'two files',
        spotForm({ Name: 'A', Type: 'Wizard' }, ['a.dash.zip', new Uint8Array(1)], ['b', new Uint8Array(1)])
      ],
      [
        'a field twice',
        (() => {
          const data = spotForm({ Name: 'A', Type: 'Image' });
          data.append('Name', 'B');
          return data;
        })()
      ],
      ['a file that is no zip', spotForm({ Name: 'A', Type: 'Wizard' }, ['a.dash.zip', new Uint8Array(100)])],
      ['no fields', form(['a.dash.zip', new Uint8Array(100)])]
    ])('refuses a multipart body with %s', async (_what, body) => {
      expect((await outcome('Spots', { method: 'POST', body }))[0]).toBe(400);
    });
  });

  describe('GET /Spots', () => {
    it('filters by type, MinWidth and MinHeight, the last in either spelling', async () => {
      const big = await made('Spots', { Name: 'Big', Type: 'Video', SpotGroupId: group, Width: 1920, Height: 1080 });
      const small = await made('Spots', { Name: 'Small', Type: 'Video', SpotGroupId: group, Width: 320, Height: 200 });
      const ids = async (query: string) => (await everyPage(`Spots?type=Video&${query}`)).map(({ Id }) => Id);
      expect(await ids('MinWidth=0')).toEqual(expect.arrayContaining([big.Id, small.Id]));
      expect(await ids('MinWidth=1920')).toEqual([big.Id]);
      expect(await ids('MinHeigth=201')).toEqual([big.Id]);
      expect(await ids('MinHeight=201')).toEqual([big.Id]);
      expect(await ids('MinHeigth=201&MinHeight=201&minwidth=1')).toEqual([big.Id]);
      expect(await ids('MinWidth=320.5&MinHeight=200.5')).toEqual([big.Id]);
      expect(await ids('MinHeight=200.5')).toEqual([big.Id]);
      expect(await ids('MinWidth=1921')).toEqual([]);
    });

    it.each(['MinHeigth=1&MinHeight=2', 'type=Image&type=Video', 'MinWidth=x', 'MinWidth=1&MinWidth=1', 'type='])(
      'refuses %s',
      async (query) => {
        expect((await outcome(`Spots?${query}`))[0]).toBe(400);
      }
    );

    it('continues each page with the next Id, for an administrator as for a user of several groups', async () => {
      const other = (await made('SpotGroups', { Name: 'Other' })).Id;
      for (let count = 0; count < 4; count++) {
        await made('Spots', { Name: `S${count}`, Type: 'Html', SpotGroupId: count % 2 ? other : group });
      }
      const { key } = await userWith({
        permissions: [
          { SpotGroupId: other, Level: 'read' },
          { SpotGroupId: group, Level: 'read' }
        ]
      });
      const all = (await everyPage('Spots?type=Html')).map(({ Id }) => Id);
      expect(all.length).toBeGreaterThan(3);
      expect(all).toEqual([...all].sort((a, b) => a - b));
      expect((await everyPage('Spots?type=Html&limit=1')).map(({ Id }) => Id)).toEqual(all);
      expect((await everyPage('Spots?type=Html&limit=3', { as: key })).map(({ Id }) => Id)).toEqual(all);
    });

    it('shows a user the spots of the permitted groups, and answers 403 for the Id of another spot', async () => {
      const closed = (await made('SpotGroups', { Name: 'Closed' })).Id;
      const hidden = await made('Spots', { Name: 'Hidden', Type: 'Image', SpotGroupId: closed });
      const { key } = await userWith({ permissions: [{ SpotGroupId: group, Level: 'read' }] });
      const shown = (await everyPage('Spots', { as: key })).map(({ Id }) => Id);
      expect([shown.includes(image.Id), shown.includes(hidden.Id)]).toEqual([true, false]);
      expect(await outcome(`Spots?id=${hidden.Id}`, { as: key })).toEqual([403, 'not-allowed']);
      expect((await page('SpotGroups', { as: key })).entries.map(({ Id }) => Id)).toEqual([group]);
    });

    it('answers 404 for a type of which there are spots, but none for this user', async () => {
      const { key } = await userWith();
      expect(await outcome('Spots?type=Image', { as: key })).toEqual([404, 'no-spots-of-type']);
      expect((await page('Spots', { as: key })).entries).toEqual([]);
    });
  });

  describe('PUT /Spots', () => {
    it.each([
      ['a range', '2027-01-01T00:00:00Z', '2027-02-01T00:00:00Z'],
      ['the same moment twice', '2027-01-01T00:00:00Z', '2027-01-01T00:00:00Z'],
      ['the same moment in two zones', '2027-01-01T12:00:00+02:00', '2027-01-01T10:00:00Z'],
      ['an earlier hour that is a later moment', '2027-01-01T12:00:00+14:00', '2027-01-01T00:00:00-10:00'],
      ['no zone, which is UTC', '2027-01-01T00:00:00', '2027-01-01T00:00:00Z'],
      ['no limits', null, null]
    ])('sets %s as given, with 204', async (_what, ValidFrom, ValidTo) => {
      expect(await outcome('Spots', put({ Id: image.Id, ValidFrom, ValidTo }))).toEqual([204, '']);
      expect(await spot(image.Id)).toMatchObject({ ValidFrom, ValidTo });
    });

    it.each([
      ['from after to', '2027-02-01T00:00:00Z', '2027-01-01T00:00:00Z'],
      ['from after to by zones only', '2027-01-01T00:00:00-10:00', '2027-01-01T12:00:00+14:00'],
      ['text and null', '2027-01-01T00:00:00Z', null],
      ['null and text', null, '2027-01-01T00:00:00Z'],
      ['text and number', '2027-01-01T00:00:00Z', 1],
      ['two numbers', 1, 2],
      ['no dates', 'soon', 'later'],
      ['30 February', '2027-02-30T00:00:00Z', '2027-03-30T00:00:00Z'],
      ['From left out', undefined, '2027-01-01T00:00:00Z'],
      ['both left out', undefined, undefined]
    ])('refuses %s with 400, and changes nothing', async (_what, ValidFrom, ValidTo) => {
      const before = await dump(server);
      expect((await outcome('Spots', put({ Id: image.Id, ValidFrom, ValidTo })))[0]).toBe(400);
      expect(await dump(server)).toBe(before);
    });

    it('takes the Id from the address too, and answers 400 if the two differ or both are missing', async () => {
      const body = { ValidFrom: null, ValidTo: null };
      expect(await outcome(`Spots?id=${image.Id}`, put(body))).toEqual([204, '']);
      expect(await outcome(`Spots?id=${image.Id}`, put({ ...body, Id: image.Id }))).toEqual([204, '']);
      expect(await outcome(`Spots?id=${image.Id + 1}`, put({ ...body, Id: image.Id }))).toEqual([400, 'ids-differ']);
      expect(await outcome('Spots', put(body))).toEqual([400, 'id-missing']);
      expect(await outcome('Spots', put({ ...body, Id: 999999 }))).toEqual([404, 'spot-not-found']);
    });
  });

  describe('PUT /Spots/Tags', () => {
    it('replaces the existing tags, with 204', async () => {
      for (const Tags of [['a', 'b'], ['Ü', '__proto__'], []]) {
        expect(await outcome('Spots/Tags', put({ SpotId: image.Id, Tags }))).toEqual([204, '']);
        expect((await spot(image.Id)).Tags).toEqual(Tags);
      }
    });

    it.each([
      [{ Tags: ['a', 'a'] }, 400],
      [{ Tags: [''] }, 400],
      [{ Tags: [1] }, 400],
      [{ Tags: 'a' }, 400],
      [{}, 400],
      [{ Tags: ['a'], SpotId: 999999 }, 404]
    ])('refuses %j: %i', async (body, status) => {
      expect((await outcome('Spots/Tags', put({ SpotId: image.Id, ...body })))[0]).toBe(status);
    });
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
