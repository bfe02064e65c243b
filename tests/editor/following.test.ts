import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runs } from '../laws.js';
import { keepEditsIn } from '../../src/lib/editor/keptEdits.js';
import { UnsavedValuesStore, type BrowserStorage } from '../../src/lib/unsaved/unsavedValues.js';
import { SavedUpdates } from '../../src/lib/editor/savedUpdates.svelte.js';
import { EditorSession } from '../../src/lib/editor/session.svelte.js';
import english from '../../src/lib/messages/en/screens/editorNotices.js';
import { Elsewhere } from './elsewhere.js';
import { editorData, services, text } from '../../src/lib/form/testing.js';

const open: { stop(): void }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.stop();
  vi.useRealTimers();
});

function opened(server = new Elsewhere()) {
  const reload = vi.fn();
  const session = new EditorSession(editorData(), { ...services, send: server.send, reload });
  const live = new SavedUpdates(session, { own: 'me', send: server.send });
  open.push(live);
  const value = (id: string) => session.state.field(id)?.value;
  const caughtUp = () => expect.poll(() => session.state.version).toBe(server.version);
  const listening = () => expect.poll(() => server.resumed.length).toBeGreaterThan(0);
  return { server, session, live, value, caughtUp, listening, reload };
}

const followedIds = ({ savedElsewhere }: EditorSession) => savedElsewhere?.followed.map(({ field }) => field.id);
const conflictIds = ({ conflicts }: EditorSession) => conflicts.map(({ id }) => id);

describe('without unsaved changes', () => {
  it('fields follow what somebody else saved, with a notice of who saved and what', async () => {
    const { server, session, live, value, caughtUp, listening } = opened();
    await listening();
    server.save([['title', text('Linz')]], 'Anna');
    await caughtUp();
    expect([value('title'), session.state.dirty]).toEqual([text('Linz'), false]);
    expect([live.by, followedIds(session)]).toEqual(['Anna', ['title']]);
  });

  it('catches up on what was saved between loading the page and opening the stream', async () => {
    const server = new Elsewhere();
    server.save([['days', 5]], 'Anna');
    const { live, value, caughtUp } = opened(server);
    await caughtUp();
    expect([value('days'), live.by]).toEqual([5, 'Anna']);
  });

  it('a draft that goes live is told as that, until somebody saves', async () => {
    const { server, live, caughtUp, listening } = opened();
    await listening();
    server.save([['title', text('Linz')]], null, { Name: 'Christmas', Ended: false });
    await caughtUp();
    expect(live.inWords(english)).toBe('Draft “Christmas” went live.');
    server.save([['title', text('Graz')]], 'Anna');
    await caughtUp();
    expect(live.inWords(english)).toBe('Anna saved this widget.');
  });

  it('hears that drafts or their plans changed, which is no save', async () => {
    const { server, session, live, listening } = opened();
    await listening();
    server.drafts(4);
    await expect.poll(() => live.drafts).toBe(4);
    expect(session.savedElsewhere).toBeUndefined();
  });

  it('a save that changes no Value gives no notice', async () => {
    const { server, session, caughtUp, listening } = opened();
    await listening();
    server.save([['title', text('Wien')]], 'Anna');
    await caughtUp();
    expect(session.savedElsewhere).toBeUndefined();
  });

  it.each(['before', 'after'] as const)(
    'what this page saved by other means gives no notice, heard of %s it',
    async (when) => {
      const { server, session, live, value, caughtUp, listening } = opened();
      await listening();
      if (when === 'after') live.savedHere(server.version + 1);
      server.save([['title', text('Linz')]], 'me');
      await caughtUp();
      if (when === 'before') live.savedHere(server.version);
      expect([session.savedElsewhere, value('title')]).toEqual([undefined, text('Linz')]);
    }
  );

  it('Undo skips what others saved', async () => {
    const { server, session, caughtUp, listening } = opened();
    await listening();
    server.save([['title', text('Linz')]], 'Anna');
    await caughtUp();
    expect(session.state.canUndo).toBe(false);
  });
});

describe('a widget that is replaced elsewhere', () => {
  it('gives a notice, and no longer changes fields or edits', async () => {
    const { server, session, value, listening } = opened();
    await listening();
    session.state.set('title', text('Graz'));
    server.packageId = 2;
    server.save([['days', 5]], 'Anna');
    await expect.poll(() => session.replaced).toBe(true);
    expect([value('title'), value('days'), session.state.version]).toEqual([text('Graz'), 3, 1]);
    expect(await session.save()).toBe('replaced');
  });
});

describe('a widget that is opened from a folder', () => {
  it('is loaded again when something was saved there', async () => {
    const { server, session, live, listening, reload } = opened();
    await listening();
    session.state.set('title', text('Graz'));
    server.folder(null);
    await expect.poll(() => live.folder?.problem).toBeNull();
    server.packageId = 2;
    server.save([], null);
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });

  it('is loaded again when a save is answered by what was saved there', async () => {
    const { server, session, live, listening, reload } = opened();
    await listening();
    session.state.set('title', text('Graz'));
    server.folder(null);
    await expect.poll(() => live.folder?.problem).toBeNull();
    server.packageId = 2;
    server.version += 1;
    expect(await session.save()).toBe('overtaken');
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });

  it('is not loaded again if the browser cannot keep unsaved edits', async () => {
    const { server, session, live, listening, reload } = opened();
    await listening();
    session.unkept = true;
    server.folder(null);
    await expect.poll(() => live.folder?.problem).toBeNull();
    server.packageId = 2;
    server.save([], null);
    await expect.poll(() => session.replaced).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['the folder, which the package’s Value comes from', 3, null, 'The widget’s folder was saved.'],
    ['a colleague', 3, 'Anna', 'Anna saved this widget.'],
    ['somebody unknown, who saved another Value', 6, null, 'This widget was saved elsewhere.']
  ] as const)('tells a conflict with %s from others', async (_whom, theirs, by, said) => {
    const { server, session, live, listening, caughtUp } = opened();
    await listening();
    server.folder(null);
    await expect.poll(() => live.folder?.problem).toBeNull();
    server.save([['days', 5]], 'Anna');
    await caughtUp();
    session.state.set('days', 4);
    server.save([['days', theirs]], by);
    await caughtUp();
    expect([conflictIds(session), live.inWords(english)]).toEqual([['days'], said]);
  });

  it('gives the reason while what is in the folder cannot be used', async () => {
    const { server, live, listening } = opened();
    await listening();
    const problem = { en: 'ascData.json is no JSON.', de: 'ascData.json ist kein JSON.' };
    server.folder(problem);
    await expect.poll(() => live.folder?.problem).toEqual(problem);
    server.folder(null);
    await expect.poll(() => live.folder?.problem).toBeNull();
  });
});

describe('with unsaved changes', () => {
  const both = async () => {
    const at = opened();
    await at.listening();
    at.session.state.set('title', text('Graz'));
    at.server.save(
      [
        ['title', text('Linz')],
        ['days', 5]
      ],
      'Anna'
    );
    await at.caughtUp();
    return at;
  };

  it('fields that only others changed follow, while those that both changed stay and conflict', async () => {
    const { session, value } = await both();
    expect([value('title'), value('days')]).toEqual([text('Graz'), 5]);
    expect([followedIds(session), conflictIds(session)]).toEqual([['days'], ['title']]);
    expect(session.overtaken).toBeUndefined();
  });

  it('the dialog offers mine and theirs, and applies the choice', async () => {
    const { session, value } = await both();
    expect(session.ask()).toBe(true);
    expect(session.overtaken?.conflicts).toMatchObject([{ mine: text('Graz'), theirs: text('Linz') }]);
    session.resolve(session.overtaken!, ['theirs']);
    expect([value('title'), session.state.dirty, session.ask()]).toEqual([text('Linz'), false, false]);
  });

  it('a save asks first, and continues after the choice', async () => {
    const { server, session } = await both();
    expect([await session.save(), server.values.get('title')]).toEqual(['asked', text('Linz')]);
    session.resolve(session.overtaken!, ['mine']);
    expect([await session.save(), server.values.get('title')]).toEqual(['saved', text('Graz')]);
  });

  it('a save asks until a choice is made for each, and the notice stays as long', async () => {
    const { server, session } = await both();
    for (const way of ['first', 'again']) {
      expect([way, await session.save(), server.values.get('title')]).toEqual([way, 'asked', text('Linz')]);
      session.resolve(session.overtaken!, [undefined]);
      expect([session.overtaken, conflictIds(session), followedIds(session)]).toEqual([undefined, ['title'], ['days']]);
    }
    session.ask();
    session.resolve(session.overtaken!, ['mine']);
    expect([await session.save(), session.savedElsewhere]).toEqual(['saved', undefined]);
  });

  it('the conflict ends when the edit is undone', async () => {
    const { session } = await both();
    session.state.reset('title', 'saved');
    expect([conflictIds(session), session.ask()]).toEqual([[], false]);
  });

  it('several saves give one notice, with the newest name and every field', async () => {
    const { server, session, live, caughtUp } = await both();
    server.save([['animate', true]], 'Ben');
    await caughtUp();
    expect([live.by, followedIds(session), conflictIds(session)]).toEqual(['Ben', ['days', 'animate'], ['title']]);
  });

  it('fields stand still while the user chooses, and catch up afterwards', async () => {
    const { server, session, value, caughtUp } = await both();
    session.ask();
    server.save([['animate', true]], 'Ben');
    await expect.poll(() => server.version).toBe(3);
    expect(value('animate')).toBe(false);
    session.resolve(session.overtaken!, ['mine']);
    await caughtUp();
    expect(value('animate')).toBe(true);
  });

  it('translations published while the user chooses show afterwards', async () => {
    const { server, session, live, reload } = await both();
    session.ask();
    server.publish(1);
    server.folder(null);
    await expect.poll(() => live.folder?.problem).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    session.resolve(session.overtaken!, ['mine']);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('the conflict survives a reload of the page, which asks nothing by itself', async () => {
    const kept = new Map<string, string>();
    const storage: BrowserStorage = {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, item) => void kept.set(key, item),
      removeItem: (key) => void kept.delete(key),
      key: (index) => [...kept.keys()][index] ?? null,
      get length() {
        return kept.size;
      }
    };
    const { server, session, caughtUp, listening } = opened();
    keepEditsIn(new UnsavedValuesStore(storage, 7, 'one'), session, () => false);
    await listening();
    session.state.set('title', text('Graz'));
    server.save([['title', text('Linz')]], 'Anna');
    await caughtUp();
    const savedValues = JSON.stringify(Object.fromEntries(server.values));
    const again = new EditorSession(editorData({ Version: 2, SavedValues: savedValues }), services);
    keepEditsIn(new UnsavedValuesStore(storage, 7, 'one'), again, () => false);
    expect([again.overtaken, conflictIds(again)]).toEqual([undefined, ['title']]);
    again.ask();
    expect(again.overtaken?.conflicts).toMatchObject([{ mine: text('Graz'), theirs: text('Linz') }]);
  });
});

describe('one’s own save', () => {
  it('gives no notice in the tab that saves', async () => {
    const { server, session, live, listening } = opened();
    await listening();
    session.state.set('days', 4);
    expect(await session.save()).toBe('saved');
    server.save([['animate', true]], 'Anna');
    await expect.poll(() => followedIds(session)).toEqual(['animate']);
    expect(live.by).toBe('Anna');
  });

  it('in another tab gives a notice that it is one’s own', async () => {
    const server = new Elsewhere();
    const [one, two] = [opened(server), opened(server)];
    await expect.poll(() => server.resumed.length).toBe(2);
    one.session.state.set('days', 4);
    await one.session.save();
    await two.caughtUp();
    expect([two.live.by, two.live.own]).toEqual(['me', 'me']);
  });
});

describe('the connection', () => {
  it('gives a notice when lost for some seconds, until it is back with what was saved in the meantime', async () => {
    const { server, live, value, listening } = opened();
    await listening();
    await expect.poll(() => server.version).toBe(1);
    vi.useFakeTimers();
    server.refusals.push(503, 503, 503, 503);
    server.cut();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(live.lost).toBe(false);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(live.lost).toBe(true);
    server.save([['days', 5]], 'Anna');
    await vi.advanceTimersByTimeAsync(10_000);
    expect([live.lost, value('days')]).toEqual([false, 5]);
  });

  it('that returns ends the notice of an unreachable server, but the edit is still unsaved', async () => {
    const { server, session, listening } = opened();
    await listening();
    session.state.set('title', text('Graz'));
    server.isDown = true;
    server.cut();
    expect(await session.save()).toBe('unreachable');
    expect(session.notice).toEqual({ kind: 'unreachable' });
    server.isDown = false;
    await expect.poll(() => session.notice).toEqual({ kind: 'reachable' });
    expect(session.state.dirty).toBe(true);
    expect(await session.save()).toBe('saved');
    expect(session.notice).toBeUndefined();
  });

  it('gets the Values in the end, even if they are refused for a moment', async () => {
    const { server, value, listening } = opened();
    await listening();
    vi.useFakeTimers();
    server.refusals.push(503);
    server.save([['days', 5]], 'Anna');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(value('days')).toBe(5);
  });

  it('gives a notice when it is refused because nobody is signed in', async () => {
    const { server, session, listening } = opened();
    await listening();
    server.refusals.push(401);
    server.cut();
    await expect.poll(() => session.notice?.kind).toBe('signed-out');
  });

  it('ends the notice of a failed save when it brings that save, whose response was lost', async () => {
    const { server, session, caughtUp, listening } = opened();
    await listening();
    session.state.set('title', text('Graz'));
    server.losesAnswer = true;
    expect(await session.save()).toBe('unreachable');
    await caughtUp();
    expect([session.state.dirty, session.notice]).toEqual([false, undefined]);
  });

  it.each([
    [403, 'its right is withdrawn, and given back'],
    [404, 'it is deleted, and restored']
  ])('that is refused with %i, because %s, ends the notice of the missing widget once it is back', async (status) => {
    const { server, session, live, listening } = opened();
    await listening();
    await expect.poll(() => server.resumed).toEqual([null]);
    if (status === 403) server.delete();
    server.refusals.push(status);
    server.cut();
    await expect.poll(() => server.resumed.length).toBe(2);
    await expect.poll(() => live.gone).toBe(true);
    session.state.set('title', text('Graz'));
    server.refusals.push(404);
    expect(await session.save()).toBe('gone');
    await expect.poll(() => live.gone).toBe(false);
    expect(session.notice).toBeUndefined();
  });

  it('gives a notice when the widget is deleted, until it is restored', async () => {
    const { server, session, live, listening } = opened();
    await listening();
    await expect.poll(() => server.resumed).toEqual([null]);
    server.delete();
    await expect.poll(() => live.gone).toBe(true);
    session.state.set('title', text('Graz'));
    server.refusals.push(404);
    expect(await session.save()).toBe('gone');
    server.restore();
    await expect.poll(() => live.gone).toBe(false);
    expect(session.notice).toBeUndefined();
  });
});

it('reaches the newest version after any edits, saves of others and interruptions, without losing an edit', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('edit' as const), id: fc.constantFrom('title', 'mode'), at: fc.nat(3) }),
    fc.record({ kind: fc.constant('save' as const), id: fc.constantFrom('title', 'mode'), at: fc.nat(3) }),
    fc.record({ kind: fc.constantFrom('cut' as const, 'wait' as const) })
  );
  const valueOf = (id: string, at: number) => (id === 'title' ? text(`Title ${at}`) : ['Now', 'Forecast'][at % 2]);
  const law = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
    vi.useFakeTimers();
    const { server, session, live, value } = opened();
    await vi.advanceTimersByTimeAsync(1);
    const typed = new Map<string, unknown>();
    for (const each of steps) {
      if (each.kind === 'edit') {
        const edit = valueOf(each.id, each.at);
        session.state.set(each.id, edit);
        typed.set(each.id, edit);
      } else if (each.kind === 'save') server.save([[each.id, valueOf(each.id, each.at)]], 'Anna');
      else if (each.kind === 'cut') server.cut();
      else await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(120_000);
    expect(session.state.version).toBe(server.version);
    for (const { id, changed, saved } of session.state.fields) {
      expect(saved).toEqual(server.values.get(id));
      expect(value(id)).toEqual(changed ? typed.get(id) : saved);
    }
    live.stop();
    vi.useRealTimers();
  });
  await fc.assert(law, { numRuns: runs(60), seed: 20_261_121 });
});
