import { LIST_BODY } from '$lib/server/platform/http/bodyLimit.js';
import { endpoint } from '$lib/server/app/operations.js';
import { TagsBody } from '$lib/api/spots.js';

export const PUT = endpoint(
  {
    summary: 'Set the tags of a spot',
    description: 'Replaces the current tags. Needs write permission on the spot group.',
    tag: 'Spots',
    body: TagsBody,
    limit: LIST_BODY,
    answers: { 204: { description: 'Set.' } },
    examples: [
      { name: 'Two tags', body: { SpotId: 1, Tags: ['summer', 'entrance'] } },
      { name: 'None any more', body: { SpotId: 1, Tags: [] } }
    ]
  },
  async ({ actor, body: { SpotId, Tags } }, { spots }) => {
    await spots.setTags(actor, SpotId, Tags);
    return new Response(null, { status: 204 });
  }
);
