import { endpoint } from '$lib/server/app/operations.js';
import { spotPicture } from '$lib/server/spots/picture.js';
import { SpotAddress } from '$lib/api/spots.js';
import { PICTURE_HEADERS } from '$lib/server/pictures/response.js';

export const GET = endpoint(
  {
    summary: 'Small picture of a spot',
    description: 'As Preview, in the same proportions.',
    tag: 'Spots',
    query: SpotAddress,
    answers: {
      200: {
        description: 'PNG with at most 320 pixels on the longer side.',
        media: 'image/png',
        headers: PICTURE_HEADERS
      }
    },
    examples: [{ name: 'A spot', query: { id: 1 } }]
  },
  ({ actor, query, request }, app) => spotPicture(app, actor, query.id, 'thumbnail', request)
);
