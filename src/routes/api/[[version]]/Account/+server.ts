import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { AccountSchema } from '$lib/api/account.js';

export const GET = endpoint(
  {
    summary: 'Who is signed in',
    tag: 'Account',
    answers: { 200: { description: 'The user who asks.', schema: AccountSchema } },
    examples: [{ name: 'The one who asks' }]
  },
  async ({ actor }, { people }) => json(await people.account(actor))
);
