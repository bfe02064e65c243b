import { createHash, randomBytes } from 'node:crypto';
import type { Draft, DraftLink } from '../../api.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Writing } from '../platform/store/schema.js';
import type { Drafts } from './drafts.js';
import { checkedGuestUntil, WITHOUT_LINK, type GuestRule } from './guests.js';
import { notShared } from './refusals.js';

const TOKEN_BYTES = 32;

/** The stored form of a link. Lookup by hash reveals nothing through its timing. */
export const linkHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Links of drafts: each shows its draft to holders who may see one of its widgets, or to guests until a day. */
export class DraftLinks {
  constructor(
    private readonly drafts: Pick<Drafts, 'change'>,
    private readonly guests: GuestRule
  ) {}

  /** Creates a link; the previous one ends. @throws Refusal draft-not-found, not-allowed, draft-guests-forbidden, draft-guests-too-long */
  async create(actor: Actor, id: number, guestUntil: string | null): Promise<DraftLink> {
    const guest_until = checkedGuestUntil(guestUntil, this.guests);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.#set(actor, id, (writing) => setLink(writing, id, { link_hash: linkHash(token), guest_until }));
    return { Path: `/d/${token}` };
  }

  /** Opens the link for guests, or closes it. @throws Refusal as `create`, draft-not-shared */
  invite(actor: Actor, id: number, guestUntil: string | null): Promise<Draft> {
    const guest_until = checkedGuestUntil(guestUntil, this.guests);
    return this.#set(actor, id, async (writing, isShared) => {
      if (!isShared) throw notShared();
      await setLink(writing, id, { guest_until });
    });
  }

  /** Ends the link at once, with all previews opened through it. @throws Refusal draft-not-found, not-allowed */
  callBack(actor: Actor, id: number): Promise<Draft> {
    return this.#set(actor, id, (writing) => setLink(writing, id, WITHOUT_LINK));
  }

  #set(actor: Actor, id: number, work: (writing: Writing, isShared: boolean) => Promise<void>): Promise<Draft> {
    return this.drafts.change(actor, { id, action: 'draft.edit' }, (writing, { row }) =>
      work(writing, row.link_hash !== null)
    );
  }
}

async function setLink(
  writing: Writing,
  id: number,
  link: { readonly link_hash?: string | null; readonly guest_until: string | null }
): Promise<void> {
  await writing.updateTable('drafts').set(link).where('id', '=', id).execute();
}
