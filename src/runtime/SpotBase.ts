import { PROTOCOL } from '../lib/channel/protocol.js';
import { findUrlParam } from './urlParam.js';
import { VERSION } from './version.js';

/** Static functions for wizard spots. A dashboard widget needs it only to read URL parameters with ApiVersion 1. */
export default class SpotBase {
  /** The value of a URL parameter of this page, for example `detailMode`; '' if it is absent. */
  static findUrlParam(name: string): string {
    return findUrlParam(name);
  }

  /**
   * Reports that the spot can be displayed. In a page with a WizardBase it does nothing: there only the WizardBase's own
   * InitComplete is sent.
   */
  static sendInitComplete(): void {
    const { WizardBase } = window as { WizardBase?: { inUse?: boolean } };
    if ((WizardBase && WizardBase.inUse) || window.parent === window) return;
    window.parent.postMessage({ protocol: PROTOCOL, type: 'InitComplete' }, '*');
  }

  /** Version of this library. */
  static getVersion(): string {
    return VERSION;
  }
}
