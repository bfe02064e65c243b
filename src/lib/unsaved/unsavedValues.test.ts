import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeUnsavedValues,
  UnsavedValuesStore,
  encodeUnsavedValues,
  type UnsavedValues,
  type BrowserStorage
} from './unsavedValues.js';

/** Web Storage in memory; `room` is the number of characters it takes. */
function storage(room = Infinity): BrowserStorage & { keys(): string[] } {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
    keys: () => [...items.keys()]
  };
}

const unsaved = (at: string, entries: UnsavedValues['entries']): UnsavedValues => ({
  name: 'Key figure',
  at,
  version: 1,
  spotVersion: '1.0',
  entries
});
const entry = (id: string, value: unknown) => ({ id, value, base: null });
const nobody = () => false;

describe('unsaved Values as text', () => {
  it('comes back as it was, whatever its Ids and Values', () => {
    const more = fc.constantFrom({}, { released: true }, { preset: 7, name: 'Title' }, { name: 'Title' });
    const entries = fc.array(
      fc
        .tuple(fc.record({ id: fc.string(), value: fc.jsonValue(), base: fc.jsonValue() }), more)
        .map(([plain, rest]) => ({ ...plain, ...rest }))
    );
    fc.assert(
      fc.property(entries, fc.integer(), (given, version) => {
        const made = {
          name: 'Wetter & <b>',
          at: '2026-11-20T14:03:00.000Z',
          version,
          spotVersion: '1.0',
          entries: given
        };
        expect(JSON.stringify(decodeUnsavedValues(encodeUnsavedValues(made)))).toBe(JSON.stringify(made));
      }),
      { seed: 20261121 }
    );
  });

  it('is nothing when it is damaged or of another format', () => {
    for (const text of [
      '',
      '{',
      '[]',
      'null',
      '{"format":1,"name":"n","at":"x","version":1,"spotVersion":"1","entries":[]}'
    ]) {
      expect(decodeUnsavedValues(text)).toBeUndefined();
    }
  });
});

describe('unsaved Values of several tabs', () => {
  it('each tab writes under a key of its own', () => {
    const shared = storage();
    new UnsavedValuesStore(shared, 7, 'a').write(unsaved('1', [entry('x', 1)]));
    new UnsavedValuesStore(shared, 7, 'b').write(unsaved('2', [entry('x', 2)]));
    expect(shared.keys()).toHaveLength(2);
  });

  it('a tab never takes the edits of another open tab, or of another widget', () => {
    const shared = storage();
    new UnsavedValuesStore(shared, 7, 'a').write(unsaved('1', [entry('x', 1)]));
    new UnsavedValuesStore(shared, 70, 'gone').write(unsaved('1', [entry('x', 1)]));
    expect(new UnsavedValuesStore(shared, 7, 'b').adopt((tab) => tab === 'a')).toBeUndefined();
  });

  it('the edits of tabs that are gone are taken over once, the latest edit of an element counts', () => {
    const shared = storage();
    new UnsavedValuesStore(shared, 7, 'a').write(unsaved('2026-11-20T10:00', [entry('x', 'old'), entry('y', 'kept')]));
    new UnsavedValuesStore(shared, 7, 'b').write(unsaved('2026-11-20T11:00', [entry('x', 'new')]));
    const adopted = new UnsavedValuesStore(shared, 7, 'c').adopt(nobody);
    expect(adopted?.entries.map(({ id, value }) => [id, value])).toEqual([
      ['x', 'new'],
      ['y', 'kept']
    ]);
    expect(shared.keys()).toEqual(['draft:7:c']);
  });

  it('what cannot be written under the own key is not removed under the other', () => {
    const shared = storage(180);
    new UnsavedValuesStore(shared, 7, 'a').write(unsaved('1', [entry('x', 'a'.repeat(40))]));
    new UnsavedValuesStore(shared, 7, 'b').write(unsaved('2', [entry('y', 'b'.repeat(40))]));
    const adopted = new UnsavedValuesStore(shared, 7, 'c').adopt(nobody);
    expect(adopted?.entries).toHaveLength(2);
    expect(shared.keys()).toEqual(['draft:7:a', 'draft:7:b']);
  });

  it('says so when there is no room, and leaves nothing behind when there is nothing to keep', () => {
    expect(new UnsavedValuesStore(storage(10), 7, 'a').write(unsaved('1', [entry('x', 1)]))).toBe(false);
    const shared = storage();
    const store = new UnsavedValuesStore(shared, 7, 'a');
    store.write(unsaved('1', [entry('x', 1)]));
    store.write(unsaved('2', []));
    expect(shared.keys()).toEqual([]);
  });
});

it('edits that are kept again as they were stay those of their time', () => {
  const store = new UnsavedValuesStore(storage(), 7, 'a');
  store.write(unsaved('2026-11-20T14:03:00.000Z', [entry('Title', 'x')]));
  store.write(unsaved('2026-11-20T14:09:00.000Z', [entry('Title', 'x')]));
  expect(store.adopt(nobody)?.at).toBe('2026-11-20T14:03:00.000Z');
  store.write(unsaved('2026-11-20T14:10:00.000Z', [entry('Title', 'y')]));
  expect(store.adopt(nobody)?.at).toBe('2026-11-20T14:10:00.000Z');
});
