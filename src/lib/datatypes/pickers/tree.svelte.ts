import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Catalogue, CatalogueItem } from '../../api.js';
import type { SelectionTypeName } from '../../ascdata/types.js';
import { Pages } from './pages.svelte.js';

/** One visible line of the tree. Without an item, it is still loading or failed to load. */
export interface TreeRow {
  readonly level: number;
  readonly index: number;
  /** Number of siblings, including itself; 1 while unknown. */
  readonly siblings: number;
  readonly pages: Pages;
  readonly item: CatalogueItem | undefined;
  readonly open: boolean;
  /** Row number of the parent; -1 for roots. */
  readonly parent: number;
}

/** The tree of locations or categories: children are fetched when their parent is first opened. */
export class CatalogueTree {
  readonly #catalogue: Catalogue;
  readonly #kind: SelectionTypeName;
  readonly #children = new SvelteMap<number | null, Pages>();
  readonly #open = new SvelteSet<number>();
  /** All visible lines, in order. */
  readonly rows = $derived.by(() => this.#rows());

  constructor(catalogue: Catalogue, kind: SelectionTypeName) {
    this.#catalogue = catalogue;
    this.#kind = kind;
  }

  /** Loads the roots. */
  start(): Promise<void> {
    return this.#childrenOf(null).ensureLoaded(0, 0);
  }

  toggle(item: CatalogueItem, open: boolean): void {
    if (!item.HasChildren) return;
    if (!open) this.#open.delete(item.Id);
    else {
      const pages = this.#childrenOf(item.Id);
      this.#open.add(item.Id);
      if (pages.total === undefined) void pages.ensureLoaded(0, 0);
    }
  }

  /** Fetches missing lines in `from` … `to` (inclusive). */
  ensureLoaded(from: number, to: number): void {
    const spans = new Map<Pages, [number, number]>();
    for (const { pages, index } of this.rows.slice(from, to + 1)) {
      const span = spans.get(pages);
      if (span) span[1] = index;
      else spans.set(pages, [index, index]);
    }
    for (const [pages, span] of spans) void pages.ensureLoaded(...span);
  }

  get failed(): boolean {
    return [...this.#children.values()].some((pages) => pages.failed);
  }

  retry(): void {
    for (const pages of this.#children.values()) if (pages.failed) void pages.retry();
  }

  stop(): void {
    for (const pages of this.#children.values()) pages.stop();
  }

  #childrenOf(parent: number | null): Pages {
    const known = this.#children.get(parent);
    if (known) return known;
    const pages = new Pages((offset, limit, signal) =>
      this.#catalogue.search({ kind: this.#kind, parent, offset, limit }, signal)
    );
    this.#children.set(parent, pages);
    return pages;
  }

  #rows(): TreeRow[] {
    const rows: TreeRow[] = [];
    const add = (parentId: number | null, parent: number, level: number): void => {
      const pages = this.#children.get(parentId);
      if (!pages) return;
      const siblings = pages.total ?? 1;
      for (let index = 0; index < siblings; index++) {
        const item = pages.at(index);
        const open = item !== undefined && this.#open.has(item.Id);
        const row = rows.push({ level, index, siblings, pages, item, open, parent }) - 1;
        if (item && open) add(item.Id, row, level + 1);
      }
    };
    add(null, -1, 1);
    return rows;
  }
}
