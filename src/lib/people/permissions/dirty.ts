/** What a guard asks before a page is left. */
export interface Dirty {
  /** How much is not saved. */
  readonly count: () => number;
}
