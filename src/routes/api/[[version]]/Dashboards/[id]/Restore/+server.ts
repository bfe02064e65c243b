import { json } from '$lib/server/platform/http/operation.js';
import { DashboardSummarySchema } from '$lib/api/dashboards.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const POST = endpoint(
  {
    summary: 'Restore a deleted dashboard',
    description: 'With all its tiles. A dashboard that is not deleted stays as it is.',
    tag: 'Dashboards',
    answers: {
      200: { description: 'Restored.', schema: DashboardSummarySchema },
      404: { description: 'There is no dashboard with this number, or it was deleted more than 30 days ago.' }
    },
    examples: [{ name: 'A dashboard', params: { id: 1 } }]
  },
  async ({ actor, params }, { dashboardTrash }) => json(await dashboardTrash.restore(actor, idOf(params.id)))
);
