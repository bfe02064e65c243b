import { setImmediate as turn } from 'node:timers/promises';
import type { TextKey } from '../../ascdata/texts/textKey.js';
import { hashOf } from '../platform/store/filestore.js';
import { packagedText, placeOf, type Places } from './places.js';
import type { CarriedText, PlacedText, StoredText } from './records.js';

/** Two packages of a template, as far as texts go over from one to the other. */
export interface TextMove {
  readonly before: Places;
  readonly after: Places;
  /** Ids of the packages; undefined: it is not stored yet. */
  readonly from: number;
  readonly to: number | undefined;
  /** New Ids by old ones, of the elements that both have. */
  readonly newIds: ReadonlyMap<string, string>;
}

/** A text that both the package and somebody here changed: what was saved here stays. */
export interface TextConflict {
  readonly language: string;
  readonly key: TextKey;
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
 * package's counts; where only somebody here did, or both, theirs stays. No text is ever lost: one whose Id another element
 * has now waits until its own package is restored.
 */
export async function carryTexts(texts: readonly PlacedText[], packages: TextMove): Promise<CarriedTexts> {
  const move = { ...packages, used: new Set(packages.newIds.values()) };
  const taken = new Set<string>();
  const changes: CarriedText[] = [];
  const conflicts: TextConflict[] = [];
  // What goes on with its element comes first: it is never put aside for one without.
  const ranks: PlacedText[][] = [[], [], []];
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

/** 0: its element goes on; 1: its own package comes back; 2: its element is gone. */
function rank({ key: { element, lost } }: PlacedText, { newIds, to }: TextMove): number {
  if (lost !== undefined) return lost === to ? 1 : 2;
  return newIds.has(element) ? 0 : 2;
}

interface Move extends TextMove {
  /** Ids in the new package of elements that the old one has, too. */
  readonly used: ReadonlySet<string>;
}

function destination({ language, place, key: stored }: PlacedText, move: Move, taken: ReadonlySet<string>) {
  const { lost, ...key } = stored;
  const isFree = (hash: string) => !taken.has(`${language} ${hash}`);
  if (lost !== undefined && lost !== move.to) return { key: { ...key, lost }, place };
  const gone = { ...key, lost: lost ?? move.from };
  const goesOn = lost === undefined && move.newIds.has(key.element);
  const next = goesOn ? { ...key, element: move.newIds.get(key.element)! } : key;
  const hash = placeOf(next);
  const isTaken = !goesOn && lost === undefined && move.used.has(key.element);
  if (isFree(hash) && !isTaken) return { key: next, place: hash };
  return { key: gone, place: hashOf(`lost ${gone.lost} ${placeOf(key)}`) };
}

function merged({ language, place, kept }: PlacedText, to: string, { before, after }: TextMove): Merged {
  const [old, fresh] = [before.get(place), after.get(to)];
  if (!kept || !old || !fresh) return { after: kept };
  const [base, theirs] = [packagedText(old, language) ?? '', packagedText(fresh, language) ?? ''];
  if (base === theirs || kept.text === theirs) return { after: kept };
  if (kept.text !== base) return { after: kept, conflict: { language, key: fresh.key, base, ours: kept.text, theirs } };
  const published = kept.published === base ? null : kept.published;
  return { after: { ...kept, text: theirs, reviewed: false, accepted: [], published } };
}

interface Merged {
  readonly after: StoredText | undefined;
  readonly conflict?: TextConflict;
}
