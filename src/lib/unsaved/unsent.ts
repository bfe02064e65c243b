/** Something that was typed or pasted and that only a button of its own sends or applies: leaving the page loses it. */
export interface Unsent {
  readonly kind: 'comment' | 'plan' | 'dryRun';
  /** Whether there is something. */
  holds(): boolean;
  discard(): void;
}

const all = new Set<Unsent>();

/** From now on the page asks before this is left. Returns a function that ends it. */
export function holdUnsent(unsent: Unsent): () => void {
  all.add(unsent);
  return () => void all.delete(unsent);
}

/** What would be lost now; undefined: nothing. */
export const unsentKind = (): Unsent['kind'] | undefined => [...all].find((each) => each.holds())?.kind;

/** Empties everything that was typed. */
export function discardUnsent(): void {
  for (const each of all) if (each.holds()) each.discard();
}
