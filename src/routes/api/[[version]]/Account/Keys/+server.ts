import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { KeyFieldsSchema, KeySummarySchema, NewKeySchema } from '$lib/api/account.js';
import { ownId } from '$lib/server/people/people.js';
import { Type } from 'typebox';

const NO_USER = { description: 'The key of the environment has no keys of its own.' };

export const GET = endpoint(
  {
    summary: 'The caller’s keys',
    tag: 'Account',
    answers: {
      200: { description: 'The keys, without their secrets.', schema: Type.Array(KeySummarySchema) },
      409: NO_USER
    },
    examples: [{ name: 'The key of the environment', status: 409 }]
  },
  async ({ actor }, { people }) => json(await people.keys.list(ownId(actor)))
);

export const POST = endpoint(
  {
    summary: 'Create a key for the caller',
    description:
      'It is sent as `Authorization: Bearer <key>` and has the caller’s permissions. A key cannot create keys.',
    tag: 'Account',
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
      { name: 'A key without an end', body: { Name: 'Nightly import' }, session: true },
      { name: 'With a key', body: { Name: 'Mine' }, status: 403 }
    ],
    needsSession: 'always'
  },
  async ({ actor, body, url }, { people }) => {
    const key = await people.keys.create(ownId(actor), body);
    return json(key, { status: 201, headers: { location: `${url.pathname.replace(/\/$/, '')}/${key.Id}` } });
  }
);
