import type { Io } from './io.js';

/** One of the commands of `ascdata`. */
export interface Command {
  /** What it does, in the list of all commands. */
  readonly summary: string;
  /** One screen: how it is called, its options, and an example. */
  readonly help: string;
  /** Runs it with the arguments after its name; gives the exit code. @throws UsageError wrong use, or a file that cannot be read */
  run(args: readonly string[], io: Io): Promise<number>;
}
