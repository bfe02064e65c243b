import { scryptSync } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { People } from '../../src/lib/server/people/people.js';
import { Passwords } from '../../src/lib/server/people/passwords.js';
import { openStore } from '../../src/lib/server/platform/store/openStore.js';
import { temporaryFolder } from '../store/temporary.js';
import { QUICK } from './hashing.js';

const PASSWORD = 'correct horse';
/** 32 MiB of memory per attempt. */
const COST = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 ** 2 };

function isScrypt(hash: string, password: string): boolean {
  const [salt = '', key] = hash.split(':');
  return scryptSync(password, salt, 64, COST).toString('hex') === key;
}

describe('a password', () => {
  it('is stored as a slow hash with a salt of its own', async () => {
    const passwords = new Passwords();
    const [one, other] = [await passwords.hash(PASSWORD), await passwords.hash(PASSWORD)];
    expect(one).not.toBe(other);
    for (const hash of [one, other]) {
      expect(isScrypt(hash, PASSWORD)).toBe(true);
      expect(await passwords.isRight(hash, PASSWORD)).toBe(true);
      expect(await passwords.isRight(hash, 'wrong')).toBe(false);
    }
  });

  it('is hashed beside one other at most, and refused as busy while fifty wait', async () => {
    let [running, most] = [0, 0];
    const hash = async () => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running -= 1;
      return 'hash';
    };
    const passwords = new Passwords({ hash, verify: async () => (await hash()) === 'hash' });
    // It hashes one by itself, to compare with.
    await new Promise(setImmediate);
    most = 0;
    const asked = Array.from({ length: 60 }, () =>
      passwords.hash(PASSWORD).then(String, ({ status }) => status as number)
    );
    const answers = await Promise.all(asked);
    expect([most, answers.filter((answer) => answer === 'hash').length]).toEqual([2, 52]);
    expect(new Set(answers)).toEqual(new Set(['hash', 503]));
    expect(await passwords.isRight('hash', PASSWORD)).toBe(true);
  });

  it('is hashed slowly by default', async () => {
    const store = await openStore(temporaryFolder());
    const settings = { adminPassword: PASSWORD, adminApiKey: undefined, oidc: undefined, origin: undefined };
    const people = await People.open(store, settings);
    const { password } = await store.db.selectFrom('user_accounts').select('password').executeTakeFirstOrThrow();
    expect(isScrypt(password ?? '', PASSWORD)).toBe(true);
    await people.close();
    await store.close();
  });

  it('takes one comparison to check, whether or not the user has one', async () => {
    const verify = vi.fn(QUICK.verify);
    const passwords = new Passwords({ ...QUICK, verify });
    expect(await passwords.isRight(undefined, PASSWORD)).toBe(false);
    expect(await passwords.isRight(await passwords.hash(PASSWORD), PASSWORD)).toBe(true);
    expect(verify.mock.calls.map(([{ hash }]) => hash.length)).toEqual([101, 101]);
  });
});
