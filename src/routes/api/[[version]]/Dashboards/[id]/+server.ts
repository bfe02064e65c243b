import type { DashboardBody } from '$lib/api.js';
import { json } from '$lib/server/platform/http/operation.js';
import {
  DashboardConflict,
  DashboardName,
  DashboardSchema,
  DashboardSummarySchema,
  TilesToSave
} from '$lib/api/dashboards.js';
import { LIST_BODY } from '$lib/server/platform/http/bodyLimit.js';
import { endpoint } from '$lib/server/app/operations.js';
import { ifMatch, noneMatches, versionTag } from '$lib/server/platform/http/etag.js';
import { idOf } from '$lib/server/platform/http/query.js';

const answer = (body: DashboardBody) => json(body, { headers: { etag: versionTag(body.Version) } });
const ETAG = { ETag: 'The version in quotes, for If-Match' };

const tile = { Id: 'a', WidgetId: 1, Slot: 0, Row: 0, Slots: 1, Rows: 1 };

export const GET = endpoint(
  {
    summary: 'One dashboard with its tiles',
    tag: 'Dashboards',
    answers: { 200: { description: 'The dashboard.', schema: DashboardSchema, headers: ETAG } },
    examples: [
      { name: 'A dashboard', params: { id: 1 } },
      { name: 'A number that no dashboard has', params: { id: 4711 }, status: 404 }
    ]
  },
  async ({ actor, params, request }, { dashboards }) => {
    const body = await dashboards.read(actor, idOf(params.id));
    const etag = versionTag(body.Version);
    if (noneMatches(request.headers.get('if-none-match'), etag)) return answer(body);
    return new Response(null, { status: 304, headers: { etag } });
  }
);

export const PUT = endpoint(
  {
    summary: 'Save the tiles of a dashboard',
    description: 'The whole set. No tile overlaps another, and each has a size that its widget’s Options allow.',
    tag: 'Dashboards',
    headers: { 'If-Match': { description: 'The version that was edited, as ETag gave it', required: true } },
    body: TilesToSave,
    limit: LIST_BODY,
    answers: {
      200: { description: 'Saved.', schema: DashboardSchema, headers: ETAG },
      412: { description: 'Somebody saved in between; `current` is the dashboard now.', schema: DashboardConflict },
      428: { description: 'If-Match is missing.' }
    },
    examples: [
      { name: 'One widget', params: { id: 1 }, headers: { 'If-Match': '"1"' }, body: { Tiles: [tile] } },
      {
        name: 'Two in the same place',
        params: { id: 1 },
        headers: { 'If-Match': '"1"' },
        body: { Tiles: [tile, { ...tile, Id: 'b' }] },
        status: 400
      },
      {
        name: 'A lost race',
        params: { id: 1 },
        headers: { 'If-Match': '"7"' },
        body: { Tiles: [tile] },
        status: 412
      }
    ]
  },
  async ({ actor, params, body, request }, { dashboards }) => {
    const id = idOf(params.id);
    const matches = ifMatch(request.headers.get('if-match'));
    return answer(await dashboards.save(actor, id, { tiles: body.Tiles, matches }));
  }
);

export const PATCH = endpoint(
  {
    summary: 'Rename a dashboard',
    tag: 'Dashboards',
    body: DashboardName,
    answers: { 200: { description: 'The dashboard under its new name.', schema: DashboardSummarySchema } },
    examples: [{ name: 'A new name', params: { id: 1 }, body: { Name: 'Head office' } }]
  },
  async ({ actor, params, body }, { dashboards }) => json(await dashboards.rename(actor, idOf(params.id), body.Name))
);

export const DELETE = endpoint(
  {
    summary: 'Delete a dashboard',
    description:
      'It stays in the Trash, where it can be restored for 30 days, and is then deleted for good. The widgets on it stay.',
    tag: 'Dashboards',
    answers: {
      204: { description: 'Deleted.' },
      409: { description: 'It is the only shared dashboard and cannot be deleted.' }
    },
    examples: [
      { name: 'One of several', params: { id: 2 } },
      { name: 'A number that no dashboard has', params: { id: 4711 }, status: 404 }
    ]
  },
  async ({ actor, params }, { dashboards }) => {
    await dashboards.remove(actor, idOf(params.id));
    return new Response(null, { status: 204 });
  }
);
