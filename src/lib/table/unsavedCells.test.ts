import { afterEach, expect, it, vi } from 'vitest';
import { PersonalStorage, type StorageOwner } from '../unsaved/personalStorage.js';
import { UnsavedValuesStore, type BrowserStorage } from '../unsaved/unsavedValues.js';
import { elements, tableBody, tableSession } from './testing.js';
import { UnsavedCells } from './unsavedCells.js';

afterEach(() => void vi.unstubAllGlobals());

const anna: StorageOwner = { id: 1, key: Buffer.alloc(32, 7).toString('base64url') };

/** A browser with one tab, and Web Storage in memory. */
function browser(): BrowserStorage {
  const items = new Map<string, string>();
  const storage: BrowserStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    }
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', new EventTarget());
  return storage;
}

it('an edit of a setting that the package no longer has stays kept beside edits in the Table', async () => {
  const own = new PersonalStorage(browser(), anna);
  const gone = { id: 'gone', name: 'Gone', value: 1, base: 0 };
  const kept = { name: 'Graz', at: '2026-11-27T06:00:00.000Z', version: 1, spotVersion: '1' };
  new UnsavedValuesStore(own, 2, 'form').write({ ...kept, entries: [gone, { id: 'tables', value: 7, base: 4 }] });
  const { model } = tableSession(tableBody(['Graz']));
  const graz = model.rows[1]!;
  const stop = new UnsavedCells(model, '1').open(anna);
  await expect.poll(() => graz.valueOf('tables')).toBe(7);
  model.set([{ row: graz, element: elements.find(({ Id }) => Id === 'tables')!, value: 8 }]);
  stop();
  const found = new UnsavedValuesStore(own, 2, 'form').adopt(() => false);
  expect(found?.entries).toEqual([gone, { id: 'tables', name: 'Tables', value: 8, base: 4 }]);
});

it('edits of a variant that does not inherit are kept as those of its template’s Table, too', async () => {
  const own = new PersonalStorage(browser(), anna);
  const kept = { name: 'Graz', at: '2026-11-27T06:00:00.000Z', version: 1, spotVersion: '1' };
  new UnsavedValuesStore(own, 2, 'form').write({ ...kept, entries: [{ id: 'tables', value: 7, base: 4 }] });
  const body = tableBody(['Graz']);
  const { model } = tableSession({ ...body, Widgets: body.Widgets.map((each) => ({ ...each, Inherits: null })) });
  const graz = model.rows[1]!;
  const stop = new UnsavedCells(model, '1').open(anna);
  await expect.poll(() => graz.valueOf('tables')).toBe(7);
  stop();
  expect(new UnsavedValuesStore(own, 2, 'form').adopt(() => false)?.template).toBe(1);
});
