import { expect, it } from 'vitest';
import { describeAttack } from './target.js';

describeAttack('nobody who is not signed in', (target) => {
  it.each(['/api/Account', '/api/Widgets', '/api/Users', '/metrics'])('can read %s', async (path) => {
    const refused = await target.ask(path, { as: null });
    expect(refused.status).toBe(401);
    const allowed = await target.ask(path);
    expect(allowed.status).toBe(200);
  });
});
