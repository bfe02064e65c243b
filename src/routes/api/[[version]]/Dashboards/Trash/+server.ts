import { DeletedDashboardSchema } from '$lib/api/dashboards.js';
import { endpoint } from '$lib/server/app/operations.js';
import { trashAnswer, trashSpec } from '$lib/server/trash/list.js';

export const GET = endpoint(
  {
    summary: 'The deleted dashboards the caller can restore, newest first',
    tag: 'Dashboards',
    ...trashSpec(DeletedDashboardSchema),
    examples: [{ name: 'The Trash' }]
  },
  ({ actor, query, url }, { dashboardTrash }) => trashAnswer(query, url, (asked) => dashboardTrash.list(actor, asked))
);
