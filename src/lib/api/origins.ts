import { Type } from 'typebox';
import { MAX_ORIGIN_LENGTH, MAX_ORIGINS } from '../origins/rules.js';
import { problemWith } from './problem.js';

/** The origins as answers hold them. */
export const OriginList = Type.Array(Type.String({ pattern: '^https://' }), {
  description: 'The external https origins that an administrator allowed for its template'
});

/** What `GET` and `PUT /api/Widgets/{id}/Origins` give. */
export const OriginsBodySchema = Type.Object({ Origins: OriginList }, { title: 'Origins' });

export const OriginsConflict = problemWith('OriginsConflict', { current: OriginsBodySchema });

/** What `PUT` takes; what an origin is, the service says. */
export const OriginsToSave = Type.Object(
  {
    Origins: Type.Array(Type.String({ minLength: 1, maxLength: MAX_ORIGIN_LENGTH }), {
      maxItems: MAX_ORIGINS,
      description: 'Each https, an exact host name, and a port where it is not 443; no path, no wildcard, no IP address'
    })
  },
  { title: 'OriginsToSave' }
);
