import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesToColumns, walkedBack, type StoredChanges } from '../../src/lib/server/saves/changes.js';
import { firstChanges } from '../../src/lib/server/saves/firstChanges.js';
import { insertMany } from '../../src/lib/server/platform/store/insertMany.js';
import type { Store } from '../../src/lib/server/platform/store/store.js';
import { runs } from '../laws.js';
import { engines } from './engines.js';

const NOW = '2026-01-01T00:00:00.000Z';
const COLUMNS = ['variant_id', 'at', 'kind', 'package_id', 'changes', 'elements', 'hidden'] as const;

/** Many saves from few numbers: save `n` changes `width` settings from `n * stride` on. */
const course = fc.record({
  saves: fc.integer({ min: 1, max: 900 }),
  settings: fc.integer({ min: 1, max: 700 }),
  stride: fc.nat(700),
  width: fc.integer({ min: 0, max: 3 }),
  moment: fc.nat(400)
});
type Course = typeof course extends fc.Arbitrary<infer C> ? C : never;

function savesOf({ saves, settings, stride, width }: Course): StoredChanges[] {
  return Array.from({ length: saves }, (_, save) => {
    const changed = Array.from({ length: width }, (_each, index) => `S${(save * stride + index) % settings}`);
    const from = save % 5 === 0 ? {} : { from: { value: `before ${save}` } };
    return new Map(changed.map((id) => [id, { ...from, to: { value: `after ${save}` } }]));
  });
}

/** A variant without own Values. */
async function variantIn(store: Store): Promise<number> {
  const facts = { hash: 'h', spot_version: '1', number_of_slots: 1, element_count: 0, source: '{}' };
  await store.write(async (writing) => {
    await writing
      .insertInto('packages')
      .values({ id: 1, spot_identifier: 's', ...facts, created_at: NOW })
      .execute();
    await writing
      .insertInto('templates')
      .values({ id: 1, spot_identifier: 's', package_id: 1, standard: 0, created_at: NOW })
      .execute();
    await writing
      .insertInto('variants')
      .values({ id: 1, template_id: 1, name: 'v', own_values: '{}', version: 1, created_at: NOW, changed_at: NOW })
      .execute();
  });
  return 1;
}

async function record(store: Store, variantId: number, all: readonly StoredChanges[]) {
  const rows = all.map((changes) => ({
    variant_id: variantId,
    at: NOW,
    kind: 'save',
    package_id: 1,
    hidden: 0,
    ...changesToColumns(changes)
  }));
  await store.write(async (writing) => {
    await writing.deleteFrom('value_saves').execute();
    await insertMany(store, writing, 'value_saves', COLUMNS, rows);
  });
  return store.db.selectFrom('value_saves').select('id').orderBy('id').execute();
}

describe.each(engines)('the first change of each setting after a moment, on $name', (engine) => {
  it('leads back to the same Values as all changes do, however many there are (law)', async () => {
    const store = await (await engine.place()).open();
    const variantId = await variantIn(store);
    await fc.assert(
      fc.asyncProperty(course, async (each) => {
        const all = savesOf(each);
        const ids = await record(store, variantId, all);
        const at = Math.min(each.moment, all.length - 1);
        const first = await firstChanges(store.db, variantId, ids[at]!.id);
        const back = (later: readonly StoredChanges[]) => walkedBack(new Map(), later, () => undefined);
        expect(back(first)).toEqual(back(all.slice(at + 1).reverse()));
      }),
      {
        numRuns: runs(15),
        seed: 20261125,
        examples: [[{ saves: 900, settings: 700, stride: 1, width: 1, moment: 3 }]]
      }
    );
    await store.close();
  });
});
