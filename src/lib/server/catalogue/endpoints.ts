import { Type } from 'typebox';
import type { NewEntry, Objects } from './objects.js';
import { bodySchema, entrySchema, ObjectsQuery, PlaylistsQuery } from '../../api/objects.js';
import type { Endpoint, EndpointMaker } from '../platform/http/endpoint.js';
import { resourceAt, type ObjectResource } from './resources.js';
import { created, demandOnlyId, LIST_HEADERS, listed, pageQuery } from '../platform/http/listing.js';

type ObjectEndpoints = EndpointMaker<{ readonly objects: Objects }>;

/** Both operations on the list at this path. */
export function operationsOn(
  endpoint: ObjectEndpoints,
  path: string
): { readonly GET: Endpoint; readonly POST: Endpoint } {
  const resource = resourceAt(path);
  return { GET: listOf(endpoint, resource), POST: creationOf(endpoint, resource) };
}

/** `GET` of the list of a resource: those the actor can see, by Id, page by page. */
function listOf(endpoint: ObjectEndpoints, resource: ObjectResource): Endpoint {
  const isByName = resource.kind === 'playlist';
  // All parameters are optional: a query for playlists may lack `name`.
  const query = isByName ? PlaylistsQuery : (ObjectsQuery as unknown as typeof PlaylistsQuery);
  return endpoint(
    {
      summary: `All ${resource.many}`,
      tag: resource.path,
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

/** `POST`: creates an object of a resource. */
function creationOf(endpoint: ObjectEndpoints, resource: ObjectResource): Endpoint {
  return endpoint(
    {
      summary: `A new ${resource.one}`,
      tag: resource.path,
      body: bodySchema(resource),
      answers: {
        201: {
          description: 'Created.',
          schema: entrySchema(resource),
          headers: { Location: 'Where it can be read' }
        }
      },
      examples: resource.examples
    },
    async ({ actor, body, url }, { objects }) =>
      created(url.pathname, await objects.create(actor, resource, body as NewEntry))
  );
}
