import { json } from '$lib/server/platform/http/operation.js';
import { BULK_BODY } from '$lib/server/platform/http/bodyLimit.js';
import { endpoint } from '$lib/server/app/operations.js';
import { PermissionsBodySchema } from '$lib/api/permissions.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const GET = endpoint(
  {
    summary: 'Permissions of a user, by spot group',
    tag: 'Users',
    answers: { 200: { description: 'All permissions of the user.', schema: PermissionsBodySchema } },
    examples: [{ name: 'A user', params: { id: 1 } }]
  },
  async ({ actor, params }, { people }) => json({ Permissions: await people.permissions.of(actor, idOf(params.id)) })
);

export const PUT = endpoint(
  {
    summary: 'Set the permissions of a user, by spot group',
    description:
      'Replaces the current set. It holds from the user’s next request on. A key raises the permissions of nobody who can sign in, and does not change those of its own user.',
    tag: 'Users',
    body: PermissionsBodySchema,
    limit: BULK_BODY,
    answers: { 200: { description: 'All permissions of the user.', schema: PermissionsBodySchema } },
    examples: [
      { name: 'None at all', params: { id: 1 }, body: { Permissions: [] } },
      {
        name: 'A spot group that does not exist',
        params: { id: 1 },
        body: { Permissions: [{ SpotGroupId: 4711, Level: 'read' }] },
        status: 400
      }
    ],
    needsSession: ({ actor, params }) => actor.userId === idOf(params.id)
  },
  async ({ actor, params, body, event }, { people }) => {
    const id = idOf(params.id);
    await people.permissions.replace(actor, id, body.Permissions, event.locals.sessionId);
    return json({ Permissions: await people.permissions.of(actor, id) });
  }
);
