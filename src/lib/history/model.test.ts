import { expect, it, vi } from 'vitest';
import type { History, HistoryEntry, Moment } from '../api.js';
import { NO_ANSWER } from '../client/request.js';
import type { HistoryClient } from './client.js';
import { HistoryModel } from './model.svelte.js';

const unused = () => Promise.resolve(NO_ANSWER);
const unreached: HistoryClient = {
  ...{ list: unused, year: unused, name: unused },
  ...{ moment: unused, widget: unused, undoStep: unused }
};

it('undoing a save of several widgets tells what stayed and names three of them, and it is no longer offered', async () => {
  let isUndone = false;
  const moment = () => ({ Moment: 5, At: '2026-11-20T10:00:00Z', Step: { Id: 9, Widgets: 3, Undoable: !isUndone } });
  const client: HistoryClient = {
    ...unreached,
    moment: () => Promise.resolve({ ok: true, value: moment() as Moment }),
    widget: (id) => (id === 5 ? unused() : Promise.resolve({ ok: true, value: { Name: `Shop ${id}` } })),
    undoStep: () => {
      isUndone = true;
      const Widgets = [1, 2].map((Id) => ({ Id, Version: 4 }));
      const Conflicts = [3, 4, 4, 5, 6, 7].map((Widget) => ({ Widget, Element: 'tables' }));
      return Promise.resolve({ ok: true, value: { Step: null, Changes: 2, Widgets, Conflicts, Refused: [] } });
    }
  };
  const model = new HistoryModel(client);
  await model.choose(5);
  expect(model.moment?.Step?.Undoable).toBe(true);
  expect(await model.undoStep(9)).toMatchObject({
    back: 2,
    stayed: { values: 6, names: ['Shop 3', 'Shop 4'], more: 3 },
    saved: [{ Id: 1 }, { Id: 2 }]
  });
  expect(model.moment?.Step?.Undoable).toBe(false);
});

it('who chooses another moment while a save is undone stays there', async () => {
  const Step = { Id: 9, Widgets: 2, Undoable: true };
  const undone = { Step: null, Changes: 1, Widgets: [], Conflicts: [], Refused: [] };
  let arrive: () => void = () => undefined;
  const model: HistoryModel = new HistoryModel({
    ...unreached,
    moment: async (Moment) => {
      if (Moment === 6) await new Promise<void>((resolve) => (arrive = resolve));
      return { ok: true, value: { Moment, At: '2026-11-20T10:00:00Z', Step } as Moment };
    },
    undoStep: () => Promise.resolve({ ok: true, value: undone })
  });
  await model.choose(5);
  const undoing = model.undoStep(9);
  const choosing = model.choose(6);
  await undoing;
  arrive();
  await choosing;
  expect(model.moment?.Moment).toBe(6);
});

it('who chooses a moment while that of the address is on its way stays there', async () => {
  const arrive = new Map<number, () => void>();
  const model = new HistoryModel(
    {
      ...unreached,
      list: () => {
        const Entries = [7, 6, 5].map((Moment) => ({ Moment }) as HistoryEntry);
        return Promise.resolve({ ok: true, value: { Entries, Next: null, KeptDays: 365, Pairs: [] } as History });
      },
      moment: async (Moment) => {
        await new Promise<void>((resolve) => arrive.set(Moment, resolve));
        return { ok: true, value: { Moment, At: '2026-11-20T10:00:00Z' } as Moment };
      }
    },
    5
  );
  const loading = model.load();
  await vi.waitFor(() => expect(model.entries).toHaveLength(3));
  const choosing = model.choose(7);
  arrive.get(5)!();
  await new Promise((resolve) => setTimeout(resolve));
  for (const each of arrive.values()) each();
  await Promise.all([loading, choosing]);
  expect([model.chosen, model.moment?.Moment]).toEqual([7, 7]);
});

it('the list is the one that was asked for last, in whatever order the answers come', async () => {
  const arrive: (() => void)[] = [];
  const model = new HistoryModel({
    ...unreached,
    list: (query) =>
      new Promise((resolve) => {
        const Entries = [{ Moment: query?.named ? 2 : 1 } as HistoryEntry];
        const value: History = { Entries, Next: null, KeptDays: 365, Pairs: [] };
        arrive.push(() => resolve({ ok: true, value }));
      })
  });
  const all = model.load();
  const named = model.show('named');
  for (const each of arrive.reverse()) each();
  await Promise.all([all, named]);
  expect(model.entries.map(({ Moment }) => Moment)).toEqual([2]);
});

it('a step that is taken while an instant is looked for stays', async () => {
  let arrive: (Entries: readonly HistoryEntry[]) => void = () => undefined;
  const model = new HistoryModel({
    ...unreached,
    list: () =>
      new Promise((resolve) => {
        arrive = (Entries) =>
          resolve({ ok: true, value: { Entries, Next: null, KeptDays: 365, Pairs: [] } as History });
      }),
    moment: (Moment) => Promise.resolve({ ok: true, value: { Moment, At: '2026-11-20T10:00:00Z' } as Moment })
  });
  const looking = model.asOf(Date.parse('2026-11-20T10:00:00Z'));
  await model.choose(5);
  arrive([{ Moment: 9 } as HistoryEntry]);
  await looking;
  expect(model.moment?.Moment).toBe(5);
});
