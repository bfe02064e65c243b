import type { Actor } from '../platform/authorization/actor.js';
import type { PictureKind, Pictures } from '../pictures/pictures.js';
import { askerOf, pictureResponse } from '../pictures/response.js';
import type { Store } from '../platform/store/store.js';
import type { Packages } from '../packages/packages.js';
import { shownPackage } from '../packages/shownPackage.js';
import type { Spots } from './spots.js';

/**
 * The picture of a spot as PNG, or 304 if the caller has it.
 * @throws Refusal `spot-not-found`, `not-allowed`; HttpError 503 while far too many pictures are wanted at once
 */
export async function spotPicture(
  { spots, pictures, ...parts }: { store: Store; packages: Packages; spots: Spots; pictures: Pictures },
  actor: Actor,
  id: number,
  kind: PictureKind,
  request: Request
): Promise<Response> {
  const { type, name, width, height, packageId, ownValues } = await spots.forReading(actor, id);
  const shown = packageId === null ? undefined : await shownPackage(parts, { id: packageId }, ownValues);
  const subject = { type, name, width, height, shown };
  return pictureResponse(await pictures.picture(subject, kind, askerOf(actor)), request);
}
