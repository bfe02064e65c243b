import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { median } from './browser.mjs';

const SAVE_WITH_HISTORY = 1.1;
const MOMENT_AGAINST_EDITOR = 2;
const ROUNDS = 60;

/** Milliseconds. */
async function timed(run) {
  const from = performance.now();
  await run();
  return performance.now() - from;
}

/** Medians of runs in turn, so that other work on the machine meets all of them. */
async function inTurn(runs) {
  const times = Object.fromEntries(Object.keys(runs).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, run] of Object.entries(runs)) times[name].push(await timed(run));
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

/** The history of a widget with 5,000 saves in a year: what noting a save costs, and what its first moment costs. */
export async function benchHistory() {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'ascdata-bench-history-')));
  const { module } = await runnerImport(resolve('bench/history.entry.ts'));
  const kept = await module.open(folders[0], true);
  const bare = await module.open(folders[1], false);
  try {
    const reading = await inTurn({ editor: kept.editor, moment: kept.moment, list: kept.list });
    const saving = await inTurn({ kept: kept.save, bare: bare.save });
    console.log('\nhistory of 5,000 saves                  ms');
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
  } finally {
    await kept.close();
    await bare.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}
