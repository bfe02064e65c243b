import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { TextHistorySchema, TextQuery } from '$lib/api/texts.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const GET = endpoint(
  {
    summary: 'History of a text',
    description: 'The last 100 changes, newest first.',
    tag: 'Texts',
    query: TextQuery,
    answers: { 200: { description: 'The changes.', schema: TextHistorySchema } },
    examples: [{ name: 'A label', params: { id: 3, language: 'de' }, query: { Element: 'Title', Kind: 'name' } }]
  },
  async ({ actor, params, query }, { texts }) => {
    const events = await texts.history(actor, idOf(params.id), params.language ?? '', query);
    return json({ Events: events });
  }
);
