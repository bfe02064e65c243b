import { daysAfter } from '../../ascdata/durations.js';
import { MAX_GUEST_DAYS } from '../../api/drafts.js';
import type { Bearers, LastingBearer } from '../people/bearers.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Database } from '../platform/store/schema.js';
import type { DraftRow } from '../platform/store/tables/drafts.js';
import { guestsForbidden, guestsTooLong } from './refusals.js';

/** Whether guests can view drafts. */
export interface GuestRule {
  /** The administrators' setting (`GUEST_LINKS`). */
  readonly mayInvite: boolean;
  readonly bearers: Pick<Bearers, 'actor'>;
  now(): Date;
}

/** Columns of a draft without a link. */
export const WITHOUT_LINK = { link_hash: null, guest_until: null, linked_by: null } as const;

/**
 * Who made a draft's link, or opened it for guests, with what they may read now: no guest sees more. undefined: there is no link,
 * or it ended with its maker.
 * @param db as for `Bearers.actor`
 */
export async function linkMaker(
  { link_hash, linked_by }: Pick<DraftRow, 'link_hash' | 'linked_by'>,
  { bearers }: Pick<GuestRule, 'bearers'>,
  db?: Database
): Promise<Actor | undefined> {
  if (link_hash === null || linked_by === null) return undefined;
  return bearers.actor(linked_by as LastingBearer, db);
}

/** Until when guests can use a draft's link; null: they cannot, or no longer. */
export function guestsUntil(
  { link_hash, guest_until }: Pick<DraftRow, 'link_hash' | 'guest_until'>,
  { mayInvite, now }: GuestRule
): string | null {
  const isOpen = mayInvite && link_hash !== null && guest_until !== null && guest_until > now().toISOString();
  return isOpen ? guest_until : null;
}

/** The instant in stored form. @throws Refusal draft-guests-forbidden, draft-guests-too-long */
export function checkedGuestUntil(asked: string | null, { mayInvite, now }: GuestRule): string | null {
  if (asked === null) return null;
  if (!mayInvite) throw guestsForbidden();
  const [until, present] = [new Date(asked), now()];
  const isAhead = until > present && until <= daysAfter(present, MAX_GUEST_DAYS);
  if (!isAhead) throw guestsTooLong(MAX_GUEST_DAYS);
  return until.toISOString();
}
