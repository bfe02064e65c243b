import { expect, it } from 'vitest';
import { valueBodies } from './body.js';
import type { OpenedDraft } from './openDraft.js';

const WIDGETS = 20;

/** A draft that sets one setting of each widget, which has another Value of its own and inherits a third. */
const opened = {
  row: { state: 'planned' },
  seen: Array.from({ length: WIDGETS }, (_, id) => ({
    id,
    own_values: id === 0 ? '{"Title":"saved meanwhile"}' : '{"Title":"own"}',
    inherited_values: '{"Title":"inherited"}'
  })),
  values: Array.from({ length: WIDGETS }, (_, id) => ({
    ...{ variant_id: id, element: 'Title', base: '"own"', value: '"new"', counts: 'draft' }
  }))
} as unknown as OpenedDraft;

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
  const [first, second] = await valueBodies(undefined as never, opened, 'unnamed');
  expect(first).toMatchObject({ Base: 'own', Value: 'new', Live: 'saved meanwhile', Conflict: { By: null } });
  expect(second).toMatchObject({ Widget: 1, Base: 'own', Value: 'new', Live: 'own', Conflict: null });
});

it('reading a draft of many widgets lets other requests run after each widget', async () => {
  expect(await turnsDuring(valueBodies(undefined as never, opened, 'unnamed'))).toBeGreaterThan(1.9 * WIDGETS);
});
