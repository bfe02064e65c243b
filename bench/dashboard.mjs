import { startApp } from './app.mjs';
import { median, openPage, taskTime } from './browser.mjs';

const AT_REST = 30;
const REST_SECONDS = 12;
const TOGETHER = 12;
const ROUNDS = 5;
/** High enough that nothing on a dashboard of the benches is out of view. */
const VIEWPORT = { width: 1280, height: 4200 };

/** The standard widgets of one slot in turn, three beside each other. */
function tilesOf(widgets, count) {
  return Array.from({ length: count }, (_, at) => ({
    Id: `t${at}`,
    WidgetId: widgets[at % widgets.length].id,
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

/** Milliseconds from asking for the page until so many widgets have shown themselves and none is missing. */
async function opened(page, address, count) {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(
    (expected) => document.querySelectorAll('[data-state="live"]').length === expected && performance.now(),
    count,
    { polling: 'raf', timeout: 60_000 }
  );
  return handle.jsonValue();
}

/** Main-thread share of the page, as a part of a core, while its widgets are at rest. */
async function restingShare(page, devtools, address) {
  await opened(page, address, AT_REST);
  await devtools.send('Performance.disable');
  // Processor time: what else the machine does does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.waitForTimeout(2_000);
  const before = await taskTime(devtools);
  await page.waitForTimeout(REST_SECONDS * 1_000);
  const after = await taskTime(devtools);
  return (after.task - before.task) / (REST_SECONDS * 1_000);
}

/** What a dashboard of many costs at rest, and a dashboard of twelve until all are there, against the slowest alone. */
export async function benchDashboard() {
  const app = await startApp();
  const { browser, page, devtools } = await openPage(app.link);
  try {
    await page.setViewportSize(VIEWPORT);
    const all = await (await page.request.get(`${app.url}/api/Widgets`)).json();
    const widgets = all.filter(({ numberOfSlots }) => numberOfSlots === 1);
    const together = await dashboardWith(page, app.url, tilesOf(widgets, TOGETHER));
    const alone = [];
    for (const widget of widgets) alone.push(await dashboardWith(page, app.url, tilesOf([widget], 1)));
    const resting = await dashboardWith(page, app.url, tilesOf(widgets, AT_REST));

    // The first one pays for what the browser keeps.
    await opened(page, together, TOGETHER);
    const times = { together: [], alone: alone.map(() => []) };
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, address] of alone.entries()) times.alone[at].push(await opened(page, address, 1));
      times.together.push(await opened(page, together, TOGETHER));
    }
    const slowest = Math.max(...times.alone.map(median));
    const twelve = median(times.together);
    console.log(`dashboard: ${TOGETHER} widgets ${twelve.toFixed(0)} ms · the slowest alone ${slowest.toFixed(0)} ms`);
    const share = await restingShare(page, devtools, resting);
    return [
      {
        what: `dashboard of ${TOGETHER}, against its slowest widget alone`,
        measured: twelve / slowest,
        bound: 1.5,
        unit: 'x'
      },
      { what: `${AT_REST} widgets at rest, of a core`, measured: share * 100, bound: 1, unit: '%' }
    ];
  } finally {
    await browser.close();
    app.stop();
  }
}
