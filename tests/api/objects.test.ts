import { beforeAll, describe, expect, it } from 'vitest';
import { RESOURCES } from '../../src/lib/server/catalogue/resources.js';
import { engines } from '../store/engines.js';
import { ask, serverOfAll, userWith, type TestUser } from './harness.js';
import { dump, everyPage, made, outcome, page, serveOn } from './things.js';

const NAMES = RESOURCES.map(({ path }) => path);

describe.each(engines)('lists of objects on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));

  describe.each(NAMES)('%s', (resource) => {
    it('POST answers 201 with Id, Name and the address to read it', async () => {
      const response = await ask(`/api/v1.18/${resource}`, { method: 'POST', json: { Name: '  Ä first ' } });
      const entry = (await response.json()) as { Id: number };
      expect([response.status, entry]).toMatchObject([201, { Id: expect.any(Number) as number, Name: 'Ä first' }]);
      expect(response.headers.get('location')).toBe(`/api/v1.18/${resource}?id=${entry.Id}`);
      const read = await ask(response.headers.get('location') ?? '');
      expect(await read.json()).toEqual([entry]);
    });

    it('GET returns a plain array in pages, with every entry once', async () => {
      for (let count = 0; count < 5; count++) await made(resource, { Name: `Page ${count}` });
      const all = await everyPage(resource);
      const paged = await everyPage(`${resource}?limit=2`);
      expect(paged).toEqual(all);
      expect(new Set(all.map(({ Id }) => Id)).size).toBe(all.length);
      expect((await page(`${resource}?limit=2`)).entries).toHaveLength(2);
    });

    it('search finds part of a name, ignoring case and accents', async () => {
      const wanted = await made(resource, { Name: 'Größe 100 %' });
      for (const search of ['GROSSE', 'größe 100', '00 %']) {
        const found = await everyPage(`${resource}?search=${encodeURIComponent(search)}`);
        expect(found.map(({ Id }) => Id)).toEqual([wanted.Id]);
      }
      expect(await everyPage(`${resource}?search=${encodeURIComponent('G%E')}`)).toEqual([]);
    });

    it('keeps its search through the pages', async () => {
      for (let count = 0; count < 3; count++) await made(resource, { Name: `Needle ${count}` });
      const found = await everyPage(`${resource}?search=needle&limit=1`);
      expect(found.map(({ Name }) => Name)).toEqual(['Needle 0', 'Needle 1', 'Needle 2']);
    });

    it('GET answers 304 while the client has the current list, and 200 once it has changed', async () => {
      const etag = (await ask(`/api/${resource}`)).headers.get('etag') ?? '';
      const again = () => ask(`/api/${resource}`, { headers: { 'if-none-match': etag } });
      const same = await again();
      expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
      await made(resource, { Name: 'New' });
      expect((await again()).status).toBe(200);
    });

    it('GET answers 404 for an unknown Id', async () => {
      expect((await outcome(`${resource}?id=999999`))[0]).toBe(404);
    });

    it.each([
      ['without Name', {}],
      ['with a blank Name', { Name: '  ' }],
      ['with a Name of two lines', { Name: 'a\nb' }],
      ['with NUL in the Name', { Name: 'a\u0000b' }],
      ['with a Name of 201 characters', { Name: 'x'.repeat(201) }],
      ['with a number as Name', { Name: 5 }],
      ['with half a character', { Name: '\ud800' }]
    ])('POST %s: 400 with a pointer, and nothing is stored', async (_how, body) => {
      const before = await dump(server);
      const response = await ask(`/api/${resource}`, { method: 'POST', json: body });
      const { errors } = (await response.json()) as { errors: { pointer: string }[] };
      expect([response.status, errors.map(({ pointer }) => pointer)]).toEqual([400, expect.arrayContaining(['/Name'])]);
      expect(await dump(server)).toBe(before);
    });

    it.each([
      'limit=0',
      'limit=1001',
      'limit=x',
      'cursor=!!',
      'cursor=bnVsbA',
      'cursor=',
      'id=0',
      'id=x',
      'limit=1&limit=2'
    ])('GET ?%s: 400', async (query) => {
      expect((await outcome(`${resource}?${query}`))[0]).toBe(400);
    });
  });

  it('have Ids that are counted by kind and not reused', async () => {
    const first = await made('Playlists', { Name: 'A' });
    await server.app.store.db.deleteFrom('objects').where('kind', '=', 'playlist').where('id', '=', first.Id).execute();
    expect((await made('Playlists', { Name: 'B' })).Id).toBe(first.Id + 1);
  });

  it('have different Ids for objects created at the same time', async () => {
    const entries = await Promise.all(Array.from({ length: 12 }, (_, each) => made('Media', { Name: `M ${each}` })));
    expect(new Set(entries.map(({ Id }) => Id)).size).toBe(12);
  });

  it('give an edition a Guid unless it brings one', async () => {
    const Guid = '6F9619FF-8B86-4011-B42D-00C04FC964FF';
    expect(await made('Editions', { Name: 'With', Guid })).toMatchObject({ Guid });
    expect((await made('Editions', { Name: 'Without' })).Guid).toMatch(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/);
    expect((await outcome('Editions', { method: 'POST', json: { Name: 'Bad', Guid: 'x' } }))[0]).toBe(400);
  });

  it.each(['Locations', 'Categories'])('nest %s, which name their parents', async (resource) => {
    const top = await made(resource, { Name: 'Top' });
    expect(top).toMatchObject({ ParentId: null, Path: [], HasChildren: false });
    const middle = await made(resource, { Name: 'Middle', ParentId: top.Id });
    expect(await made(resource, { Name: 'Low', ParentId: middle.Id })).toMatchObject({
      ParentId: middle.Id,
      Path: ['Top', 'Middle']
    });
    expect((await page(`${resource}?id=${top.Id}`)).entries[0]).toMatchObject({ HasChildren: true });
    const unknown = { method: 'POST', json: { Name: 'Lost', ParentId: 999999 } };
    expect((await outcome(resource, unknown))[0]).toBe(404);
  });

  it('refuse a tree of more than 32 levels', async () => {
    let parent = await made('Categories', { Name: 'Level 1' });
    for (let level = 2; level <= 32; level++) {
      parent = await made('Categories', { Name: `Level ${level}`, ParentId: parent.Id });
    }
    const tooDeep = { method: 'POST', json: { Name: 'Level 33', ParentId: parent.Id } };
    expect(await outcome('Categories', tooDeep)).toEqual([400, 'too-deep']);
  });

  it('put players at a location and media in a media group, which must exist', async () => {
    const place = await made('Locations', { Name: 'Shop' });
    const group = await made('MediaGroups', { Name: 'Pictures' });
    expect(await made('Players', { Name: 'Door', LocationId: place.Id })).toMatchObject({ LocationId: place.Id });
    const picture = { Name: 'Sun', Type: 'Image', MediaGroupId: group.Id, Width: 640, Height: 480 };
    expect(await made('Media', picture)).toMatchObject(picture);
    const post = (json: object) => ({ method: 'POST', json });
    expect(await outcome('Players', post({ Name: 'P', LocationId: 4711 }))).toEqual([404, 'location-not-found']);
    expect(await outcome('Media', post({ Name: 'M', MediaGroupId: 4711 }))).toEqual([404, 'media-group-not-found']);
  });

  it('filter GET /Playlists by ?name=, and return all playlists when it is empty or absent', async () => {
    await made('Playlists', { Name: 'Morning Show' });
    await made('Playlists', { Name: 'Evening' });
    const names = async (query: string) => (await everyPage(`Playlists?${query}`)).map(({ Name }) => Name);
    expect(await names('name=mORNING')).toEqual(['Morning Show']);
    expect(await names('name=nothing+such')).toEqual([]);
    expect(await names('name=')).toEqual(await names(''));
    expect((await names('')).length).toBeGreaterThan(2);
  });

  describe('a location user', () => {
    let user: TestUser;
    let own: number;
    let other: number;
    beforeAll(async () => {
      const country = await made('Locations', { Name: 'Country' });
      own = (await made('Locations', { Name: 'Town', ParentId: country.Id })).Id;
      other = (await made('Locations', { Name: 'Elsewhere' })).Id;
      user = await userWith({ role: 'location', locationId: own });
      await made('Players', { Name: 'Mine', LocationId: own });
      await made('Players', { Name: 'Not mine', LocationId: other });
    });

    it('creates a location below their own, whether or not it names a parent', async () => {
      const plain = await made('Locations', { Name: 'Square' }, { as: user.key });
      expect(plain).toMatchObject({ ParentId: own, Path: ['Town'] });
      expect(await made('Locations', { Name: 'Shop', ParentId: plain.Id }, { as: user.key })).toMatchObject({
        ParentId: plain.Id
      });
    });

    it('cannot create a location outside it', async () => {
      const before = await dump(server);
      const outside = { method: 'POST', json: { Name: 'Shop', ParentId: other }, as: user.key };
      expect(await outcome('Locations', outside)).toEqual([403, 'not-allowed']);
      expect(await dump(server)).toBe(before);
    });

    it('sees only locations and players of their own tree, in lists, by Id and in pickers', async () => {
      const asked = { as: user.key };
      const locations = await everyPage('Locations', asked);
      expect(locations.map(({ Name }) => Name)).toEqual(['Town', 'Square', 'Shop']);
      expect((await everyPage('Players', asked)).map(({ Name }) => Name)).toEqual(['Mine']);
      expect(await outcome(`Locations?id=${other}`, asked)).toEqual([403, 'not-allowed']);
      const tree = await (await ask('/api/catalogue/location?parent=null', asked)).json();
      expect(tree).toMatchObject({ Total: 1, Items: [{ Id: own, Name: 'Town', Path: [] }] });
      const found = await (await ask(`/api/catalogue/location/lookup?ids=${own},${other}`, asked)).json();
      expect(found).toMatchObject([{ Id: own }]);
    });
  });
});
