import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from './testing.js';
import { UnsavedValuesStore, type UnsavedValues, type BrowserStorage } from './unsavedValues.js';
import { UnsavedMarks, unsavedWidgetIds } from './unsavedMarks.svelte.js';
import { PersonalStorage, type StorageOwner } from './personalStorage.js';
import { SAMPLES_PREFIX } from './storageKeys.js';
import { keptTexts, UnsavedTextsStore } from './unsavedTexts.js';
import { removeUnsaved, unsavedWidgets } from './unsavedWidgets.js';

const SEED = 20261122;

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64url');
const anna: StorageOwner = { id: 1, key: keyOf(0xfb) };
const ben: StorageOwner = { id: 2, key: keyOf(0xbf) };
const unsaved = (name: string, value: unknown): UnsavedValues => ({
  name,
  at: '2026-11-22T10:00:00.000Z',
  version: 1,
  spotVersion: '1.0',
  entries: [{ id: 'Title', value, base: null }]
});
const write = (storage: BrowserStorage, widget: number, tab: string, name: string, value: unknown) =>
  new UnsavedValuesStore(storage, widget, tab).write(unsaved(name, value));

describe('what a browser keeps for one user', () => {
  it('comes back as it was, whatever the text', () => {
    const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('\ufeffx'), fc.constant('ä'.repeat(40_000)));
    fc.assert(
      fc.property(texts, fc.string({ unit: 'grapheme' }), (text, name) => {
        const storage = new PersonalStorage(memoryStorage(), anna);
        storage.setItem(name, text);
        expect(storage.getItem(name)).toBe(text);
      }),
      { seed: SEED }
    );
  });

  it('nobody else can read, not with the name of its owner either', () => {
    const shared = memoryStorage();
    write(new PersonalStorage(shared, anna), 7, 'a', 'Secret plan', 'Gehälter');
    const stored = [...shared.items].flat().join();
    for (const word of ['Secret', 'Gehälter', 'Title']) expect(stored).not.toContain(word);
    expect(new PersonalStorage(shared, ben).length).toBe(0);
    const pretending = new PersonalStorage(shared, { id: anna.id, key: ben.key });
    expect(pretending.getItem('draft:7:a')).toBeNull();
    expect(unsavedWidgets(pretending)).toEqual([]);
  });

  it('is bound to its name: copied under another, cut or changed it is nothing', () => {
    const shared = memoryStorage();
    const own = new PersonalStorage(shared, anna);
    own.setItem('draft:7:a', 'text');
    const [[name, sealed]] = [...shared.items] as [[string, string]];
    const changed = `${sealed.slice(0, 40)}${sealed[40] === 'A' ? 'B' : 'A'}${sealed.slice(41)}`;
    for (const damaged of [changed, sealed.slice(0, -4), '', '?', 'AAAA']) {
      shared.setItem(name, damaged);
      expect(own.getItem('draft:7:a')).toBeNull();
    }
    shared.setItem(name.replace(':7:', ':8:'), sealed);
    expect(own.getItem('draft:8:a')).toBeNull();
  });

  it('the same text twice does not look the same', () => {
    const shared = memoryStorage();
    const own = new PersonalStorage(shared, anna);
    own.setItem('a', 'text');
    const first = [...shared.items.values()];
    own.setItem('a', 'text');
    expect([...shared.items.values()]).not.toEqual(first);
  });

  it('who comes back finds it, whoever was there meanwhile', () => {
    const shared = memoryStorage();
    write(new PersonalStorage(shared, anna), 7, 'a', 'Key figure', 'mine');
    write(new PersonalStorage(shared, ben), 7, 'a', 'Key figure', 'his');
    const found = new UnsavedValuesStore(new PersonalStorage(shared, anna), 7, 'b').adopt(() => false);
    expect(found?.entries).toEqual([{ id: 'Title', value: 'mine', base: null }]);
    expect(unsavedWidgets(new PersonalStorage(shared, ben))).toEqual([
      { id: 7, name: 'Key figure', href: '/widgets/7' }
    ]);
  });
});

describe('typed translations', () => {
  it('and comments are counted by language, those of one widget from all tabs, each once', () => {
    const own = new PersonalStorage(memoryStorage(), anna);
    const keep = (widget: number, language: string, tab: string, ...ids: string[]) =>
      new UnsavedTextsStore(own, widget, language, tab).write({
        name: 'Weather',
        texts: ids.map((id) => ({ id, text: 'x', tag: '1' }))
      });
    keep(7, 'fr', 'a', 'name Mode', 'name Size');
    keep(7, 'fr', 'b', 'name Size');
    keep(7, 'pt-BR', 'a', 'name Mode');
    keep(71, 'de', 'a', 'name Mode');
    own.setItem('texts:7:it:a', 'damaged');
    const comments = [{ id: 'name Mode', text: 'Which one?' }];
    new UnsavedTextsStore(own, 7, 'fr', 'c').write({ name: 'Weather', texts: [], comments });
    expect([...keptTexts(own, 7)]).toEqual([
      ['fr', 3],
      ['pt-BR', 1]
    ]);
  });
});

it('all its keys are listed by asking for each key of the browser once', () => {
  const shared = memoryStorage();
  const own = new PersonalStorage(shared, anna);
  for (let at = 0; at < 50; at += 1) own.setItem(`texts:7:fr:${at}`, '{}');
  const asked = vi.spyOn(shared, 'key');
  keptTexts(own, 7);
  expect(asked).toHaveBeenCalledTimes(50);
});

describe('what is asked about at sign-out', () => {
  it('names each widget with unsaved edits once, whatever the tab', () => {
    const own = new PersonalStorage(memoryStorage(), anna);
    write(own, 7, 'a', 'Weather', 1);
    write(own, 7, 'b', 'Weather', 2);
    write(own, 12, 'a', 'Clock', 3);
    own.setItem('draft:13:a', 'damaged');
    expect(unsavedWidgets(own)).toEqual([
      { id: 7, name: 'Weather', href: '/widgets/7' },
      { id: 12, name: 'Clock', href: '/widgets/12' }
    ]);
  });

  it.each([
    ['texts', { texts: [{ id: 'a name', text: 'x', tag: '1' }] }],
    ['comments on texts', { texts: [], comments: [{ id: 'a name', text: 'x' }] }]
  ])('leads to what is typed: %s in their language, at the first', (_, typed) => {
    const own = new PersonalStorage(memoryStorage(), anna);
    new UnsavedTextsStore(own, 7, 'pt-BR', 'a').write({ name: 'Weather', ...typed });
    expect(unsavedWidgets(own).map(({ href }) => href)).toEqual(['/widgets/7/translations?language=pt-BR&text=a+name']);
  });

  it('removes all unsaved edits and samples of the person, and nobody else’s', () => {
    const shared = memoryStorage();
    const [own, other] = [new PersonalStorage(shared, anna), new PersonalStorage(shared, ben)];
    for (const storage of [own, other]) for (const tab of ['a', 'b']) write(storage, 7, tab, 'Weather', 1);
    for (const storage of [own, other]) storage.setItem(`${SAMPLES_PREFIX}7`, 'tried');
    shared.setItem('lang', 'de');
    removeUnsaved(own);
    expect([own.length, other.length, shared.getItem('lang')]).toEqual([0, 3, 'de']);
  });
});

describe('the widgets with unsaved edits', () => {
  it('are those of one user, of all tabs, without reading what was typed', () => {
    const shared = memoryStorage();
    const [own, others] = [new PersonalStorage(shared, anna), new PersonalStorage(shared, ben)];
    write(own, 5, 'one', 'Clock', 'a');
    write(own, 5, 'two', 'Clock', 'b');
    write(own, 12, 'one', 'News', 'c');
    write(others, 7, 'one', 'Weather', 'd');
    own.setItem('zone', 'Europe/Vienna');
    expect([...unsavedWidgetIds(shared, anna.id)]).toEqual([5, 12]);
    expect([...unsavedWidgetIds(shared, ben.id)]).toEqual([7]);
  });

  it('are known as soon as an edit is made, saved or discarded, here and in other tabs', () => {
    const shared = memoryStorage();
    const events = new EventTarget();
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
    const marks = new UnsavedMarks();
    const stop = marks.start(anna.id, () => shared);
    const own = new UnsavedValuesStore(new PersonalStorage(shared, anna), 5, 'one');
    own.write(unsaved('Clock', 'a'));
    expect([marks.has(5), marks.has(6)]).toEqual([true, false]);
    own.write({ ...unsaved('Clock', 'a'), entries: [] });
    expect(marks.has(5)).toBe(false);
    shared.setItem(`ascdata:user:${anna.id}:draft:6:two`, 'sealed elsewhere');
    events.dispatchEvent(new Event('storage'));
    expect(marks.has(6)).toBe(true);
    stop?.();
    own.write(unsaved('Clock', 'a'));
    expect(marks.has(5)).toBe(false);
    vi.unstubAllGlobals();
  });

  it('are none in a browser that forbids its storage, or for whom nothing is kept', () => {
    const marks = new UnsavedMarks();
    vi.stubGlobal('addEventListener', () => undefined);
    marks.start(anna.id, () => {
      throw new DOMException('', 'SecurityError');
    });
    expect([marks.has(5), marks.start(undefined)]).toEqual([false, undefined]);
    vi.unstubAllGlobals();
  });
});
