import { endpoint } from '$lib/server/http/endpoint.js';
import { tooMany } from '$lib/server/http/errors.js';
import { PasswordChangeSchema } from '$lib/server/http/peopleschemas.js';

export const PUT = endpoint(
  {
    summary: 'Change one’s own password',
    description: 'All other sessions of the user end. Who came in by the one-time link sets a first password.',
    tag: 'Account',
    body: PasswordChangeSchema,
    answers: {
      204: { description: 'It is changed.' },
      409: { description: 'There is no password to change: the user is external, or is no user at all.' },
      429: { description: 'Tried too often.', headers: { 'retry-after': 'Seconds until the next try' } }
    },
    examples: [
      { name: 'The key of the environment has no password', body: { Password: 'correct horse' }, status: 409 },
      { name: 'Too short', body: { Password: 'short' }, status: 400 }
    ]
  },
  async ({ actor, body, event }, { people }) => {
    const change = { current: body.CurrentPassword, password: body.Password };
    const limited = await people.changePassword(actor, event.locals.sessionId, change);
    if (limited !== undefined) throw tooMany(limited);
    return new Response(null, { status: 204 });
  }
);
