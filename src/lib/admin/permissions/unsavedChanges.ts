/** What a guard asks before a page is left. */
export interface UnsavedChanges {
  /** How much is not saved. */
  readonly count: () => number;
  /** Sends the changes. Resolves to whether all of them are saved. */
  readonly save: () => Promise<boolean>;
}
