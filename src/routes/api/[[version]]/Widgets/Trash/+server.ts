import { endpoint } from '$lib/server/app/operations.js';
import { trashAnswer, trashSpec } from '$lib/server/trash/list.js';
import { DeletedWidgetSchema } from '$lib/api/widgets.js';

export const GET = endpoint(
  {
    summary: 'The deleted widgets the caller can restore, newest first',
    tag: 'Widgets',
    ...trashSpec(DeletedWidgetSchema),
    examples: [{ name: 'The Trash' }, { name: 'Some of it', query: { search: 'menu canteen', limit: 10 } }]
  },
  ({ actor, query, url }, { trash }) => trashAnswer(query, url, (asked) => trash.list(actor, asked))
);
