import { describe, expect, it } from 'vitest';
import { readText } from '../../src/lib/server/packages/readText.js';
import { engines } from './engines.js';

describe.each(engines)('a long text in $name', (engine) => {
  it('is read as it was written, and is missing if its row is', async () => {
    const store = await (await engine.place()).open();
    const read = (name: string, most: number) =>
      readText(
        store,
        'facts.value',
        (part) => store.db.selectFrom('facts').select(part.as('part')).where('name', '=', name).executeTakeFirst(),
        most
      );
    for (const value of ['', 'four', '\uFEFFä€\u{1F600}\u{1F600}', `${'ä'.repeat(131_071)}€ and more`]) {
      await store.db
        .insertInto('facts')
        .values({ name: value.slice(0, 20), value })
        .execute();
      for (const most of [2, 4, 100_000]) {
        if (value.length / most < 1_000) expect(await read(value.slice(0, 20), most)).toBe(value);
      }
    }
    expect(await read('nothing', 100)).toBeUndefined();
    await store.close();
  });
});
