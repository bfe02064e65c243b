import { beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../store/engines.js';
import { serverOfAll, userWith } from './harness.js';
import { dump, made, outcome, page, serveOn, type Entry } from './things.js';

const post = (json: object, as?: string) => ({ method: 'POST', json, ...(as !== undefined && { as }) });

describe.each(engines)('POST /Spots/CreateCopy to another place on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let group: number;
  let image: Entry;
  beforeAll(async () => {
    group = (await made('SpotGroups', { Name: 'Group' })).Id;
    image = await made('Spots', { Name: 'Image', Type: 'Image', SpotGroupId: group, Width: 800, Height: 600 });
  }, 60_000);

  it('by a location user stays within their own location', async () => {
    const own = await made('Locations', { Name: 'Own' });
    const outside = await made('Locations', { Name: 'Outside' });
    const player = await made('Players', { Name: 'There', LocationId: outside.Id });
    const nowhere = await made('Players', { Name: 'Nowhere' });
    const { key } = await userWith({
      role: 'location',
      locationId: own.Id,
      permissions: [{ SpotGroupId: group, Level: 'write' }]
    });
    const before = await dump(server);
    for (const place of [{ LocationId: outside.Id }, { PlayerId: player.Id }, { PlayerId: nowhere.Id }]) {
      const answer = await outcome('Spots/CreateCopy', post({ SpotId: image.Id, ...place }, key));
      expect(answer).toEqual([403, 'not-allowed']);
    }
    expect(await dump(server)).toBe(before);
    const inside = await made('Spots/CreateCopy', { SpotId: image.Id, LocationId: own.Id }, { as: key });
    expect(inside.LocationId).toBe(own.Id);
  });

  it('is seen by location users of its new place, and not by those of the original’s', async () => {
    const [from, to] = [await made('Locations', { Name: 'From' }), await made('Locations', { Name: 'To' })];
    const permissions = [{ SpotGroupId: group, Level: 'read' as const }];
    const [before, after] = [
      await userWith({ role: 'location', locationId: from.Id, permissions }),
      await userWith({ role: 'location', locationId: to.Id, permissions })
    ];
    const original = await made('Spots', { Name: 'Here', Type: 'Image', SpotGroupId: group, LocationId: from.Id });
    const copy = await made('Spots/CreateCopy', { SpotId: original.Id, LocationId: to.Id });
    expect((await page(`Spots?id=${copy.Id}`, { as: after.key })).entries).toMatchObject([{ LocationId: to.Id }]);
    expect(await outcome(`Spots?id=${copy.Id}`, { as: before.key })).toEqual([403, 'not-allowed']);
  });
});
