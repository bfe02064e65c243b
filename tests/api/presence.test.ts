import { beforeAll, describe, expect, it } from 'vitest';
import { enginesInFull } from '../store/engines.js';
import { ask, sample, serverOfAll, upload, userWith } from './harness.js';
import { Listener } from './live.js';
import { made, outcome, serveOn } from './things.js';
import { patch, somebody, variant } from './widgetGroups.js';

const ANNAS = 'annaspage1';
const BENS = 'benspage12';

describe.each(enginesInFull)('who has a widget open, on $name', (engine) => {
  serverOfAll(() => serveOn(engine));
  let widget: number;
  let group: number;
  let closed: number;
  let anna: string;
  let ben: string;

  const person = async (name: string) =>
    (await userWith({ name, permissions: [{ SpotGroupId: 1, Level: 'read' }] })).key;
  const show = (as: string | null, Page: unknown, Element: unknown = null, id = widget) =>
    outcome(`Widgets/${id}/Presence`, { method: 'PUT', json: { Page, Element }, as });
  const open = async (as: string, page: string, ids = String(widget)) => {
    const listener = await Listener.open(`Events?ids=${ids}&page=${page}`, { as });
    await listener.next();
    return listener;
  };
  const people = (...all: readonly (readonly [string, string | null])[]) => [
    'people',
    { Id: widget, People: all.map(([Name, Element]) => ({ Name, Element })) }
  ];

  beforeAll(async () => {
    const spotGroup = (await made('SpotGroups', { Name: 'Group' })).Id;
    group = (await made('WidgetGroups', { Name: 'Seen', SpotGroupId: spotGroup })).Id;
    closed = (await made('WidgetGroups', { Name: 'Closed' })).Id;
    widget = (await variant(await upload(await sample()), { WidgetGroupId: group })).Id;
    [anna, ben] = [await person('Anna'), await person('Ben')];
  }, 60_000);

  it('is told to others, with the setting they are in, until their stream ends', async () => {
    const [hers, his] = [await open(anna, ANNAS), await open(ben, BENS)];
    expect(await show(ben, BENS)).toEqual([204, '']);
    expect(await hers.next()).toEqual(people(['Ben', null]));
    await show(ben, BENS, 'Count');
    expect(await hers.next()).toEqual(people(['Ben', 'Count']));
    // Latecomers are informed at once.
    await show(anna, ANNAS, 'Title');
    expect(await his.next()).toEqual(people(['Anna', 'Title']));
    await his.cut();
    expect(await hers.next()).toEqual(people());
    const again = await open(ben, BENS);
    expect(await again.next()).toEqual(people(['Anna', 'Title']));
    await Promise.all([hers.cut(), again.cut()]);
  });

  it('is not told to a stream without a page, nor to the user’s own stream', async () => {
    const plain = await Listener.open(`Events?ids=${widget}`, { as: anna });
    const [hers, his] = [await open(anna, ANNAS), await open(ben, BENS)];
    await show(anna, ANNAS, 'Count');
    await show(ben, BENS);
    expect(await hers.next()).toEqual(people(['Ben', null]));
    await plain.next();
    await ask(`/api/Widgets/${widget}`, patch({ Name: 'Renamed' }));
    expect(await plain.next()).toMatchObject(['named', { Name: 'Renamed' }]);
    await Promise.all([hers.cut(), his.cut(), plain.cut()]);
  });

  it('ends with the permission to see the widget', async () => {
    const moved = (await variant(widget, { WidgetGroupId: group })).Id;
    const listener = await Listener.open(`Events?ids=${widget},${moved}&page=adminpage1`, {
      as: (await userWith({ name: 'Chief', role: 'administrator' })).key
    });
    await listener.next();
    await listener.next();
    const his = await open(ben, BENS, `${widget},${moved}`);
    await show(ben, BENS, null, moved);
    expect(await listener.next()).toEqual(['people', { Id: moved, People: [{ Name: 'Ben', Element: null }] }]);
    await ask(`/api/Widgets/${moved}`, patch({ WidgetGroupId: closed }));
    expect(await listener.next()).toEqual(['people', { Id: moved, People: [] }]);
    expect(await show(ben, BENS, null, moved)).toEqual([403, 'not-allowed']);
    await Promise.all([listener.cut(), his.cut()]);
  });

  it.each([
    ['a page too short', 'short', null, 400],
    ['a page of other characters', 'ANNAS PAGE', null, 400],
    ['no page', undefined, null, 400],
    ['a setting that is no text', ANNAS, 7, 400],
    ['a setting of 201 characters', ANNAS, 'x'.repeat(201), 400],
    ['a setting with nothing in its name', ANNAS, '', 400]
  ])('%s is refused', async (_, page, element, status) => {
    expect((await show(anna, page, element))[0]).toBe(status);
  });

  it('can be sent by one user about 30 times at once, which slows down nobody else', async () => {
    const carl = await person('Carl');
    const from = performance.now();
    const all = await Promise.all(Array.from({ length: 100 }, (_, at) => show(carl, 'carlspage1', `E${at}`)));
    const refused = all.filter(([status]) => status !== 204);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toEqual([429, 'too-many-requests']);
    expect(all.length - refused.length).toBeGreaterThanOrEqual(30);
    const seconds = (performance.now() - from) / 1_000;
    expect(all.length - refused.length).toBeLessThanOrEqual(30 + Math.ceil(5 * seconds));
    expect(await show(ben, BENS)).toEqual([204, '']);
  });

  it('is refused for a widget that does not exist or may not be seen, and without a sign-in', async () => {
    expect(await show(anna, ANNAS, null, 999_999)).toEqual([404, 'widget-not-found']);
    expect(await show(await somebody({}), ANNAS)).toEqual([403, 'not-allowed']);
    expect(await show(null, ANNAS)).toEqual([401, 'not-signed-in']);
    expect(await outcome(`Widgets/Events?ids=${widget}&page=x`, { as: anna })).toEqual([400, 'query-invalid']);
  });
});
