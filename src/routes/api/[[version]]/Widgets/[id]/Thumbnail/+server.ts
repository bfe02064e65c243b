import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { widgetThumbnail } from '$lib/server/widgets/thumbnail.js';
import { PICTURE_HEADERS } from '$lib/server/pictures/response.js';

export const GET = endpoint(
  {
    summary: 'Small picture of a widget',
    description:
      'The widget as a dashboard shows it, with its current Values, in its smallest allowed size. ' +
      '503 `no-picture-now` while more pictures are requested than can be made: try again after `Retry-After` seconds.',
    tag: 'Widgets',
    answers: {
      200: {
        description: 'PNG with at most 320 pixels on the longer side.',
        media: 'image/png',
        headers: PICTURE_HEADERS
      },
      204: {
        description: 'There is no picture: the server has no browser, or the widget does not start.'
      }
    },
    examples: [{ name: 'A number that no widget has', params: { id: 4711 }, status: 404 }]
  },
  ({ actor, params, request }, app) => widgetThumbnail(app, actor, idOf(params.id), request)
);
