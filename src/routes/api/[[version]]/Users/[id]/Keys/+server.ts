import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { KeyFieldsSchema, KeySummarySchema, NewKeySchema } from '$lib/api/account.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { Type } from 'typebox';

export const GET = endpoint(
  {
    summary: 'The keys of a user',
    tag: 'Users',
    answers: {
      200: { description: 'The keys, without their secrets.', schema: Type.Array(KeySummarySchema) }
    },
    examples: [{ name: 'A user', params: { id: 1 } }]
  },
  async ({ params }, { people }) => json(await people.keys.list(idOf(params.id)))
);

export const POST = endpoint(
  {
    summary: 'Create a key for a user',
    description:
      'It is sent as `Authorization: Bearer <key>` and has the user’s permissions. A key cannot create keys.',
    tag: 'Users',
    body: KeyFieldsSchema,
    answers: {
      201: {
        description: 'The key. This answer is the only place where it is shown.',
        schema: NewKeySchema,
        headers: { location: 'Address of the key' }
      },
      409: { description: 'The user has as many keys as allowed.' }
    },
    examples: [
      { name: 'A key without an end', params: { id: 1 }, body: { Name: 'Nightly import' }, session: true },
      { name: 'With a key', params: { id: 1 }, body: { Name: 'Nightly import' }, status: 403 }
    ],
    needsSession: 'always'
  },
  async ({ params, body, url }, { people }) => {
    const key = await people.keys.create(idOf(params.id), body);
    return json(key, { status: 201, headers: { location: `${url.pathname.replace(/\/$/, '')}/${key.Id}` } });
  }
);
