import type { WidgetSummary, WidgetUses } from '../api.js';
import type { Texts } from '../messages/load.js';
import type { Home } from './places.js';

/** The screen, as the operations on widgets need it. */
export interface OperationsHost {
  /** Follows the language. */
  readonly t: Texts<'widgets'>;
  /** As last read. */
  readonly widgets: readonly WidgetSummary[];
  /** The name of a home. */
  nameOf(home: Home): string;
  /** Whether the user can remove widgets from here. */
  isTakable(home: Home): boolean;
  /** Asks whether to delete it although these dashboards show it. */
  confirmRemoval(widget: WidgetSummary, uses: WidgetUses): Promise<boolean>;
  /** A widget was deleted forever. */
  purged(id: number): void;
  /** The lists must be reloaded. */
  changed(): Promise<void>;
}
