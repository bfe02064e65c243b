import { Type } from 'typebox';
import type { WidgetGroupEntry } from '$lib/api.js';
import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { created } from '$lib/server/platform/http/listing.js';
import { NewWidgetGroupBody, WidgetGroupSchema, WidgetGroupsQuery } from '$lib/api/widgetGroups.js';

export const GET = endpoint(
  {
    summary: 'The widget groups the caller can see, by name',
    description:
      'Anyone who can read or write the spot group of a widget group can do the same with the group and what is in it. ' +
      'The whole list in one answer, without pages.',
    tag: 'WidgetGroups',
    query: WidgetGroupsQuery,
    answers: { 200: { description: 'The groups.', schema: Type.Array(WidgetGroupSchema) } },
    examples: [
      { name: 'All of them' },
      { name: 'By a part of the name', query: { search: 'ent' } },
      { name: 'One of them', query: { id: 1 } },
      { name: 'One that is not there', query: { id: 4711 }, status: 404 }
    ]
  },
  async ({ actor, query: { id, search } }, { widgetGroups }) => {
    const groups = id === undefined ? widgetGroups.list(actor, search) : [await widgetGroups.byId(actor, id)];
    return json((await groups) satisfies WidgetGroupEntry[]);
  }
);

export const POST = endpoint(
  {
    summary: 'A new widget group',
    tag: 'WidgetGroups',
    body: NewWidgetGroupBody,
    answers: {
      201: { description: 'Created.', schema: WidgetGroupSchema, headers: { Location: 'Where it can be read' } },
      409: { description: 'A widget group with this name already exists; nothing was created.' }
    },
    examples: [
      { name: 'For those who may use a spot group', body: { Name: 'Canteen', SpotGroupId: 1 } },
      { name: 'For administrators', body: { Name: 'Drafts' } },
      { name: 'A name that another group has', body: { Name: 'entrance' }, status: 409 }
    ]
  },
  async ({ actor, body, url }, { widgetGroups }) => created(url.pathname, await widgetGroups.create(actor, body))
);
