import { median, taskTime } from './browser.mjs';
import { uploadWidget } from './upload.mjs';

/** Widgets `together` and `atRest`, milliseconds of `rest`, and how long the slow widget takes for itself: `own`. */
const FULL = { rounds: 5, together: 12, atRest: 30, rest: 12_000, own: 1_000 };
const SMALL = { rounds: 1, together: 3, atRest: 3, rest: 500, own: 50 };
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
function uploadSlow(page, url, own) {
  const element = { Id: 'Text', DisplayName: 'Text', DataType: 'simpleText', Value: [{ Text: 'Here' }] };
  const script = `setTimeout(() => widget.sendReady(), ${own});
    widget.registerDataChangedHandler(() => document.body.append(widget.getElementData().Text.Value[0].Text));`;
  return uploadWidget(page, url, 'slow', [element], script);
}

/** As of every widget: a process of its own for each frame. */
const OWN_PROCESS = { 'document-isolation-policy': 'isolate-and-credentialless' };

/** A page with nothing but frames for what the frames of this dashboard show; counts those that are ready. */
async function bareFrames(resources, page, address, count) {
  await opened(page, address, live, count);
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
  return resources.served({ '/bare': ['text/html', all], ...Object.fromEntries(parts) });
}

const ready = (count) => window.ready === count && performance.now();

/** Main-thread share of the page, as a part of a core, while its widgets are at rest. */
async function restingShare({ page, devtools }, address, { atRest, rest }) {
  await opened(page, address, live, atRest);
  await page.waitForTimeout(rest / 6);
  const before = await taskTime(devtools);
  await page.waitForTimeout(rest);
  const after = await taskTime(devtools);
  return (after.task - before.task) / rest;
}

/**
 * What a dashboard of many costs at rest; and a dashboard of twelve until all are there: with a slow widget against the longer
 * of that one alone and twelve light ones, and light ones against the browser's own cost of twelve such frames. How twelve light ones compare with one of
 * them is printed, but no promise: on two cores a bare frame alone is a third of what a page with one widget takes.
 */
export async function benchDashboard(resources) {
  const size = resources.isSmall ? SMALL : FULL;
  const { together } = size;
  const app = await resources.app();
  const opening = await resources.page(app.link);
  const { page } = opening;
  await page.setViewportSize(VIEWPORT);
  const all = await (await page.request.get(`${app.url}/api/Widgets`)).json();
  const light = all.filter(({ NumberOfSlots }) => NumberOfSlots === 1);
  const slow = await uploadSlow(page, app.url, size.own);
  const board = async (widgets, count) => [await dashboardWith(page, app.url, tilesOf(widgets, count)), live, count];
  const cases = {
    twelve: await board(light, together),
    withSlow: await board([slow, ...light, ...light, ...light, ...light].slice(0, together), together),
    slow: await board([slow], 1)
  };
  for (const widget of light) cases[widget.Name] = await board([widget], 1);
  const bare = await bareFrames(resources, page, cases.twelve[0], together);
  cases.bare = [`${bare}/bare`, ready, together];

  const times = Object.fromEntries(Object.keys(cases).map((name) => [name, []]));
  for (let round = 0; round < size.rounds; round++) {
    for (const [name, what] of Object.entries(cases)) times[name].push(await opened(page, ...what));
  }
  const [resting] = await board(light, size.atRest);
  const of = Object.fromEntries(Object.entries(times).map(([name, each]) => [name, median(each)]));
  const slowest = Math.max(...light.map(({ Name }) => of[Name]));
  const figures = { ...of, 'twelve against the slowest of them alone': of.twelve / slowest };
  for (const [name, value] of Object.entries(figures))
    console.log(`dashboard: ${name} ${value.toFixed(name in of ? 0 : 2)}`);
  const share = await restingShare(opening, resting, size);
  return [
    {
      what: `dashboard of ${together}, one of them slow, against none or it alone`,
      measured: of.withSlow / Math.max(of.slow, of.twelve),
      bound: 1.25,
      unit: 'x'
    },
    { what: `dashboard of ${together}, against bare frames`, measured: of.twelve / of.bare, bound: 2.5, unit: 'x' },
    { what: `${size.atRest} widgets at rest, of a core`, measured: share * 100, bound: 1, unit: '%' }
  ];
}
