import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { versionTag } from '$lib/server/platform/http/etag.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { SetAsideSchema } from '$lib/api/setAside.js';

export const GET = endpoint(
  {
    summary: 'Values of a widget that are set aside',
    description:
      'Values that no element accepted when the widget was replaced. They are kept until somebody puts them back or discards them.',
    tag: 'Widgets',
    answers: {
      200: {
        description: 'The Values, latest last.',
        schema: SetAsideSchema,
        headers: { ETag: 'The version in quotes, for If-Match' }
      }
    },
    examples: [{ name: 'A widget that was replaced', params: { id: 2 } }]
  },
  async ({ actor, params }, { setAside }) => {
    const body = await setAside.list(actor, idOf(params.id));
    return json(body, { headers: { etag: versionTag(body.Version) } });
  }
);
