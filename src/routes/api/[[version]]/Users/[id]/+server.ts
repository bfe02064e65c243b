import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { UserChangeSchema, UserSummarySchema } from '$lib/api/users.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { changesAccess } from '$lib/server/people/sessionOnly.js';

export const GET = endpoint(
  {
    summary: 'One user',
    tag: 'Users',
    answers: { 200: { description: 'The user.', schema: UserSummarySchema } },
    examples: [
      { name: 'A user', params: { id: 1 } },
      { name: 'A number that no user has', params: { id: 4711 }, status: 404 }
    ]
  },
  async ({ actor, params }, { people }) => json(await people.users.read(actor, idOf(params.id)))
);

export const PATCH = endpoint(
  {
    summary: 'Change a user',
    description:
      'Changes only the given fields. A user that is locked, or gets a new password, is signed out everywhere at once; `RevokeKeys` ends the keys too. No key can set a password, unlock a user, make one an administrator, change role, location or player of a user who can sign in, or role and location of its own user. Making an administrator less is open to keys.',
    tag: 'Users',
    body: UserChangeSchema,
    answers: {
      200: { description: 'The user after the change.', schema: UserSummarySchema },
      409: { description: 'The name is taken, or it is the last administrator who can sign in.' }
    },
    examples: [
      { name: 'A new name', params: { id: 1 }, body: { Name: 'Head office' } },
      {
        name: 'A new password',
        params: { id: 1 },
        body: { Password: 'correct horse', RevokeKeys: true },
        session: true
      },
      { name: 'Unlocking with a key', params: { id: 1 }, body: { Locked: false }, status: 403 }
    ],
    needsSession: ({ actor, body, params }) => changesAccess(actor, idOf(params.id), body)
  },
  async ({ actor, params, body, event }, { people }) =>
    json(await people.users.change(actor, idOf(params.id), body, event.locals.sessionId))
);

export const DELETE = endpoint(
  {
    summary: 'Delete a user, with permissions, sessions and keys',
    tag: 'Users',
    answers: {
      204: { description: 'The user is deleted.' },
      409: { description: 'It is the caller’s own user, or the last administrator who can sign in.' }
    },
    examples: [{ name: 'A number that no user has', params: { id: 4711 }, status: 404 }]
  },
  async ({ actor, params }, { people }) => {
    await people.users.remove(actor, idOf(params.id));
    return new Response(null, { status: 204 });
  }
);
