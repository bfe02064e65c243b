import { endpoint } from '$lib/server/app/operations.js';
import { spotPicture } from '$lib/server/spots/picture.js';
import { SpotAddress } from '$lib/api/spots.js';
import { PICTURE_HEADERS } from '$lib/server/pictures/response.js';

export const GET = endpoint(
  {
    summary: 'Picture of a spot',
    description:
      'A spot with a package is shown as a browser shows it, with its current Values; any other spot, or one that cannot be shown, is a card that says what it is. ' +
      'At most 4096 pixels on each side and 16 megapixels: a larger spot is shown smaller.',
    tag: 'Spots',
    query: SpotAddress,
    answers: { 200: { description: 'PNG at the size of the spot.', media: 'image/png', headers: PICTURE_HEADERS } },
    examples: [{ name: 'A spot', query: { id: 1 } }]
  },
  ({ actor, query, request }, app) => spotPicture(app, actor, query.id, 'preview', request)
);
