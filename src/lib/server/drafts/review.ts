import type { Draft, DraftComment, NewDraftComment } from '../../api.js';
import { demand } from '../authorization/can.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Creations } from '../people/creations.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { DraftCommentsTable, DraftRow } from '../platform/store/tables/drafts.js';
import type { Drafts, Matches } from './drafts.js';
import { commentBody, readable, userOf } from './body.js';
import { commentNotFound, notInDraft, ownDraft, tooManyComments } from './refusals.js';
import { hasElement, isOwner, type OpenedDraft } from './openDraft.js';

/** Per draft: more than anybody reads. One person, or all guests together, leave room for the others. */
const OF_DRAFT = { all: 2_000, guests: 200, person: 200 };
/** Of one person on all drafts. */
const OF_PERSON = 10_000;

interface CommentPlace {
  readonly id: number;
  readonly commentId: number;
}

/** Comments on a draft, and approvals. */
export class DraftReview {
  constructor(
    private readonly drafts: Pick<Drafts, 'change' | 'write'>,
    private readonly parts: { readonly creations: Creations; now(): Date }
  ) {}

  /** @throws Refusal draft-not-found, not-allowed, draft-element-unknown, too-many-comments; HttpError 429 */
  add(
    actor: Actor,
    id: number,
    { Text: text, Element: element, ForGuests = false }: NewDraftComment
  ): Promise<DraftComment> {
    this.parts.creations.demand(actor);
    return this.drafts.write(actor, { id, action: 'draft.comment' }, async (writing, opened) => {
      if (element !== null && !(await hasElement(writing, opened, element))) throw notInDraft();
      const { name: by, userId: user_id } = actor;
      await demandRoom(writing, id, { user_id, guest: 0 });
      const at = this.parts.now().toISOString();
      const comment = await writing
        .insertInto('draft_comments')
        .values({
          draft_id: id,
          text,
          element,
          at,
          by,
          user_id,
          guest: 0,
          for_guests: Number(ForGuests),
          done_by: null
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return commentBody(comment, user_id, opened.row);
    });
  }

  /** @throws Refusal draft-not-found, not-allowed, draft-comment-not-found */
  setDone(actor: Actor, { id, commentId }: CommentPlace, isDone: boolean): Promise<DraftComment> {
    return this.drafts.write(actor, { id, action: 'draft.comment' }, async (writing, opened) => {
      const comment = await commentOf(writing, { opened, reader: actor }, commentId);
      const done_by = isDone ? actor.name : null;
      await writing.updateTable('draft_comments').set({ done_by }).where('id', '=', commentId).execute();
      return commentBody({ ...comment, done_by }, actor.userId, opened.row);
    });
  }

  /** Deletes the actor's own comment, or a guest's on the actor's draft; administrators delete any. @throws Refusal draft-not-found, not-allowed, draft-comment-not-found */
  remove(actor: Actor, { id, commentId }: CommentPlace): Promise<void> {
    return this.drafts.write(actor, { id, action: 'draft.comment' }, async (writing, opened) => {
      const comment = await commentOf(writing, { opened, reader: actor }, commentId);
      demand(actor, 'draftComment.remove', { userId: userOf(comment, opened.row) });
      await writing.deleteFrom('draft_comments').where('id', '=', commentId).execute();
    });
  }

  /** Approves the version that was read. @throws Refusal draft-not-found, not-allowed, draft-own, draft-changed */
  approve(actor: Actor, id: number, matches: Matches): Promise<Draft> {
    return this.#setApproval(actor, { id, matches }, ({ version }) => version);
  }

  /** @throws Refusal draft-not-found, not-allowed, draft-own */
  withdraw(actor: Actor, id: number): Promise<Draft> {
    return this.#setApproval(actor, { id }, () => null);
  }

  #setApproval(
    actor: Actor,
    what: { readonly id: number; readonly matches?: Matches },
    versionOf: (row: DraftRow) => number | null
  ): Promise<Draft> {
    return this.drafts.change(actor, { ...what, action: 'draft.approve' }, async (writing, { row }) => {
      const { userId, name } = actor;
      if (isOwner(actor, row) || userId === null) throw ownDraft();
      const approved_version = versionOf(row);
      await writing
        .insertInto('draft_people')
        .values({ draft_id: what.id, user_id: userId, name, approved_version })
        .onConflict((conflict) => conflict.columns(['draft_id', 'user_id']).doUpdateSet({ name, approved_version }))
        .execute();
    });
  }
}

/** Checks that another comment fits. @throws Refusal too-many-comments */
export async function demandRoom(
  writing: Writing,
  id: number,
  { user_id, guest }: Pick<DraftCommentsTable, 'user_id' | 'guest'>
): Promise<void> {
  const count = async (narrow: (said: Said) => Said): Promise<number> =>
    Number((await narrow(saidIn(writing)).executeTakeFirstOrThrow()).said);
  const mine = (said: Said) => said.where('guest', '=', guest).where('user_id', 'is not distinct from', user_id);
  const here = (said: Said) => said.where('draft_id', '=', id);
  if ((await count(here)) >= OF_DRAFT.all) throw tooManyComments();
  if ((await count((said) => here(mine(said)))) >= (guest ? OF_DRAFT.guests : OF_DRAFT.person)) throw tooManyComments();
  if (!guest && (await count(mine)) >= OF_PERSON) throw tooManyComments();
}

const saidIn = (db: Database) => db.selectFrom('draft_comments').select(({ fn }) => fn.countAll<number>().as('said'));

type Said = ReturnType<typeof saidIn>;

/** A comment that the reader may see. @throws Refusal draft-comment-not-found */
async function commentOf(writing: Writing, reading: { opened: OpenedDraft; reader: Actor }, commentId: number) {
  const found = await writing
    .selectFrom('draft_comments')
    .selectAll()
    .where('id', '=', commentId)
    .where('draft_id', '=', reading.opened.row.id)
    .execute();
  const [comment] = await readable(writing, reading, found);
  if (!comment) throw commentNotFound();
  return comment;
}
