import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Board } from './board.svelte.js';
import { BoardUpdates } from './boardUpdates.svelte.js';
import { boardBody as body, widget } from './testing.js';

const open: BoardUpdates[] = [];
/** What the server has, by path; anything else is not found. */
let served: Map<string, unknown>;
beforeEach(() => {
  served = new Map();
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(new Response(JSON.stringify(served.get(url) ?? {}), { status: served.has(url) ? 200 : 404 }))
  );
});
afterEach(() => {
  for (const each of open.splice(0)) each.stop();
  vi.unstubAllGlobals();
});

/**
 * A dashboard with two widgets, and its streams: to send on the newest, to break it, and to see the Ids each was opened for.
 */
function followed() {
  const asked: string[] = [];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const send = ((url: string, { signal }: RequestInit) => {
    asked.push(url.replace('/api/Widgets/Events?ids=', ''));
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        streams.push(controller);
        controller.enqueue(new TextEncoder().encode(':\n\n'));
        signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
      }
    });
    return Promise.resolve(new Response(stream));
  }) as typeof fetch;
  const board = new Board(body, [widget(1, 1, 'Graz'), widget(2, 1, 'Wels')]);
  const live = new BoardUpdates(board, send);
  open.push(live);
  live.watch(board.widgetIds);
  const say = (event: string, data: object) =>
    streams.at(-1)!.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  const content = (id: number) => board.content(board.layout.find(({ widgetId }) => widgetId === id)!);
  const cut = () => streams.at(-1)!.error(new Error('cut'));
  return { board, live, asked, say, cut, content };
}

describe('the widgets on a dashboard', () => {
  it('are followed in one stream, which is another only when other widgets lie there', () => {
    const { board, live, asked } = followed();
    live.watch([2, 1, 1]);
    board.do({ kind: 'remove', id: 't1' });
    live.watch(board.widgetIds);
    expect(asked).toEqual(['1,2', '2']);
  });

  it('get the Values that were saved elsewhere, and go on under the path they have', async () => {
    const { say, content } = followed();
    served.set('/api/Widgets/1/Content', widget(1, 2, 'Linz'));
    say('saved', { Id: 1, Version: 2, By: 'Anna' });
    await expect.poll(() => content(1)?.values.get('title')).toEqual([{ Text: 'Linz' }]);
    expect([content(1)?.version, content(1)?.path, content(2)?.version]).toEqual([2, '/w/1.1.Graz/', 1]);
  });

  it('are read one at a time, however often they are saved meanwhile, until they are as they are saved', async () => {
    const { say, content } = followed();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let reads = 0;
    let newest = 4;
    vi.stubGlobal('fetch', async (url: string) => {
      if (url !== '/api/Widgets/1/Content') return new Response('[]');
      reads += 1;
      await held;
      return new Response(JSON.stringify(widget(1, reads === 1 ? 2 : newest, 'Linz')));
    });
    for (const Version of [2, 3, 4]) say('saved', { Id: 1, Version, By: 'Anna' });
    say('named', { Id: 2, Name: 'Heard last' });
    await expect.poll(() => content(2)?.name).toBe('Heard last');
    expect(reads).toBe(1);
    release();
    await expect.poll(() => content(1)?.version).toBe(4);
    newest = 5;
    say('saved', { Id: 1, Version: 5, By: 'Anna' });
    await expect.poll(() => content(1)?.version).toBe(5);
  });

  it('with another package are another content', async () => {
    const { say, content } = followed();
    const source = JSON.stringify({ SpotType: 'DashboardWidget', NumberOfSlots: 2, Elements: [] });
    served.set('/api/Widgets/1/Content', { ...widget(1, 2, 'Linz'), PackageId: 2, Source: source });
    say('saved', { Id: 1, Version: 2, By: 'Anna' });
    await expect.poll(() => content(1)?.path).toBe('/w/1.2.Linz/');
    expect(content(1)?.ascData.NumberOfSlots).toBe(2);
  });

  it('get the texts that are published, in the frame they have, and are read once for each publication', async () => {
    const { say, content } = followed();
    const before = content(1);
    let reads = 0;
    const source = before!.ascData && JSON.stringify({ ...before!.ascData, Elements: [] });
    vi.stubGlobal('fetch', (url: string) => {
      if (url === '/api/Widgets/1/Content') reads += 1;
      const answer = { ...widget(1, 1, 'Graz'), Source: source, Published: 2, PreviewPath: '/w/other/' };
      return Promise.resolve(new Response(JSON.stringify(url.startsWith('/api/Widgets/1/') ? answer : [])));
    });
    for (const Texts of [3, 4]) say('texts', { Id: 1, Texts, Published: 2 });
    say('texts', { Id: 2, Texts: 5, Published: 0 });
    await expect.poll(() => content(1)?.published).toBe(2);
    expect([content(1)?.ascData.Elements, content(1)?.path]).toEqual([[], before?.path]);
    say('texts', { Id: 1, Texts: 6, Published: 2 });
    say('named', { Id: 2, Name: 'Heard last' });
    await expect.poll(() => content(2)?.name).toBe('Heard last');
    expect(reads).toBe(1);
  });

  it('get the name that they are given, also where it was given before anybody listened', async () => {
    served.set('/api/Widgets', [{ Id: 2, Name: 'Named before' }]);
    const { say, content } = followed();
    await expect.poll(() => content(2)?.name).toBe('Named before');
    say('named', { Id: 1, Name: 'Named now' });
    await expect.poll(() => content(1)?.name).toBe('Named now');
  });

  it('that are deleted are not there any more', async () => {
    const { say, content } = followed();
    say('gone', { Id: 1 });
    await expect.poll(() => content(1)).toBeUndefined();
    expect(content(2)).toBeDefined();
  });

  it('that are not found when they are read are not there any more', async () => {
    const { say, content } = followed();
    say('saved', { Id: 1, Version: 2, By: 'Anna' });
    await expect.poll(() => content(1)).toBeUndefined();
    expect(content(2)).toBeDefined();
  });

  it('that are deleted before anybody listened are not there any more', async () => {
    const { board, content } = followed();
    const refusing = new BoardUpdates(board, () => Promise.resolve(new Response('{}', { status: 404 })));
    open.push(refusing);
    refusing.watch([1, 2]);
    await expect.poll(() => content(1)).toBeUndefined();
    expect(content(2)).toBeUndefined();
  });

  it('and their arrangement are caught up with: what could not be saved is, when the connection is back', async () => {
    const { board, cut } = followed();
    board.do({ kind: 'remove', id: 't2' });
    await expect.poll(() => board.saving).toBe('failed');
    served.set('/api/Dashboards/1', { ...body, Version: 2 });
    cut();
    await expect.poll(() => board.saving).toBe('saved');
  });

  it('that are restored are there again, as they are saved now, without a new stream', async () => {
    const { board, live, asked, say, content } = followed();
    say('gone', { Id: 1 });
    await expect.poll(() => content(1)).toBeUndefined();
    live.watch(board.widgetIds);
    served.set('/api/Widgets/1/Content', widget(1, 1, 'Linz'));
    say('now', { Id: 1, Version: 1, By: 'Anna' });
    await expect.poll(() => content(1)?.values.get('title')).toEqual([{ Text: 'Linz' }]);
    expect(asked).toEqual(['1,2']);
  });

  it('are followed on when all of them are deleted, so that a restored one is there again at once', async () => {
    const { board, live, asked, say, content } = followed();
    for (const id of [1, 2]) say('gone', { Id: id });
    await expect.poll(() => content(2)).toBeUndefined();
    live.watch(board.widgetIds);
    served.set('/api/Widgets/2/Content', widget(2, 1, 'Linz'));
    say('now', { Id: 2, Version: 1, By: 'Anna' });
    await expect.poll(() => content(2)?.values.get('title')).toEqual([{ Text: 'Linz' }]);
    expect(asked).toEqual(['1,2']);
  });
});
