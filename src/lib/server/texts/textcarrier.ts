import { randomUUID } from 'node:crypto';
import type { AscElement } from '../../ascdata/types.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { carryTexts, type CarriedTexts } from './carry.js';
import type { Definitions } from './definition.js';
import { placesOf } from './places.js';
import { everyPlace, storeMoves } from './stored.js';

/** Another package for a template, as it is compared with the present one. */
export interface PackageChange {
  readonly templateId: number;
  readonly before: readonly AscElement[];
  readonly after: readonly AscElement[];
  /** Id of the package that is there. */
  readonly from: number;
  /** undefined: it is not stored yet. */
  readonly to: number | undefined;
  /** Which element of the new package is which of the old one. */
  readonly pairs: readonly { readonly before: string; readonly after: string }[];
}

interface Stamp {
  /** ISO 8601 */
  readonly at: string;
  /** Name of who replaces it; null: the product itself. */
  readonly by: string | null;
}

const NOTHING: CarriedTexts = { changes: [], conflicts: [] };

/** Takes the texts of a template along when it gets another package. */
export class TextCarrier {
  readonly #store: Store;
  readonly #definitions: Definitions;

  constructor(store: Store, definitions: Definitions) {
    this.#store = store;
    this.#definitions = definitions;
  }

  /** What becomes of its texts. */
  async plan(db: Database, { templateId, before, after, from, to, pairs }: PackageChange): Promise<CarriedTexts> {
    const texts = await everyPlace(db, templateId);
    if (texts.length === 0) return NOTHING;
    const newIds = new Map(pairs.map((pair) => [pair.before, pair.after]));
    return carryTexts(texts, { before: await placesOf(before), after: await placesOf(after), from, to, newIds });
  }

  /** Runs a transaction that may carry texts; it may be run again. */
  during<T>(transaction: () => Promise<T>): Promise<T> {
    return this.#definitions.during(transaction);
  }

  /** Does it, in the transaction that gives the template its package: after that, within `during`. */
  async carry(writing: Writing, change: PackageChange, { at, by }: Stamp): Promise<void> {
    const { changes } = await this.plan(writing, change);
    const { templateId } = change;
    const batch = { templateId, batch: randomUUID(), kind: 'replace' as const, at, by, userId: null };
    await storeMoves(this.#store, writing, batch, changes);
    await this.#definitions.refresh(writing, templateId);
  }
}
