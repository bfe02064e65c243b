import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { FoundInValuesSchema, ValueSearchQuery } from '$lib/api/widgets.js';

export const GET = endpoint(
  {
    summary: 'The widgets with a text in their saved Values, or in the name of a setting',
    description:
      'The widgets the caller can see, with an excerpt of the text found, and the templates with a setting of that name. At most 200 of each.',
    tag: 'Widgets',
    query: ValueSearchQuery,
    answers: { 200: { description: 'Where it was found.', schema: FoundInValuesSchema } },
    examples: [
      { name: 'A word', query: { search: 'hello' } },
      { name: 'Too short to look for', query: { search: 'x' }, status: 400 }
    ]
  },
  async ({ actor, query }, { widgets }) => json(await widgets.find(actor, query.search))
);
