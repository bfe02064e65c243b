/** What a guard asks before a page is left. */
export interface UnsavedChanges {
  /** How much is not saved. */
  readonly count: () => number;
  /** Sends it. Resolves to whether all of it is saved. */
  readonly save: () => Promise<boolean>;
}
