import { setImmediate as turn } from 'node:timers/promises';
import type { TextKey } from '../../ascdata/texts/textKey.js';
import { hashOf } from '../platform/store/fileStore.js';
import { packagedText, placeOf, type Places } from './textPlaces.js';
import type { EntryPair } from './entryPairs.js';
import type { CarriedText, PlacedText, StoredKey, StoredText } from './records.js';

/** Two packages of a template, for carrying texts over. */
export interface TextMove {
  readonly before: Places;
  readonly after: Places;
  /** Package Ids; undefined: not stored yet. */
  readonly from: number;
  readonly to: number | undefined;
  /** New Ids by old ones, for elements that both have. */
  readonly newIds: ReadonlyMap<string, string>;
  /** Entries renamed in the new package. */
  readonly entries?: readonly EntryPair[] | undefined;
  /** Of a restored package: when it was replaced. Texts saved before that were made for it. */
  readonly since?: string | undefined;
  /** Whether the package wins for a text that both sides changed. */
  readonly isTheirs?: ((language: string, key: TextKey) => boolean) | undefined;
}

/** A text changed both in the package and here: the saved one stays, unless the user takes the package's. */
export interface TextConflict {
  readonly language: string;
  readonly key: TextKey;
  /** The untranslated text in the new package. */
  readonly source: string;
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

export interface CarriedTexts {
  /** Texts that change or move. */
  readonly changes: readonly CarriedText[];
  readonly conflicts: readonly TextConflict[];
}

const TEXTS_OF_A_TURN = 250;

/**
 * Carries stored texts over to another package; each text follows its element. If only the package changed a text, the package wins; if
 * only people here did, or both, the saved text stays, unless the user takes the package's. No text is ever lost: one whose Id now belongs
 * to another element waits until its own package is restored.
 */
export async function carryTexts(texts: readonly PlacedText[], packages: TextMove): Promise<CarriedTexts> {
  const move = { ...packages, used: new Set(packages.newIds.values()), renamed: renamedIn(packages.entries ?? []) };
  const taken = new Set<string>();
  const changes: CarriedText[] = [];
  const conflicts: TextConflict[] = [];
  // Texts that stay with their element come first, so that none is put aside for one without.
  const ranks: PlacedText[][] = [[], [], [], []];
  for (const [at, text] of texts.entries()) {
    if (at % TEXTS_OF_A_TURN === TEXTS_OF_A_TURN - 1) await turn();
    ranks[rank(text, move)]!.push(text);
  }
  for (const [at, text] of ranks.flat().entries()) {
    if (at % TEXTS_OF_A_TURN === TEXTS_OF_A_TURN - 1) await turn();
    const { key, place } = destination(text, move, taken);
    taken.add(`${text.language} ${place}`);
    const { after, conflict } = merged(text, place, move);
    if (conflict) conflicts.push(conflict);
    if (place === text.place && after === text.kept) continue;
    changes.push({ language: text.language, from: text.place, to: place, key, before: text.kept, after });
  }
  return { changes, conflicts };
}

/** 0: stays with its element; 1: under another name; 2: its own package returns; 3: its element is gone. */
function rank({ key }: PlacedText, { newIds, to, renamed }: Move): number {
  if (key.lost !== undefined) return key.lost === to ? 2 : 3;
  const element = newIds.get(key.element);
  if (element === undefined) return 3;
  return renamed(element, key.entry) ? 1 : 0;
}

interface Move extends TextMove {
  /** New Ids of elements that the old package has too. */
  readonly used: ReadonlySet<string>;
  /** The new name of an entry. */
  readonly renamed: (element: string, entry: string | undefined) => EntryPair | undefined;
}

function renamedIn(entries: readonly EntryPair[]): Move['renamed'] {
  const pairs = new Map(entries.map((pair) => [JSON.stringify([pair.element, pair.before]), pair]));
  return (element, entry) => (entry === undefined ? undefined : pairs.get(JSON.stringify([element, entry])));
}

/** Where a text goes, and its key there. */
function destination(
  { language, place, key: stored }: PlacedText,
  move: Move,
  taken: ReadonlySet<string>
): { readonly key: StoredKey; readonly place: string } {
  const { lost, ...key } = stored;
  const isFree = (hash: string) => !taken.has(`${language} ${hash}`);
  if (lost !== undefined && lost !== move.to) return { key: { ...key, lost }, place };
  const gone = { ...key, lost: lost ?? move.from };
  const goesOn = lost === undefined && move.newIds.has(key.element);
  const next = goesOn ? { ...key, element: move.newIds.get(key.element)! } : key;
  const pair = goesOn ? move.renamed(next.element, key.entry) : undefined;
  const renamed = pair && { ...next, entry: pair.after };
  // The new name already has a saved text: that stays, and this one waits under its old name.
  if (renamed && isFree(placeOf(renamed))) return { key: renamed, place: placeOf(renamed) };
  const hash = placeOf(next);
  const isTaken = !goesOn && lost === undefined && move.used.has(key.element);
  if (isFree(hash) && !isTaken) return { key: next, place: hash };
  return { key: gone, place: hashOf(`lost ${gone.lost} ${placeOf(key)}`) };
}

function merged({ language, place, kept }: PlacedText, to: string, move: TextMove): Merged {
  const [old, fresh] = [move.before.get(place), move.after.get(to)];
  if (!kept || !old || !fresh) return { after: kept };
  const [base, theirs] = [packagedText(old, language) ?? '', packagedText(fresh, language) ?? ''];
  if (base === theirs || kept.text === theirs) return { after: kept };
  // The package does not translate the renamed entry: nothing is overwritten.
  if (theirs === '' && old.key.entry !== fresh.key.entry) return { after: kept };
  const taken = { ...kept, text: theirs, reviewed: false, accepted: [] };
  if (kept.text === base) return { after: { ...taken, published: kept.published === base ? null : kept.published } };
  if (move.since !== undefined && kept.at <= move.since) return { after: kept };
  const conflict = { language, key: fresh.key, source: fresh.source, base, ours: kept.text, theirs };
  if (!move.isTheirs?.(language, fresh.key)) return { after: kept, conflict };
  return { after: { ...taken, published: null }, conflict };
}

interface Merged {
  readonly after: StoredText | undefined;
  readonly conflict?: TextConflict;
}
