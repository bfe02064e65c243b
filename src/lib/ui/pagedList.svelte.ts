import { request, type Answer, type Refused } from '../client/request.js';

const PAUSE_MILLISECONDS = 150;
const SLOW_MILLISECONDS = 200;
const PAGE = 100;
/** Server page limit. */
const LARGEST_PAGE = 1_000;

/** How the pages are requested. */
export interface Pages<T> {
  first(search: string, limit: number): Promise<Answer<T[]>>;
  /** `address` of the next page, as the page before named it. */
  next(address: string): Promise<Answer<T[]>>;
}

/** The pages of a list of our HTTP API. */
export const pagesAt = <T>(path: string): Pages<T> => ({
  first: (search, limit) =>
    request(`${path}?${new URLSearchParams({ ...(search !== '' && { search }), limit: String(limit) })}`),
  next: (address) => request(address)
});

/** Search results of the server, page by page. */
export class PagedList<T> {
  /** undefined: not known yet. */
  items = $state.raw<readonly T[]>();
  failure = $state.raw<Refused>();
  slow = $state(false);
  query = $state('');
  /** What `items` were found by. */
  found = $state('');
  readonly #pages: Pages<T>;
  #next = $state<string>();
  #asked = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(pages: Pages<T>) {
    this.#pages = pages;
  }

  get hasMore(): boolean {
    return this.#next !== undefined;
  }

  /** Looks again after a short pause in typing. */
  search(query: string): void {
    this.query = query;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => void this.reload(), PAUSE_MILLISECONDS);
  }

  /** The first page. */
  async reload(): Promise<void> {
    await this.#look(PAGE);
  }

  /** As many as are shown, as they are now. */
  async refresh(): Promise<void> {
    await this.#look(this.items?.length ?? 0);
  }

  async more(): Promise<void> {
    const { items = [] } = this;
    if (this.#next !== undefined)
      await this.#take(() => this.#upTo(items.length + 1, this.#pages.next(this.#next!), items));
  }

  async #look(count: number): Promise<void> {
    clearTimeout(this.#pause);
    const query = this.query.trim();
    const size = Math.min(Math.max(count, PAGE), LARGEST_PAGE);
    const isTaken = await this.#take(() => this.#upTo(count, this.#pages.first(query, size), []));
    if (isTaken) this.found = query;
  }

  /** Loads up to this many entries after those already loaded. */
  async #upTo(count: number, answering: Promise<Answer<T[]>>, before: readonly T[]): Promise<Answer<T[]>> {
    const answer = await answering;
    if (!answer.ok) return answer;
    const items = [...before, ...answer.value];
    if (items.length < count && answer.next !== undefined) {
      return this.#upTo(count, this.#pages.next(answer.next), items);
    }
    return { ...answer, value: items };
  }

  /** An answer that a later question has overtaken is left aside. */
  async #take(look: () => Promise<Answer<T[]>>): Promise<boolean> {
    const asked = (this.#asked += 1);
    const timer = setTimeout(() => (this.slow = true), SLOW_MILLISECONDS);
    const answer = await look();
    clearTimeout(timer);
    if (asked !== this.#asked) return false;
    this.slow = false;
    this.failure = answer.ok ? undefined : answer;
    if (!answer.ok) return false;
    this.items = answer.value;
    this.#next = answer.next;
    return true;
  }
}
