import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { QueueFull, type QueuePlace } from '../../src/lib/server/pictures/queue.js';
import { Renderer, RenderFailed } from '../../src/lib/server/pictures/renderer.js';
import { ask, sample, serve, upload, userWith, type Server } from '../api/harness.js';
import { somebody, variant } from '../api/widgetGroups.js';
import { made } from '../api/things.js';
import { build, BROWSER, COLOUR, PAINTS, type Built } from './harness.js';
import { decodePng } from './png.js';

let built: Built;
beforeAll(async () => {
  built = await build();
}, 60_000);
let server: Server | undefined;
afterEach(() => server?.[Symbol.asyncDispose]());

const start = async (RENDER: '0' | '1') => {
  server = await serve({ RENDER_DIR: built.folder, RENDER, ...BROWSER });
};
const painted = async () =>
  upload(await sample({ elements: [COLOUR], files: { ...built.libraries, 'index.html': PAINTS } }));
const thumbnail = (id: number, headers: Record<string, string> = {}, as?: string) =>
  ask(`/api/Widgets/${id}/Thumbnail`, { headers, as });

async function colourOf(response: Response): Promise<unknown> {
  const { at, width, height } = decodePng(new Uint8Array(await response.arrayBuffer()));
  return at(Math.floor(width / 2), Math.floor(height / 2));
}

describe('GET /Widgets/{id}/Thumbnail', { timeout: 60_000 }, () => {
  it('shows the widget with its current Values, and has an ETag that changes with them', async () => {
    await start('1');
    const id = await painted();
    const before = await thumbnail(id);
    const etag = before.headers.get('etag') ?? '';
    expect([before.status, before.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(await colourOf(before)).toEqual([255, 0, 0]);
    expect((await thumbnail(id, { 'if-none-match': etag })).status).toBe(304);

    const json = { Values: { Colour: '#00FF00' } };
    await ask(`/api/Widgets/${id}/Values`, { method: 'PUT', headers: { 'if-match': '*' }, json });
    const after = await thumbnail(id, { 'if-none-match': etag });
    expect([after.status, await colourOf(after)]).toEqual([200, [0, 255, 0]]);
  });

  it('answers 204 where no browser can show the widget', async () => {
    await start('0');
    const response = await thumbnail(await painted());
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  it('tells administrators that the browser does not start, until it does', async () => {
    server = await serve({ RENDER_DIR: built.folder, RENDER: '1', CHROMIUM_PATH: '/bin/false', RENDER_AS_ROOT: '1' });
    const { pictures } = server.app;
    expect(pictures.cardsOnly).toBeUndefined();
    const id = await painted();
    expect((await thumbnail(id)).status).toBe(204);
    expect(pictures.cardsOnly).toBe('no-start');
    vi.spyOn(Renderer.prototype, 'widget').mockRejectedValueOnce(new RenderFailed('error'));
    await thumbnail(id);
    expect(pictures.cardsOnly).toBeUndefined();
  });

  it('answers 503 with Retry-After, not 204, while too many others wait, and the picture later', async () => {
    await start('1');
    const id = await painted();
    const full = vi.spyOn(Renderer.prototype, 'widget').mockRejectedValue(new QueueFull());
    const busy = await thumbnail(id);
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await busy.json()).toMatchObject({ code: 'no-picture-now', status: 503 });
    full.mockRestore();
    expect((await thumbnail(id)).status).toBe(200);
  });

  it('waits for all who ask for it, and comes last if its package has used up its time before', async () => {
    await start('1');
    const id = await painted();
    const { key } = await userWith({ role: 'administrator' });
    const places: QueuePlace[] = [];
    const renderer = vi.spyOn(Renderer.prototype, 'widget').mockImplementation(async (_job, _files, place) => {
      places.push(place);
      await expect.poll(() => place.owners.size).toBe(3 - places.length);
      throw new RenderFailed('time');
    });
    await Promise.all([thumbnail(id), thumbnail(id, {}, key)]);
    const json = { Values: { Colour: '#00FF00' } };
    await ask(`/api/Widgets/${id}/Values`, { method: 'PUT', headers: { 'if-match': '*' }, json });
    await thumbnail(id);
    renderer.mockRestore();
    expect(places.map(({ isLast }) => isLast)).toEqual([false, true]);
  });

  it('needs permission to read the spot group of the widget group', async () => {
    await start('0');
    const group = await made('SpotGroups', { Name: 'Windows' });
    const { Id } = await made('WidgetGroups', { Name: 'Windows', SpotGroupId: group.Id });
    const { Id: id } = await variant(await painted(), { WidgetGroupId: Id });
    expect((await thumbnail(id, {}, await somebody({ [group.Id]: 'read' }))).status).toBe(204);
    expect((await thumbnail(id, {}, await somebody({}))).status).toBe(403);
  });
});
