import { beforeAll, describe, expect, it } from 'vitest';
import { enginesInFull } from '../store/engines.js';
import { ask, form, NUMBER_ELEMENT, ORIGIN, sample, serverOfAll, TEXT_ELEMENT, upload, userWith } from './harness.js';
import { dump, everyPage, made, outcome, page, serveOn } from './things.js';

/**
 * One test per promise of docs/api.md and docs/contract.md on HTTP, in their words. The test files of the operations cover the
 * details.
 */

const post = (json: object, as?: string) => ({ method: 'POST', json, ...(as !== undefined && { as }) });
const put = (json: object, as?: string) => ({ method: 'PUT', json, ...(as !== undefined && { as }) });
const bytesOf = (text: string) => new TextEncoder().encode(text);

const ascData = (fields: object) =>
  JSON.stringify({
    ...{ SpotIdentifier: 'test.contract', SpotVersion: '1', ApiVersion: 1, SpotType: 'DashboardWidget' },
    ...{ NumberOfSlots: 1, Elements: [], ...fields }
  });

const uploaded = async (bytes: Uint8Array, name = 'a.dash.zip') =>
  ask('/api/Widgets', { method: 'POST', body: form([name, bytes]) });

describe.each(enginesInFull)('the HTTP contract on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let group: number;
  let spot: number;
  let wizard: number;
  let reader: string;
  let stranger: string;
  /** Can read here, and write elsewhere. */
  let neighbour: string;

  beforeAll(async () => {
    group = (await made('SpotGroups', { Name: 'Group' })).Id;
    const other = (await made('SpotGroups', { Name: 'Other' })).Id;
    spot = (await made('Spots', { Name: 'Image', Type: 'Image', SpotGroupId: group, Width: 100, Height: 100 })).Id;
    wizard = (await made('Spots', { Name: 'Wizard', Type: 'Wizard', SpotGroupId: group })).Id;
    reader = (await userWith({ permissions: [{ SpotGroupId: group, Level: 'read' }] })).key;
    const elsewhere = { SpotGroupId: other, Level: 'write' as const };
    stranger = (await userWith({ permissions: [elsewhere] })).key;
    neighbour = (await userWith({ permissions: [{ SpotGroupId: group, Level: 'read' }, elsewhere] })).key;
  }, 60_000);

  /** Refused with this status, without changing anything. */
  async function refused(path: string, options: Parameters<typeof outcome>[1], status: number): Promise<void> {
    const before = await dump(server);
    expect((await outcome(path, options))[0]).toBe(status);
    expect(await dump(server)).toBe(before);
  }

  describe('Errors', () => {
    it('Package lacks index.html or ascData.json: it is not taken over', async () => {
      for (const file of ['index.html', 'ascData.json']) {
        const response = await uploaded(await sample({ files: { [file]: undefined } }));
        expect([response.status, await response.json()]).toMatchObject([400, { code: 'package-invalid' }]);
      }
    });

    it('simpleText value longer than MaxChars: cannot be saved', async () => {
      const id = await upload(await sample({ identifier: 'max.chars' }));
      const Values = { Title: [{ Text: 'x'.repeat(21) }], Count: 3 };
      const save = { ...put({ Values }), headers: { 'if-match': '*' } };
      await refused(`Widgets/${id}/Values`, save, 400);
    });

    it('simpleText value fails ValidationRegExp: save blocked; ValidationRegExpDescription is displayed', async () => {
      const ValidationRegExpDescription = 'Begins with a capital letter.';
      const Options = { ValidationRegExp: '^[A-Z]\\w+$', ValidationRegExpDescription };
      const id = await upload(await sample({ identifier: 'reg.exp', elements: [{ ...TEXT_ELEMENT, Options }] }));
      const save = { ...put({ Values: { Title: [{ Text: 'lower' }] } }), headers: { 'if-match': '*' } };
      await refused(`Widgets/${id}/Values`, save, 400);
      expect(await (await ask(`/api/Widgets/${id}/Values`, save)).text()).toContain(ValidationRegExpDescription);
    });

    it('PUT /Spots with ValidFrom greater than ValidTo: 400 (not 200)', async () => {
      const body = { Id: spot, ValidFrom: '2027-01-02T00:00:00Z', ValidTo: '2027-01-01T00:00:00Z' };
      await refused('Spots', put(body), 400);
    });

    it('PUT /Spots with ValidFrom of a different type than ValidTo: 400 (not 200)', async () => {
      await refused('Spots', put({ Id: spot, ValidFrom: '2027-01-02T00:00:00Z', ValidTo: null }), 400);
      await refused('Spots', put({ Id: spot, ValidFrom: 20270102, ValidTo: '2027-01-02T00:00:00Z' }), 400);
    });

    it('GET /Spots/Preview with a spot Id that does not exist: 404 (not 500)', async () => {
      expect((await outcome('Spots/Preview?id=999999'))[0]).toBe(404);
    });

    it.each(['MinWidth', 'MinHeigth', 'MinHeight'])(
      'GET /Spots with negative %s: must not return 200',
      async (name) => {
        expect((await outcome(`Spots?${name}=-1`))[0]).toBe(400);
        expect((await outcome(`Spots?type=Image&${name}=-0.5`))[0]).toBe(400);
      }
    );

    it('GET /Spots with a valid type for which no spots exist: must not return 200', async () => {
      expect((await outcome('Spots?type=Video'))[0]).toBe(404);
      expect((await outcome('Spots?type=Image'))[0]).toBe(200);
    });

    it('POST /Spots/CreateCopy with both PlayerId and LocationId: must not return 200', async () => {
      await refused('Spots/CreateCopy', post({ SpotId: spot, PlayerId: 1, LocationId: 1 }), 400);
    });

    it('POST /Spots/CreateCopy with read permission only: spot is not copied', async () => {
      await refused('Spots/CreateCopy', post({ SpotId: spot }, reader), 403);
    });

    it('PUT /Spots/Tags with read permission only: tags are not assigned', async () => {
      await refused('Spots/Tags', put({ SpotId: spot, Tags: ['a'] }, reader), 403);
    });

    it.each(['AscContent', 'Preview', 'Thumbnail'])(
      'GET /Spots/%s without rights for the spot or group: must not return 200',
      async (what) => {
        expect(await outcome(`Spots/${what}?id=${wizard}`, { as: stranger })).toEqual([403, 'not-allowed']);
        expect((await outcome(`Spots/${what}?id=${wizard}`, { as: null }))[0]).toBe(401);
      }
    );

    it('DELETE /Spots of a spot that has a copy (created via CreateCopy): must not produce a conflict', async () => {
      const original = await made('Spots', { Name: 'Original', Type: 'Wizard', SpotGroupId: group });
      const copy = await made('Spots/CreateCopy', { SpotId: original.Id });
      expect(await outcome(`Spots?id=${original.Id}`, { method: 'DELETE' })).toEqual([204, '']);
      expect((await page(`Spots?id=${copy.Id}`)).entries).toHaveLength(1);
      expect(await outcome(`Spots?id=${copy.Id}`, { method: 'DELETE' })).toEqual([204, '']);
    });
  });

  describe('Rights', () => {
    it('1. PUT /Spots/Tags requires write permission on the spot group', async () => {
      const { key } = await userWith({ permissions: [{ SpotGroupId: group, Level: 'write' }] });
      const body = { SpotId: spot, Tags: ['b'] };
      await refused('Spots/Tags', put(body, reader), 403);
      await refused('Spots/Tags', put(body, stranger), 403);
      await refused('Spots/Tags', put(body, neighbour), 403);
      expect(await outcome('Spots/Tags', put(body, key))).toEqual([204, '']);
    });

    it('2. POST /Spots/CreateCopy requires write permission on the spot group', async () => {
      const { key } = await userWith({ permissions: [{ SpotGroupId: group, Level: 'write' }] });
      await refused('Spots/CreateCopy', post({ SpotId: spot }, reader), 403);
      await refused('Spots/CreateCopy', post({ SpotId: spot }, stranger), 403);
      await refused('Spots/CreateCopy', post({ SpotId: spot }, neighbour), 403);
      expect((await outcome('Spots/CreateCopy', post({ SpotId: spot }, key)))[0]).toBe(201);
    });

    it('3. AscContent, Preview and Thumbnail do not succeed without rights for the spot or spot group', async () => {
      for (const what of ['AscContent', 'Preview', 'Thumbnail']) {
        expect((await outcome(`Spots/${what}?id=${wizard}`, { as: stranger }))[0]).toBe(403);
      }
      expect((await outcome(`Spots/AscContent?id=${wizard}`, { as: reader }))[0]).toBe(200);
    });

    it('4. POST /Locations by a location user creates the location and does not answer 403', async () => {
      const own = await made('Locations', { Name: 'Own' });
      const { key } = await userWith({ role: 'location', locationId: own.Id });
      expect(await made('Locations', { Name: 'New' }, { as: key })).toMatchObject({ ParentId: own.Id });
    });
  });

  describe('Operations', () => {
    it('GET /Playlists: when name is empty or absent, all playlists are returned; else those that match', async () => {
      await made('Playlists', { Name: 'Morning' });
      await made('Playlists', { Name: 'Evening' });
      const names = async (query: string) => (await everyPage(`Playlists${query}`)).map(({ Name }) => Name);
      expect(await names('')).toEqual(['Morning', 'Evening']);
      expect(await names('?name=')).toEqual(['Morning', 'Evening']);
      expect(await names('?name=morn')).toEqual(['Morning']);
    });

    it('DELETE /Spots deletes a wizard spot that was uploaded via the API', async () => {
      const body = form(['w.dash.zip', await sample({ source: ascData({ SpotType: 'Wizard' }) })]);
      for (const [name, text] of Object.entries({ Name: 'W', Type: 'Wizard' })) body.append(name, text);
      const { Id } = (await (await ask('/api/Spots', { method: 'POST', body })).json()) as { Id: number };
      expect(await outcome(`Spots?id=${Id}`, { method: 'DELETE' })).toEqual([204, '']);
    });

    it('PUT /Spots/Tags replaces an existing tag', async () => {
      for (const tag of ['first', 'second']) await ask('/api/Spots/Tags', put({ SpotId: spot, Tags: [tag] }));
      expect((await page(`Spots?id=${spot}`)).entries).toMatchObject([{ Tags: ['second'] }]);
    });
  });

  describe('Limits', () => {
    it.each([0, 1, 2, 3, 4])('NumberOfSlots 1 to 3: a package with %i', async (NumberOfSlots) => {
      const source = ascData({ SpotIdentifier: `slots.${NumberOfSlots}`, NumberOfSlots });
      const isSound = NumberOfSlots >= 1 && NumberOfSlots <= 3;
      expect((await uploaded(await sample({ source }))).status).toBe(isSound ? 201 : 400);
    });

    it('MaxChars is per instance of a text input', async () => {
      const element = { ...TEXT_ELEMENT, Options: { MaxChars: 5, NumberOfInstances: 3 } };
      const id = await upload(await sample({ identifier: 'per.instance', elements: [element] }));
      const save = (...texts: string[]) => ({
        ...put({ Values: { Title: texts.map((Text) => ({ Text })) } }),
        headers: { 'if-match': '*' }
      });
      expect((await outcome(`Widgets/${id}/Values`, save('12345', '12345')))[0]).toBe(200);
      await refused(`Widgets/${id}/Values`, save('1', '123456'), 400);
    });

    it('Package name must end in .dash.zip', async () => {
      const bytes = await sample({ identifier: 'package.name' });
      expect((await uploaded(bytes, 'package.zip')).status).toBe(400);
      expect((await uploaded(bytes, 'package.dash.zip')).status).toBe(201);
      expect((await uploaded(bytesOf('nothing'), 'package.dash.zip')).status).toBe(400);
    });
  });
});

describe.each(enginesInFull)('contract, Versions on $name', (engine) => {
  serverOfAll(() => serveOn(engine));
  beforeAll(async () => {
    await made('SpotGroups', { Name: 'Group' });
  }, 60_000);

  it.each([0, 4, 18])(
    '3. the dashboard widget ApiVersion is independent of the wizard spot ApiVersion: a wizard spot may state %i',
    async (ApiVersion) => {
      const uses = { Options: { PossibleNumbersOfRows: [1] } };
      const wizard = ascData({ SpotIdentifier: 'test.wizard', SpotType: 'Wizard', ApiVersion, ...uses });
      const body = form(['w.dash.zip', await sample({ source: wizard })]);
      const fields = { Name: 'W', Type: 'Wizard', SpotGroupId: '1' };
      for (const [name, text] of Object.entries(fields)) body.append(name, text);
      const { Id } = (await (await ask('/api/Spots', { method: 'POST', body })).json()) as { Id: number };
      expect(await (await ask(`/api/Spots/AscContent?id=${Id}`)).json()).toMatchObject({ ApiVersion });
      const widget = ascData({ SpotIdentifier: 'test.widget', ApiVersion, ...uses });
      expect((await uploaded(await sample({ source: widget }))).status).toBe(400);
    }
  );

  it('4. SpotVersion is the version of the widget itself: the same ApiVersion may come with any', async () => {
    const source = ascData({ SpotVersion: '99.7-beta', Elements: [NUMBER_ELEMENT] });
    expect((await uploaded(await sample({ source }))).status).toBe(201);
  });

  it('6. API paths carry a version segment of the form v1.X: v1.0 to v1.18 and none at all', async () => {
    for (const version of ['', '/v1.0', '/v1.9', '/v1.10', '/v1.18']) {
      expect((await ask(`/api${version}/SpotGroups`)).status).toBe(200);
    }
    for (const version of ['/v1.19', '/v1', '/v2.0', '/v1.01', '/V1.1', '/v1.x']) {
      expect((await ask(`/api${version}/SpotGroups`)).status).toBe(404);
    }
    const { key } = await userWith();
    expect((await ask('/api/v1.19/Users', { as: key })).status).toBe(404);
  });

  it('7. the name parameter of GET /Playlists is optional', async () => {
    expect((await ask('/api/Playlists')).status).toBe(200);
  });

  it('7. PUT /Spots/Tags and POST /Spots/CreateCopy require write permission on the spot group', async () => {
    const { Id } = await made('Spots', { Name: 'S', Type: 'Html', SpotGroupId: 1 });
    const { key } = await userWith({ permissions: [{ SpotGroupId: 1, Level: 'read' }] });
    expect((await outcome('Spots/Tags', put({ SpotId: Id, Tags: [] }, key)))[0]).toBe(403);
    expect((await outcome('Spots/CreateCopy', post({ SpotId: Id }, key)))[0]).toBe(403);
  });

  it('7. lists of links support relative URLs: that of an update is resolved against {base_url}', async () => {
    const headers = { 'content-type': 'application/octet-stream' };
    await ask('/api/Updates?Version=1.0&FileName=a.bin', { method: 'POST', body: 'the update', headers });
    const [update] = (await page('Updates')).entries;
    const address = new URL(String(update?.Url), `${ORIGIN}/api/`);
    expect([update?.Url, await (await ask(address.pathname)).text()]).toEqual([
      expect.not.stringMatching(/^(\/|\w+:)/),
      'the update'
    ]);
  });
});

describe.each(enginesInFull)('contract, Versions: ApiVersion and platform on $name', (engine) => {
  /** The answer to an upload, and what a widget, a script and a person get from it. */
  async function answers(platform: string): Promise<string[]> {
    await using server = await serveOn(engine, { PLATFORM_VERSION: platform });
    expect(server.app.store.engine.name).toBe(engine.name);
    const Options = { PossibleNumbersOfRows: [1, 2], HasDetailView: true, DynamicResolution: { Active: true } };
    const source = ascData({ ApiVersion: 3, Options, Elements: [TEXT_ELEMENT, NUMBER_ELEMENT] });
    const answer = await uploaded(await sample({ source }));
    const { Id: id, Findings: findings } = (await answer.json()) as { Id: number; Findings: unknown };
    const read = (path: string) => ask(`/api/Widgets/${id}/${path}`);
    const content = (await (await read('Content')).json()) as { Source: string };
    const texts = [await (await read('Values')).text(), await (await read('Package')).text()];
    return [JSON.stringify(findings), content.Source, ...texts];
  }

  it('5. platform version 12.0 changes no interface identifier: all is answered as on 11.3.0', async () => {
    expect(await answers('12.0')).toEqual(await answers('11.3.0'));
  });

  it.each([
    [1, '11.0.0', false],
    [2, '11.0.0', true],
    [2, '11.2.0', false],
    [3, '11.2.0', true],
    [3, '11.3.0', false],
    [3, '12.0', false]
  ])(
    'Widget ApiVersion %i on platform %s, a warning that functions may be missing appears during upload: %s',
    async (ApiVersion, version, isWarned) => {
      await using server = await serveOn(engine, { PLATFORM_VERSION: version });
      expect(server.app.store.engine.name).toBe(engine.name);
      const response = await uploaded(await sample({ source: ascData({ ApiVersion }) }));
      const { Findings: findings } = (await response.json()) as { Findings: { code: string; severity: string }[] };
      const warned = findings.filter(({ code }) => code === 'api-version-unsupported');
      expect([response.status, warned.map(({ severity }) => severity)]).toEqual([201, isWarned ? ['warning'] : []]);
    }
  );
});
