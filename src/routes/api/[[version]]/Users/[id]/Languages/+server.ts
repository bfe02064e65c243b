import { json } from '$lib/server/platform/http/operation.js';
import { LIST_BODY } from '$lib/server/platform/http/bodyLimit.js';
import { endpoint } from '$lib/server/app/operations.js';
import { LanguagesBodySchema } from '$lib/api/permissions.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const GET = endpoint(
  {
    summary: 'Languages a user translates or reviews',
    tag: 'Users',
    answers: { 200: { description: 'All languages of the user.', schema: LanguagesBodySchema } },
    examples: [{ name: 'A user', params: { id: 1 } }]
  },
  async ({ actor, params }, { people }) => json({ Languages: await people.languages.of(actor, idOf(params.id)) })
);

export const PUT = endpoint(
  {
    summary: 'Set which languages a user translates or reviews',
    description:
      'Replaces the current set. It holds for the texts of all widgets that the user sees, and for nothing ' +
      'else of them. A key gives no language to somebody who can sign in, and does not change those of its own user.',
    tag: 'Users',
    body: LanguagesBodySchema,
    limit: LIST_BODY,
    answers: { 200: { description: 'All languages of the user.', schema: LanguagesBodySchema } },
    examples: [
      { name: 'A translator', params: { id: 1 }, body: { Languages: [{ Language: 'de', Level: 'translate' }] } },
      {
        name: 'No language',
        params: { id: 1 },
        body: { Languages: [{ Language: 'german', Level: 'review' }] },
        status: 400
      }
    ],
    needsSession: ({ actor, params }) => actor.userId === idOf(params.id)
  },
  async ({ actor, params, body, event }, { people }) => {
    const id = idOf(params.id);
    await people.languages.replace(actor, id, body.Languages, event.locals.sessionId);
    return json({ Languages: await people.languages.of(actor, id) });
  }
);
