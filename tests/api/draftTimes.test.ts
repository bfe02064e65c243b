import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft, DraftLink, SharedDraft } from '../../src/lib/api.js';
import { enginesInFull } from '../store/engines.js';
import { ask, NUMBER_ELEMENT, sample, serverOfAll, upload, type Ask } from './harness.js';
import { Listener } from './live.js';
import { setValues } from './replacing.js';
import { made, serveOn } from './things.js';
import { post, variant } from './widgetGroups.js';

const POST: Ask = { method: 'POST' };

describe.each(enginesInFull)('a draft that goes live and ends before its plan on $name', (engine) => {
  serverOfAll(() => serveOn(engine));
  let [template, first, second] = [0, 0, 0];

  beforeAll(async () => {
    const { Id: WidgetGroupId } = await made('WidgetGroups', { Name: 'A', SpotGroupId: null });
    template = await upload(await sample({ identifier: 'test.times', elements: [NUMBER_ELEMENT] }));
    first = (await variant(template, { WidgetGroupId })).Id;
    second = (await variant(template, { WidgetGroupId })).Id;
  }, 60_000);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-02T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  const send = async <T = Draft>(path: string, options: Ask = {}) => {
    const response = await ask(`/api/${path}`, options);
    expect([200, 201], await response.clone().text()).toContain(response.status);
    return (await response.json()) as T;
  };
  const count = (Widget: number, Value: number, Base?: number) => ({
    Widget,
    Element: 'Count',
    Value,
    ...(Base !== undefined && { Base })
  });
  const keep = (Widget: number, Cells: object[]) => send('Drafts', post({ Widget, Name: 'Christmas', Cells }));
  const plan = (id: number, Start: string, End: string) =>
    send(`Drafts/${id}/Plan`, { method: 'PUT', json: { Start, End, Zone: 'Europe/Vienna' } });

  it('tells when it really went live and ended, what its end brings back, and can be planned again', async () => {
    await setValues(first, { Count: 7 });
    const { Id } = await keep(first, [count(first, 5, 7)]);
    const times = ['2026-12-24T06:00:00', '2026-12-27T00:00:00'] as const;
    await plan(Id, ...times);
    vi.setSystemTime(new Date('2026-11-03T09:00:00.250Z'));
    const live = await send(`Drafts/${Id}/Live`, POST);
    expect(live).toMatchObject({
      State: 'live',
      Plan: {
        Start: '2026-11-03T10:00:00',
        StartsAt: '2026-11-03T09:00:00.250Z',
        End: times[1],
        Zone: 'Europe/Vienna'
      },
      Values: [{ Value: 5, Live: 7 }]
    });
    const { Path } = await send<DraftLink>(`Drafts/${Id}/Link`, post({ GuestUntil: '2026-11-04T12:00:00.000Z' }));
    const shared = await send<SharedDraft>(`SharedDrafts/${Path.replace('/d/', '')}`);
    expect(shared.Widgets.map(({ Live, Draft }) => [Live, Draft])).toEqual([['{"Count":7}', '{"Count":5}']]);

    vi.setSystemTime(new Date('2026-11-03T11:00:00Z'));
    expect(await send(`Drafts/${Id}/End`, POST)).toMatchObject({
      State: 'ended',
      Plan: { Start: '2026-11-03T10:00:00', End: '2026-11-03T12:00:00', EndsAt: '2026-11-03T11:00:00.000Z' },
      Values: [{ Value: 5, Live: 7 }]
    });
    expect(await plan(Id, ...times)).toMatchObject({ State: 'planned', Plan: { Start: times[0], End: times[1] } });

    // Below the variant the Value of its template comes back, too.
    await setValues(template, { Count: 6 });
    const both = await keep(template, [count(template, 8, 6), count(second, 9)]);
    const { Values } = await send(`Drafts/${both.Id}/Live`, POST);
    expect(Values).toMatchObject([
      { Widget: template, Live: 6 },
      { Widget: second, Live: 6 }
    ]);
  });

  it('is what open pages hear of, and nobody’s save, also of the template alone', async () => {
    const stream = await Listener.open(`${second}/Events`);
    await stream.next();
    const heard = async () => {
      for (;;) {
        const [name, event] = (await stream.next()) ?? [];
        if (name === 'saved') return event;
      }
    };
    const { Id } = await keep(template, [count(template, 10)]);
    await send(`Drafts/${Id}/Live`, POST);
    expect(await heard()).toMatchObject({ Id: second, By: null, Draft: { Name: 'Christmas', Ended: false } });
    vi.setSystemTime(new Date('2026-11-02T12:00:01Z'));
    await setValues(second, { Count: 2 });
    const saved = await heard();
    expect(saved).toMatchObject({ By: 'ADMIN_API_KEY' });
    expect(saved).not.toHaveProperty('Draft');
    vi.setSystemTime(new Date('2026-11-02T12:00:02Z'));
    await send(`Drafts/${Id}/End`, POST);
    expect(await heard()).toMatchObject({ By: null, Draft: { Name: 'Christmas', Ended: true } });
    await stream.cut();
  });
});
