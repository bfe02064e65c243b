import { createHash, randomBytes } from 'node:crypto';
import type { Draft, DraftLink } from '../../api.js';
import type { LastingBearer } from '../people/bearers.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Writing } from '../platform/store/schema.js';
import type { DraftRow } from '../platform/store/tables/drafts.js';
import type { Drafts } from './drafts.js';
import { checkedGuestUntil, linkMaker, WITHOUT_LINK, type GuestRule } from './guests.js';
import { notShared } from './refusals.js';

const TOKEN_BYTES = 32;

export interface Invitation {
  /** null: no guests. */
  readonly guestUntil: string | null;
  /** Whose rights the guests get. */
  readonly by: LastingBearer;
}

/** The stored form of a link. Lookup by hash reveals nothing through its timing. */
export const linkHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Links of drafts: each shows its draft to holders who may see one of its widgets, or to guests until a day, with the rights of
 * whoever made it or opened it for guests.
 */
export class DraftLinks {
  constructor(
    private readonly drafts: Pick<Drafts, 'change'>,
    private readonly guests: GuestRule
  ) {}

  /** Creates a link; the previous one ends. @throws Refusal draft-not-found, not-allowed, draft-guests-forbidden, draft-guests-too-long */
  async create(actor: Actor, id: number, { guestUntil, by }: Invitation): Promise<DraftLink> {
    const guest_until = checkedGuestUntil(guestUntil, this.guests);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const link = { link_hash: linkHash(token), guest_until, linked_by: by };
    await this.#set(actor, id, (writing) => setLink(writing, id, link));
    return { Path: `/d/${token}` };
  }

  /** Opens the link for guests, or closes it. @throws Refusal as `create`, draft-not-shared */
  invite(actor: Actor, id: number, { guestUntil, by }: Invitation): Promise<Draft> {
    const guest_until = checkedGuestUntil(guestUntil, this.guests);
    return this.#set(actor, id, async (writing, row) => {
      if (!(await linkMaker(row, this.guests, writing))) throw notShared();
      await setLink(writing, id, { guest_until, ...(guest_until !== null && { linked_by: by }) });
    });
  }

  /** Ends the link at once, with all previews opened through it. @throws Refusal draft-not-found, not-allowed */
  revoke(actor: Actor, id: number): Promise<Draft> {
    return this.#set(actor, id, (writing) => setLink(writing, id, WITHOUT_LINK));
  }

  #set(actor: Actor, id: number, work: (writing: Writing, row: DraftRow) => Promise<void>): Promise<Draft> {
    return this.drafts.change(actor, { id, action: 'draft.edit' }, (writing, { row }) => work(writing, row));
  }
}

async function setLink(
  writing: Writing,
  id: number,
  link: Partial<Pick<DraftRow, keyof typeof WITHOUT_LINK>>
): Promise<void> {
  await writing.updateTable('drafts').set(link).where('id', '=', id).execute();
}
