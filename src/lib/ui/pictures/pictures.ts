import type { WidgetSummary } from '../../api.js';
import { retryAfterOf } from '../../client/request.js';
import { Semaphore } from '../../semaphore.js';

/** `ChangedAt`: so that a browser does not show again what it has from before a change. */
export const thumbnailUrl = ({ Id, ChangedAt }: Pick<WidgetSummary, 'Id' | 'ChangedAt'>): string =>
  `/api/Widgets/${Id}/Thumbnail?of=${encodeURIComponent(ChangedAt)}`;

/** Pictures are rendered on demand and slow; leave browser connections for other requests. */
export const pictureSlots = new Semaphore(2);

/** Of a server that does not say when. */
const USUAL_WAIT_SECONDS = 5;

/**
 * Milliseconds until a missing picture is worth another request; undefined: never. An image does not report why it failed, so
 * this asks once more without loading the picture.
 */
export async function untilNextTry(url: string, signal: AbortSignal): Promise<number | undefined> {
  const answer = await fetch(url, { method: 'HEAD', signal }).catch(() => undefined);
  if (answer?.status === 200) return 0;
  if (answer?.status !== 503) return undefined;
  return (retryAfterOf(answer) ?? USUAL_WAIT_SECONDS) * 1_000;
}
