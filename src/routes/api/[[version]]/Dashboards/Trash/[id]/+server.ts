import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const DELETE = endpoint(
  {
    summary: 'Delete a dashboard in the Trash for good',
    description: 'Immediately instead of after 30 days. It can no longer be restored. The widgets on it stay.',
    tag: 'Dashboards',
    answers: {
      204: { description: 'Deleted.' },
      404: { description: 'There is no dashboard with this number in the Trash.' }
    },
    examples: [{ name: 'A number that no deleted dashboard has', params: { id: 4711 }, status: 404 }]
  },
  async ({ actor, params }, { dashboardTrash }) => {
    await dashboardTrash.purge(actor, idOf(params.id));
    return new Response(null, { status: 204 });
  }
);
