import { beforeAll, describe, expect, it } from 'vitest';
import type { BrandColours } from '../../src/lib/api.js';
import { enginesInFull } from '../store/engines.js';
import { ask, serverOfAll, userWith, type Ask } from './harness.js';
import { serveOn } from './things.js';

const RED = { Name: 'Signal red', Colour: '#C8102E' };
const BLUE = { Name: 'Night blue', Colour: '#00205B' };

describe.each(enginesInFull)('the brand palette on $name', (engine) => {
  serverOfAll(() => serveOn(engine));
  let user: string;
  beforeAll(async () => {
    user = (await userWith()).key;
  }, 60_000);

  const put = (Colours: object[], tag = '*', options: Ask = {}) =>
    ask('/api/BrandColours', { method: 'PUT', json: { Colours }, headers: { 'if-match': tag }, ...options });
  const colours = async (as?: string) => {
    const answer = await ask('/api/BrandColours', as === undefined ? {} : { as });
    return { tag: answer.headers.get('etag') ?? '', ...((await answer.json()) as BrandColours) };
  };

  it('is empty at first, and everybody reads what an administrator saved, in that order', async () => {
    expect((await colours(user)).Colours).toEqual([]);
    expect((await put([RED, BLUE])).status).toBe(200);
    expect((await colours(user)).Colours).toEqual([RED, BLUE]);
  });

  it('can be changed by administrators only', async () => {
    const before = await colours();
    expect((await put([], '*', { as: user })).status).toBe(403);
    expect(await colours()).toEqual(before);
  });

  it('keeps the first of two changes, and answers the second with the current list', async () => {
    const { tag } = await colours();
    expect((await put([RED], tag)).status).toBe(200);
    const second = await put([BLUE], tag);
    expect([second.status, await second.json()]).toMatchObject([412, { current: { Colours: [RED] } }]);
    expect((await colours()).Colours).toEqual([RED]);
  });

  it('holds a colour once, with its first name', async () => {
    await put([RED, { ...RED, Name: 'Other' }, BLUE]);
    expect((await colours()).Colours).toEqual([RED, BLUE]);
  });

  it.each([
    ['no colour', [{ Name: 'Red', Colour: 'red' }]],
    ['no name', [{ Name: ' ', Colour: '#C8102E' }]],
    ['a name in two lines', [{ Name: 'a\nb', Colour: '#C8102E' }]],
    ['more colours than anybody looks through', Array.from({ length: 49 }, () => RED)]
  ])('refuses %s', async (_, list) => {
    await put([BLUE]);
    expect((await put(list)).status).toBe(400);
    expect((await colours()).Colours).toEqual([BLUE]);
  });
});
