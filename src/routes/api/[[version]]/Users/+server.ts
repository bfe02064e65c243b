import { json } from '$lib/server/platform/http/operation.js';
import { BULK_BODY } from '$lib/server/platform/http/bodyLimit.js';
import { endpoint } from '$lib/server/app/operations.js';
import { keysOf, nextLink } from '$lib/server/platform/http/keyCursor.js';
import { givesAccess } from '$lib/server/people/sessionOnly.js';
import { NewUserSchema, UsersQuerySchema, UserSummarySchema } from '$lib/api/users.js';
import { Type } from 'typebox';

export const GET = endpoint(
  {
    summary: 'Users, in name order',
    tag: 'Users',
    query: UsersQuerySchema,
    answers: {
      200: {
        description: 'A page of users.',
        schema: Type.Array(UserSummarySchema),
        headers: { link: 'Address of the next page, with rel="next"; left out on the last one' }
      }
    },
    examples: [{ name: 'The first page' }]
  },
  async ({ actor, query, url }, { people }) => {
    const { search, limit, cursor } = query;
    const { users, next } = await people.users.list(actor, { search, limit, after: keysOf(cursor, ['', 0]) });
    return json(users, { headers: nextLink(url, next) });
  }
);

export const POST = endpoint(
  {
    summary: 'Create a user',
    description:
      'Without a password, the user can sign in only with a key. Names that differ only in case are the same name. No key can set a password or create an administrator.',
    tag: 'Users',
    body: NewUserSchema,
    limit: BULK_BODY,
    answers: {
      201: {
        description: 'The new user.',
        schema: UserSummarySchema,
        headers: { location: 'Address of the user' }
      },
      409: { description: 'Another user has this name.' }
    },
    examples: [
      { name: 'A user who signs in with a key', body: { Name: 'Robot', Role: 'user' } },
      { name: 'A location user without a location', body: { Name: 'Branch', Role: 'location' }, status: 400 },
      {
        name: 'With a password',
        body: { Name: 'Maria Huber', Password: 'correct horse', Role: 'user' },
        session: true
      },
      { name: 'A password with a key', body: { Name: 'Eva', Password: 'correct horse', Role: 'user' }, status: 403 }
    ],
    needsSession: ({ body }) => givesAccess(body)
  },
  async ({ actor, body, url }, { people }) => {
    const user = await people.users.create(actor, body);
    return json(user, { status: 201, headers: { location: `${url.pathname.replace(/\/$/, '')}/${user.Id}` } });
  }
);
