import type { PatternTester } from '../lib/ascdata/dataTypeModel.js';
import type { KnownLibraries } from '../lib/package/libraries.js';

/** The world the command runs in; tests bring their own. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Whether the output can have colours. */
  readonly color: boolean;
  /** The current date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly patterns: PatternTester;
  /** The published runtime libraries, to compare those of a package with. */
  readonly libraries: KnownLibraries;
  /** Variables of the environment: where a server keeps its store. */
  readonly env: Readonly<Record<string, string | undefined>>;
}
