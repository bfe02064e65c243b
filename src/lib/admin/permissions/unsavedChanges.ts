/** What a guard asks before a page is left. */
export interface UnsavedChanges {
  /** How much is not saved. */
  readonly count: () => number;
  /** Sends it; is all of it saved then? */
  readonly save: () => Promise<boolean>;
}
