import { isRecord, own } from '../../ascdata/elements.js';
import type { Values } from '../../ascdata/types.js';
import { MAX_VALUES } from '../../api/values.js';
import type { BodyLimit } from '../platform/http/bodyLimit.js';
import { badRequest } from '../platform/http/errors.js';

/** Enough for the largest widgets: forms with thousands of elements. */
export const VALUES_BODY: BodyLimit = { bytes: 2 * 1024 * 1024, values: MAX_VALUES };

/** `Values` of a body. Object.entries treats Ids such as `__proto__` as plain keys. @throws HttpError 400 */
export function valuesOf(body: Record<string, unknown>): Values {
  const values = own(body, 'Values');
  if (isRecord(values)) return new Map(Object.entries(values));
  throw badRequest('values-missing', (t) => t.widgets.valuesMissing, '/Values');
}
