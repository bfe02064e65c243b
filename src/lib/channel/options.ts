import type { AscData, Values } from '../ascdata/types.js';
import type { OpenTransport } from './transport.js';
import type { View } from './protocol.js';
import type { SaveRefusal } from './state.js';
import type { LogEntry, SaveRequest, Timings, WidgetState } from './state.js';

/** What a container knows about its widget, and whom it notifies. */
export interface ConnectionOptions {
  ascData: AscData;
  /** Current Values; read each time the whole content is delivered. */
  values(): Values;
  view: View;
  /** Whether animations run once the widget has loaded. Default true. */
  playing?: boolean;
  /** Milliseconds since 1970 at which the clock of each of its pages starts; without it they use the real time. For previews. */
  clock?: number | undefined;
  /** A page has announced itself. `takesClock`: its library is new enough for `clock`. */
  onReady?(page: { readonly takesClock: boolean }): void;
  onState?(state: WidgetState): void;
  /** Something other than a ping was sent to it, before it can run. Once it has answered all of it, `onHeard`. */
  onSent?(): void;
  onHeard?(): void;
  onLog?(entry: LogEntry): void;
  /** Asks the user. The next request waits until the returned promise settles. Without it, every request is refused. */
  onSave?(request: SaveRequest): Promise<void> | void;
  onSaveRefused?(refusal: SaveRefusal): void;
  /** The user has refused further files of this widget, until the next print. */
  refusesFiles?: boolean;
  timings?: Partial<Timings>;
  /** Where its messages are read; in this page by default. */
  openTransport?: OpenTransport;
}
