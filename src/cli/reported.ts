import type { Finding } from '../lib/ascdata/findings.js';

/** A finding with its place. */
export interface Reported {
  readonly found: Finding;
  /** The file it is in, or what was checked where it is in none. */
  readonly file: string;
  /** From 1 on; absent where it is on a whole file, or on none. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** Of the file, as far as they can be shown. */
  readonly lines: readonly string[];
}
