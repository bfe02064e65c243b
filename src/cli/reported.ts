import type { Finding } from '../lib/ascdata/findings.js';

/** A finding with the file it is in, and the lines of that file if they can be shown. */
export interface Reported {
  readonly found: Finding;
  readonly file: string;
  readonly lines: readonly string[];
}
