import type { ExpressionBuilder } from 'kysely';
import type { NewSettingComment, SettingComment, SettingComments } from '../../api.js';
import { demand } from '../authorization/can.js';
import type { Packages } from '../packages/packages.js';
import type { Creations } from '../people/creations.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Database, Tables, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { SettingCommentRow } from '../platform/store/tables/widgets.js';
import { publishChange } from '../widgets/publishChange.js';
import { definitionOf, demandWidget, details } from '../widgets/rows.js';
import { commentNotFound, settingUnknown, tooManyComments } from './refusals.js';

/** On one widget: of all, and of one person, who leaves room for the others. */
const ON_WIDGET = { all: 2_000, person: 200 };
/** Of one person on all widgets. */
const OF_PERSON = 10_000;

interface Said {
  /** Of the widget. */
  readonly id: number;
  readonly commentId: number;
}

/** Comments on single settings of a widget. */
export class Comments {
  constructor(
    private readonly store: Store,
    private readonly packages: Packages,
    private readonly parts: { readonly creations: Creations; now(): Date }
  ) {}

  /** @throws Refusal not-found, not-allowed */
  async list(actor: Actor, id: number): Promise<SettingComments> {
    await demandWidget(this.store.db, actor, id, 'comment.read');
    return bodyOf(this.store.db, actor, id);
  }

  /** @throws Refusal not-found, not-allowed, comment-setting-unknown, too-many-comments; HttpError 429 */
  async add(actor: Actor, id: number, { Element: element, Text: text }: NewSettingComment): Promise<SettingComments> {
    this.parts.creations.demand(actor);
    // Reads a long definition before the transaction, not in it.
    await this.packages.elements(this.store.db, definitionOf(await details(this.store.db, actor, id, 'comment.write')));
    return this.#write(actor, id, async (writing, widget) => {
      const elements = await this.packages.elements(writing, definitionOf(widget));
      if (!elements.some(({ Id }) => Id === element)) throw settingUnknown();
      await demandRoom(writing, id, actor);
      const at = this.parts.now().toISOString();
      const { name: by, userId: user_id } = actor;
      await writing
        .insertInto('setting_comments')
        .values({ variant_id: id, element, text, at, by, user_id, done_by: null })
        .execute();
    });
  }

  /** @throws Refusal not-found, not-allowed, comment-not-found */
  setDone(actor: Actor, { id, commentId }: Said, isDone: boolean): Promise<SettingComments> {
    return this.#write(actor, id, async (writing) => {
      await commentOf(writing, { id, commentId });
      await writing
        .updateTable('setting_comments')
        .set({ done_by: isDone ? actor.name : null })
        .where('id', '=', commentId)
        .execute();
    });
  }

  /** Deletes the actor's own comment; administrators delete any. @throws Refusal not-found, not-allowed, comment-not-found */
  remove(actor: Actor, { id, commentId }: Said): Promise<SettingComments> {
    return this.#write(actor, id, async (writing) => {
      const { user_id: userId } = await commentOf(writing, { id, commentId });
      demand(actor, 'comment.remove', { userId });
      await writing.deleteFrom('setting_comments').where('id', '=', commentId).execute();
    });
  }

  async #write(
    actor: Actor,
    id: number,
    work: (writing: Writing, widget: Awaited<ReturnType<typeof details>>) => Promise<void>
  ): Promise<SettingComments> {
    await this.store.writeRow({ table: 'variants', id }, async (writing) => {
      await work(writing, await details(writing, actor, id, 'comment.write'));
      await countOne(writing, id);
      await publishChange(this.store, writing, id);
    });
    return bodyOf(this.store.db, actor, id);
  }
}

/** Checks that another comment fits. @throws Refusal too-many-comments */
async function demandRoom(writing: Writing, id: number, { userId }: Pick<Actor, 'userId'>): Promise<void> {
  const mine = ({ eb }: ExpressionBuilder<Tables, 'setting_comments'>) => eb('user_id', 'is not distinct from', userId);
  const { all, own } = await writing
    .selectFrom('setting_comments')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.countAll<number>().filterWhere(mine).as('own')])
    .where('variant_id', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(all) >= ON_WIDGET.all || Number(own) >= ON_WIDGET.person) throw tooManyComments();
  const { everywhere } = await writing
    .selectFrom('setting_comments')
    .select(({ fn }) => fn.countAll<number>().as('everywhere'))
    .where(mine)
    .executeTakeFirstOrThrow();
  if (Number(everywhere) >= OF_PERSON) throw tooManyComments();
}

/** Counts a change of the comments, which live streams report to those who have the widget open. */
export async function countOne(writing: Writing, id: number): Promise<void> {
  await writing
    .updateTable('variants')
    .set(({ eb }) => ({ comments_version: eb('comments_version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

async function bodyOf(db: Database, actor: Actor, id: number): Promise<SettingComments> {
  const rows = await db.selectFrom('setting_comments').selectAll().where('variant_id', '=', id).orderBy('id').execute();
  return { Comments: rows.map((row) => commentBody(row, actor)) };
}

const commentBody = (row: SettingCommentRow, { userId }: Actor): SettingComment => ({
  Id: row.id,
  Element: row.element,
  Text: row.text,
  By: row.by,
  At: row.at,
  DoneBy: row.done_by,
  Own: row.user_id !== null && row.user_id === userId
});

/** @throws Refusal comment-not-found */
async function commentOf(writing: Writing, { id, commentId }: Said) {
  const comment = await writing
    .selectFrom('setting_comments')
    .select('user_id')
    .where('id', '=', commentId)
    .where('variant_id', '=', id)
    .executeTakeFirst();
  if (!comment) throw commentNotFound();
  return comment;
}
