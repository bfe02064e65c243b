import type { AscData, AscElement } from '../lib/ascdata/types.js';
import { VERSION } from './version.js';
import type WizardBase from './WizardBase.js';

/**
 * The interface between a dashboard widget and its container. One global instance per widget, created in the root scope:
 * `const widget = new DashboardWidgetBase(new WizardBase());`
 */
export default class DashboardWidgetBase {
  private readonly wizard: WizardBase;

  /** Throws a TypeError if the WizardBase is missing: nothing could ever reach the widget without it. */
  constructor(wizardBase: WizardBase) {
    if (!wizardBase || !wizardBase.core) {
      throw new TypeError('A WizardBase is needed: new DashboardWidgetBase(new WizardBase())');
    }
    this.wizard = wizardBase;
  }

  /** Called with the whole ascData content: at first, and on every change. Registered late, it gets the current one. */
  registerDataChangedHandler(fn: (jsonData: AscData) => void): void {
    this.wizard.registerDataChangedHandler(fn);
  }

  /**
   * Called with the element of that Id: at first, and on every change of its Value. Needs the option
   * UseSingleElementUpdate. Changes of an element that has such a handler do not reach the DataChanged handler.
   */
  registerSingleElementDataChangedHandler(elementId: string, fn: (element: AscElement) => void): void {
    this.wizard.core.onElementChanged(elementId, fn);
  }

  /** The elements by Id; `Value` is read from each. The object has no prototype. Empty before the first data. */
  getElementData(): Record<string, AscElement> {
    return this.wizard.getElementData();
  }

  /** Announces readiness; the container then delivers data. With true, InitComplete is left to sendInitComplete. */
  sendReady(delayInitComplete?: boolean): void {
    this.wizard.sendReady(delayInitComplete);
  }

  /** Reports that the widget can be displayed. Only after sendReady(true), and then within 10 seconds. */
  sendInitComplete(): void {
    this.wizard.sendInitComplete();
  }

  /** Called when animations start; no animation before then. */
  registerPlayHandler(fn: () => void): void {
    this.wizard.registerPlayHandler(fn);
  }

  /** Called on Stop. The platform does not act on it at present. */
  registerStopHandler(fn: () => void): void {
    this.wizard.registerStopHandler(fn);
  }

  /** Called when a print or export is requested. Needs the option HasPrintSupport. */
  registerPrintHandler(fn: () => void): void {
    this.wizard.core.print.add(fn);
  }

  /** The same as registerPrintHandler. */
  registerPrintRequested(fn: () => void): void {
    this.registerPrintHandler(fn);
  }

  /**
   * Asks the user to save `value` as a file. The container cleans the name and refuses more than 50 MB.
   * `filetype` is `application/octet-stream` by default.
   */
  saveToFile(value: string, fileName: string, filetype = 'application/octet-stream'): void {
    this.wizard.core.save(value, String(fileName), String(filetype));
  }

  /** Whether the widget is to be drawn for the detail view (1024x576). */
  isDetailView(): boolean {
    return this.wizard.core.isView('detail', 'detailMode');
  }

  /** Whether the widget is to be drawn for the Reporting area. Its size is the available space. */
  isReportView(): boolean {
    return this.wizard.core.isView('report', 'reportMode');
  }

  /** Writes to the log: shown over the page with the URL parameter `debug=true`, and handed to the log handlers. */
  sendLog(message: string): void {
    this.wizard.sendLog(message);
  }

  /** Called with each message of sendLog. */
  registerLogHandler(fn: (message: string) => void): void {
    this.wizard.registerLogHandler(fn);
  }

  /** Version of this library. */
  getVersion(): string {
    return VERSION;
  }
}
