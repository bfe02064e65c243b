import { Type } from 'typebox';
import { json } from '$lib/server/http/api.js';
import { endpoint } from '$lib/server/http/endpoint.js';
import { DeletedWidgetSchema } from '$lib/server/http/widgetschemas.js';

export const GET = endpoint(
  {
    summary: 'The deleted widgets that may be restored, the newest first',
    description: 'The whole list in one answer, without pages. What was deleted more than 30 days ago is not in it.',
    tag: 'Widgets',
    answers: { 200: { description: 'The widgets.', schema: Type.Array(DeletedWidgetSchema) } },
    examples: [{ name: 'The Trash' }]
  },
  async ({ actor }, { trash }) => json(await trash.list(actor))
);
