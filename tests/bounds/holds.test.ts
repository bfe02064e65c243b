import { beforeAll, describe, expect, it } from 'vitest';
import { Pictures } from '../../src/lib/server/pictures/pictures.js';
import type { Renderer } from '../../src/lib/server/pictures/renderer.js';
import { ask, serve, serverOfAll } from '../api/harness.js';
import { operations, isEndless, named } from '../openapi/documented.js';
import { longDefinitions } from './definitionRequests.js';
import { longTexts } from './longTextRequests.js';
import { LARGEST } from './requests.js';
import type { Sent } from './sending.js';
import { bigStore, type BigStore } from './store.js';
import { heldBy, slowness, watchTransactions, type Held } from './watch.js';

/**
 * Milliseconds of computing on a machine like that of `slowness`. A transaction yields in between; on SQLite others wait for its
 * end, so that it takes what nobody notices.
 */
const BUDGET: Held = { loop: 50, transaction: 300 };

/** Other work of this process, such as collecting garbage, may fall into one measurement, but not into each. */
const ATTEMPTS = 5;

/** `HOLDS=1` prints all measurements. */
const isShown = process.env.HOLDS !== undefined;

const REQUESTS = { ...LARGEST, ...longTexts, ...longDefinitions };

const server = serverOfAll(() => serve({ RENDER: '0' }));
/** Draws nothing; what it needs for that is prepared in this process. */
const renderer = {
  hasBrowser: true,
  card: () => Promise.resolve(new Uint8Array(1)),
  widget: () => Promise.resolve({ preview: new Uint8Array(1), thumbnail: new Uint8Array(2) })
} as unknown as Renderer;

let store: BigStore;
let factor: number;
let turns = 0;

beforeAll(async () => {
  store = await bigStore();
  watchTransactions(server.app.store);
  const { packages } = server.app;
  const language = () => server.app.contentLanguage.spoken();
  const pictures = new Pictures(server.app.store, packages, renderer, { timeZone: 'Europe/Zurich', language });
  Object.assign(server.app, { pictures });
  factor = slowness();
}, 120_000);

/** Reads the answer, or as much of it as an event stream gives at once. */
async function answered({ path, options, status }: Sent): Promise<string> {
  const response = await ask(path.startsWith('/') ? path : `/api/${path}`, options);
  if (!response.ok && response.status !== status)
    return `${response.status} ${(await response.text()).slice(0, 1_000)}`;
  const reader = response.body?.getReader();
  // Put together, a long answer would take as long to read as to write.
  while (reader && !(await reader.read()).done) if (isEndless(response)) await reader.cancel();
  return '';
}

async function measured(name: string): Promise<Held> {
  const sent = await REQUESTS[name]!(store, ++turns);
  let failed = '';
  const held = await heldBy(async () => {
    failed = await answered(sent);
  });
  expect(failed).toBe('');
  return held;
}

const isWithin = ({ loop, transaction }: Held): boolean =>
  loop <= BUDGET.loop * factor && transaction <= BUDGET.transaction * factor;

describe('the largest request holds up others only within the budget:', () => {
  it('every operation has one', () => {
    expect(Object.keys(LARGEST).sort()).toEqual(operations.map(named).sort());
  });

  it.each(Object.keys(REQUESTS))('%s', async (name) => {
    const all: Held[] = [];
    while (all.length < ATTEMPTS && !all.some(isWithin)) {
      // The machine may have become busier: others use its caches, too.
      if (all.length > 0) factor = slowness();
      all.push(await measured(name));
    }
    const text = all.map(({ loop, transaction }) => `${loop.toFixed()}/${transaction.toFixed()}`).join(', ');
    if (isShown) console.log(`HELD ${name} ${text} (x${factor.toFixed(2)})`);
    expect(all.some(isWithin), `milliseconds held, of the loop/in a transaction: ${text}`).toBe(true);
  });
});
