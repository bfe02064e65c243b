import { openStore } from '../src/lib/server/platform/store/openStore.js';

/** The bare transaction: rows like those that the table saves, one after the other, through the product's own store and nothing else. */
export async function open(folder: string) {
  const store = await openStore(folder);
  return {
    /** @param ids existing variants */
    save: (ids: readonly number[], text: string, at: string) =>
      store.write(async (writing) => {
        for (const id of ids) {
          await writing
            .updateTable('variants')
            .set(({ eb }) => ({
              version: eb('version', '+', 1),
              own_values: text,
              changed_at: at,
              changed_by: 'bench'
            }))
            .where('id', '=', id)
            .execute();
          await writing
            .insertInto('value_saves')
            .values({ variant_id: id, at, by: 'bench', kind: 'table', package_id: 1, changes: text, elements: '[]' })
            .execute();
        }
      }),
    close: () => store.close()
  };
}
