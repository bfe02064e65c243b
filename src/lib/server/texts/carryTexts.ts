import { setImmediate as turn } from 'node:timers/promises';
import type { TextKey } from '../../ascdata/texts/textKey.js';
import { hashOf } from '../platform/store/fileStore.js';
import { packagedText, placeOf, type Places } from './textPlaces.js';
import type { EntryPair } from './entryPairs.js';
import type { CarriedText, PlacedText, StoredKey, StoredText } from './records.js';

/** Two packages of a template, as far as texts go over from one to the other. */
export interface TextMove {
  readonly before: Places;
  readonly after: Places;
  /** Ids of the packages; undefined: it is not stored yet. */
  readonly from: number;
  readonly to: number | undefined;
  /** New Ids by old ones, of the elements that both have. */
  readonly newIds: ReadonlyMap<string, string>;
  /** Entries that have another name in the new package. */
  readonly entries?: readonly EntryPair[] | undefined;
  /** Of a restored package: when it was replaced. What was saved before that was made for it. */
  readonly since?: string | undefined;
  /** Is the package's text taken, of a text that both changed? */
  readonly isTheirs?: ((language: string, key: TextKey) => boolean) | undefined;
}

/** A text that both the package and somebody here changed: what was saved here stays, unless the package’s is taken. */
export interface TextConflict {
  readonly language: string;
  readonly key: TextKey;
  /** Untranslated, in the new package. */
  readonly source: string;
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

export interface CarriedTexts {
  /** Those that become others, or stand elsewhere. */
  readonly changes: readonly CarriedText[];
  readonly conflicts: readonly TextConflict[];
}

const TEXTS_OF_A_TURN = 1_000;

/**
 * Takes stored texts along to another package. A text goes where its element goes. Where only the package changed a text, the
 * package's counts; where only somebody here did, theirs stays, and so it does where both did, unless a person takes the package's.
 * No text is ever lost: one whose Id another element has now waits until its own package is restored.
 */
export async function carryTexts(texts: readonly PlacedText[], packages: TextMove): Promise<CarriedTexts> {
  const move = { ...packages, used: new Set(packages.newIds.values()), renamed: renamedIn(packages.entries ?? []) };
  const taken = new Set<string>();
  const changes: CarriedText[] = [];
  const conflicts: TextConflict[] = [];
  // What goes on with its element comes first: it is never put aside for one without.
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

/** 0: it goes on with its element; 1: under another name; 2: its own package comes back; 3: its element is gone. */
function rank({ key }: PlacedText, { newIds, to, renamed }: Move): number {
  if (key.lost !== undefined) return key.lost === to ? 2 : 3;
  const element = newIds.get(key.element);
  if (element === undefined) return 3;
  return renamed(element, key.entry) ? 1 : 0;
}

interface Move extends TextMove {
  /** Ids in the new package of elements that the old one has, too. */
  readonly used: ReadonlySet<string>;
  /** What an entry is renamed to. */
  readonly renamed: (element: string, entry: string | undefined) => EntryPair | undefined;
}

function renamedIn(entries: readonly EntryPair[]): Move['renamed'] {
  const pairs = new Map(entries.map((pair) => [JSON.stringify([pair.element, pair.before]), pair]));
  return (element, entry) => (entry === undefined ? undefined : pairs.get(JSON.stringify([element, entry])));
}

/** Where a text goes, and what it is then known by. */
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
  // Under the new name somebody has saved a text already: that stays, and this one waits under its own.
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
  // The package does not translate the entry under its new name: that takes nothing away.
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
