/** A row of a message table. `{name}` is replaced by the finding's parameter of that name. */
export interface MessageEntry {
  readonly severity: 'error' | 'warning' | 'info';
  readonly en: string;
  readonly de: string;
}
