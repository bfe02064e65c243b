import { version } from '../../package.json';
import { checkCommand } from './check.js';
import { conditionsCommand } from './conditions.js';
import { diffCommand } from './diff.js';
import { i18nCommand } from './i18n.js';
import { initCommand } from './init.js';
import type { Io } from './io.js';
import { statesCommand } from './states.js';
import { testCommand } from './test.js';
import { HELP, UsageError } from './usage.js';
import { whyCommand } from './why.js';

type Command = (args: readonly string[], io: Io) => Promise<number>;

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['check', checkCommand],
  ['conditions', conditionsCommand],
  ['states', statesCommand],
  ['test', testCommand],
  ['diff', diffCommand],
  ['why', whyCommand],
  ['i18n', i18nCommand],
  ['init', initCommand],
  // Loaded on demand: the other commands need no database.
  ['move', async (args, io) => (await import('./move.js')).moveCommand(args, io)],
  ['backup', async (args, io) => (await import('./backup.js')).backupCommand(args, io)],
  ['restore', async (args, io) => (await import('./backup.js')).restoreCommand(args, io)]
]);

/**
 * Runs the `ascdata` command.
 * @param argv the arguments after the command's own name
 * @returns the exit code: 0 fine, 1 an error was found or a test failed, 2 wrong use or unreadable file
 */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...args] = argv;
  const options = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  if (name === '--help' || name === '-h' || name === 'help' || options.includes('--help')) return say(HELP, io);
  if (name === '--version') return say(`${version}\n`, io);
  try {
    const command = name === undefined ? undefined : COMMANDS.get(name);
    if (!command) throw new UsageError(wrongCommand(name));
    return await command(args, io);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.err(`ascdata: ${error.message}\n`);
    return 2;
  }
}

function say(text: string, io: Io): number {
  io.out(text);
  return 0;
}

function wrongCommand(name: string | undefined): string {
  const known = [...COMMANDS.keys()].join(', ').replace(/, (?=[^,]*$)/, ' or ');
  return name === undefined
    ? `Which command? ${known}; see ascdata --help.`
    : `There is no command “${name}”, only ${known}; see ascdata --help.`;
}
