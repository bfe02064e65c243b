import type { Page } from '@playwright/test';
import { ascData, element, expect, test, widget, type OpenedWidget } from './harness/lab.js';

/** What a widget can reach besides its own files, and the messages about the rest. */

const LISTED = 'https://api.example.test';
const OTHER = 'https://other.example.test';

/** Answers for every external address; returns the requested addresses, which the policy did not block. */
async function outside(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/\w+\.example\.test\//, async (route) => {
    const { pathname, origin } = new URL(route.request().url());
    asked.push(`${origin}${pathname}`);
    await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' });
  });
  return asked;
}

/** A request to one origin for each of the five directives, and for two others. Each adds a name to `events`. */
const tries = (origin: string) => `
  const said = (name) => (event) => events.push(name);
  const put = (tag, name, fields) => {
    const node = Object.assign(document.createElement(tag), fields);
    node.onload = node.onerror = said(name);
    document.body.append(node);
  };
  fetch('${origin}/data').then(said('data'), said('data'));
  put('img', 'image', { src: '${origin}/image' });
  put('audio', 'sound', { src: '${origin}/sound' });
  put('link', 'style', { rel: 'stylesheet', href: '${origin}/style' });
  new FontFace('Own', 'url(${origin}/font)').load().then(said('font'), said('font'));
  put('script', 'script', { src: '${origin}/script' });
  put('iframe', 'frame', { src: '${origin}/frame' });
  widget.sendReady();`;

const blocked = async (opened: OpenedWidget) =>
  (await opened.record()).log.flatMap((entry) => (entry.blocked ? [entry.blocked] : []));

const directives = async (opened: OpenedWidget) =>
  (await blocked(opened)).map(({ directive }) => directive.replace(/-elem$/, '')).sort();

test('nothing of an origin that is not listed is asked for, and each kind of it is told with its origin', async ({
  lab
}) => {
  const asked = await outside(lab.page);
  const opened = await lab.open(widget(tries(OTHER)), {}, '', [LISTED]);
  await expect
    .poll(() => directives(opened))
    .toEqual(['connect-src', 'font-src', 'frame-src', 'img-src', 'media-src', 'script-src', 'style-src']);
  expect(new Set((await blocked(opened)).map(({ origin }) => origin))).toEqual(new Set([OTHER]));
  expect(asked).toEqual([]);
});

test('a listed origin is reached for data, images, sound, styles and fonts, and never for scripts or frames', async ({
  lab
}) => {
  const asked = await outside(lab.page);
  const opened = await lab.open(widget(tries(LISTED)), {}, '', [LISTED]);
  await expect.poll(() => directives(opened)).toEqual(['frame-src', 'script-src']);
  await expect
    .poll(() => [...new Set(asked)].sort())
    .toEqual(['data', 'font', 'image', 'sound', 'style'].map((name) => `${LISTED}/${name}`));
});

test('a listed origin opens neither another port, nor plain http, nor the product itself', async ({ lab }) => {
  const asked = await outside(lab.page);
  const elsewhere = [`${LISTED}:8443`, 'http://api.example.test', 'wss://api.example.test'];
  const script = `
    for (const url of ${JSON.stringify(elsewhere.slice(0, 2))}) fetch(url + '/').catch(() => {});
    try { new WebSocket('wss://api.example.test/'); } catch (error) { events.push(error.name); }
    fetch('/api/Widgets').catch(() => {});
    widget.sendReady();`;
  const opened = await lab.open(widget(script), {}, '', [LISTED]);
  const origins = async () => (await blocked(opened)).map(({ origin }) => origin).sort();
  await expect.poll(origins).toEqual([...elsewhere, lab.server.origin].sort());
  expect([asked, lab.server.canary]).toEqual([[], []]);
});

test('where a listed origin forwards to another, that one is not reached', async ({ lab }) => {
  const asked = await outside(lab.page);
  await lab.page.route(`${LISTED}/on`, (route) =>
    route.fulfill({ status: 302, headers: { location: `${OTHER}/off`, 'access-control-allow-origin': '*' } })
  );
  const script = `fetch('${LISTED}/on').then(() => events.push('answered'), () => events.push('failed')); widget.sendReady();`;
  const opened = await lab.open(widget(script), {}, '', [LISTED]);
  await expect.poll(() => opened.events()).toEqual(['failed']);
  await expect.poll(() => blocked(opened)).toEqual([{ origin: LISTED, directive: 'connect-src' }]);
  expect(asked).toEqual([]);
});

test('the same request is told once, however often it is tried, and a page tells of 50 at most', async ({ lab }) => {
  const script = `
    for (let at = 0; at < 300; at++) { fetch('${OTHER}/' + at).catch(() => {}); fetch('https://h' + at + '.example.test/').catch(() => {}); }
    widget.sendReady();`;
  const opened = await lab.open(widget(script), { ascData: ascData([element('a', 0)]) });
  await expect.poll(async () => (await blocked(opened)).length).toBe(50);
  await opened.update('a', 1);
  await expect.poll(async () => (await opened.types()).filter((type) => type === 'DataChanged').length).toBe(2);
  expect(await opened.state()).toBe('live');
  const told = (await blocked(opened)).map(({ origin }) => origin);
  expect([told.length, new Set(told).size]).toEqual([50, 50]);
});

test('what a widget tells past the library is ignored where it has not the form, and shown with hidden characters written out', async ({
  lab
}) => {
  const hostile = `<!doctype html><title>Liar</title><script src="libs/WizardBase.js"></script><script>
    addEventListener('message', ({ ports: [port] }) => {
      if (!port) return;
      port.postMessage({ type: 'Blocked', origin: 'x'.repeat(257), directive: 'img-src' });
      port.postMessage({ type: 'Blocked', origin: 'https://a.example\\u202e', directive: 'img-src' });
      port.postMessage({ type: 'Blocked', origin: {}, directive: 'img-src' });
    });
    new WizardBase().sendReady();</script>`;
  const opened = await lab.open(hostile);
  await expect.poll(async () => (await opened.types()).filter((type) => type === 'Ignored').length).toBe(2);
  expect(await blocked(opened)).toEqual([{ origin: 'https://a.example\\u202e', directive: 'img-src' }]);
});

for (const [locale, words] of [
  ['en-GB', `Blocked: a request to ${OTHER}. This address`],
  ['de-AT', `Blockiert: eine Anfrage an ${OTHER}. Diese Adresse`]
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test('with debug=true the log over the widget says what was blocked and why', async ({ lab }) => {
      const opened = await lab.open(
        widget(`fetch('${OTHER}/').catch(() => {}); widget.sendReady();`),
        {},
        '?debug=true'
      );
      await expect(opened.frame.getByRole('log')).toContainText(words);
    });
  });
}
