import { MAX_LOOKUP_IDS, type CatalogueQuery } from '../../api/catalogue.js';
import { badRequest, unknownPath } from '../platform/http/errors.js';
import { isKind } from './objectKinds.js';

/** Reads the queries of pickers. */

/** `parent` as the service takes it; undefined: it was left out. */
export function parentOf(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  return text === '' || text === 'null' ? null : Number(text);
}

/** @throws HttpError 400 */
export function idsOf(text: string): number[] {
  const ids = text === '' ? [] : text.split(',');
  if (ids.length <= MAX_LOOKUP_IDS) return ids.map(Number);
  throw badRequest('query-invalid', (t) => t.catalogue.tooManyIds(MAX_LOOKUP_IDS), '/ids');
}

/** @throws HttpError 404 for an unknown kind */
export function kindOf(text: string | undefined): CatalogueQuery['kind'] {
  if (text === undefined || !isKind(text)) throw unknownPath();
  return text;
}
