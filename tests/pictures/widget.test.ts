import { beforeAll, describe, expect, it } from 'vitest';
import { serve, serverOfAll } from '../api/harness.js';
import { build, BROWSER, isCard, page, PAINTS, pixels, subject, type Built } from './harness.js';

let built: Built;
beforeAll(async () => {
  built = await build();
}, 60_000);

const settings = () => ({ RENDER_DIR: built.folder, RENDER: '1', ...BROWSER });

/** The stored pictures, each with when it was made: two per rendered widget. */
async function kept(app: Awaited<ReturnType<typeof serve>>['app']): Promise<string[]> {
  const rows = await app.store.db.selectFrom('pictures').select(['key', 'made_at']).orderBy('key').execute();
  return rows.map(({ key, made_at }) => `${key} ${made_at}`);
}

describe('the picture of a spot with a package', { timeout: 60_000 }, () => {
  const server = serverOfAll(() => serve(settings()));

  it('has the size of the spot and shows the package with its current Values', async () => {
    const spot = await subject(server.app, built, {
      index: PAINTS,
      values: { Colour: '#00FF00' },
      width: 200,
      height: 100
    });
    const shown = await pixels(server.app, spot);
    expect([shown.width, shown.height]).toEqual([200, 100]);
    expect([shown.at(0, 0), shown.at(199, 99)]).toEqual([
      [0, 255, 0],
      [0, 255, 0]
    ]);
  });

  it('has at most 320 pixels on the longer side as a thumbnail, in the same proportions', async () => {
    const spot = await subject(server.app, built, { index: PAINTS, width: 900, height: 1600 });
    const shown = await pixels(server.app, spot, 'thumbnail');
    expect([shown.width, shown.height, shown.at(90, 160)]).toEqual([180, 320, [255, 0, 0]]);
  });

  it('is taken after a late InitComplete, and even without one', async () => {
    const late = page(`
      widget.registerDataChangedHandler(() => setTimeout(() => {
        document.body.style.background = '#00FF00';
        widget.sendInitComplete();
      }, 700));
      widget.sendReady(true);`);
    const never = page(`document.body.style.background = '#0000FF'; widget.sendReady(true);`);
    const silent = '<!doctype html><body style="background:#FF00FF">';
    const colours = [];
    for (const index of [late, never, silent]) {
      colours.push((await pixels(server.app, await subject(server.app, built, { index }))).at(80, 45));
    }
    expect(colours).toEqual([
      [0, 255, 0],
      [0, 0, 255],
      [255, 0, 255]
    ]);
  });

  it.each([
    ['a handler of data', 'widget.registerDataChangedHandler(() => null.x); widget.sendReady();'],
    [
      'a promise of one',
      `widget.registerDataChangedHandler(async () => { await 0; null.x; }); widget.sendReady(true);
      addEventListener('unhandledrejection', () => widget.sendInitComplete());`
    ],
    ['the handler of Play', 'widget.registerPlayHandler(() => null.x); widget.sendReady();'],
    // Without the second timer, the picture might be taken before the first one ran; likewise above.
    [
      'a script outside the handlers',
      'widget.sendReady(true); setTimeout(() => null.x); setTimeout(() => widget.sendInitComplete());'
    ]
  ])('is a card when %s throws, because what is shown may be wrong', async (_, script) => {
    const index = page(`document.body.style.background = '#00FF00'; ${script}`);
    expect(await isCard(server.app, await subject(server.app, built, { index }))).toBe(true);
  });

  it('is scaled to at most 4096 pixels if the spot is larger', async () => {
    const spot = await subject(server.app, built, { index: PAINTS, width: 100_000, height: 1_000 });
    const shown = await pixels(server.app, spot);
    expect([shown.width, shown.height, shown.at(2000, 20)]).toEqual([4096, 41, [255, 0, 0]]);
  });
});

/** Each on a separate server: they count stored pictures, or change settings. */
describe('the picture of a spot with a package, on a server of its own,', { timeout: 60_000 }, () => {
  it('shows the widget in the language of the installation', async () => {
    await using server = await serve(settings());
    const { app } = server;
    const says = "document.body.style.background = navigator.language.startsWith('de') ? '#00ff00' : '#0000ff';";
    const spot = await subject(app, built, { index: page(`${says} widget.sendReady();`) });
    const colour = async () => (await pixels(app, spot)).at(80, 45);
    expect(await colour()).toEqual([0, 0, 255]);
    app.contentLanguage.entered('de');
    await app.contentLanguage.close();
    expect(await colour()).toEqual([0, 255, 0]);
  });

  it('is rendered once for all requests and the thumbnail, and again for other Values', async () => {
    await using server = await serve(settings());
    const { app } = server;
    const spot = await subject(app, built, { index: PAINTS });
    const first = await app.pictures.picture(spot, 'preview', 'test');
    const afterFirst = await kept(app);
    const second = await app.pictures.picture(spot, 'preview', 'test');
    await app.pictures.picture(spot, 'thumbnail', 'test');
    expect([afterFirst.length, second.tag, await kept(app)]).toEqual([2, first.tag, afterFirst]);
    const changed = await subject(app, built, { index: PAINTS, values: { Colour: '#0000FF' } });
    expect((await pixels(app, changed)).at(80, 45)).toEqual([0, 0, 255]);
    expect((await kept(app)).length).toBe(4);
  });

  it('is rendered once for those who ask at the same time', async () => {
    await using server = await serve(settings());
    const { app } = server;
    const spot = await subject(app, built, { index: PAINTS });
    const asked = Array.from({ length: 8 }, () => app.pictures.picture(spot, 'preview', 'test'));
    const tags = new Set((await Promise.all(asked)).map(({ tag }) => tag));
    expect([tags.size, (await kept(app)).length]).toEqual([1, 2]);
  });

  it('is a card with RENDER=0 and on a machine without a browser', async () => {
    for (const [env, said] of [
      [{ RENDER: '0' }, []],
      [{ CHROMIUM_PATH: '/nowhere/chromium' }, [expect.stringContaining('CHROMIUM_PATH names no program')]]
    ] as const) {
      await using server = await serve({ ...settings(), ...env });
      expect(server.app.notices).toEqual(said);
      const spot = await subject(server.app, built, { index: PAINTS });
      expect(await isCard(server.app, spot)).toBe(true);
      expect((await kept(server.app)).length).toBe(0);
    }
  });

  it('is removed beyond the limits', async () => {
    await using server = await serve(settings());
    const { app } = server;
    await app.pictures.picture(await subject(app, built, { index: PAINTS }), 'preview', 'test');
    expect(await app.pictures.sweep({ pictures: 1, bytes: 1e9 })).toBe(1);
    expect(await app.pictures.sweep({ pictures: 9, bytes: 0 })).toBe(1);
    expect(await kept(app)).toEqual([]);
  });
});
