import { startApp } from './app.mjs';
import { median, openPage, servePages, taskTime } from './browser.mjs';
import { uploadWidget } from './upload.mjs';

const AT_REST = 30;
const REST_SECONDS = 12;
const TOGETHER = 12;
const ROUNDS = 5;
/** How long the slow widget takes for itself. */
const OWN_MILLISECONDS = 1_000;
/** High enough that nothing on a dashboard of the benches is out of view. */
const VIEWPORT = { width: 1280, height: 4200 };

/** The standard widgets of one slot in turn, three beside each other. */
function tilesOf(widgets, count) {
  return Array.from({ length: count }, (_, at) => ({
    Id: `t${at}`,
    WidgetId: widgets[at % widgets.length].Id,
    Slot: at % 3,
    Row: Math.floor(at / 3),
    Slots: 1,
    Rows: 1
  }));
}

/** A dashboard with these tiles; gives its address. */
async function dashboardWith(page, url, Tiles) {
  const headers = { origin: url };
  const made = await page.request.post(`${url}/api/Dashboards`, { headers, data: { Name: 'Bench' } });
  const { Id } = await made.json();
  const put = { headers: { ...headers, 'if-match': '*' }, data: { Tiles } };
  const saved = await page.request.put(`${url}/api/Dashboards/${Id}`, put);
  if (!saved.ok()) throw new Error(`The dashboard was not saved: ${await saved.text()}`);
  return `${url}/dashboard/${Id}`;
}

/** Milliseconds from asking for the page until it tells when `count` widgets were there. */
async function opened(page, address, tell, count) {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(tell, count, { polling: 10, timeout: 60_000 });
  return handle.jsonValue();
}

/** In the page: the time, once exactly this many widgets are live; false before that. */
const live = (count) => document.querySelectorAll('[data-state="live"]').length === count && performance.now();

/** A widget that waits before it can show anything, as one that asks a website for its data. */
function uploadSlow(page, url) {
  const element = { Id: 'Text', DisplayName: 'Text', DataType: 'simpleText', Value: [{ Text: 'Here' }] };
  const script = `setTimeout(() => widget.sendReady(), ${OWN_MILLISECONDS});
    widget.registerDataChangedHandler(() => document.body.append(widget.getElementData().Text.Value[0].Text));`;
  return uploadWidget(page, url, 'slow', [element], script);
}

/** As of every widget: a process of its own for each frame. */
const OWN_PROCESS = { 'document-isolation-policy': 'isolate-and-credentialless' };

/** A page with nothing but frames for what the frames of this dashboard show; counts those that are ready. */
async function bareFrames(page, address) {
  await opened(page, address, live, TOGETHER);
  const sources = await page.locator('iframe').evaluateAll((frames) => frames.map(({ src }) => src));
  const texts = await Promise.all(sources.map(async (source) => (await page.request.get(source)).text()));
  const frame = (_, at) =>
    `<iframe sandbox="allow-scripts" src="/bare/${at}" style="width:400px;height:300px;border:0"></iframe>`;
  // A widget announces itself through a port (src/lib/channel/protocol.ts).
  const counting = `window.ready = 0; addEventListener('message', ({ ports: [port] }) => {
    port.onmessage = ({ data }) => data.type === 'Ready' && window.ready++;
  });`;
  const all = `<!doctype html><title>Bare</title><script>${counting}</script>${texts.map(frame).join('')}`;
  const parts = texts.map((text, at) => [`/bare/${at}`, ['text/html; charset=utf-8', text, OWN_PROCESS]]);
  return servePages({ '/bare': ['text/html', all], ...Object.fromEntries(parts) });
}

const ready = (count) => window.ready === count && performance.now();

/** Main-thread share of the page, as a part of a core, while its widgets are at rest. */
async function restingShare(page, devtools, address) {
  await opened(page, address, live, AT_REST);
  await devtools.send('Performance.disable');
  // Processor time: what else the machine does does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.waitForTimeout(2_000);
  const before = await taskTime(devtools);
  await page.waitForTimeout(REST_SECONDS * 1_000);
  const after = await taskTime(devtools);
  return (after.task - before.task) / (REST_SECONDS * 1_000);
}

/**
 * What a dashboard of many costs at rest; and a dashboard of twelve until all are there: with a slow widget against that one
 * alone, and light ones against the browser's own cost of twelve such frames. How twelve light ones compare with one of
 * them is printed, but no promise: on two cores a bare frame alone is a third of what a page with one widget takes.
 */
export async function benchDashboard() {
  const app = await startApp();
  const { browser, page, devtools } = await openPage(app.link);
  const bare = { close: () => {} };
  try {
    await page.setViewportSize(VIEWPORT);
    const all = await (await page.request.get(`${app.url}/api/Widgets`)).json();
    const light = all.filter(({ NumberOfSlots }) => NumberOfSlots === 1);
    const slow = await uploadSlow(page, app.url);
    const board = async (widgets, count) => [await dashboardWith(page, app.url, tilesOf(widgets, count)), live, count];
    const cases = {
      twelve: await board(light, TOGETHER),
      withSlow: await board([slow, ...light, ...light, ...light, ...light].slice(0, TOGETHER), TOGETHER),
      slow: await board([slow], 1)
    };
    for (const widget of light) cases[widget.Name] = await board([widget], 1);
    Object.assign(bare, await bareFrames(page, cases.twelve[0]));
    cases.bare = [`${bare.url}/bare`, ready, TOGETHER];

    const times = Object.fromEntries(Object.keys(cases).map((name) => [name, []]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, what] of Object.entries(cases)) times[name].push(await opened(page, ...what));
    }
    const [resting] = await board(light, AT_REST);
    const of = Object.fromEntries(Object.entries(times).map(([name, each]) => [name, median(each)]));
    const slowest = Math.max(...light.map(({ Name }) => of[Name]));
    const figures = { ...of, 'twelve against the slowest of them alone': of.twelve / slowest };
    for (const [name, value] of Object.entries(figures))
      console.log(`dashboard: ${name} ${value.toFixed(name in of ? 0 : 2)}`);
    const share = await restingShare(page, devtools, resting);
    return [
      {
        what: `dashboard of ${TOGETHER}, one of them slow, against it alone`,
        measured: of.withSlow / of.slow,
        bound: 1.5,
        unit: 'x'
      },
      { what: `dashboard of ${TOGETHER}, against bare frames`, measured: of.twelve / of.bare, bound: 2.5, unit: 'x' },
      { what: `${AT_REST} widgets at rest, of a core`, measured: share * 100, bound: 1, unit: '%' }
    ];
  } finally {
    bare.close();
    await browser.close();
    app.stop();
  }
}
