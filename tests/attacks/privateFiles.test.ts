import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { form, sample } from '../api/harness.js';
import { describeAttack } from './target.js';

describeAttack('nobody else on the machine', (target) => {
  it('can read what is stored: the data folder and all in it are accessible to their owner only', async () => {
    const body = form(['sample.dash.zip', await sample()]);
    expect((await target.ask('/api/Widgets', { method: 'POST', body })).status).toBe(201);
    const names = readdirSync(target.dataFolder, { recursive: true, encoding: 'utf8' });
    const open = ['', ...names].filter((name) => (statSync(join(target.dataFolder, name)).mode & 0o077) !== 0);
    expect(open).toEqual([]);
  });
});
