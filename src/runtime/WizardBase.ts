import type { AscData, AscElement } from '../lib/ascdata/types.js';
import { WidgetCore } from './core.js';

/**
 * Connects a page to the container that shows it: readiness, data, play and stop, log. A dashboard widget creates one in
 * its root scope and passes it to DashboardWidgetBase.
 */
export default class WizardBase {
  /**
   * Whether a WizardBase has been created in this page. Then its InitComplete counts, not that of SpotBase.
   * @internal
   */
  static inUse = false;

  /** @internal */
  readonly core: WidgetCore;

  constructor() {
    WizardBase.inUse = true;
    this.core = new WidgetCore();
  }

  /** Called with the whole ascData content: at first, and on every change. Registered late, it gets the current one. */
  registerDataChangedHandler(fn: (jsonData: AscData) => void): void {
    this.core.onDataChanged(fn);
  }

  /** The elements by Id; `Value` is read from each. The object has no prototype. Empty before the first data. */
  getElementData(): Record<string, AscElement> {
    return this.core.data.elements;
  }

  /** Announces readiness; the container then delivers data. With true, InitComplete is left to sendInitComplete. */
  sendReady(delayInitComplete?: boolean): void {
    this.core.sendReady(delayInitComplete);
  }

  /** Reports that the widget can be displayed. Only after sendReady(true), and then within 10 seconds. */
  sendInitComplete(): void {
    this.core.sendInitComplete();
  }

  /** Called when animations start; no animation before then. */
  registerPlayHandler(fn: () => void): void {
    this.core.onPlay(fn);
  }

  /** Called on Stop. The platform does not act on it at present. */
  registerStopHandler(fn: () => void): void {
    this.core.stop.add(fn);
  }

  /** Writes to the log: shown over the page with the URL parameter `debug=true`, and handed to the log handlers. */
  sendLog(message: string): void {
    this.core.log(message);
  }

  /** Called with each message of sendLog. */
  registerLogHandler(fn: (message: string) => void): void {
    this.core.onLog(fn);
  }

  /** Version of this library. */
  getVersion(): string {
    return this.core.version;
  }
}
