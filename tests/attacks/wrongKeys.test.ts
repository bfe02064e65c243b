import { expect, it } from 'vitest';
import { ADMIN_KEY, describeAttack } from './target.js';

describeAttack(
  'somebody who guesses keys',
  (target) => {
    const statusOf = async (as: string, from: string) =>
      (await target.ask('/api/Account', { as, headers: { 'x-forwarded-for': from } })).status;

    it('is stopped after thirty, while a key already used from that network, and those elsewhere, still work', async () => {
      expect(await statusOf(ADMIN_KEY, '192.0.2.1')).toBe(200);
      const statuses: number[] = [];
      for (let number = 0; number < 60; number++) {
        statuses.push(await statusOf(`asc_${number}`, '192.0.2.1'));
        // One more attempt becomes available every ten seconds.
        if (number > 40) expect(await statusOf(ADMIN_KEY, '192.0.2.1')).toBe(200);
      }
      expect(statuses.slice(0, 30)).toEqual(new Array(30).fill(401));
      expect(statuses.slice(30).filter((status) => status === 429).length).toBeGreaterThan(20);
      expect(await statusOf(ADMIN_KEY, '198.51.100.1')).toBe(200);
    });
  },
  { ADDRESS_HEADER: 'x-forwarded-for' }
);
