import { Type } from 'typebox';
import { json } from '$lib/server/platform/http/operation.js';
import { DashboardSchema, DashboardSummarySchema, NewDashboardBody } from '$lib/api/dashboards.js';
import { endpoint } from '$lib/server/app/operations.js';
import { versionTag } from '$lib/server/platform/http/etag.js';

export const GET = endpoint(
  {
    summary: 'The caller’s own dashboards and the shared ones',
    tag: 'Dashboards',
    answers: { 200: { description: 'Oldest first.', schema: Type.Array(DashboardSummarySchema) } },
    examples: [{ name: 'All dashboards' }]
  },
  async ({ actor }, { dashboards }) => json(await dashboards.list(actor))
);

export const POST = endpoint(
  {
    summary: 'A new dashboard',
    description:
      'The caller’s own unless `Shared`: everybody sees a shared one, and only administrators can create and change it.',
    tag: 'Dashboards',
    body: NewDashboardBody,
    answers: {
      201: {
        description: 'The new dashboard.',
        schema: DashboardSchema,
        headers: { Location: 'Address of the dashboard', ETag: 'The version in quotes, for If-Match' }
      },
      409: {
        description:
          'The key belongs to no user, who could have a dashboard of its own; or there are as many as there can be.'
      }
    },
    examples: [
      { name: 'A shared one', body: { Name: 'Entrance', Shared: true } },
      { name: 'A copy for everybody', body: { Name: 'Canteen', Shared: true, CopyOf: 1 } }
    ]
  },
  async ({ actor, body }, { dashboards }) => {
    const made = await dashboards.create(actor, body);
    const headers = { location: `/api/Dashboards/${made.Id}`, etag: versionTag(made.Version) };
    return json(made, { status: 201, headers });
  }
);
