import type { Draft, NewDraftComment } from '../../api.js';
import { demand } from '../authorization/demand.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Writing } from '../platform/store/schema.js';
import type { Drafts } from './drafts.js';
import { userOf } from './body.js';
import { commentNotFound, ownDraft, tooManyComments } from './refusals.js';
import { isOwner } from './openDraft.js';

/** Per draft: more than anybody reads. */
const MAX_COMMENTS = { all: 1_000, guests: 200 };

interface CommentPlace {
  readonly id: number;
  readonly commentId: number;
}

/** Comments on a draft, and approvals. */
export class DraftReview {
  constructor(
    private readonly drafts: Pick<Drafts, 'change'>,
    private readonly now: () => Date
  ) {}

  /** @throws Refusal draft-not-found, not-allowed, too-many-comments */
  add(actor: Actor, id: number, { Text: text, Element: element }: NewDraftComment): Promise<Draft> {
    return this.drafts.change(actor, { id, action: 'draft.comment' }, async (writing) => {
      await demandRoom(writing, id, 'all');
      const { name: by, userId: user_id } = actor;
      const at = this.now().toISOString();
      await writing
        .insertInto('draft_comments')
        .values({ draft_id: id, text, element, at, by, user_id, guest: 0, done_by: null })
        .execute();
    });
  }

  /** @throws Refusal draft-not-found, not-allowed, draft-comment-not-found */
  setDone(actor: Actor, { id, commentId }: CommentPlace, isDone: boolean): Promise<Draft> {
    return this.drafts.change(actor, { id, action: 'draft.comment' }, async (writing) => {
      await commentOf(writing, { id, commentId });
      await writing
        .updateTable('draft_comments')
        .set({ done_by: isDone ? actor.name : null })
        .where('id', '=', commentId)
        .execute();
    });
  }

  /** Deletes the actor's own comment, or a guest's on the actor's draft; administrators delete any. @throws Refusal draft-not-found, not-allowed, draft-comment-not-found */
  remove(actor: Actor, { id, commentId }: CommentPlace): Promise<Draft> {
    return this.drafts.change(actor, { id, action: 'draft.comment' }, async (writing, { row }) => {
      const comment = await commentOf(writing, { id, commentId });
      demand(actor, 'draftComment.remove', { userId: userOf(comment, row) });
      await writing.deleteFrom('draft_comments').where('id', '=', commentId).execute();
    });
  }

  /** Approves the current version, or withdraws the approval. @throws Refusal draft-not-found, not-allowed, draft-own */
  approve(actor: Actor, id: number, isApproved: boolean): Promise<Draft> {
    return this.drafts.change(actor, { id, action: 'draft.approve' }, async (writing, { row }) => {
      const { userId, name } = actor;
      if (isOwner(actor, row) || userId === null) throw ownDraft();
      const approved_version = isApproved ? row.version : null;
      await writing
        .insertInto('draft_people')
        .values({ draft_id: id, user_id: userId, name, approved_version })
        .onConflict((conflict) => conflict.columns(['draft_id', 'user_id']).doUpdateSet({ name, approved_version }))
        .execute();
    });
  }
}

/** Guests have a lower limit, so that people working on the draft can still comment. @throws Refusal too-many-comments */
export async function demandRoom(writing: Writing, id: number, whose: keyof typeof MAX_COMMENTS): Promise<void> {
  const { said } = await writing
    .selectFrom('draft_comments')
    .select(({ fn }) => fn.countAll<number>().as('said'))
    .where('draft_id', '=', id)
    .where('guest', 'in', whose === 'guests' ? [1] : [0, 1])
    .executeTakeFirstOrThrow();
  if (Number(said) >= MAX_COMMENTS[whose]) throw tooManyComments();
}

/** @throws Refusal draft-comment-not-found */
async function commentOf(writing: Writing, { id, commentId }: CommentPlace) {
  const comment = await writing
    .selectFrom('draft_comments')
    .select(['user_id', 'guest'])
    .where('id', '=', commentId)
    .where('draft_id', '=', id)
    .executeTakeFirst();
  if (!comment) throw commentNotFound();
  return comment;
}
