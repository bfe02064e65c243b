import type { UserSummary } from '../../api.js';
import type { Refused } from '../../ui/ask.js';
import { moreUsers, users } from '../client.js';

const PAUSE_MILLISECONDS = 150;
const SLOW_MILLISECONDS = 200;

/** The users whose name contains what is looked for, page by page. */
export class UserList {
  items = $state.raw<readonly UserSummary[]>();
  failure = $state.raw<Refused>();
  slow = $state(false);
  query = $state('');
  /** What `items` were found by. */
  found = $state('');
  #next = $state<string>();
  #asked = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;

  get hasMore(): boolean {
    return this.#next !== undefined;
  }

  /** Looks again after a short pause in typing. */
  search(query: string): void {
    this.query = query;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => void this.reload(), PAUSE_MILLISECONDS);
  }

  async reload(): Promise<void> {
    clearTimeout(this.#pause);
    const query = this.query.trim();
    await this.#take(users(query), () => {
      this.found = query;
      return [];
    });
  }

  async more(): Promise<void> {
    if (this.#next !== undefined) await this.#take(moreUsers(this.#next), () => this.items ?? []);
  }

  /** An answer that a later question has overtaken is left aside. */
  async #take(answering: ReturnType<typeof users>, before: () => readonly UserSummary[]): Promise<void> {
    const asked = (this.#asked += 1);
    const timer = setTimeout(() => (this.slow = true), SLOW_MILLISECONDS);
    const answer = await answering;
    clearTimeout(timer);
    if (asked !== this.#asked) return;
    this.slow = false;
    this.failure = answer.ok ? undefined : answer;
    if (!answer.ok) return;
    this.items = [...before(), ...answer.value];
    this.#next = answer.next;
  }
}
