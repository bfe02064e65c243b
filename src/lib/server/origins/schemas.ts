import { Type } from 'typebox';
import { OriginList } from '../packages/origins.js';
import { MAX_ORIGIN_LENGTH, MAX_ORIGINS, originsTag } from '../../origins/rules.js';
import { versionTag } from '../platform/http/etag.js';
import { problemWith } from '../platform/http/problemschema.js';

/** What `GET` and `PUT /api/Widgets/{id}/Origins` give. */
export const OriginsBody = Type.Object({ Origins: OriginList }, { title: 'Origins' });

/** The ETag of a list. */
export const originsEtag = (origins: readonly string[]): string => versionTag(originsTag(origins));

export const OriginsConflict = problemWith('OriginsConflict', { current: OriginsBody });

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
