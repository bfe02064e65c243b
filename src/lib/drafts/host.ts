import type { TableCell } from '../api.js';

/** Where unsaved changes are: the form of a widget, or the Table of a template. */
export interface DraftsHost {
  readonly widgetId: number;
  readonly isTable: boolean;
  /** How many changes are unsaved. Reactive. */
  readonly count: number;
  /** May they be kept as a draft, that is, could the user save them? */
  readonly mayKeep: boolean;
  /** The changes with what they began with. */
  cells(): readonly TableCell[];
  /** The changes are in a draft: they leave, as one step that can be undone. */
  leave(): void;
  /** Tells it, also to a screen reader. */
  tell(text: string): void;
}
