import { buildPages, heapBytes, median, openPage, servePages, settle, taskTime } from './browser.mjs';

/** Real definitions have 10 settings in the middle and 42 at most; beyond them, what the editor keeps up with. */
const SIZES = [10, 50, 500, 2000];
const SMALL = [10, 50];
const PEERS = ['vanilla', 'editor'];
/** Small forms take little time, and their figures vary more. */
const RUNS = { 10: 7, 50: 7, 500: 3, 2000: 3 };
const KEYS = 15;
/** Text inputs. A letter in a number input is invalid, so typing it would skip part of the work. */
const TEXT = 'main input[type=text]:not([data-kind], [inputmode])';
/** A person who types fast. */
const KEY_MILLISECONDS = 120;
const TOGGLES = 8;
/** Long enough for animations and for the pause after which edits are kept. */
const REST_MILLISECONDS = 600;

const pause = (page, milliseconds) => page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), milliseconds);

/** Main-thread time that some actions cause, each of them, until the page is at rest again. */
async function cost({ page, devtools }, times, action) {
  const before = await taskTime(devtools);
  for (let index = 0; index < times; index++) await action();
  await pause(page, REST_MILLISECONDS);
  const after = await taskTime(devtools);
  return { task: (after.task - before.task) / times, script: (after.script - before.script) / times };
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

  await page.locator(TEXT).first().click();
  await page.keyboard.press('x');
  await settle(page, devtools);
  const key = await cost(opened, KEYS, async () => {
    await page.keyboard.press('x');
    await pause(page, KEY_MILLISECONDS);
  });

  await page.locator('main input[type=checkbox], main [role=switch]').first().focus();
  await settle(page, devtools);
  const hubs = [];
  for (let index = 0; index < TOGGLES; index++) hubs.push(await cost(opened, 1, () => page.keyboard.press('Space')));
  const heap = (await heapBytes(devtools)) - emptyHeap;
  await browser.close();
  return {
    mount,
    key: key.task,
    keyScript: key.script,
    hub: median(hubs.map(({ task }) => task)),
    heap: heap / 2 ** 20
  };
}

/** The editor's fields against hand-written DOM on the same forms. Runs are interleaved; figures are medians. */
export async function benchForms() {
  await buildPages(PEERS);
  const server = await servePages();
  const rows = new Map();
  /** Of neighbouring runs: what else the machine does then meets both. */
  const ratios = new Map();
  for (const count of SIZES) {
    const runs = Object.fromEntries(PEERS.map((peer) => [peer, []]));
    for (let run = 0; run < RUNS[count]; run++) {
      for (const peer of PEERS) runs[peer].push(await measure(server.url, peer, count));
    }
    const ratio = (what) => median(runs.editor.map((figures, run) => figures[what] / runs.vanilla[run][what]));
    ratios.set(count, { mount: ratio('mount'), key: ratio('key'), hub: ratio('hub') });
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
  const against = (name, what, count, bound) => ({
    what: `${name}, task, N=${count}, against vanilla`,
    measured: ratios.get(count)[what],
    bound,
    unit: 'x'
  });
  return [
    // Why not less: README.md
    ...SMALL.flatMap((count) => [
      against('keystroke', 'key', count, 1.7),
      against('hub toggle', 'hub', count, 2.7),
      against('first mount', 'mount', count, 5.5)
    ]),
    against('keystroke', 'key', big, 1),
    against('hub toggle', 'hub', big, 1.2),
    against('first mount', 'mount', big, 2),
    { what: `heap, N=${big}`, measured: rows.get(`editor ${big}`).heap, bound: 24, unit: 'MiB' },
    {
      what: `keystroke script, N=${big} against N=50`,
      measured: rows.get(`editor ${big}`).keyScript / rows.get('editor 50').keyScript,
      bound: 1.5,
      unit: 'x'
    }
  ];
}
