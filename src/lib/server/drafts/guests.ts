import { DAY } from '../../ascdata/durations.js';
import { MAX_GUEST_DAYS } from '../../api/drafts.js';
import type { DraftRow } from '../platform/store/tables/drafts.js';
import { guestsForbidden, guestsTooLong } from './refusals.js';

/** May people without an account look at drafts? */
export interface GuestRule {
  /** As administrators set it (`GUEST_LINKS`). */
  readonly mayInvite: boolean;
  now(): Date;
}

/** No link leads to the draft any more. */
export const WITHOUT_LINK = { link_hash: null, guest_until: null } as const;

/** Until when the link of a draft works without an account, at this moment; null: it does not, or not any more. */
export function guestsUntil(
  { link_hash, guest_until }: Pick<DraftRow, 'link_hash' | 'guest_until'>,
  { mayInvite, now }: GuestRule
): string | null {
  const isOpen = mayInvite && link_hash !== null && guest_until !== null && guest_until > now().toISOString();
  return isOpen ? guest_until : null;
}

/** The instant as it is stored. @throws Refusal draft-guests-forbidden, draft-guests-too-long */
export function checkedGuestUntil(asked: string | null, { mayInvite, now }: GuestRule): string | null {
  if (asked === null) return null;
  if (!mayInvite) throw guestsForbidden();
  const [until, present] = [Date.parse(asked), now().getTime()];
  const isAhead = until > present && until <= present + MAX_GUEST_DAYS * DAY;
  if (!isAhead) throw guestsTooLong(MAX_GUEST_DAYS);
  return new Date(until).toISOString();
}
