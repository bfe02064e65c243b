import { Type, type TSchema } from 'typebox';
import type { TrashPage, TrashQuery } from './restorable.js';
import { json } from '../platform/http/operation.js';
import { keysOf, nextLink } from '../platform/http/keycursor.js';
import { Cursor, Limit, Search } from '../platform/http/schemas.js';

/** The lists of the Trash, page by page. */

const Words = Type.String({
  ...Search,
  description: 'Words of the name, in any order; case and accents do not count'
});

const TrashListQuery = Type.Object({
  search: Type.Optional(Words),
  limit: Type.Optional(Limit),
  cursor: Type.Optional(Cursor)
});

interface Asked {
  readonly search?: string;
  readonly limit?: number;
  readonly cursor?: string;
}

/** Query, description and answer of such a list. */
export const trashSpec = <S extends TSchema>(entry: S) => ({
  description: 'What was deleted more than 30 days ago is not in it.',
  query: TrashListQuery,
  answers: {
    200: {
      description: 'A page of them.',
      schema: Type.Array(entry),
      headers: { link: 'Address of the next page, with rel="next"; left out on the last one' }
    }
  }
});

export async function trashAnswer<T>(
  { search, limit, cursor }: Asked,
  url: URL,
  list: (query: TrashQuery) => Promise<TrashPage<T>>
): Promise<Response> {
  const { items, next } = await list({ search, limit, after: keysOf(cursor, ['', 0]) });
  return json(items, { headers: nextLink(url, next) });
}
