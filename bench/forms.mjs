import { buildPages, heapBytes, median, openPage, servePages, settle, taskTime } from './browser.mjs';

const SIZES = [50, 500, 2000];
const PEERS = ['vanilla', 'editor'];
const RUNS = 3;
const KEYS = 15;
const TOGGLES = 8;

/** Main-thread time that one action causes, until the page is at rest again. */
async function cost({ page, devtools }, action) {
  const before = await taskTime(devtools);
  await action();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0))))
  );
  const after = await taskTime(devtools);
  return { task: after.task - before.task, script: after.script - before.script };
}

async function measure(url, peer, count) {
  const opened = await openPage(`${url}/${peer}.html`);
  const { browser, page, devtools } = opened;
  await page.waitForFunction(() => 'mountForm' in window);
  const emptyHeap = await heapBytes(devtools);
  const before = await taskTime(devtools);
  await page.evaluate((n) => window.mountForm(n), count);
  await settle(page, devtools);
  const mount = (await taskTime(devtools)).task - before.task;

  const keys = [];
  await page
    .locator('main input[type=text], main .field input:not([type]), main .row input:not([type])')
    .first()
    .click();
  await settle(page, devtools);
  for (let index = 0; index < KEYS; index++) keys.push(await cost(opened, () => page.keyboard.press('x')));

  const hubs = [];
  await page.locator('main input[type=checkbox], main [role=switch]').first().focus();
  await settle(page, devtools);
  for (let index = 0; index < TOGGLES; index++) {
    hubs.push(await cost(opened, () => page.keyboard.press('Space')));
    await settle(page, devtools);
  }
  const heap = (await heapBytes(devtools)) - emptyHeap;
  await browser.close();
  return {
    mount,
    key: median(keys.map(({ task }) => task)),
    keyScript: median(keys.map(({ script }) => script)),
    hub: median(hubs.map(({ task }) => task)),
    heap: heap / 2 ** 20
  };
}

/** The editor's fields against hand-written DOM on the same forms. Runs are interleaved; figures are medians. */
export async function benchForms() {
  await buildPages(PEERS);
  const server = await servePages();
  const rows = new Map();
  for (const count of SIZES) {
    const runs = Object.fromEntries(PEERS.map((peer) => [peer, []]));
    for (let run = 0; run < RUNS; run++) {
      for (const peer of PEERS) runs[peer].push(await measure(server.url, peer, count));
    }
    for (const peer of PEERS) {
      const of = (what) => median(runs[peer].map((figures) => figures[what]));
      const row = { mount: of('mount'), key: of('key'), keyScript: of('keyScript'), hub: of('hub'), heap: of('heap') };
      rows.set(`${peer} ${count}`, row);
      console.log(
        `${peer.padEnd(8)} N=${String(count).padEnd(5)} mount ${row.mount.toFixed(1)} ms · key ${row.key.toFixed(2)} ms ` +
          `(script ${row.keyScript.toFixed(2)}) · hub ${row.hub.toFixed(1)} ms · heap ${row.heap.toFixed(1)} MiB`
      );
    }
  }
  server.close();
  const big = SIZES.at(-1);
  const ours = rows.get(`editor ${big}`);
  const theirs = rows.get(`vanilla ${big}`);
  const small = rows.get(`editor ${SIZES[0]}`);
  return [
    { what: `keystroke, task, N=${big}, against vanilla`, measured: ours.key / theirs.key, bound: 1, unit: 'x' },
    { what: `hub toggle, task, N=${big}, against vanilla`, measured: ours.hub / theirs.hub, bound: 1.2, unit: 'x' },
    { what: `first mount, task, N=${big}, against vanilla`, measured: ours.mount / theirs.mount, bound: 2, unit: 'x' },
    { what: `heap, N=${big}`, measured: ours.heap, bound: 24, unit: 'MiB' },
    {
      what: `keystroke script, N=${big} against N=${SIZES[0]}`,
      measured: ours.keyScript / small.keyScript,
      bound: 1.5,
      unit: 'x'
    }
  ];
}
