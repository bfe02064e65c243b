import { json } from '$lib/server/platform/http/operation.js';
import { BULK_BODY } from '$lib/server/platform/http/bodyLimit.js';
import { endpoint } from '$lib/server/app/operations.js';
import { PermissionChangesSchema, PermissionsOverviewSchema, PermissionsQuerySchema } from '$lib/api/permissions.js';
import { changesOwnPermissions } from '$lib/server/people/sessionOnly.js';

export const GET = endpoint(
  {
    summary: 'All permissions',
    tag: 'Users',
    query: PermissionsQuerySchema,
    answers: {
      200: { description: 'Spot groups, and users with their permissions.', schema: PermissionsOverviewSchema }
    },
    examples: [{ name: 'All' }]
  },
  async ({ actor, query }, { people }) => json(await people.permissions.overview(actor, query.UserId))
);

export const PUT = endpoint(
  {
    summary: 'Change permissions of several users',
    description:
      'All changes or none. They hold from the users’ next request on. A key raises the permissions of nobody who can sign in, and does not change those of its own user.',
    tag: 'Users',
    body: PermissionChangesSchema,
    limit: BULK_BODY,
    answers: { 204: { description: 'Changed.' } },
    examples: [{ name: 'None', body: { Changes: [] } }],
    needsSession: ({ actor, body }) => changesOwnPermissions(actor, body.Changes)
  },
  async ({ actor, body, event }, { people }) => {
    await people.permissions.change(actor, body.Changes, event.locals.sessionId);
    return new Response(null, { status: 204 });
  }
);
