import type { App } from '../platform/app.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { PictureKind } from '../platform/pictures/pictures.js';
import { askerOf, pictureResponse } from '../platform/pictures/response.js';
import { shownPackage } from '../packages/shown.js';

/**
 * The picture of a spot as PNG, 304 where the asker has it.
 * @throws Refusal `spot-not-found`, `not-allowed`; HttpError 503 while far too many pictures are wanted at once
 */
export async function spotPicture(
  { store, spots, pictures }: Pick<App, 'store' | 'spots' | 'pictures'>,
  actor: Actor,
  id: number,
  kind: PictureKind,
  request: Request
): Promise<Response> {
  const { type, name, width, height, packageId, ownValues } = await spots.forReading(actor, id);
  const subject = { type, name, width, height, shown: await shownPackage(store, packageId, ownValues) };
  return pictureResponse(await pictures.picture(subject, kind, askerOf(actor)), request);
}
