import type { WidgetSummary } from '../../api.js';
import { retryAfterOf } from '../../client/request.js';
import { Semaphore } from '../semaphore.js';

/** `ChangedAt`: so that a browser does not show again what it has from before a change. */
export const thumbnailUrl = ({ Id, ChangedAt }: Pick<WidgetSummary, 'Id' | 'ChangedAt'>): string =>
  `/api/Widgets/${Id}/Thumbnail?of=${encodeURIComponent(ChangedAt)}`;

/**
 * Pictures are made when they are asked for, which takes a moment each. A browser has few connections to one server: so many
 * at once leave some for everything else.
 */
export const pictureSlots = new Semaphore(2);

/** Of a server that does not say when. */
const USUAL_WAIT_SECONDS = 5;

/**
 * In how many milliseconds a picture that did not come is worth another try. undefined: there is none to be had.
 * An image does not tell why it did not come, so this asks once more, without the picture.
 */
export async function untilNextTry(url: string, signal: AbortSignal): Promise<number | undefined> {
  const answer = await fetch(url, { method: 'HEAD', signal }).catch(() => undefined);
  if (answer?.status === 200) return 0;
  if (answer?.status !== 503) return undefined;
  return (retryAfterOf(answer) ?? USUAL_WAIT_SECONDS) * 1_000;
}
