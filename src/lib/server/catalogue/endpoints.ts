import { Type } from 'typebox';
import type { NewEntry } from './objects.js';
import { bodySchema, entrySchema, ObjectsQuery, PlaylistsQuery, type ResourceName } from '../../api/objects.js';
import { endpoint, type Endpoint, type Example } from '../platform/http/endpoint.js';
import { created, demandOnlyId, LIST_HEADERS, listed, pageQuery } from '../platform/http/listing.js';

const SPOKEN: Readonly<Record<ResourceName, readonly [one: string, many: string]>> = {
  Playlists: ['playlist', 'playlists'],
  SpotGroups: ['spot group', 'spot groups'],
  Media: ['media', 'media'],
  MediaGroups: ['media group', 'media groups'],
  Categories: ['category', 'categories'],
  Editions: ['edition', 'editions'],
  Players: ['player', 'players'],
  Locations: ['location', 'locations']
};

/** `GET` of the list of a resource: those the actor may see, in the order of their Ids, page by page. */
export function listOf(resource: ResourceName): Endpoint {
  const isByName = resource === 'Playlists';
  // All parameters are optional: a query without `name` is one of playlists too.
  const query = isByName ? PlaylistsQuery : (ObjectsQuery as unknown as typeof PlaylistsQuery);
  return endpoint(
    {
      summary: `All ${SPOKEN[resource][1]}`,
      tag: resource,
      query,
      answers: {
        200: {
          description: 'A page, in the order of the Ids.',
          schema: Type.Array(entrySchema(resource)),
          headers: LIST_HEADERS
        }
      },
      examples: [
        { name: 'The first page', query: { limit: 10 } },
        { name: 'By a part of the name', query: { search: 'a' } },
        { name: 'One of them', query: { id: 1 } },
        { name: 'One that is not there', query: { id: 4711 }, status: 404 },
        ...(isByName ? [{ name: 'By name', query: { name: 'wel' } }] : [])
      ]
    },
    async ({ actor, query: { id, name, ...rest }, request, url }, { objects }) => {
      if (id !== undefined) {
        demandOnlyId({ name, ...rest });
        return listed(request, url, { items: [await objects.byId(actor, resource, id)], next: undefined });
      }
      const page = await objects.list(actor, resource, { ...pageQuery(rest), name });
      return listed(request, url, page);
    }
  );
}

/** `POST` of a new thing of a resource. */
export function creationOf(resource: ResourceName, ...examples: readonly Example[]): Endpoint {
  return endpoint(
    {
      summary: `A new ${SPOKEN[resource][0]}`,
      tag: resource,
      body: bodySchema(resource),
      answers: {
        201: {
          description: 'It is there.',
          schema: entrySchema(resource),
          headers: { Location: 'Where it can be read' }
        }
      },
      examples
    },
    async ({ actor, body, url }, { objects }) =>
      created(url.pathname, await objects.create(actor, resource, body as NewEntry))
  );
}
