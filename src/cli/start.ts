import type { ListedCommand } from './command.js';
import type { Terminal } from './io.js';
import { run } from './main.js';

/** What differs between the command of a checkout and that of the package. */
export interface Installed {
  /** The folder of the published runtime libraries. */
  readonly published: URL;
  /** The script of the page that shows a widget in a headless browser. */
  readonly widgetPage: URL;
  /** How this command is called, such as `npx ascdata`. */
  readonly command: string;
  /** The script that starts the editor; otherwise it is looked for among the packages. */
  readonly product?: URL;
  /** Commands beside those on widgets. */
  readonly more?: ReadonlyMap<string, ListedCommand>;
}

/** Runs the command of this process, and sets its exit code. */
export async function start(installed: Installed): Promise<void> {
  // A reader that closes the pipe (`| head`) ends the command silently.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  const terminal: Terminal = {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text)
  };
  const open = async () => (await import('./environment.js')).environmentOf(terminal, installed);
  process.exitCode = await run(process.argv.slice(2), terminal, open, installed.more);
}
