import { expect, it } from 'vitest';
import { valueBodies } from './body.js';

const WIDGETS = 20;

/** A draft that sets one setting of each widget, which has another Value of its own and inherits a third. */
const shown = {
  row: { state: 'planned' },
  values: Array.from({ length: WIDGETS }, (_, id) => ({
    ...{ variant_id: id, element: 'Title', base: '"own"', value: '"new"', counts: 'draft' },
    ...{ draft_id: 1, held: null }
  })),
  who: 'unnamed'
} as const;

async function* stored() {
  for (let id = 0; id < WIDGETS; id++) {
    const own_values = id === 0 ? '{"Title":"saved meanwhile"}' : '{"Title":"own"}';
    yield { id, own_values, inherits_id: null, inherited_values: '{"Title":"inherited"}' };
    await Promise.resolve();
  }
}

const bodies = () => valueBodies(undefined as never, { ...shown, stored: stored() });

/** How often other work had its turn while a promise was pending. */
async function turnsDuring(pending: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await pending;
  isOver = true;
  return turns;
}

it('each Value of a draft says what is live, and is in conflict if somebody changed it since', async () => {
  const [first, second] = await bodies();
  expect(first).toMatchObject({ Base: 'own', Value: 'new', Live: 'saved meanwhile', Conflict: { By: null } });
  expect(second).toMatchObject({ Widget: 1, Base: 'own', Value: 'new', Live: 'own', Conflict: null });
});

it('reading a draft of many widgets lets other requests run after each widget', async () => {
  expect(await turnsDuring(bodies())).toBeGreaterThan(0.9 * WIDGETS);
});
