import { Type, type TSchema } from 'typebox';
import { TrashListQuerySchema, type TrashListQuery } from '../../api/trash.js';
import type { TrashPage, TrashQuery } from './restorable.js';
import { json } from '../platform/http/operation.js';
import { keysOf, nextLink } from '../platform/http/keyCursor.js';

/** The lists of the Trash, page by page. */

/** Query, description and answer of such a list. */
export const trashSpec = <S extends TSchema>(entry: S) => ({
  description: 'What was deleted more than 30 days ago is not in it.',
  query: TrashListQuerySchema,
  answers: {
    200: {
      description: 'A page of them.',
      schema: Type.Array(entry),
      headers: { link: 'Address of the next page, with rel="next"; left out on the last one' }
    }
  }
});

export async function trashAnswer<T>(
  { search, limit, cursor }: TrashListQuery,
  url: URL,
  list: (query: TrashQuery) => Promise<TrashPage<T>>
): Promise<Response> {
  const { items, next } = await list({ search, limit, after: keysOf(cursor, ['', 0]) });
  return json(items, { headers: nextLink(url, next) });
}
