import { randomUUID } from 'node:crypto';
import type { AscElement } from '../../ascdata/types.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { carryTexts, type CarriedTexts } from './carry.js';
import type { CarriedText } from './records.js';
import type { Definitions } from './definition.js';
import { placesOf } from './places.js';
import { everyPlace, replacedTexts, storeMoves } from './stored.js';

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
    const carried = await carryTexts(texts, {
      before: await placesOf(before),
      after: await placesOf(after),
      from,
      to,
      newIds
    });
    return { ...carried, changes: await withFormerReviews(db, templateId, carried.changes) };
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

/**
 * A text that a package brought, and that nobody touched since, gets its former review back where the package before is
 * restored.
 */
async function withFormerReviews(
  db: Database,
  templateId: number,
  changes: readonly CarriedText[]
): Promise<readonly CarriedText[]> {
  const brought = changes.filter(({ before, after }) => before && after && before.text !== after.text);
  if (brought.length === 0) return changes;
  const former = await replacedTexts(db, templateId, brought);
  return changes.map((change) => {
    const { before: now, after } = change;
    const event = former.get(`${change.language} ${change.from}`);
    if (!now || !after || !event?.before || !event.after || now.text === after.text) return change;
    const isUntouched = event.after.text === now.text && event.after.at === now.at && !now.reviewed;
    if (!isUntouched || event.before.text !== after.text) return change;
    return { ...change, after: { ...event.before, published: after.published } };
  });
}
