import type { TableCell } from '../api.js';

/** Where unsaved changes are: a widget's form, or a template's Table. */
export interface DraftsHost {
  readonly widgetId: number;
  readonly isTable: boolean;
  /** Number of unsaved changes. Reactive. */
  readonly count: number;
  /** Whether they can be kept as a draft, that is, whether the user can save them. */
  readonly mayKeep: boolean;
  /** The changes, with the Values they started from. */
  cells(): readonly TableCell[];
  /** The name of a changed setting, where it is not obvious with that of its widget. */
  nameOf(widget: number, element: string): string;
  /** Removes the changes, now in a draft, as one undo step. */
  leave(): void;
}
