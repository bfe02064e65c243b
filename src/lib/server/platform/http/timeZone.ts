import { zoneNamed } from '../../../datatypes/shared/zones.js';
import { badRequest } from './errors.js';

/** The header of operations that check Values, for the OpenAPI document. Every operation reads it. */
export const TIME_ZONE = { 'Time-Zone': { description: 'IANA time zone of the person, for `Today`' } };

/**
 * The person's time zone, so that `Today` means on the server what it means in the editor; in the spelling that `Intl` uses.
 * @param header `Time-Zone`
 * @throws HttpError 400
 */
export function zoneOf(header: string | null): string | undefined {
  if (header === null) return undefined;
  const zone = zoneNamed(header);
  if (zone === undefined) throw badRequest('time-zone-unknown', (t) => t.http.timeZoneUnknown);
  return zone;
}
