import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, sample, serverOfAll, upload, type Ask } from './harness.js';
import { made, outcome, serveOn } from './things.js';
import { nextOf, sendReplacement } from './replacing.js';
import { patch, post, variant } from './widgetGroups.js';
import { onlyEngine } from '../store/engines.js';

/** Already the 3rd of November in Kiritimati, still the 2nd on the server. */
const NOW = new Date('2026-11-02T12:00:00Z');
const ZONE = 'Pacific/Kiritimati';
const TODAY = '2026-11-03T00:00:00';
const YESTERDAY = '2026-11-02T00:00:00';

const UNTIL = { Id: 'Until', DisplayName: 'Until', DataType: 'date', Value: '2020-01-01T00:00:00' };
const UNTIL_TODAY = { ...UNTIL, Options: { MaxDate: 'Today' } };
const ANY_DAY = [{ ...UNTIL, Id: 'Day' }];

const put = (json: object): Ask => ({ method: 'PUT', json });
const anyVersion = { 'if-match': '*' };

interface Widgets {
  readonly template: number;
  readonly variant: number;
}

interface Way {
  readonly path: (widgets: Widgets) => Promise<string> | string;
  readonly body: (widgets: Widgets, day: string) => Ask;
}

const keep = async ({ variant: Widget }: Widgets, day = YESTERDAY) =>
  (await made('Drafts', { Widget, Name: 'Autumn', Cells: [{ Widget, Element: 'Until', Value: day }] })).Id;

/** Every operation that checks Values, with today of the person's time zone among them. */
const WAYS: Readonly<Record<string, Way>> = {
  'saving Values': {
    path: ({ variant: id }) => `Widgets/${id}/Values`,
    body: (_, day) => ({ ...put({ Values: { Until: day } }), headers: anyVersion })
  },
  'saving in the Table': {
    path: ({ template }) => `Widgets/${template}/Variants/Values`,
    body: ({ variant: id }, day) => post({ Cells: [{ Widget: id, Element: 'Until', Value: day }] })
  },
  'creating variants': {
    path: ({ template }) => `Widgets/${template}/Variants/Batch`,
    body: (_, day) => post({ Variants: [{ Name: `Of ${day}`, Values: { Until: day } }] })
  },
  'creating a preset': {
    path: ({ template }) => `Widgets/${template}/Presets`,
    body: (_, day) => post({ Name: 'Autumn', Values: { Until: day } })
  },
  'changing a preset': {
    path: async ({ template }) => {
      const { Id } = await made(`Widgets/${template}/Presets`, { Name: 'Spring', Values: { Until: YESTERDAY } });
      return `Widgets/${template}/Presets/${Id}`;
    },
    body: (_, day) => ({ ...patch({ Values: { Until: day } }), headers: anyVersion })
  },
  'keeping a draft': {
    path: () => 'Drafts',
    body: ({ variant: Widget }, day) =>
      post({ Widget, Name: 'Autumn', Cells: [{ Widget, Element: 'Until', Value: day }] })
  },
  'changing the Values of a draft': {
    path: async (widgets) => `Drafts/${await keep(widgets)}/Values`,
    body: ({ variant: Widget }, day) => post({ Cells: [{ Widget, Element: 'Until', Value: day }] })
  }
};

describe('Today', () => {
  const server = serverOfAll(() => serveOn(onlyEngine));
  let uploads = 0;

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
  afterEach(() => void vi.useRealTimers());

  const widgets = async (): Promise<Widgets> => {
    const template = await upload(await sample({ identifier: `test.zones${++uploads}`, elements: [UNTIL_TODAY] }));
    return { template, variant: (await variant(template, {})).Id };
  };
  const inZone = (options: Ask, zone: string): Ask => ({
    ...options,
    headers: { ...options.headers, 'time-zone': zone }
  });

  it.each(Object.entries(WAYS))('is in the time zone of the person: %s', async (_, { path, body }) => {
    const all = await widgets();
    const to = await path(all);
    const today = body(all, TODAY);
    expect((await outcome(to, today))[0]).toBe(400);
    expect(await outcome(to, inZone(today, 'Mars/Olympus'))).toEqual([400, 'time-zone-unknown']);
    expect((await outcome(to, inZone(today, ZONE)))[0]).toBeLessThan(300);
  });

  it.each(['Widgets', 'Widgets/1/Values', 'Drafts?widget=1'])('an unknown zone is refused: GET %s', async (path) => {
    expect(await outcome(path, inZone({}, 'Mars/Olympus'))).toEqual([400, 'time-zone-unknown']);
  });

  it('a draft goes live for the person who takes it live', async () => {
    const all = await widgets();
    const { variant: Widget } = all;
    const cells = { Widget, Name: 'Autumn', Cells: [{ Widget, Element: 'Until', Value: TODAY }] };
    const { Id } = await made('Drafts', cells, inZone({}, ZONE));
    expect(await outcome(`Drafts/${Id}/Live`, post())).toEqual([400, 'draft-values-invalid']);
    expect(await outcome(`Drafts/${Id}/Live`, inZone(post(), ZONE))).toEqual([200, '']);
  });

  it('a plan goes live on a day of its zone', async () => {
    const { variant: Widget } = await widgets();
    const cells = { Widget, Name: 'Autumn', Cells: [{ Widget, Element: 'Until', Value: TODAY }] };
    const { Id } = await made('Drafts', cells, inZone({}, ZONE));
    const times = { Start: '2026-11-03T03:00:00', End: null, Zone: ZONE };
    expect(await outcome(`Drafts/${Id}/Plan`, put(times))).toEqual([200, '']);
    vi.setSystemTime(new Date('2026-11-02T13:30:00Z'));
    await server.app.draftJobs.runDue();
    expect(await (await ask(`/api/Drafts/${Id}`)).json()).toMatchObject({ State: 'live' });
  });

  it('a Value that was set aside is put back in the time zone of the person', async () => {
    const template = await upload(await sample({ identifier: `test.zones${++uploads}`, elements: ANY_DAY }));
    const values = { ...put({ Values: { Day: TODAY } }), headers: anyVersion };
    expect(await outcome(`Widgets/${template}/Values`, values)).toEqual([200, '']);
    const mapping = [{ from: 'Day', to: null }];
    expect((await sendReplacement(template, await nextOf(template, [UNTIL_TODAY]), { mapping })).status).toBe(200);
    const back = { ...post({ ElementId: 'Until' }), headers: anyVersion };
    expect(await outcome(`Widgets/${template}/SetAside/0`, back)).toEqual([400, 'values-invalid']);
    expect(await outcome(`Widgets/${template}/SetAside/0`, inZone(back, ZONE))).toEqual([200, '']);
  });
});
