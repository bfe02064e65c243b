import { request, type Answer, type Refused } from '../../client/request.js';
import { originsTag } from '../rules.js';

/** `other`: somebody else has saved this list. `not`: the answer was lost, and nothing was saved. */
export type Outcome =
  | { readonly kind: 'saved'; readonly origins: readonly string[] }
  | { readonly kind: 'other'; readonly origins: readonly string[] }
  | { readonly kind: 'not' }
  | { readonly kind: 'refused'; readonly refusal: Refused };

interface Saving {
  /** A widget of the template. */
  readonly id: number;
  readonly origins: readonly string[];
  /** The list that is replaced, as far as we know it: another is not replaced unseen. */
  readonly before: readonly string[];
  /** The answer was lost, so it may be saved: that is found out as soon as the server answers. */
  onunknown(): void;
}

type List = Answer<{ readonly Origins: string[] }>;

const PAUSE_MILLISECONDS = 3_000;

/** Saves a list of external addresses and reports the outcome, even if the answer is lost. Never rejects. */
export async function saveOrigins(
  { id, origins, before, onunknown }: Saving,
  pause: () => Promise<void> = pauseOffline
): Promise<Outcome> {
  const url = `/api/Widgets/${id}/Origins`;
  const answer: List = await request(url, { method: 'PUT', json: { Origins: origins }, ifMatch: originsTag(before) });
  if (answer.ok) return { kind: 'saved', origins: answer.value.Origins };
  if (answer.status !== 0 && answer.status !== 412) return { kind: 'refused', refusal: answer };
  if (answer.status === 0) onunknown();
  let now: List = await request(url);
  while (!now.ok && now.status === 0) {
    onunknown();
    await pause();
    now = await request(url);
  }
  if (!now.ok) return { kind: 'refused', refusal: now };
  const { Origins } = now.value;
  // It may also be our own list that an answer lost before was about.
  if (originsTag(Origins) === originsTag(origins)) return { kind: 'saved', origins: Origins };
  return originsTag(Origins) === originsTag(before) ? { kind: 'not' } : { kind: 'other', origins: Origins };
}

function pauseOffline(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, PAUSE_MILLISECONDS);
    addEventListener('online', end);
  });
}
