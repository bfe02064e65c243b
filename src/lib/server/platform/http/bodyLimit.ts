/** Limits on a JSON body: bytes, and the number of values (numbers, texts, lists, objects …). */
export interface BodyLimit {
  readonly bytes: number;
  readonly values: number;
}

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** The default limit: a few names, numbers and flags. */
export const SMALL_BODY: BodyLimit = { bytes: 16 * KILOBYTE, values: 1_000 };

/** A list of a few hundred entries. */
export const LIST_BODY: BodyLimit = { bytes: 128 * KILOBYTE, values: 4_000 };

/** Up to 10,000 short entries. */
export const BULK_BODY: BodyLimit = { bytes: 2 * MEGABYTE, values: 60_000 };

/** Up to 15,000 short Values, each with the one it replaces. */
export const TABLE_BODY: BodyLimit = { bytes: 2 * MEGABYTE, values: 180_000 };

/** One message to a player, whose Content has a limit of its own. */
export const MESSAGE_BODY: BodyLimit = { bytes: 512 * KILOBYTE, values: 30_000 };

/** A part of a multipart body that is JSON. */
export const PART_BODY: BodyLimit = { bytes: MEGABYTE, values: 60_000 };

/** For people: `16 kB`, `100 MB`. */
export function sizeText(bytes: number): string {
  return bytes < MEGABYTE ? `${Math.floor(bytes / KILOBYTE)} kB` : `${Math.floor(bytes / MEGABYTE)} MB`;
}
