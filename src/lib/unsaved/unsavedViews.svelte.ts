import { createSubscriber } from 'svelte/reactivity';
import { claimTab } from './openTabs.js';
import { PersonalStorage, type StorageOwner } from './personalStorage.js';
import { onUnsavedChanged } from './storageKeys.js';
import { PendingWrite } from './unsavedWriting.js';
import { keptEdits, type EditedView, type KeptEdits } from './unsavedWidgets.js';

/** The views of a widget that can have unsaved edits; `table` has those of a template's variants. */
export type UnsavedView = EditedView | 'table';

/** Where else there are unsaved edits, and how many. */
export interface UnsavedElsewhere {
  readonly view: UnsavedView;
  readonly count: number;
  readonly href: string;
}

/** What else each view shows: conditions are part of the definition, and the Table has a row for the template itself. */
const SHOWN: Partial<Readonly<Record<string, readonly UnsavedView[]>>> = {
  conditions: ['conditions', 'definition'],
  definition: ['conditions', 'definition'],
  table: ['table', 'values']
};

/** What is kept of a widget's unsaved edits, by view. */
export class UnsavedViews {
  #kept: readonly KeptEdits[] = $state.raw([]);
  /** The look that began last. */
  #look: Promise<readonly KeptEdits[]> | undefined;
  readonly #subscribe: () => void;

  /** @param read what is kept in this browser, but not by another tab of it that is open */
  constructor(
    readonly widgetId: number,
    private readonly read: () => Promise<readonly KeptEdits[]>
  ) {
    this.#subscribe = createSubscriber(() => {
      void this.refresh();
      return this.listen();
    });
  }

  /**
   * Looks again once what this page and others keep is at rest: a Table keeps each of its rows by itself, and each look decrypts all of
   * them. Returns a function that ends it.
   */
  listen(): () => void {
    const look = new PendingWrite(() => void this.refresh());
    const soon = (): void => look.soon();
    const stop = onUnsavedChanged(soon);
    addEventListener('storage', soon);
    return () => {
      stop();
      removeEventListener('storage', soon);
      look.cancel();
    };
  }

  /** Whether a view shows unsaved edits: the definition also those of rules. */
  has(view: string): boolean {
    const counts: Partial<Record<string, number>> = this.#counts();
    return (counts[view] ?? 0) > 0 || (view === 'definition' && counts.conditions! > 0);
  }

  /** The edits that a view does not show. */
  besides(current: string): UnsavedElsewhere[] {
    const { values, conditions, definition, translations, table } = this.#counts();
    const all: readonly (readonly [UnsavedView, number])[] = [
      ['values', values],
      definition > 0 ? ['definition', conditions + definition] : ['conditions', conditions],
      ['translations', translations],
      ['table', table]
    ];
    const shown = SHOWN[current] ?? [current];
    return all.flatMap(([view, count]) =>
      count === 0 || shown.includes(view) ? [] : [{ view, count, href: this.#hrefOf(view) }]
    );
  }

  /** Looks again. What it finds once another one has begun does not count. */
  async refresh(): Promise<void> {
    const look = (this.#look = this.read());
    const kept = await look;
    if (look === this.#look) this.#kept = kept;
  }

  #counts(): Record<UnsavedView, number> {
    this.#subscribe();
    const sums = { values: 0, conditions: 0, definition: 0, translations: 0, table: 0 };
    for (const { id, template, counts } of this.#kept) {
      if (id === this.widgetId) for (const [view, n] of Object.entries(counts)) sums[view as EditedView] += n;
      else if (template === this.widgetId) sums.table += counts.values ?? 0;
    }
    return sums;
  }

  #hrefOf(view: UnsavedView): string {
    const own = this.#kept.find(({ id, counts }) => id === this.widgetId && counts[view as EditedView]);
    return own?.href ?? `/widgets/${this.widgetId}/${view}`;
  }
}

let latest: { readonly owner: StorageOwner; readonly views: UnsavedViews } | undefined;

/** The unsaved edits of a widget in this browser; the same object for all parts of its page. Without an owner, none are kept. */
export function unsavedViews(owner: StorageOwner | undefined, widgetId: number): UnsavedViews | undefined {
  if (!owner) return undefined;
  if (latest?.owner.id === owner.id && latest.views.widgetId === widgetId) return latest.views;
  const views = new UnsavedViews(widgetId, () => keptHere(owner));
  latest = { owner, views };
  return views;
}

async function keptHere(owner: StorageOwner): Promise<readonly KeptEdits[]> {
  try {
    const { id, isOpen } = await claimTab();
    const storage = new PersonalStorage(localStorage, owner);
    return [...keptEdits(storage, (tab) => tab === id || !isOpen(tab))];
  } catch {
    // A browser that forbids its storage keeps nothing.
    return [];
  }
}
