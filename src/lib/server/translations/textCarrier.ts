import { randomUUID } from 'node:crypto';
import type { AscElement } from '../../ascdata/types.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { textId, type TextKey } from '../../ascdata/texts/textKey.js';
import { languagesOf } from '../../ascdata/translations.js';
import { noteLanguages } from '../widgets/languages.js';
import { templateLanguages } from './languages.js';
import { carryTexts, type CarriedTexts } from './carryTexts.js';
import { entryPairs, type ElementPairs, type EntryPair } from './entryPairs.js';
import type { CarriedText, StoredText } from './records.js';
import type { Definitions } from './definition.js';
import { placesOf } from './textPlaces.js';
import { everyPlace, nextRevision, replacedTexts, storeMoves, type ReplacedText } from './textStore.js';

/** A template's change to another package. */
export interface PackageChange {
  readonly templateId: number;
  readonly before: readonly AscElement[];
  readonly after: readonly AscElement[];
  /** Id of the current package. */
  readonly from: number;
  /** undefined: not stored yet. */
  readonly to: number | undefined;
  /** Elements of both packages that belong together. */
  readonly pairs: ElementPairs;
  /** The user's choices for texts. */
  readonly choices?: TextChoices | undefined;
  /** Set if an earlier package is restored. */
  readonly restored?: Restored | undefined;
}

/** The user's choices for the texts of a replacement. */
export interface TextChoices {
  /** Texts changed on both sides for which the package wins. */
  readonly theirs: readonly { readonly language: string; readonly key: TextKey }[];
  /** Entries that are not renamed although they look it; the element by its new Id. */
  readonly apart: readonly { readonly element: string; readonly entry: string }[];
}

/** How a restored package relates to the current one. */
export interface Restored {
  /** When it was replaced, ISO 8601. */
  readonly since: string;
  /** Its entries under their current names; likeness plays no part. */
  readonly entries: readonly EntryPair[];
}

/** What happens to the texts of a template. */
export interface PlannedTexts extends CarriedTexts {
  /** Entries with texts that look renamed. `isApart`: the user says they are not. */
  readonly entries: readonly (EntryPair & { readonly isApart: boolean })[];
  /** Entries treated as renamed, with or without texts: all that look it, minus the user's exceptions. */
  readonly taken: readonly EntryPair[];
}

interface Stamp {
  /** ISO 8601 */
  readonly at: string;
  /** Name of the person replacing it; null: the product itself. */
  readonly by: string | null;
}

/** Carries a template's texts over to another package. */
export class TextCarrier {
  readonly #store: Store;
  readonly #definitions: Definitions;

  constructor(store: Store, definitions: Definitions) {
    this.#store = store;
    this.#definitions = definitions;
  }

  /** What happens to its texts. */
  async plan(db: Database, change: PackageChange): Promise<PlannedTexts> {
    const { templateId, before, after, from, to, restored, choices } = change;
    const found = await renamedEntries(change);
    const taken = withoutApart(found, choices);
    const texts = await everyPlace(db, templateId);
    if (texts.length === 0) return { changes: [], conflicts: [], entries: [], taken };
    const newIds = new Map(change.pairs.map((pair) => [pair.before, pair.after]));
    const theirs = new Set(choices?.theirs.map(({ language, key }) => `${language} ${textId(key)}`));
    const carried = await carryTexts(texts, {
      before: await placesOf(before),
      after: await placesOf(after),
      from,
      to,
      newIds,
      entries: taken,
      since: restored?.since,
      isTheirs: (language, key) => theirs.has(`${language} ${textId(key)}`)
    });
    const changes = await withFormerReviews(db, templateId, carried.changes, restored?.since);
    const kept = new Set(taken);
    const used = new Set(texts.map(({ key }) => pairId(newIds.get(key.element), key.entry)));
    return {
      ...carried,
      changes,
      entries: found
        .filter(({ element, before: entry, by }) => by === undefined && used.has(pairId(element, entry)))
        .map((pair) => ({ ...pair, isApart: !kept.has(pair) })),
      taken
    };
  }

  /** Runs a transaction that may carry texts and may run more than once. */
  during<T>(transaction: () => Promise<T>): Promise<T> {
    return this.#definitions.during(transaction);
  }

  /** Carries the texts as planned, within `during`, after the template has its new package. */
  async carry(writing: Writing, change: PackageChange, { changes }: PlannedTexts, { at, by }: Stamp): Promise<void> {
    const { templateId, after } = change;
    const batch = { templateId, batch: randomUUID(), kind: 'replace' as const, at, by, userId: null };
    // Even if no text changed: sources may have.
    const revision = await nextRevision(this.#store, writing, templateId);
    await storeMoves(this.#store, writing, { ...batch, revision }, changes);
    await this.#definitions.refresh(writing, templateId);
    await noteLanguages(writing, templateId, await templateLanguages(writing, templateId, languagesOf(after)));
  }
}

/** Entries that look renamed; for a restored package, those that were. */
function renamedEntries({ before, after, pairs, restored }: PackageChange): Promise<readonly EntryPair[]> {
  return restored ? Promise.resolve(restored.entries) : entryPairs(before, after, pairs);
}

function withoutApart(found: readonly EntryPair[], choices: TextChoices | undefined): readonly EntryPair[] {
  const apart = new Set(choices?.apart.map(({ element, entry }) => pairId(element, entry)));
  return found.filter(({ element, before }) => !apart.has(pairId(element, before)));
}

const pairId = (element: string | undefined, entry: string | undefined): string => JSON.stringify([element, entry]);

/**
 * Returns its former review to a text that came with a package and that nobody has touched since, when the earlier package is restored.
 * `since`: when that package was replaced.
 */
async function withFormerReviews(
  db: Database,
  templateId: number,
  changes: readonly CarriedText[],
  since: string | undefined
): Promise<readonly CarriedText[]> {
  const brought = changes.filter(({ before, after }) => before && after && before.text !== after.text);
  if (brought.length === 0) return changes;
  const found = await replacedTexts(db, templateId, brought);
  return changes.map((change) => {
    const { before: now, after } = change;
    const events = found.get(`${change.language} ${change.from}`) ?? [];
    const newest = events.at(-1)?.after;
    if (!now || !after || now.text === after.text || !newest) return change;
    const isUntouched = newest.text === now.text && newest.at === now.at && !now.reviewed;
    const former = isUntouched ? formerOf(events, after, since) : undefined;
    if (!former) return change;
    const isPublishedSince = newest.published !== now.published;
    return { ...change, after: { ...former, published: isPublishedSince ? after.published : former.published } };
  });
}

/** The text as the restored package left it. */
function formerOf(events: readonly ReplacedText[], after: StoredText, since: string | undefined) {
  if (since === undefined) {
    const before = events.at(-1)?.before;
    return before?.text === after.text ? before : undefined;
  }
  const later = events.filter(({ at }) => at >= since);
  return (later.find(({ before }) => before?.text === after.text) ?? later[0])?.before;
}
