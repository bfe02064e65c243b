import { Type, type Static } from 'typebox';
import { Cursor, Limit, Search } from './parts.js';

/** What the lists of the Trash take. */
export const TrashListQuerySchema = Type.Object({
  search: Type.Optional(
    Type.String({ ...Search, description: 'Words of the name, in any order; case and accents are ignored' })
  ),
  limit: Type.Optional(Limit),
  cursor: Type.Optional(Cursor)
});
export type TrashListQuery = Static<typeof TrashListQuerySchema>;
