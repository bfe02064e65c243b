import { expect, it } from 'vitest';
import type { Moment } from '../api.js';
import type { HistoryClient } from './client.js';
import { HistoryModel } from './model.svelte.js';

it('undoing a save of several widgets tells what stayed and names three of them, and it is no longer offered', async () => {
  let isUndone = false;
  const unused = () => Promise.resolve({ ok: false as const, status: 0, errorTexts: new Map<string, string>() });
  const moment = () => ({ Moment: 5, At: '2026-11-20T10:00:00Z', Step: { Id: 9, Widgets: 3, Undoable: !isUndone } });
  const client: HistoryClient = {
    list: unused,
    year: unused,
    name: unused,
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
