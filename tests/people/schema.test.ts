import { getMigrations } from 'better-auth/db/migration';
import { expect, it } from 'vitest';
import { authOptions } from '../../src/lib/server/people/auth.js';
import { openStore } from '../../src/lib/server/store/store.js';
import { temporaryFolder } from '../store/temporary.js';

const hooks = {
  newUser: (name: string) => Promise.resolve({ name, nameKey: name }),
  isLocked: () => Promise.resolve(false)
};

it('our tables hold everything that the sign-in library reads and writes', async () => {
  const store = await openStore(temporaryFolder());
  const options = authOptions({ db: store.db, secret: 'x'.repeat(64), origin: undefined }, hooks);
  const { toBeCreated, toBeAdded } = await getMigrations(options);
  await store.close();
  expect({ tables: toBeCreated.map(({ table }) => table), columns: toBeAdded }).toEqual({ tables: [], columns: [] });
});
