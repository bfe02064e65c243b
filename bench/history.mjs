import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { median } from './browser.mjs';

const SAVE_WITH_HISTORY = 1.1;
const MOMENT_AGAINST_EDITOR = 2;
const FULL = { saves: 5_000, rounds: 60 };
const SMALL = { saves: 50, rounds: 1 };

/** Milliseconds. */
async function timed(run) {
  const from = performance.now();
  await run();
  return performance.now() - from;
}

/** Medians of runs in turn, so that other work on the machine meets all of them. */
async function inTurn(rounds, runs) {
  const times = Object.fromEntries(Object.keys(runs).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, run] of Object.entries(runs)) times[name].push(await timed(run));
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

/** The history of a widget with 5,000 saves in a year: what noting a save costs, and what its first moment costs. */
export async function benchHistory(resources) {
  const { saves, rounds } = resources.isSmall ? SMALL : FULL;
  const { module } = await runnerImport(resolve('bench/history.entry.ts'));
  const opened = async (keepsHistory) => {
    const widget = await module.open(resources.folder('history'), saves, keepsHistory);
    resources.atEnd(() => widget.close());
    return widget;
  };
  const [kept, bare] = [await opened(true), await opened(false)];
  const reading = await inTurn(rounds, { editor: kept.editor, moment: kept.moment, list: kept.list });
  const saving = await inTurn(rounds, { kept: kept.save, bare: bare.save });
  console.log(`\nhistory of ${String(saves).padEnd(5)} saves                  ms`);
  for (const [name, time] of Object.entries({
    ...reading,
    'save, noted': saving.kept,
    'save, not noted': saving.bare
  })) {
    console.log(`${name.padEnd(30)} ${time.toFixed(2).padStart(11)}`);
  }
  return [
    {
      what: 'save with history, against one without',
      measured: saving.kept / saving.bare,
      bound: SAVE_WITH_HISTORY,
      unit: 'x'
    },
    {
      what: 'moment a year back, against opening the editor',
      measured: reading.moment / reading.editor,
      bound: MOMENT_AGAINST_EDITOR,
      unit: 'x'
    }
  ];
}
