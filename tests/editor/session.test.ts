import { describe, expect, it } from 'vitest';
import { keepEditsIn } from '../../src/lib/editor/keptEdits.js';
import { UnsavedValuesStore, type BrowserStorage } from '../../src/lib/unsaved/unsavedValues.js';
import { EditorSession, type SessionOptions } from '../../src/lib/editor/session.svelte.js';
import { editorData, elements, services, text } from '../../src/lib/form/testing.js';

interface Sent {
  url: string;
  headers: Headers;
  body: { Values: Record<string, unknown> };
}

/** A server that gives these answers in order. */
function server(...answers: (Response | Error)[]) {
  const sent: Sent[] = [];
  const send = (async (url: string, init: RequestInit) => {
    sent.push({ url, headers: new Headers(init.headers), body: JSON.parse(String(init.body)) as Sent['body'] });
    const answer = answers.shift() ?? new Error('no more answers');
    if (answer instanceof Error) throw answer;
    return answer;
  }) as typeof fetch;
  return { sent, send };
}

const saved = (version: number) => new Response('{}', { status: 200, headers: { etag: `"${version}"` } });
const problem = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const open = (send: typeof fetch, over = {}, options: Partial<SessionOptions> = {}) =>
  new EditorSession(editorData(over), { ...services, send, ...options });

/** Answers its one request when told to. */
function slowServer() {
  let hear: () => void;
  let answer: (response: Response) => void;
  const asked = new Promise<void>((resolve) => (hear = resolve));
  const answered = new Promise<Response>((resolve) => (answer = resolve));
  const send = (() => (hear(), answered)) as typeof fetch;
  return { send, asked, answer: (response: Response) => answer(response) };
}

describe('saving', () => {
  it('sends every Value with the version it is based on, and the form is clean', async () => {
    const { sent, send } = server(saved(2));
    const session = open(send);
    session.state.set('title', text('Graz'));
    expect(await session.save()).toBe('saved');
    expect(sent[0]?.url).toBe('/api/Widgets/7/Values');
    expect(sent[0]?.headers.get('if-match')).toBe('"1"');
    expect(Object.entries(sent[0]?.body.Values ?? {})).toContainEqual(['__proto__', true]);
    expect([session.state.dirty, session.state.version]).toEqual([false, 2]);
  });

  it('sends nothing while a Value breaks a rule', async () => {
    const { sent, send } = server();
    const session = open(send);
    session.state.set('title', text('much too long for a title'));
    expect(await session.save()).toBe('invalid');
    expect([sent.length, session.state.tried]).toEqual([0, true]);
  });

  it('sends nothing without a change, and only one save at a time', async () => {
    const { sent, send } = server(saved(2));
    const session = open(send);
    expect(await session.save()).toBe('clean');
    session.state.set('days', 4);
    expect(await Promise.all([session.save(), session.save()])).toEqual(['saved', 'busy']);
    expect(sent).toHaveLength(1);
  });

  it('keeps edits made during a save as unsaved', async () => {
    const { send, asked, answer } = slowServer();
    const session = open(send);
    session.state.set('title', text('Graz'));
    const saving = session.save();
    await asked;
    session.state.set('title', text('Linz'));
    answer(saved(2));
    expect(await saving).toBe('saved');
    expect(session.state.changed.map(({ id }) => id)).toEqual(['title']);
    session.state.set('title', text('Graz'));
    expect(session.state.dirty).toBe(false);
  });

  it('changes nothing while the server is unreachable', async () => {
    const session = open(server(new TypeError('failed to fetch')).send);
    session.state.set('title', text('Graz'));
    expect(await session.save()).toBe('unreachable');
    expect([session.state.dirty, session.notice?.kind, session.saving]).toEqual([true, 'unreachable', false]);
    session.state.reset('title', 'saved');
    expect([await session.save(), session.notice]).toEqual(['clean', undefined]);
  });

  it('distinguishes a deleted widget from a failing server', async () => {
    const session = open(server(problem(404, {}), problem(500, { title: 'Oh no' })).send);
    session.state.set('title', text('Graz'));
    await session.save();
    expect(session.notice).toEqual({ kind: 'gone' });
    await session.save();
    expect(session.notice).toEqual({ kind: 'failed', text: 'Oh no' });
  });

  it('shows refusals at their fields; `~1` in a pointer is a slash of the Id', async () => {
    const list = [{ Id: 'a/b', DisplayName: 'A', DataType: 'boolean' as const, Value: false }];
    const errors = [{ pointer: '/Values/a~1b', code: 'house-rule', detail: 'No.' }];
    const { send } = server(problem(400, { title: 'Bad', errors }));
    const session = new EditorSession(editorData({}, list), { ...services, send });
    session.state.set('a/b', true);
    expect(await session.save()).toBe('refused');
    expect(session.state.field('a/b')?.refusals).toEqual([{ code: 'house-rule', text: 'No.' }]);
  });

  it('without the permission sends nothing and says why', async () => {
    const { sent, send } = server();
    const session = new EditorSession(editorData({ Editable: false }), { ...services, send });
    session.state.set('title', text('Graz'));
    expect([await session.save(), session.notice, sent]).toEqual(['forbidden', { kind: 'forbidden' }, []]);
  });

  it('based on an old version takes over the other save and asks about what both changed', async () => {
    const current = { Version: 5, Package: 1, Values: { title: text('Linz'), days: 4 } };
    const { sent, send } = server(problem(412, { current }), saved(6));
    const session = open(send);
    session.state.set('title', text('Graz'));
    expect(await session.save()).toBe('overtaken');
    const { overtaken } = session;
    expect(overtaken?.conflicts.map(({ field }) => field.id)).toEqual(['title']);
    session.resolve(overtaken!, [undefined]);
    expect([await session.save(), sent.length]).toEqual(['asked', 1]);
    session.resolve(session.overtaken!, ['mine']);
    expect(await session.save()).toBe('saved');
    expect(sent[1]?.headers.get('if-match')).toBe('"5"');
    expect(sent[1]?.body.Values).toMatchObject({ title: text('Graz'), days: 4 });
  });

  it('a widget that was replaced in the meantime takes nothing over, sends no more, and keeps the edit', async () => {
    const current = { Version: 5, Package: 2, Values: { heading: text('Linz') } };
    const { sent, send } = server(problem(412, { current }));
    const session = open(send);
    session.state.set('title', text('Graz'));
    expect(await session.save()).toBe('overtaken');
    expect([session.replaced, session.overtaken, session.state.version]).toEqual([true, undefined, 1]);
    expect(await session.save()).toBe('replaced');
    expect([sent.length, session.state.field('title')?.value]).toEqual([1, text('Graz')]);
  });
});

describe('unsaved edits', () => {
  function memory(): BrowserStorage {
    const items = new Map<string, string>();
    return {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
      key: (index) => [...items.keys()][index] ?? null,
      get length() {
        return items.size;
      }
    };
  }

  const loaded = (loadedAt = Infinity) => ({ loadedAt, told: new Map<number, string>() });
  const keepIn = (storage: BrowserStorage, session: EditorSession, tab = 'a', page = loaded()) =>
    keepEditsIn(
      new UnsavedValuesStore(storage, 7, tab, (id) => session.state.field(id)?.element.DisplayName),
      session,
      () => false,
      page
    );

  /** What a form that is gone has kept of these edits. */
  function left(...edits: [id: string, value: unknown][]): BrowserStorage {
    const storage = memory();
    const session = open(server().send);
    keepIn(storage, session);
    session.state.setAll(edits);
    session.writeUnsaved();
    return storage;
  }

  it('are kept as they are made, restored, and removed by the save', async () => {
    const storage = memory();
    const first = open(server(saved(2)).send);
    keepIn(storage, first);
    first.state.set('title', text('Graz'));
    first.writeUnsaved();

    const second = open(server().send);
    keepIn(storage, second);
    expect(second.state.field('title')?.value).toEqual(text('Graz'));
    expect(second.notice).toMatchObject({ kind: 'restored', count: 1 });
    second.state.discard();
    expect(second.notice).toBeUndefined();

    await first.save();
    expect(storage.length).toBe(0);
  });

  it.each([
    ['on a page loaded since', '2026-11-26T09:00:00Z', 'a', 'restored'],
    ['on the same page', '2026-11-26T08:00:00Z', 'a', undefined],
    ['of another tab, on the same page', '2026-11-26T08:00:00Z', 'b', 'restored']
  ])('restored %s are reported only where they were not on screen before', (_, at, tab, kind) => {
    const storage = memory();
    const now = () => new Date('2026-11-26T08:30:00Z');
    const first = new EditorSession(editorData(), { ...services, now });
    keepIn(storage, first, tab);
    first.state.set('title', text('Graz'));
    first.writeUnsaved();
    const second = new EditorSession(editorData(), services);
    keepIn(storage, second, 'a', loaded(Date.parse(at)));
    expect([second.state.dirty, second.notice?.kind]).toEqual([true, kind]);
  });

  it('that are restored are reported once in a page', () => {
    const storage = memory();
    const first = new EditorSession(editorData(), { ...services, now: () => new Date('2026-11-26T08:31:00Z') });
    keepIn(storage, first);
    first.state.set('title', text('Graz'));
    first.writeUnsaved();
    const page = loaded();
    const notices = ['first', 'again'].map(() => {
      const session = new EditorSession(editorData(), services);
      keepIn(storage, session, 'a', page);
      session.writeUnsaved();
      return session.notice?.kind;
    });
    expect(notices).toEqual(['restored', undefined]);
  });

  it('are kept on leaving the page unless the browser has no room', () => {
    const session = open(server().send);
    session.state.set('title', text('Graz'));
    expect(session.writeUnsaved()).toBe(false);
    const storage = memory();
    keepIn(storage, session);
    expect(session.writeUnsaved()).toBe(true);
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    session.state.set('title', text('Linz'));
    expect(session.writeUnsaved()).toBe(false);
  });

  it('return silently when the open form is loaded again, unless one has no field', () => {
    const storage = left(['title', text('Graz')], ['days', 4]);
    const next = { PackageId: 2, SpotVersion: '2.0' };
    const kept = open(server().send, next);
    keepIn(storage, kept, 'a', loaded(0));
    expect([kept.state.field('days')?.value, kept.notice]).toEqual([4, undefined]);

    const source = JSON.stringify({ ApiVersion: 1, Elements: elements.filter(({ Id }) => Id !== 'title') });
    const without = open(server().send, { ...next, Source: source });
    keepIn(storage, without, 'a', loaded(0));
    expect(without.notice).toMatchObject({ kind: 'restored', count: 1, lost: [{ id: 'title' }] });
  });

  it('typed before kept edits are restored win over those', () => {
    const storage = left(['title', text('Graz')], ['days', 4]);
    const second = open(server().send);
    second.state.set('title', text('Linz'));
    keepIn(storage, second);
    expect([second.state.field('title')?.value, second.state.field('days')?.value]).toEqual([text('Linz'), 4]);
  });

  it('are reported as saved or discarded once none is left, until a Value changes again', async () => {
    const session = open(server(saved(2)).send);
    session.state.set('days', 4);
    await session.save();
    expect(session.settledBy).toBe('saved');
    session.state.set('days', 5);
    expect(session.settledBy).toBeUndefined();
    session.discard();
    expect(session.settledBy).toBe('discarded');
    session.state.undo();
    expect(session.settledBy).toBeUndefined();
  });

  it('are removed by Discard and return with Undo', () => {
    const session = open(server().send);
    keepIn(memory(), session);
    session.state.set('days', 4);
    session.discard();
    expect(session.state.dirty).toBe(false);
    session.state.undo();
    expect(session.state.field('days')?.value).toBe(4);
  });

  describe('without a field in the next version', () => {
    const next = { PackageId: 2, SpotVersion: '2.0' };
    const heading = { Id: 'heading', DisplayName: 'Heading', DataType: 'simpleText', Value: text('') };
    const Source = JSON.stringify({ ApiVersion: 1, Elements: [heading] });
    const without = (storage: BrowserStorage) => {
      const session = open(server().send, { ...next, Source });
      keepIn(storage, session);
      return session;
    };

    it('are named and kept until the user dismisses their notice', () => {
      const storage = left(['title', text('Graz')]);
      without(storage);
      const again = without(storage);
      const lost = [{ id: 'title', name: 'Title', value: text('Graz') }];
      expect(again.notice).toMatchObject({ kind: 'restored', count: 0, lost });
      again.dismiss();
      expect(without(storage).notice).toBeUndefined();
    });

    it('are in the form again once it has the field again', () => {
      const storage = left(['title', text('Graz')]);
      without(storage).state.set('heading', text('Linz'));
      const again = open(server().send, next);
      keepIn(storage, again);
      expect(again.state.field('title')?.value).toEqual(text('Graz'));
    });
  });

  it('of another DataType are kept, but not put into the field of the next version', () => {
    const storage = left(['title', text('Graz')]);
    const elements = [{ Id: 'title', DisplayName: 'Title', DataType: 'number', Value: 3 }];
    const source = JSON.stringify({ ApiVersion: 1, Elements: elements });
    const session = open(server().send, { PackageId: 2, SpotVersion: '2.0', Source: source });
    keepIn(storage, session);
    expect(session.state.field('title')?.value).toBe(3);
    expect(session.notice).toMatchObject({ lost: [{ id: 'title', value: text('Graz') }] });
  });
});
