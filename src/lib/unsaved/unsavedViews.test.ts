import { expect, it, vi } from 'vitest';
import { unsavedChanged } from './storageKeys.js';
import { memoryStorage } from './testing.js';
import { UnsavedRulesStore, type UnsavedRules } from './unsavedRules.js';
import { UnsavedTextsStore } from './unsavedTexts.js';
import { UnsavedValuesStore } from './unsavedValues.js';
import { UnsavedViews } from './unsavedViews.svelte.js';
import { keptEdits } from './unsavedWidgets.js';

const source = { offset: 0, length: 1, content: '{' };
const maximum = { id: 'Rows', at: '/Options/Maximum', before: '24', after: '12' };
const rule = { id: 'Rows', at: '/Options/Conditions', after: '[]' };

function browser() {
  const storage = memoryStorage();
  const values = { name: 'Board', at: '', version: 1, spotVersion: '1' };
  const entry = { id: 'Rows', value: 1, base: 2 };
  const read = async () => [...keptEdits(storage, (tab) => tab === 'a')];
  return {
    keepValues: (id: number, template?: number, tab = 'a') =>
      new UnsavedValuesStore(storage, id, tab).write({ ...values, template, entries: [entry] }),
    keepRules: (changes: UnsavedRules['changes']) =>
      new UnsavedRulesStore(storage, 7, 'a').write({ name: 'Board', packageId: 1, source, changes }),
    keepTexts: (id: string) =>
      new UnsavedTextsStore(storage, 7, 'fr', 'a').write({ name: 'Board', texts: [{ id, text: '', tag: '' }] }),
    read,
    async views(id = 7) {
      const views = new UnsavedViews(id, read);
      await views.refresh();
      return views;
    }
  };
}

it('each view says what is unsaved in the others, how much, and where', async () => {
  const { keepValues, keepRules, keepTexts, views } = browser();
  keepValues(7);
  keepRules([maximum, rule]);
  keepTexts('Rows.name');
  const all = await views();
  expect(all.besides('values')).toEqual([
    { view: 'definition', count: 2, href: '/widgets/7/definition' },
    { view: 'translations', count: 1, href: '/widgets/7/translations?language=fr&text=Rows.name' }
  ]);
  expect(all.besides('definition').map(({ view }) => view)).toEqual(['values', 'translations']);
});

it('edits of rules alone are those of Conditions, and mark Definition, too', async () => {
  const { keepRules, views } = browser();
  keepRules([rule]);
  const all = await views();
  expect(all.besides('values')).toEqual([{ view: 'conditions', count: 1, href: '/widgets/7/conditions' }]);
  expect(['conditions', 'definition', 'values'].map((view) => all.has(view))).toEqual([true, true, false]);
});

it('unsaved Values of a variant are those of its template’s Table, which has the template’s own, too', async () => {
  const { keepValues, views } = browser();
  keepValues(7);
  keepValues(8, 7);
  expect((await views()).besides('values')).toEqual([{ view: 'table', count: 1, href: '/widgets/7/table' }]);
  expect((await views()).besides('table')).toEqual([]);
  expect((await views(8)).besides('conditions')).toEqual([{ view: 'values', count: 1, href: '/widgets/8' }]);
});

it('what another open tab of the browser keeps is unsaved there, not here', async () => {
  const { keepValues, views } = browser();
  keepValues(7, undefined, 'b');
  expect((await views()).has('values')).toBe(false);
});

it('what an older look finds last does not count', async () => {
  const { keepValues, read } = browser();
  const found: (() => void)[] = [];
  const views = new UnsavedViews(7, async () => {
    const kept = await read();
    await new Promise<void>((resolve) => found.push(resolve));
    return kept;
  });
  const older = views.refresh();
  await Promise.resolve();
  keepValues(7);
  const newer = views.refresh();
  await vi.waitUntil(() => found.length === 2);
  found[1]!();
  await newer;
  found[0]!();
  await older;
  expect(views.has('values')).toBe(true);
});

it('the rows of a Table that are kept one by one are looked at once', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const read = vi.fn(async () => []);
  const stop = new UnsavedViews(7, read).listen();
  for (let row = 0; row < 200; row++) unsavedChanged();
  await vi.runAllTimersAsync();
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  expect(read).toHaveBeenCalledOnce();
});
