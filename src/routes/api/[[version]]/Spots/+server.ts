import { Type } from 'typebox';
import { endpoint } from '$lib/server/app/operations.js';
import { badRequest } from '$lib/server/platform/http/errors.js';
import {
  created,
  demandOnlyId,
  LIST_HEADERS,
  listed,
  listedTexts,
  pageQuery
} from '$lib/server/platform/http/listing.js';
import { withNewSpot } from '$lib/server/spots/body.js';
import { NewSpotBodySchema, SpotAddress, SpotEntrySchema, SpotsQuery, ValidityBody } from '$lib/api/spots.js';

const noContent = () => new Response(null, { status: 204 });

export const GET = endpoint(
  {
    summary: 'All spots',
    description: 'The spots the caller can read. A valid type without spots: 404.',
    tag: 'Spots',
    query: SpotsQuery,
    answers: {
      200: {
        description: 'A page, in the order of the Ids.',
        schema: Type.Array(SpotEntrySchema),
        headers: LIST_HEADERS
      }
    },
    examples: [
      { name: 'The first page', query: { limit: 10 } },
      { name: 'Large images', query: { type: 'Image', MinWidth: 1920, MinHeigth: 1080 } },
      { name: 'One spot', query: { id: 1 } },
      { name: 'No spots of this type', query: { type: 'Html' }, status: 404 },
      { name: 'A negative width', query: { MinWidth: -1 }, status: 400 }
    ]
  },
  async ({ actor, query, request, url }, { spots }) => {
    const { id, ...others } = query;
    const { type, MinWidth, MinHeigth, MinHeight, ...rest } = others;
    if (MinHeigth !== undefined && MinHeight !== undefined && MinHeigth !== MinHeight) throw heightsDiffer();
    if (id !== undefined) {
      demandOnlyId(others);
      return listed(request, url, { items: [await spots.byId(actor, id)], next: undefined });
    }
    const least = { minWidth: MinWidth, minHeight: MinHeigth ?? MinHeight };
    return listedTexts(request, url, await spots.list(actor, { ...pageQuery(rest), type, ...least }));
  }
);

export const POST = endpoint(
  {
    summary: 'A new spot',
    tag: 'Spots',
    raw: {
      media: 'application/json',
      description:
        'Or multipart/form-data with the same members as fields and, for a Wizard or DashboardWidget spot, one .dash.zip file: its package.',
      schema: NewSpotBodySchema
    },
    answers: {
      201: { description: 'Created.', schema: SpotEntrySchema, headers: { Location: 'Where it can be read' } }
    },
    examples: [
      { name: 'An image', body: { Name: 'Banner', Type: 'Image', SpotGroupId: 1, Width: 1920, Height: 1080 } },
      { name: 'A wizard spot', body: { Name: 'Menu', Type: 'Wizard', SpotGroupId: 1 } }
    ]
  },
  async ({ actor, json, request, url }, { spots, packaging }) => {
    const receiver = { actor, packaging };
    const made = withNewSpot(request, json, receiver, ({ spot, file }) => spots.create(actor, spot, file));
    return created(url.pathname, await made);
  }
);

export const PUT = endpoint(
  {
    summary: 'Set the period in which a spot is played',
    description: 'Both are a date with time (without an offset: UTC), or both are null. They may be equal.',
    tag: 'Spots',
    query: Type.Partial(SpotAddress),
    body: ValidityBody,
    answers: { 204: { description: 'Set.' } },
    examples: [
      { name: 'Summer', body: { Id: 1, ValidFrom: '2027-06-01T00:00:00Z', ValidTo: '2027-08-31T23:59:59Z' } },
      { name: 'Always', body: { Id: 1, ValidFrom: null, ValidTo: null } },
      {
        name: 'From after to',
        body: { Id: 1, ValidFrom: '2027-08-31T00:00:00Z', ValidTo: '2027-06-01T00:00:00Z' },
        status: 400
      },
      { name: 'Different types', body: { Id: 1, ValidFrom: '2027-06-01T00:00:00Z', ValidTo: null }, status: 400 }
    ]
  },
  async ({ actor, query, body }, { spots }) => {
    const { Id = query.id, ...validity } = body;
    if (Id === undefined) throw idMissing();
    if (query.id !== undefined && query.id !== Id) throw idsDiffer();
    await spots.setValidity(actor, Id, validity);
    return noContent();
  }
);

export const DELETE = endpoint(
  {
    summary: 'Delete a spot',
    description: 'Its copies stay, and so does the spot it was copied from.',
    tag: 'Spots',
    query: SpotAddress,
    answers: { 204: { description: 'Deleted.' } },
    examples: [{ name: 'A spot', query: { id: 1 } }]
  },
  async ({ actor, query }, { spots }) => {
    await spots.remove(actor, query.id);
    return noContent();
  }
);

const heightsDiffer = () => badRequest('heights-differ', (t) => t.spots.minHeightTwice, '/MinHeight');

const idMissing = () => badRequest('id-missing', (t) => t.spots.idMissing, '/Id');

const idsDiffer = () => badRequest('ids-differ', (t) => t.spots.differentSpots, '/Id');
