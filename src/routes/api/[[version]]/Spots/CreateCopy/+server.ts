import { endpoint } from '$lib/server/app/operations.js';
import { created } from '$lib/server/platform/http/listing.js';
import { CopyBody, SpotEntrySchema } from '$lib/api/spots.js';

export const POST = endpoint(
  {
    summary: 'Copy a spot',
    description:
      'The copy is independent: changing or deleting one of the two does not affect the other. ' +
      'Needs write permission on the spot group.',
    tag: 'Spots',
    body: CopyBody,
    answers: {
      201: { description: 'The copy.', schema: SpotEntrySchema, headers: { Location: 'Where it can be read' } }
    },
    examples: [
      { name: 'In the same place', body: { SpotId: 1 } },
      { name: 'For a player', body: { SpotId: 1, PlayerId: 1, Name: 'Poster in the lobby' } },
      { name: 'For a location', body: { SpotId: 1, LocationId: 2 } },
      { name: 'For both', body: { SpotId: 1, PlayerId: 1, LocationId: 2 }, status: 400 }
    ]
  },
  async ({ actor, body, url }, { spots }) =>
    created(url.pathname.replace(/\/CreateCopy\/?$/, ''), await spots.copy(actor, body))
);
