import type { PatternTester } from '../lib/ascdata/dataTypeModel.js';
import type { KnownLibraries } from '../lib/package/libraries.js';

/** Where the command prints to. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
}

/** Somebody at a terminal. */
export interface Person {
  /** Tells what each key that is pressed sends, one character or several, until the function it returns is called. */
  keys(pressed: (key: string) => void): () => void;
  /** Opens an address in the browser. */
  open(url: string): void;
}

/** The environment of the command; tests provide their own. */
export interface Io extends Terminal {
  /** Whether the output can have colours. */
  readonly color: boolean;
  /** The current date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly patterns: PatternTester;
  /** The published runtime libraries, for comparison with those of a package. */
  readonly libraries: KnownLibraries;
  /** A published runtime library by its file name. @throws Error the product was never built */
  library(name: string): Promise<Uint8Array>;
  /** The script of the page that shows a widget in a headless browser. @throws Error the product was never built */
  widgetPage(): Promise<string>;
  /** How this command is called, such as `npx ascdata`. */
  readonly command: string;
  /** Of a checkout: the script that starts the editor. */
  readonly product?: string | undefined;
  /** Undefined: nobody sits at a terminal. */
  readonly person?: Person | undefined;
  /** Environment variables, which say where a server has its store. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

const INTERRUPTS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Tells when this process is to end: Ctrl+C, a signal, a terminal that is closed. @returns ends that */
export function onInterrupt(told: () => void): () => void {
  for (const signal of INTERRUPTS) process.on(signal, told);
  return () => {
    for (const signal of INTERRUPTS) process.off(signal, told);
  };
}
