import type { Io } from './io.js';

/** One of the commands of `ascdata`. */
export interface Command {
  /** Runs it with the arguments after its name; gives the exit code. @throws UsageError wrong use, or a file that cannot be read */
  readonly run: (args: readonly string[], io: Io) => Promise<number>;
}

/** A command in the list of all, loaded when it is used. */
export interface ListedCommand {
  /** What it does, in a line. */
  readonly summary: string;
  /** One screen: how it is called, its options, and an example. Left out: helps.ts has it. */
  readonly help?: string;
  load(): Promise<Command>;
}
