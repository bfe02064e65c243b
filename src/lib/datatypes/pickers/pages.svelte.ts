import { SvelteMap } from 'svelte/reactivity';
import type { CatalogueItem, CataloguePage } from '../../api.js';

const PAGE = 100;

export type LoadPage = (offset: number, limit: number, signal: AbortSignal) => Promise<CataloguePage>;

/**
 * A long list of catalogue objects that fetches only the pages in view. Reads are reactive. Pages that scroll out of view before they
 * arrive are aborted, so that a drag through 100,000 rows leaves no queue.
 */
export class Pages {
  /** undefined until the first page has arrived. */
  total = $state<number>();
  failed = $state(false);
  readonly #items = new SvelteMap<number, CatalogueItem[]>();
  // Requests in progress are not shown, so this need not be reactive.

  readonly #running = new Map<number, AbortController>();
  readonly #load: LoadPage;
  #wanted: [number, number] = [0, 0];

  constructor(load: LoadPage) {
    this.#load = load;
  }

  /** The object at a position; undefined until loaded. */
  at(index: number): CatalogueItem | undefined {
    return this.#items.get(Math.floor(index / PAGE))?.[index % PAGE];
  }

  /** Fetches missing rows in `from` … `to` (inclusive), and aborts requests for other pages. */
  ensureLoaded(from: number, to: number): Promise<void> {
    const first = Math.floor(Math.max(0, from) / PAGE);
    const last = Math.floor(Math.max(0, to) / PAGE);
    this.#wanted = [from, to];
    for (const [page, request] of this.#running) {
      if (page < first - 1 || page > last + 1) this.#abort(page, request);
    }
    if (this.failed) return Promise.resolve();
    const missing: number[] = [];
    for (let page = first; page <= last; page++) {
      if (!this.#items.has(page) && !this.#running.has(page)) missing.push(page);
    }
    return Promise.all(missing.map((page) => this.#fetch(page))).then(() => undefined);
  }

  /** Retries what failed to load. */
  retry(): Promise<void> {
    this.failed = false;
    return this.ensureLoaded(...this.#wanted);
  }

  /** Aborts all requests. Loaded pages stay. */
  stop(): void {
    for (const [page, request] of this.#running) this.#abort(page, request);
  }

  #abort(page: number, request: AbortController): void {
    this.#running.delete(page);
    request.abort();
  }

  async #fetch(page: number): Promise<void> {
    const request = new AbortController();
    this.#running.set(page, request);
    try {
      const answer = await this.#load(page * PAGE, PAGE, request.signal);
      if (request.signal.aborted) return;
      this.#items.set(page, answer.Items);
      this.total = answer.Total;
    } catch {
      if (!request.signal.aborted) this.failed = true;
    } finally {
      if (this.#running.get(page) === request) this.#running.delete(page);
    }
  }
}
