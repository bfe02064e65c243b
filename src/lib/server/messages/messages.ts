import { sql } from 'kysely';
import { daysAfter } from '../../ascdata/durations.js';
import type { Actor } from '../platform/authorization/actor.js';
import { demand } from '../authorization/can.js';
import { hashOf } from '../platform/store/fileStore.js';
import type { Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { demandPlayer } from '../players/demandPlayer.js';
import { Refusal } from '../platform/refusal.js';
import { MAX_CONTENT_KILOBYTES, type NewMessageBody } from '../../api/messages.js';
import { instantOf } from '../platform/instants.js';
import { badRequest } from '../platform/http/errors.js';

const DEFAULT_VALID_DAYS = 30;

const REMOVED_AT_ONCE = 500;

/** Valid messages of one player: their number, and bytes of content in all. */
const MOST_MESSAGES = 1_000;
const MOST_BYTES = 32 * 1024 * 1024;

export interface NewMessage {
  /** JSON text. */
  readonly content: string;
  /** Left out: 30 days from now. */
  readonly validUntil: Date | undefined;
}

export interface FoundMessage {
  /** JSON text `{Id, PlayerId, CreatedAt, ValidUntil, Content}`. */
  readonly text: string;
  readonly tag: string;
}

/** Messages to players. Each is one row, written once, so a reader sees all of it or nothing. */
export class Messages {
  readonly #store: Store;
  readonly #now: () => Date;

  constructor(store: Store, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  /** @returns the message's Id @throws Refusal player-not-found, not-allowed, too-many-messages */
  async send(actor: Actor, playerId: number, { content, validUntil }: NewMessage): Promise<number> {
    const now = this.#now();
    const end = validUntil ?? daysAfter(now, DEFAULT_VALID_DAYS);
    const row = {
      player_id: playerId,
      content,
      created_at: now.toISOString(),
      valid_until: end.toISOString()
    };
    const tag = hashOf(JSON.stringify(row)).slice(0, 32);
    // Senders to one player wait for each other, so that its room is counted right; others do not meet.
    return this.#store.writeRow({ table: 'objects', id: playerId }, async (writing) => {
      await demandPlayer(writing, actor, 'player.command', playerId);
      await demandRoom(writing, row);
      const { id } = await writing
        .insertInto('messages')
        .values({ ...row, tag })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    });
  }

  /** The complete message. @throws Refusal message-not-found (also for another player's, or an expired one), not-allowed */
  async find(actor: Actor, playerId: number, messageId: number): Promise<FoundMessage> {
    demand(actor, 'message.read', { playerId });
    const row = await this.#store.db
      .selectFrom('messages')
      .innerJoin('objects', (join) => join.onRef('objects.id', '=', 'messages.player_id').on('kind', '=', 'player'))
      .select(['content', 'tag', 'created_at', 'valid_until', 'lineage'])
      .where('messages.id', '=', messageId)
      .where('player_id', '=', playerId)
      .executeTakeFirst();
    if (!row) return this.#missing(actor, playerId);
    demand(actor, 'message.read', { playerId, locationLineage: row.lineage });
    if (row.valid_until < this.#now().toISOString()) throw messageNotFound();
    const head = { Id: messageId, PlayerId: playerId, CreatedAt: row.created_at, ValidUntil: row.valid_until };
    return { text: `${JSON.stringify(head).slice(0, -1)},"Content":${row.content}}`, tag: row.tag };
  }

  /** Removes expired messages, a few hundred at a time. */
  async removeOutdated(signal?: AbortSignal): Promise<void> {
    const now = this.#now().toISOString();
    for (let removed = REMOVED_AT_ONCE; removed === REMOVED_AT_ONCE && !signal?.aborted;) {
      removed = await this.#store.write(async (writing) => {
        const outdated = writing
          .selectFrom('messages')
          .select('id')
          .where('valid_until', '<', now)
          .orderBy('valid_until')
          .limit(REMOVED_AT_ONCE);
        const { numDeletedRows } = await writing.deleteFrom('messages').where('id', 'in', outdated).executeTakeFirst();
        return Number(numDeletedRows);
      });
    }
  }

  /**
   * Refuses a message that does not exist. Callers who may not read the messages of the player get the same answer as for an
   * existing one.
   */
  async #missing(actor: Actor, playerId: number): Promise<never> {
    await demandPlayer(this.#store.db, actor, 'message.read', playerId);
    throw messageNotFound();
  }
}

/** Expired messages of the player make room. @throws Refusal too-many-messages */
async function demandRoom(
  writing: Writing,
  {
    player_id,
    content,
    created_at: now
  }: { readonly player_id: number; readonly content: string; readonly created_at: string }
): Promise<void> {
  await writing.deleteFrom('messages').where('player_id', '=', player_id).where('valid_until', '<', now).execute();
  const { number, bytes } = await writing
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .select(sql<number | null>`sum(octet_length(content))`.as('bytes'))
    .where('player_id', '=', player_id)
    .executeTakeFirstOrThrow();
  if (Number(number) < MOST_MESSAGES && Number(bytes) + Buffer.byteLength(content) <= MOST_BYTES) return;
  throw new Refusal('conflict', 'too-many-messages', (t) =>
    t.messages.tooMany(MOST_MESSAGES, MOST_BYTES / 1024 / 1024)
  );
}

function messageNotFound(): Refusal {
  return new Refusal('not-found', 'message-not-found', (t) => t.messages.notFound);
}

/** Reads a message from a validated body. @throws HttpError 400 naming Content or ValidUntil */
export function newMessage({ Content, ValidUntil }: NewMessageBody, now: Date): NewMessage {
  const content = JSON.stringify(Content);
  if (Buffer.byteLength(content) > MAX_CONTENT_KILOBYTES * 1024) {
    throw badRequest('content-too-large', (t) => t.messages.contentTooLarge(MAX_CONTENT_KILOBYTES), '/Content');
  }
  if (ValidUntil === undefined || ValidUntil === null) return { content, validUntil: undefined };
  const instant = instantOf(ValidUntil);
  if (instant !== undefined && instant > now.getTime()) return { content, validUntil: new Date(instant) };
  throw badRequest('valid-until-invalid', (t) => t.messages.validUntilPast, '/ValidUntil');
}
