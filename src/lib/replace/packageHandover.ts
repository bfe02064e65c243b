import type { MadePackage } from './client.js';

/** A package that another screen made, to be compared when the Replace screen of its widget opens. */
export interface PackageHandover {
  readonly widgetId: number;
  readonly made: MadePackage;
  /** The screen that made it, and to which the user returns. */
  readonly from: 'conditions' | 'definition';
  /** The query of its address: what was looked at there. */
  readonly query: string;
  /** It replaced the old one. @returns called once that is taken back */
  ondone(): (() => void) | undefined;
}

let waiting: PackageHandover | undefined;

/** Hands a package to the next Replace screen; a reload of the page drops it. */
export function handOver(handed: PackageHandover): void {
  waiting = handed;
}

/** Takes the package handed over for this widget, once. */
export function takeHandedOver(widgetId: number): PackageHandover | undefined {
  const handed = waiting?.widgetId === widgetId ? waiting : undefined;
  waiting = undefined;
  return handed;
}
