import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { heapBytes, median, settle, taskTime } from './browser.mjs';
import { uploadWidget } from './upload.mjs';

const FULL = { widgets: 300, settings: 20, rounds: 5, keys: 12 };
const SMALL = { widgets: 3, settings: 6, rounds: 1, keys: 2 };
const FRAME_MILLISECONDS = 16;
const ROW = '#table [role=row] [role=gridcell]';
const MEBIBYTE = 1024 * 1024;

/** The first text of the form: what is saved and filled. */
const textOf = (elements) => elements.find(({ DataType }) => DataType === 'simpleText');

async function makeVariants(page, url, id, count) {
  const headers = { origin: url };
  const sent = async (path, data) => {
    const answer = await page.request.post(`${url}/api/${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const { Id: WidgetGroupId } = await sent('WidgetGroups', { Name: 'Bench' });
  const made = [];
  for (let at = 1; at <= count; at++)
    made.push((await sent(`Widgets/${id}/Variants`, { Name: `Shop ${at}`, WidgetGroupId })).Id);
  return made;
}

/** Main-thread time of what an action sets off, in milliseconds, until the page is at rest. */
async function cost({ page, devtools }, action) {
  await settle(page, devtools);
  const before = (await taskTime(devtools)).task;
  await action();
  await settle(page, devtools);
  return (await taskTime(devtools)).task - before;
}

async function firstRows({ page, devtools }, address) {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForSelector(ROW);
  return (await taskTime(devtools)).task;
}

async function keyCost(opening, count, press) {
  const keys = async () => {
    for (let at = 0; at < count; at++) {
      await press(at);
      await opening.page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      );
    }
  };
  return (await cost(opening, keys)) / count;
}

/** Fills the Value of the first variant into all others, takes that back, and leaves the table as it was. */
async function fillCost(opening) {
  const { page } = opening;
  await page.locator('#table').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  // The hub is switched on, so that the fill changes all others.
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Shift+ArrowDown');
  const filled = await cost(opening, () => page.keyboard.press('Control+d'));
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await settle(page, opening.devtools);
  return filled;
}

/** Milliseconds of a save of all widgets over HTTP; each round gives all of them another Value. */
async function saveTime(page, url, { id, ids, element, round }) {
  const value = (at) => [{ Text: `Round ${at}` }];
  const cells = ids.map((Widget) => ({
    Widget,
    Element: element.Id,
    Value: value(round),
    ...(round > 0 && { Base: value(round - 1) })
  }));
  const from = performance.now();
  const answer = await page.request.post(`${url}/api/Widgets/${id}/Variants/Values`, {
    headers: { origin: url },
    data: { Cells: cells }
  });
  const took = performance.now() - from;
  if (!answer.ok()) throw new Error(`The cells were not saved: ${await answer.text()}`);
  return took;
}

/** Milliseconds of the bare transaction: the same rows, one after the other. */
async function bareTime(store, { ids, element, round }) {
  const text = JSON.stringify({ [element.Id]: [{ Text: `Round ${round}` }] });
  const from = performance.now();
  await store.save(ids, text, new Date().toISOString());
  return performance.now() - from;
}

/** What the browser works for the table, in milliseconds, and what its page keeps. */
async function browserFigures(opening, address, keys) {
  const { page, devtools } = opening;
  const first = await firstRows(opening, address);
  const heap = await (async () => {
    await settle(page, devtools);
    return heapBytes(devtools);
  })();
  await page.locator('#table').focus();
  const key = await keyCost(opening, keys, (at) => page.keyboard.press(at % 4 === 3 ? 'ArrowRight' : 'ArrowDown'));
  const fill = await fillCost(opening);
  return { first, heap: heap / MEBIBYTE, key, fill };
}

/** The Table of 300 widgets with 20 settings each. */
export async function benchTable(resources) {
  const { widgets, settings, rounds: times, keys } = resources.isSmall ? SMALL : FULL;
  const imported = (name) => runnerImport(join(import.meta.dirname, name), { configFile: false, logLevel: 'error' });
  const { module } = await imported('form.ts');
  const { module: entry } = await imported('table.entry.ts');
  const elements = module.generateForm(settings).Elements;
  const element = textOf(elements);
  const app = await resources.app();
  const folder = resources.folder('table');
  const opening = await resources.page(app.link);
  const { page } = opening;
  const { Id: id } = await uploadWidget(page, app.url, 'table', elements, 'widget.sendReady();');
  const ids = await makeVariants(page, app.url, id, widgets);
  cpSync(app.folder, folder, { recursive: true });
  const store = await entry.open(folder);
  resources.atEnd(() => store.close());
  const rounds = [];
  for (let round = 0; round < times; round++) {
    const save = await saveTime(page, app.url, { id, ids, element, round });
    const bare = await bareTime(store, { ids, element, round });
    const figures = { ...(await browserFigures(opening, `${app.url}/widgets/${id}/table`, keys)), save, bare };
    console.log(
      'table',
      Object.entries(figures)
        .map(([name, value]) => `${name} ${value.toFixed(1)}`)
        .join(' · ')
    );
    rounds.push(figures);
  }
  const of = (name) => median(rounds.map((figures) => figures[name]));
  const what = `table of ${widgets} × ${settings}`;
  return [
    { what: `${what}: first rows`, measured: of('first'), bound: 500, unit: ' ms' },
    { what: `${what}: a key`, measured: of('key'), bound: FRAME_MILLISECONDS, unit: ' ms' },
    { what: `${what}: a fill of ${widgets} cells`, measured: of('fill'), bound: 100, unit: ' ms' },
    { what: `${what}: memory of the page`, measured: of('heap'), bound: 40, unit: ' MiB' },
    { what: `a save of ${widgets} widgets at once`, measured: of('save'), bound: 2_000, unit: ' ms' },
    {
      what: `a save of ${widgets} widgets, against its transaction`,
      measured: median(rounds.map(({ save, bare }) => save / bare)),
      bound: 3,
      unit: 'x'
    }
  ];
}
