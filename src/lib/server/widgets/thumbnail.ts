import type { Actor } from '../platform/authorization/actor.js';
import type { Pictures, Subject } from '../pictures/pictures.js';
import { QueueFull } from '../pictures/queue.js';
import { askerOf, noPictureNow, pictureResponse } from '../pictures/response.js';
import type { Store } from '../platform/store/store.js';
import type { Packages } from '../packages/packages.js';
import { shownPackage } from '../packages/shownPackage.js';
import type { Widgets } from './widgets.js';

/**
 * The small picture of a widget in its dashboard size, with its current Values. 204 if no browser can show it: a card would add
 * nothing to the list.
 * @throws Refusal `not-found`, `not-allowed`; HttpError 503 while too many pictures are wanted at once
 */
export async function widgetThumbnail(
  { widgets, pictures, ...parts }: { store: Store; packages: Packages; widgets: Widgets; pictures: Pictures },
  actor: Actor,
  id: number,
  request: Request
): Promise<Response> {
  const { name, ownValues, definition } = await widgets.forPicture(actor, id);
  const shown = await shownPackage(parts, definition, ownValues);
  const subject: Subject = { type: 'DashboardWidget', name, width: null, height: null, shown };
  const picture = await pictures.picture(subject, 'thumbnail', askerOf(actor));
  if (picture.standsInFor === 'busy') throw noPictureNow(new QueueFull());
  if (picture.standsInFor === 'unshown')
    return new Response(null, { status: 204, headers: { 'cache-control': 'private, no-cache' } });
  return pictureResponse(picture, request);
}
