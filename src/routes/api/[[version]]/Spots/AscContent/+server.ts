import { endpoint } from '$lib/server/app/operations.js';
import { conditional } from '$lib/server/platform/http/listing.js';
import { SpotAddress } from '$lib/api/spots.js';

export const GET = endpoint(
  {
    summary: 'ASC content of a spot',
    description:
      'The ascData.json of a Wizard or DashboardWidget spot with its current Values, otherwise as its author wrote it. ' +
      'A spot of another type has none: 404.',
    tag: 'Spots',
    query: SpotAddress,
    answers: {
      200: {
        description: 'The content of ascData.json.',
        media: 'application/json',
        headers: { ETag: 'Changes with the content; with If-None-Match the answer is 304 as long as it is the same' }
      }
    },
    examples: [{ name: 'A spot without content', query: { id: 1 }, status: 404 }]
  },
  async ({ actor, query, request }, { spots }) => conditional(request, await spots.ascContent(actor, query.id))
);
