import { buildPages, EDITOR, heapBytes, median, settle, taskTime } from './browser.mjs';

/**
 * The runs for each number of settings. Real definitions have 10 in the middle and 42 at most, and as they take little time, their
 * figures vary more; beyond them, what the editor keeps up with. `rest`: milliseconds, long enough for animations and for the pause
 * after which edits are kept.
 */
const FULL = { runs: { 10: 7, 50: 7, 500: 3, 2000: 3 }, keys: 15, toggles: 8, rest: 600 };
const SMALL = { runs: { 10: 1, 500: 1 }, keys: 1, toggles: 1, rest: 100 };
/** Settings from which on the editor lays out only what is in view. */
const BIG = 500;
const PEERS = ['vanilla', 'editor'];
const PAGES = { vanilla: 'vanilla', editor: EDITOR };
/** Text inputs. A letter in a number input is invalid, so typing it would skip part of the work. */
const TEXT = 'main input[type=text]:not([data-kind], [inputmode])';
/** A person who types fast. */
const KEY_MILLISECONDS = 120;

const pause = (page, milliseconds) => page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), milliseconds);

/** Main-thread time that some actions cause, each of them, until the page is at rest again. `settles`: also when that takes longer. */
async function cost({ page, devtools }, { times, rest, settles }, action) {
  const before = await taskTime(devtools);
  for (let index = 0; index < times; index++) await action();
  await pause(page, rest);
  if (settles) await settle(page, devtools);
  const after = await taskTime(devtools);
  return { task: (after.task - before.task) / times, script: (after.script - before.script) / times };
}

/** Mounting a generated form on the page at this address, a key, and the hub: milliseconds of the main thread. */
export async function measureForm(resources, address, form, { keys, toggles, rest, settles = false }) {
  const opened = await resources.page(address);
  const { page, devtools } = opened;
  await page.waitForFunction(() => 'mountForm' in window);
  const emptyHeap = await heapBytes(devtools);
  const before = await taskTime(devtools);
  await page.evaluate((given) => window.mountForm(...given), form);
  await settle(page, devtools);
  const mount = (await taskTime(devtools)).task - before.task;

  await page.locator(TEXT).filter({ visible: true }).first().click();
  await page.keyboard.press('x');
  await settle(page, devtools);
  const key = await cost(opened, { times: keys, rest, settles }, async () => {
    await page.keyboard.press('x');
    await pause(page, KEY_MILLISECONDS);
  });

  await page.locator('main input[type=checkbox], main [role=switch]').first().focus();
  await settle(page, devtools);
  const hubs = [];
  for (let index = 0; index < toggles; index++)
    hubs.push(await cost(opened, { times: 1, rest, settles }, () => page.keyboard.press('Space')));
  const heap = (await heapBytes(devtools)) - emptyHeap;
  await opened.close();
  return {
    mount,
    key: key.task,
    keyScript: key.script,
    hub: median(hubs.map(({ task }) => task)),
    heap: heap / 2 ** 20
  };
}

/** The editor's fields against hand-written DOM on the same forms. Runs are interleaved; figures are medians. */
export async function benchForms(resources) {
  await buildPages();
  const url = await resources.served();
  const rows = new Map();
  /** Of neighbouring runs: what else the machine does then meets both. */
  const ratios = new Map();
  const { runs: runsOf, ...pace } = resources.isSmall ? SMALL : FULL;
  const sizes = Object.keys(runsOf).map(Number);
  for (const count of sizes) {
    const runs = Object.fromEntries(PEERS.map((peer) => [peer, []]));
    for (let run = 0; run < runsOf[count]; run++) {
      for (const peer of PEERS)
        runs[peer].push(await measureForm(resources, `${url}/${PAGES[peer]}.html`, [count], pace));
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
  const [biggest, middle] = [sizes.at(-1), sizes[1]];
  const against = (name, what, count, bound) => ({
    what: `${name}, task, N=${count}, against vanilla`,
    measured: ratios.get(count)[what],
    bound,
    unit: 'x'
  });
  return [
    // Why not less: README.md
    ...sizes.flatMap((count) => [
      against('keystroke', 'key', count, count < BIG ? 1.75 : 1),
      against('hub toggle', 'hub', count, count < BIG ? 2.25 : 1)
    ]),
    ...sizes.filter((count) => count < BIG).map((count) => against('first mount', 'mount', count, 5.5)),
    against('first mount', 'mount', biggest, 1),
    { what: `heap, N=${biggest}`, measured: rows.get(`editor ${biggest}`).heap, bound: 24, unit: 'MiB' },
    {
      what: `keystroke script, N=${biggest} against N=${middle}`,
      measured: rows.get(`editor ${biggest}`).keyScript / rows.get(`editor ${middle}`).keyScript,
      bound: 1.5,
      unit: 'x'
    }
  ];
}
