import { originsTag } from '../../origins/rules.js';
import { versionTag } from '../platform/http/etag.js';

/** The ETag of a list. */
export const originsEtag = (origins: readonly string[]): string => versionTag(originsTag(origins));
