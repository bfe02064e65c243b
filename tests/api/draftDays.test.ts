import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../src/lib/api.js';
import { runs } from '../laws.js';
import { onlyEngine } from '../store/engines.js';
import { ask, sample, serverOfAll, upload, type Ask } from './harness.js';
import { made, outcome, serveOn } from './things.js';
import { post, variant } from './widgetGroups.js';

/** Already the 3rd of November in Kiritimati, still the 2nd on the server. */
const NOW = new Date('2026-11-02T12:00:00Z');
const KIRITIMATI = 'Pacific/Kiritimati';
const REFUSED = [400, 'draft-values-invalid'];

const day = (offset: number): string => new Date(Date.UTC(2026, 10, 2 + offset)).toISOString().slice(0, 10);
const at = (offset: number): string => `${day(offset)}T00:00:00`;
const date = { DataType: 'date', Value: '' };
const LIMITED = [
  { ...date, Id: 'Until', DisplayName: 'Until', Options: { MaxDate: 'Today' } },
  { ...date, Id: 'From', DisplayName: 'From', Options: { MinDate: 'Today' } }
];

describe('a planned draft keeps the rules of the day on which it goes live', () => {
  const server = serverOfAll(() => serveOn(onlyEngine));
  let [uploads, widget] = [0, 0];

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    const template = await upload(await sample({ identifier: `test.days${++uploads}`, elements: LIMITED }));
    widget = (await variant(template, {})).Id;
  });
  afterEach(() => void vi.useRealTimers());

  const cell = (Element: string, offset: number) => ({ Widget: widget, Element, Value: at(offset) });
  const keep = async (...Cells: object[]) => (await made('Drafts', { Widget: widget, Name: 'Winter', Cells })).Id;
  const set = (id: number, ...Cells: object[]) => outcome(`Drafts/${id}/Values`, post({ Cells }));
  const plan = (id: number, offset: number, Zone = 'UTC', time = '12:30:00') =>
    outcome(`Drafts/${id}/Plan`, { method: 'PUT', json: { Start: `${day(offset)}T${time}`, End: null, Zone } });
  const stateOf = async (id: number) => ((await (await ask(`/api/Drafts/${id}`)).json()) as Draft).State;

  it('a plan is refused whose day the Values do not fit, and names them', async () => {
    const id = await keep(cell('From', 2), cell('Until', 0));
    expect(await plan(id, 2)).toEqual([200, '']);
    const response = await ask(`/api/Drafts/${id}/Plan`, {
      method: 'PUT',
      json: { Start: `${day(3)}T12:30:00`, End: null, Zone: 'UTC' }
    } satisfies Ask);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ current: { Refused: [{ Widget: widget, Element: 'From' }] } });
  });

  it('Values are kept that fit only its day, and refused that fit only today', async () => {
    const id = await keep();
    expect(await set(id, cell('Until', 2))).toEqual(REFUSED);
    expect(await plan(id, 2)).toEqual([200, '']);
    expect(await set(id, cell('Until', 2))).toEqual([200, '']);
    expect(await set(id, cell('From', 1))).toEqual(REFUSED);
    expect(await outcome(`Drafts/${id}/Plan`, { method: 'DELETE' })).toEqual([200, '']);
    expect(await set(id, cell('From', 1))).toEqual([200, '']);
  });

  it('its day is that of its time zone', async () => {
    const id = await keep();
    expect(await plan(id, 1, KIRITIMATI, '03:00:00')).toEqual([200, '']);
    expect(await set(id, cell('Until', 1))).toEqual([200, '']);
    expect(await plan(id, 0, 'UTC', '13:00:00')).toEqual(REFUSED);
  });

  it('law: a plan that was kept goes live, however late the server is', async () => {
    const offset = fc.integer({ min: -1, max: 4 });
    const change = fc.record({ do: fc.constantFrom('Until', 'From'), offset });
    const planning = fc.record({ do: fc.constant('plan'), offset, zone: fc.constantFrom('UTC', KIRITIMATI) });
    const steps = fc.array(fc.oneof(change, planning), { maxLength: 5 });
    const whole = fc.record({ steps, last: planning, daysLate: fc.integer({ min: 0, max: 3 }) });
    await fc.assert(
      fc.asyncProperty(whole, async ({ steps: all, last, daysLate }) => {
        vi.setSystemTime(NOW);
        const id = await keep();
        for (const each of [...all, last]) {
          if ('zone' in each) await plan(id, each.offset, each.zone);
          else await set(id, cell(each.do, each.offset));
        }
        if ((await stateOf(id)) !== 'planned') return;
        vi.setSystemTime(new Date(NOW.getTime() + (5 + daysLate) * 86_400_000));
        await server.app.draftJobs.runDue();
        expect(await stateOf(id)).toBe('live');
      }),
      { seed: 11, numRuns: runs(15) }
    );
  });
});
