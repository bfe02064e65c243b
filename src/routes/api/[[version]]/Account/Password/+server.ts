import { endpoint } from '$lib/server/app/operations.js';
import { tooMany } from '$lib/server/platform/http/errors.js';
import { PasswordChangeSchema } from '$lib/api/account.js';

export const PUT = endpoint(
  {
    summary: 'Change the caller’s password',
    description:
      'All other sessions of the user end, and the keys too with `RevokeKeys`. A user who signed in by the one-time link sets a first password. No key can do this.',
    tag: 'Account',
    body: PasswordChangeSchema,
    answers: {
      204: { description: 'Changed.' },
      409: { description: 'There is no password to change: the user is external.' },
      429: { description: 'Too many attempts.', headers: { 'retry-after': 'Seconds until the next attempt' } }
    },
    examples: [
      { name: 'A first password', body: { Password: 'correct horse' }, session: true },
      { name: 'Too short', body: { Password: 'short' }, session: true, status: 400 },
      { name: 'With a key', body: { Password: 'correct horse' }, status: 403 }
    ],
    needsSession: 'always'
  },
  async ({ actor, body, event }, { people }) => {
    const change = {
      current: body.CurrentPassword,
      password: body.Password,
      revokeKeys: body.RevokeKeys === true
    };
    const limited = await people.changePassword(actor, event.locals.sessionId, change);
    if (limited !== undefined) throw tooMany(limited);
    return new Response(null, { status: 204 });
  }
);
