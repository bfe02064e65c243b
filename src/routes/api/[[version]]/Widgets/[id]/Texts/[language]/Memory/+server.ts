import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { TextMemorySchema, TextQuery } from '$lib/api/texts.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const GET = endpoint(
  {
    summary: 'How the same source is translated in other widgets',
    description:
      'Texts saved for other templates with a widget that the caller can see: at most ten, reviewed ones first.',
    tag: 'Texts',
    query: TextQuery,
    answers: { 200: { description: 'The texts.', schema: TextMemorySchema } },
    examples: [{ name: 'A label', params: { id: 3, language: 'de' }, query: { Element: 'Title', Kind: 'name' } }]
  },
  async ({ actor, params, query }, { textMemory }) => {
    const asked = { actor, id: idOf(params.id), language: params.language ?? '' };
    return json({ Texts: await textMemory.of(asked, query) });
  }
);
