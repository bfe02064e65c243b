import { DEFAULT_PLATFORM } from '../lib/ascdata/defaults.js';
import { registry } from '../lib/datatypes/registry.js';
import { structure } from '../lib/datatypes/validators.generated.js';
import { MESSAGE_LANGUAGES, type MessageLanguage } from '../lib/language/languages.js';
import { reportOn } from './checkReport.js';
import type { Command } from './command.js';
import { editorFor, freePort, startEditor, type Editor } from './editorProcess.js';
import { frame, printable, summary } from './frame.js';
import { folderOrHere, readInput } from './input.js';
import { onInterrupt, type Io } from './io.js';
import { severitiesOf } from './severityFile.js';
import { writeTypes } from './types.js';
import { choice, FIRST_PORT, numberFrom, readArguments, shellWord, UsageError } from './usage.js';
import { watchFolder } from './watchFolder.js';

/** `ascdata dev`. */
export const devCommand: Command = { run };

/** `ascdata dev`: until it is told to end. Returns the exit code: 1 if the editor ends by itself. @throws UsageError */
async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, { port: { type: 'string' }, language: { type: 'string' } });
  const language = choice('language', values.language, MESSAGE_LANGUAGES);
  const wanted = numberFrom(1, 'port', values.port, 65_535) ?? FIRST_PORT;
  const folder = await folderOrHere(positionals, 'dev');
  const script = await editorFor(folder, io);
  const port = await freePort(wanted);
  if (port !== wanted) io.out(`Port ${wanted} is in use: ${port}.\n`);

  const checks = new Checks(folder, language, io);
  const keys = new Keys(io);
  let editor = undefined as Editor | undefined;
  let isOver = false;
  let unwatch = (): void => {};
  const failed = new Promise<never>((_, reject) => {
    unwatch = watchFolder(folder, () => void checks.run().catch(reject));
  });
  const serve = async (): Promise<number> => {
    for (;;) {
      await checks.run();
      if (isOver) return 0;
      editor = startEditor(script, folder, port, io);
      const url = await editor.url;
      io.out(`Editor: ${url}\n${io.person ? 'o opens it, r starts it again and checks, q quits.\n' : ''}`);
      if (!(await startsAgain(keys, url, editor, io))) {
        if (isOver) return 0;
        io.err(`ascdata: The editor has ended: ${printable(await editor.ended)}\n`);
        return 1;
      }
      await editor.stop();
      checks.forget();
    }
  };
  try {
    const quit = keys.quit.then(() => {
      if (io.person) io.out(`Next: ${io.command} test${folder === '.' ? '' : ` ${shellWord(folder)}`}\n`);
      return 0;
    });
    return await Promise.race([serve(), quit, failed]);
  } finally {
    isOver = true;
    unwatch();
    keys.stop();
    await editor?.stop();
  }
}

/** Until the editor is to start again (r); false: it has ended by itself. */
async function startsAgain(keys: Keys, url: string, { ended }: Editor, io: Io): Promise<boolean> {
  for (;;) {
    const key = await Promise.race([keys.next(), ended.then(() => undefined)]);
    if (key === undefined || key === 'r') return key === 'r';
    if (key === 'o') io.person?.open(url);
  }
}

/** Ctrl+C, Ctrl+D. */
const ENDING: readonly string[] = ['\u0003', '\u0004'];

/** What is pressed on a terminal, one after the other. */
class Keys {
  /** When q is pressed, or a signal to end comes. */
  readonly quit: Promise<void>;
  readonly #pressed: string[] = [];
  #waiting: ((key: string) => void) | undefined;
  readonly #unlisten: (() => void) | undefined;
  readonly #unheard: () => void;
  #quit = (): void => {};

  constructor({ person }: Io) {
    this.quit = new Promise((resolve) => (this.#quit = resolve));
    this.#unlisten = person?.keys((key) => this.#press(key.toLowerCase()));
    this.#unheard = onInterrupt(this.#quit);
  }

  #press(key: string): void {
    // A terminal that gives single keys turns Ctrl+C into one. Longer ones are those of F2, or pasted.
    if (key === 'q' || ENDING.includes(key)) return this.#quit();
    if (key.length > 1) return;
    if (!this.#waiting) this.#pressed.push(key);
    this.#waiting?.(key);
    this.#waiting = undefined;
  }

  next(): Promise<string> {
    const key = this.#pressed.shift();
    return key === undefined ? new Promise((answer) => (this.#waiting = answer)) : Promise.resolve(key);
  }

  stop(): void {
    this.#unlisten?.();
    this.#unheard();
  }
}

/** The checks of a folder, one at a time: what they find is printed where it differs from the last time. */
class Checks {
  #printed: string | undefined;
  #running: Promise<void> | undefined;
  #isStale = false;

  constructor(
    private readonly folder: string,
    private readonly language: MessageLanguage,
    private readonly io: Io
  ) {}

  /** Also writes the types. A change during a check is checked after it. */
  run(): Promise<void> {
    this.#isStale = true;
    return (this.#running ??= this.#untilFresh().finally(() => (this.#running = undefined)));
  }

  /** The next time everything is printed. */
  forget(): void {
    this.#printed = undefined;
  }

  async #untilFresh(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      const text = await this.#found();
      if (text !== this.#printed) this.io.out(text);
      this.#printed = text;
    }
  }

  async #found(): Promise<string> {
    return (await said(() => this.#findings())) + (await said(() => writeTypes(this.folder, this.io).then(() => '')));
  }

  async #findings(): Promise<string> {
    const { folder, language, io } = this;
    const input = await readInput(folder);
    const { patterns, today } = io;
    const options = { registry, structure, platform: DEFAULT_PLATFORM, patterns, today };
    const reported = await reportOn(folder, input, await severitiesOf(folder, input), options, io);
    const frames = reported.map((each) => `${frame(each, { color: io.color, language })}\n`);
    const all = reported.map(({ found }) => found);
    return `${frames.join('')}${summary(all, language)}\n`;
  }
}

/** The text, or why there is none. */
async function said(text: () => Promise<string>): Promise<string> {
  try {
    return await text();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return `ascdata: ${printable(error.message)}\n`;
  }
}
