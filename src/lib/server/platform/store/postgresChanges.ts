import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Listeners, LocalChanges, type Changes, type Topic } from './changes.js';
import { postgresClient, type PostgresClient } from './postgres.js';
import type { Writing } from './schema.js';
import { StartError } from '../startError.js';

const CHANNEL = 'ascdata';
const FIRST_WAIT_MILLISECONDS = 100;
const LONGEST_WAIT_MILLISECONDS = 5_000;
const HEARTBEAT_MILLISECONDS = 30_000;

/**
 * News through PostgreSQL's LISTEN and NOTIFY, sent with the commit to every other instance. Our own listeners are called at
 * the commit, before the write resolves, as on SQLite.
 */
export class PostgresChanges implements Changes {
  readonly #instance = randomUUID();
  readonly #listeners = new Listeners();
  readonly #own = new LocalChanges(this.#listeners);
  readonly #heartbeat: NodeJS.Timeout;
  #client: PostgresClient | undefined;
  #again: NodeJS.Timeout | undefined;
  #failures = 0;
  #isClosed = false;
  #isClaimed = true;

  private constructor(
    private readonly url: string,
    private readonly claim: (client: PostgresClient) => Promise<void>
  ) {
    this.#heartbeat = setInterval(() => void this.#ask(), HEARTBEAT_MILLISECONDS).unref();
  }

  /**
   * Resolves once it is listening.
   * @param claim claims the database for as long as the connection lasts; called again for each new connection. @throws
   * StartError if others have it
   */
  static async open(url: string, claim: (client: PostgresClient) => Promise<void>): Promise<PostgresChanges> {
    const changes = new PostgresChanges(url, claim);
    try {
      await changes.#connect();
    } catch (error) {
      await changes.close();
      throw error;
    }
    return changes;
  }

  /** false: others took the database while the connection was broken, so it must not be written. */
  get isClaimed(): boolean {
    return this.#isClaimed;
  }

  async publish(writing: Writing, topic: Topic, ...details: readonly string[]): Promise<void> {
    await this.#own.publish(writing, topic, ...details);
    const news = JSON.stringify(details.map((detail) => `${this.#instance} ${topic} ${detail}`));
    await sql`select pg_notify(${CHANNEL}, news) from json_array_elements_text(${news}::json) as news`.execute(writing);
  }

  announce(topic: Topic, detail: string): void {
    this.#own.announce(topic, detail);
    const news = `${this.#instance} ${topic} ${detail}`;
    // Without a connection it is lost, which is allowed.
    void this.#client?.query('select pg_notify($1, $2)', [CHANNEL, news]).catch(() => undefined);
  }

  listen(topic: Topic, listener: (detail: string | undefined) => void): () => void {
    return this.#listeners.add(topic, listener);
  }

  /** Call it after the commit. */
  committed(writing: Writing): void {
    this.#own.committed(writing);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#again);
    clearInterval(this.#heartbeat);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = postgresClient(this.url);
    const lost = () => this.#lost(client);
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '' }) => {
      const [instance, topic = '', ...detail] = payload.split(' ');
      if (instance !== this.#instance) this.#listeners.tell(topic, detail.join(' '));
    });
    this.#client = client;
    await client.connect();
    await this.claim(client);
    this.#isClaimed = true;
    await client.query(`listen ${CHANNEL}`);
    this.#failures = 0;
  }

  /** A connection can fail silently. */
  async #ask(): Promise<void> {
    const client = this.#client;
    await client?.query('select 1').catch(() => {
      this.#lost(client);
      return client.end().catch(() => undefined);
    });
  }

  /** News in between is lost, so all listeners are notified now, and again once we listen. */
  #lost(client: PostgresClient): void {
    if (this.#isClosed || this.#client !== client) return;
    this.#client = undefined;
    this.#listeners.tellAll();
    const wait = Math.min(FIRST_WAIT_MILLISECONDS * 2 ** this.#failures, LONGEST_WAIT_MILLISECONDS);
    this.#failures += 1;
    this.#again = setTimeout(() => void this.#reconnect(), wait * (0.5 + Math.random()));
    this.#again.unref();
  }

  async #reconnect(): Promise<void> {
    try {
      await this.#connect();
      this.#listeners.tellAll();
    } catch (error) {
      if (error instanceof StartError) this.#isClaimed = false;
      // Other queries report this failure; here we only retry.
      const client = this.#client;
      if (client) this.#lost(client);
      await client?.end().catch(() => undefined);
    }
  }
}
