import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeUnsavedValues, UnsavedValuesStore } from '../../src/lib/unsaved/unsavedValues.js';
import { WRITE_AT_MOST, WRITE_REST, writeUnsaved, writeWhenLeaving } from '../../src/lib/unsaved/unsavedWriting.js';
import { keepEditsIn } from '../../src/lib/editor/keptEdits.js';
import { EditorSession, type SessionOptions } from '../../src/lib/editor/session.svelte.js';
import { editorData, services, text } from '../../src/lib/form/testing.js';

/** An editor that keeps unsaved edits in memory; `written`: the texts of every write. */
function open(options: Partial<SessionOptions> = {}) {
  const items = new Map<string, string>();
  const written: string[] = [];
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, item: string) => (items.set(key, item), void written.push(item)),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    }
  };
  const session = new EditorSession(editorData(), { ...services, ...options });
  keepEditsIn(new UnsavedValuesStore(storage, 7, 'a'), session, () => false);
  const type = (typed: string) => session.state.set('title', text(typed), 'typing');
  const kept = () => decodeUnsavedValues([...items.values()][0] ?? '')?.entries.map(({ value }) => value) ?? [];
  return { session, written, type, kept, storage };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('unsaved edits', () => {
  it('are written once, 400 ms after typing stops', () => {
    const { written, type, kept } = open();
    for (const typed of ['G', 'Gr', 'Gra']) {
      type(typed);
      vi.advanceTimersByTime(WRITE_REST / 2);
    }
    expect(written).toEqual([]);
    vi.advanceTimersByTime(WRITE_REST / 2);
    expect([written.length, kept()]).toEqual([1, [text('Gra')]]);
  });

  it('lag at most one second behind somebody who never stops typing', () => {
    const { written, type, kept } = open();
    for (let key = 1; key <= 100; key++) {
      type('x'.repeat(key));
      vi.advanceTimersByTime(150);
      const [last] = kept() as [{ Text: string }][];
      expect(key - (last?.[0].Text.length ?? 0)).toBeLessThanOrEqual(Math.ceil(WRITE_AT_MOST / 150));
    }
    expect(written.length).toBeLessThanOrEqual(Math.ceil((100 * 150) / WRITE_AT_MOST));
  });

  it('are not written while nothing changes', () => {
    const { written, type } = open();
    type('Graz');
    vi.advanceTimersByTime(60_000);
    expect([written.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('are complete before the form is loaded again', () => {
    const { session, type, kept } = open({ reload: () => order.push(kept()) });
    const order: unknown[] = [];
    type('Graz');
    session.reload();
    expect(order).toEqual([[text('Graz')]]);
  });

  it('are removed at once by a save, and not written again', async () => {
    const send = (() => Promise.resolve(new Response('{}', { headers: { etag: '"2"' } }))) as typeof fetch;
    const { session, type, storage } = open({ send });
    type('Graz');
    await session.save();
    expect([storage.length, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('are known to be lost when the page is about to close and the browser has no room', () => {
    const { session, type, storage } = open();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    type('Graz');
    expect([session.writeUnsaved(), session.unkept]).toEqual([false, true]);
  });
});

describe('an edit waiting to be written', () => {
  function page() {
    const window = new EventTarget();
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('document', new EventTarget());
    const opened = open();
    const close = writeWhenLeaving(() => opened.session.writeUnsaved());
    opened.type('Graz');
    return { ...opened, window, close };
  }

  it.each([
    ['the page goes', ({ window }) => window.dispatchEvent(new Event('pagehide'))],
    ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the editor is closed', ({ close }) => close()],
    ['kept edits are looked through', () => writeUnsaved()]
  ] satisfies [string, (at: ReturnType<typeof page>) => unknown][])('is written when %s', (_when, happens) => {
    const at = page();
    happens(at);
    expect([at.kept(), vi.getTimerCount()]).toEqual([[text('Graz')], 0]);
    at.close();
  });

  it('is no longer written by a closed editor', () => {
    const { window, written, close, type } = page();
    close();
    type('Linz');
    window.dispatchEvent(new Event('pagehide'));
    writeUnsaved();
    expect(written).toHaveLength(1);
    vi.clearAllTimers();
  });

  it('is written before keeping stops, and not afterwards', async () => {
    // Keeping stops for good, so this uses separate module instances.
    vi.resetModules();
    const [writing, { UnsavedValuesStore: Store }] = await Promise.all([
      import('../../src/lib/unsaved/unsavedWriting.js'),
      import('../../src/lib/unsaved/unsavedValues.js')
    ]);
    const at = page();
    const store = new Store(at.storage, 7, 'b');
    const write = (at: string) =>
      store.write({ name: 'n', at, version: 1, spotVersion: '1', entries: [{ id: 'a', value: 1, base: 0 }] });
    writing.writeWhenLeaving(() => write('before'));
    writing.stopKeeping();
    expect([write('after'), at.written.map((each) => decodeUnsavedValues(each)?.at)]).toEqual([true, ['before']]);
    at.close();
    // The next files are not to get the ended ones.
    vi.resetModules();
  });
});
