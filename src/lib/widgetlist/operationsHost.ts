import type { WidgetSummary, WidgetUses } from '../api.js';
import type { Texts } from '../messages/load.js';
import type { Home } from './places.js';

/** A widget to be deleted, and what uses it. */
export interface UsedWidget {
  readonly widget: WidgetSummary;
  readonly uses: WidgetUses;
}

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
  /** Asks whether to delete this many widgets although some are in use. @param used those that exist */
  confirmRemoval(used: readonly UsedWidget[], count: number): Promise<boolean>;
  /** A widget was deleted forever. */
  purged(id: number): void;
  /** The lists must be reloaded. */
  changed(): Promise<void>;
}
