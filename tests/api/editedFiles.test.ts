import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DraftLink, EditorData, SharedDraft } from '../../src/lib/api.js';
import { EditedFiles } from '../../src/lib/server/widgets/editedFiles.js';
import { Browser } from '../people/browser.js';
import { onlyEngine } from '../store/engines.js';
import { ask, form, previewOf, sample, serverOfAll, upload, userWith, type Ask } from './harness.js';
import { made, serveOn } from './things.js';

const PASSWORD = 'password of the editors';
const MAIN = 'globalThis.unsaved = true;';
const MEGABYTE = 1024 * 1024;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const DELETE: Ask = { method: 'DELETE' };

const server = serverOfAll(() => serveOn(onlyEngine, { ADMIN_PASSWORD: PASSWORD }));
let widget = 0;
let administrators = 0;
beforeAll(async () => {
  widget = await upload(
    await sample({ identifier: 'test.edited', files: { 'main.js': 'saved', 'data/text.txt': 'saved', 'p.png': 'P' } })
  );
});

async function signedIn(count = 1): Promise<Browser[]> {
  const name = `editor ${++administrators}`;
  await userWith({ name, role: 'administrator', password: PASSWORD });
  const browsers: Browser[] = [];
  while (browsers.length < count) browsers.push(await new Browser().signIn(name, PASSWORD));
  return browsers;
}
const sent = (files: Readonly<Record<string, string | Uint8Array>>): Ask => ({
  method: 'PUT',
  body: form(
    ...Object.entries(files).map(([name, file]) => [name, typeof file === 'string' ? bytesOf(file) : file] as const)
  )
});
const put = (browser: Browser, files: Readonly<Record<string, string | Uint8Array>>, id = widget, tab = '') =>
  browser.ask(`/api/Widgets/${id}/EditedFiles${tab && `?tab=${tab}`}`, sent(files));
const pathOf = async (answer: Response) => {
  expect(answer.status, await answer.clone().text()).toBe(200);
  return ((await answer.json()) as { PreviewPath: string }).PreviewPath;
};
/** As a frame requests: without any cookie. */
const read = async (path: string, options: Ask = {}) => {
  const response = await ask(path, { ...options, as: null });
  return [response.status, await response.text()] as const;
};
const refusal = async (answer: Response) => {
  const { code, errors = [] } = (await answer.json()) as { code: string; errors?: { code: string }[] };
  return [answer.status, code, ...errors.map((each) => each.code)];
};

describe('edited files', () => {
  it('stand in place of the package’s or beside them, under the same sandbox; all others are the package’s', async () => {
    const [browser] = await signedIn();
    const path = await pathOf(await put(browser!, { 'main.js': MAIN, 'new/ä.css': 'b {}' }));
    expect(await read(`${path}main.js`)).toEqual([200, MAIN]);
    expect(await read(`${path}new/${encodeURIComponent('ä')}.css`)).toEqual([200, 'b {}']);
    expect(await read(`${path}data/text.txt`)).toEqual([200, 'saved']);
    const headers = async (at: string, name: string) => {
      const all = Object.fromEntries((await ask(at + name, { as: null })).headers);
      for (const own of ['etag', 'content-length']) delete all[own];
      return JSON.stringify(all).replaceAll(at, '/w/x/');
    };
    const plain = await previewOf(widget);
    for (const name of ['main.js', 'index.html', 'data/text.txt', 'none.js']) {
      expect(await headers(path, name)).toBe(await headers(plain, name));
    }
    expect((await ask(`${path}main.js`, { as: null })).headers.get('cache-control')).toBe('private, no-store');
  });

  it('replace what the session sent before, are sent in part, and end on request', async () => {
    const [browser] = await signedIn();
    const held = server.app.editedFiles.size;
    await put(browser!, { 'main.js': MAIN, 'data/text.txt': 'edited' });
    const path = await pathOf(await put(browser!, { 'main.js': '0123456789' }));
    expect(await read(`${path}data/text.txt`)).toEqual([200, 'saved']);
    expect(await read(`${path}main.js`, { headers: { range: 'bytes=2-4' } })).toEqual([206, '234']);
    expect((await browser!.ask(`/api/Widgets/${widget}/EditedFiles`, DELETE)).status).toBe(204);
    expect((await read(`${path}main.js`))[0]).toBe(403);
    expect(server.app.editedFiles.size).toEqual(held);
  });

  it('of one tab are not those of another one of the session, which neither replaces nor ends them', async () => {
    const [browser] = await signedIn();
    const paths: string[] = [];
    for (const tab of ['one', 'two', '']) {
      paths.push(await pathOf(await put(browser!, { 'main.js': `of tab ${tab}` }, widget, tab)));
    }
    await put(browser!, { 'main.js': 'of tab one, again' }, widget, 'one');
    await browser!.ask(`/api/Widgets/${widget}/EditedFiles?tab=two`, DELETE);
    const shown = [];
    for (const path of paths) shown.push(await read(`${path}main.js`));
    expect(shown.map(([status, text]) => (status === 200 ? text : status))).toEqual([
      ...['of tab one, again', 403, 'of tab ']
    ]);
  });

  it('let the start page load the package’s libraries as it does when it is saved', async () => {
    const [browser] = await signedIn();
    const page =
      '<!doctype html><title>Edited</title><script src="lib/WizardBase.js"></script><script src="main.js"></script>';
    const path = await pathOf(await put(browser!, { 'index.html': page }));
    const [, shown] = await read(path);
    expect(shown).toContain('<title>Edited</title>');
    expect(shown).toContain('crossorigin src="main.js"');
  });
});

describe('edited files never reach', () => {
  let guest = 0;
  /** Everything that another caller, or another place of the same person, gets of the widget. */
  const others: readonly (readonly [who: string, path: (edited: { path: string; id: number }) => Promise<string>])[] = [
    ['another account', async ({ id }) => contentPath((await signedIn())[0]!, id)],
    ['a key', ({ id }) => previewOf(id)],
    ['a guest with the link of a draft', async ({ id }) => guestPath(id)],
    ['a dashboard, or another tab of the same session', async ({ id }) => contentPath(editor!, id)]
  ];
  let editor: Browser | undefined;
  let twin: Browser | undefined;
  let path = '';
  beforeEach(async () => {
    [editor, twin] = await signedIn(2);
    path = await pathOf(await put(editor!, { 'main.js': MAIN }));
  });
  const contentPath = async (browser: Browser, id: number) =>
    ((await (await browser.ask(`/api/Widgets/${id}/Content`)).json()) as EditorData).PreviewPath;
  const guestPath = async (id: number) => {
    const Cells = [{ Widget: id, Element: 'Count', Value: 4 }];
    const draft = await made('Drafts', { Widget: id, Name: `Draft ${++guest}`, Cells });
    const GuestUntil = new Date(Date.now() + 3_600_000).toISOString();
    const link = await ask(`/api/Drafts/${draft.Id}/Link`, { method: 'POST', json: { GuestUntil } });
    const token = ((await link.json()) as DraftLink).Path.replace('/d/', '');
    const shared = await ask(`/api/SharedDrafts/${token}`, { as: null, address: '10.1.0.1' });
    return ((await shared.json()) as SharedDraft).Widgets[0]!.PreviewPath;
  };

  it.each(others)('%s', async (_who, pathFor) => {
    expect(await read(`${await pathFor({ path, id: widget })}main.js`)).toEqual([200, 'saved']);
  });

  it('another session of the same account, which can neither open nor end them', async () => {
    const other = await pathOf(await put(twin!, { 'data/text.txt': 'of the twin' }));
    expect(await read(`${other}main.js`)).toEqual([200, 'saved']);
    await twin!.ask(`/api/Widgets/${widget}/EditedFiles`, DELETE);
    expect(await read(`${path}main.js`)).toEqual([200, MAIN]);
  });

  it('a path for them that names another bearer, widget or edits, even signed by this server', async () => {
    const said = server.app.tokens.read(path.split('/')[2]!)!;
    const stranger = server.app.tokens.read((await contentPath(twin!, widget)).split('/')[2]!)!;
    for (const forged of [
      { ...said, bearer: stranger.bearer },
      { ...said, edits: 'f'.repeat(32) }
    ]) {
      expect((await read(`${server.app.tokens.path(forged)}main.js`))[0]).toBe(403);
    }
    const [, , token = ''] = path.split('/');
    const without = token.split('.').toSpliced(3, 1).join('.');
    expect((await read(`/w/${without}/main.js`))[0]).toBe(403);
  });

  it('a download, or anything that is stored', async () => {
    const { store } = server.app;
    const file = await editor!.ask(`/api/Widgets/${widget}/Package?as=uploaded`);
    const before = await file.arrayBuffer();
    await put(editor!, { 'main.js': 'other' });
    const after = await (await editor!.ask(`/api/Widgets/${widget}/Package?as=uploaded`)).arrayBuffer();
    expect(Buffer.from(after).equals(Buffer.from(before))).toBe(true);
    const stored: string[] = [];
    for await (const { sha256 } of store.files.list()) {
      stored.push(new TextDecoder('latin1').decode(await store.files.read(sha256)));
    }
    expect(stored.some((each) => each.includes(MAIN) || each === 'other')).toBe(false);
  });

  it.each<readonly [what: string, end: (id: number) => Promise<unknown>]>([
    ['signed out', () => editor!.ask('/sign-out', { method: 'POST' })],
    ['lost the right to replace', (id) => changeUser(id, { Role: 'user' })],
    ['was locked', (id) => changeUser(id, { Locked: true })],
    ['was deleted', (id) => ask(`/api/Users/${id}`, DELETE)]
  ])('anybody once their maker %s, and are forgotten', async (_what, end) => {
    const { app } = server;
    const held = app.editedFiles.size.sets;
    const id = Number(((await (await editor!.ask('/api/Account')).json()) as { Id: number }).Id);
    await end(id);
    expect((await read(`${path}main.js`))[0]).toBe(403);
    expect((await read(`${path}index.html`))[0]).toBe(403);
    await expect.poll(() => app.editedFiles.size.sets).toBe(held - 1);
  });
  const changeUser = async (id: number, json: object) => {
    const administrator = await new Browser().signIn('admin', PASSWORD);
    expect((await administrator.ask(`/api/Users/${id}`, { method: 'PATCH', json })).status).toBe(200);
  };

  it('anybody while their widget is in the Trash', async () => {
    const id = await upload(await sample({ identifier: 'test.edited.gone', files: { 'main.js': 'saved' } }));
    const gone = await pathOf(await put(editor!, { 'main.js': MAIN }, id));
    await ask(`/api/Widgets/${id}`, DELETE);
    expect((await read(`${gone}main.js`))[0]).toBe(403);
  });
});

describe('edited files are refused', () => {
  const many = (count: number, size = 1) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}.txt`, 'x'.repeat(size)]));
  it.each<readonly [what: string, files: () => Record<string, string | Uint8Array>, outcome: readonly unknown[]]>([
    ['with none', () => ({}), [400, 'edited-files-invalid', 'package-empty']],
    ['above the folder', () => ({ '../main.js': '1' }), [400, 'edited-files-invalid', 'package-name-path']],
    ['with an absolute path', () => ({ '/etc/passwd': '1' }), [400, 'edited-files-invalid', 'package-name-path']],
    ['with a backslash', () => ({ 'a\\b.js': '1' }), [400, 'edited-files-invalid', 'package-name-path']],
    [
      'like another but for its case',
      () => ({ 'MAIN.js': '1' }),
      [400, 'edited-files-invalid', 'package-name-duplicate']
    ],
    ['below a file', () => ({ 'main.js/a.js': '1' }), [400, 'edited-files-invalid', 'package-name-folder']],
    [
      'with a long name',
      () => ({ [`${'n'.repeat(256)}.js`]: '1' }),
      [400, 'edited-files-invalid', 'package-name-length']
    ],
    ['that are too many', () => many(101), [400, 'edited-files-invalid', 'package-too-many-files']],
    ['one of which is too large', () => many(1, MEGABYTE + 1), [400, 'edited-files-invalid', 'package-file-too-large']],
    [
      'that are too large together',
      () => ({ ...many(8, MEGABYTE), 'more.txt': 'x' }),
      [400, 'edited-files-invalid', 'package-total-too-large']
    ],
    ['that are no text by their name', () => ({ 'p.png': '1' }), [400, 'file-not-text']],
    ['that are no UTF-8', () => ({ 'main.js': new Uint8Array([0xe9]) }), [400, 'file-not-text']],
    ['with a zero byte', () => ({ 'main.js': new Uint8Array([49, 0]) }), [400, 'file-not-text']]
  ])('%s', async (_what, files, outcome) => {
    const [browser] = await signedIn();
    const held = server.app.editedFiles.size;
    const answer = await put(browser!, files());
    expect(await refusal(answer)).toEqual(outcome);
    expect(server.app.editedFiles.size).toEqual(held);
  });

  it('from who may not replace the template, before anything is read', async () => {
    const { key } = await userWith({});
    const body = new ReadableStream({ pull: () => Promise.reject(new Error('read')) });
    const answer = await ask(`/api/Widgets/${widget}/EditedFiles`, {
      method: 'PUT',
      as: key,
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=x' }
    });
    expect(answer.status).toBe(403);
  });
});

describe('edited files make room', () => {
  const time = { now: 0 };
  const file = (size: number) => [{ name: 'main.js', bytes: new Uint8Array(size), sha256: '0' }];
  /** Templates as people see them, and the paths of those that are still shown. */
  async function shownOf(
    sent: readonly (readonly [user: number, template: number, size: number, at?: number, tab?: string])[]
  ) {
    const { app } = server;
    const widgets = new Map<number, number>();
    for (const [, template] of sent) {
      if (widgets.has(template)) continue;
      widgets.set(template, await upload(await sample({ identifier: `test.room.${template}` })));
    }
    const actor = { ...(await app.people.bearers.actor('u1'))! };
    const { store, tokens, packages } = app;
    const bearers = { actor: () => Promise.resolve(actor) };
    const held = new EditedFiles(store, { tokens, packages, bearers, clock: () => time.now });
    const paths: [bearer: string, edits: string][] = [];
    for (const [user, template, size, at = 0, tab] of sent) {
      time.now = at;
      const path = await held.put(
        { actor: { ...actor, userId: user }, bearer: `s${user}`, tab },
        widgets.get(template)!,
        file(size)
      );
      const { bearer, edits } = tokens.read(path.split('/')[2]!)!;
      paths.push([bearer, edits!]);
    }
    const shown = paths.map(([bearer, edits]) => held.of(bearer, edits) !== undefined);
    held.close();
    return shown;
  }

  it.each([
    ['templates', (at: number) => [1, at, 1] as const],
    ['tabs', (at: number) => [1, 0, 1, 0, `${at}`] as const]
  ])('for the same person’s newer ones, in %s', async (_, of) => {
    const sets = Array.from({ length: 9 }, (__, at) => of(at));
    expect(await shownOf(sets)).toEqual([false, ...sets.slice(1).map(() => true)]);
  });

  it('for the same person’s newer ones, in bytes', async () => {
    const EIGHT = 8 * MEGABYTE;
    expect(
      await shownOf([
        [1, 0, EIGHT],
        [1, 1, EIGHT],
        [2, 0, EIGHT],
        [1, 2, 1]
      ])
    ).toEqual([false, true, true, true]);
  });

  it('for everybody’s, the longest unused first', async () => {
    const EIGHT = 8 * MEGABYTE;
    const people = Array.from({ length: 9 }, (_, at) => [at + 1, 0, EIGHT] as const);
    expect(await shownOf(people)).toEqual([false, ...people.slice(1).map(() => true)]);
  });

  it('after an hour without use', async () => {
    expect(
      await shownOf([
        [1, 0, 1],
        [2, 0, 1, 3_600_001]
      ])
    ).toEqual([false, true]);
  });
});
