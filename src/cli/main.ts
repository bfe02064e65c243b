import { version } from '../../package.json';
import { mostSimilar } from '../lib/ascdata/similarWords.js';
import { checkCommand } from './check.js';
import type { Command } from './command.js';
import { conditionsCommand } from './conditions.js';
import { diffCommand } from './diff.js';
import { printable } from './frame.js';
import { i18nCommand } from './i18n.js';
import { initCommand } from './init.js';
import type { Io } from './io.js';
import { packCommand } from './pack.js';
import { statesCommand } from './states.js';
import { testCommand } from './test.js';
import { UsageError } from './usage.js';
import { whyCommand } from './why.js';

type Commands = ReadonlyMap<string, Command>;

const COMMANDS: Commands = new Map<string, Command>([
  ['init', initCommand],
  ['check', checkCommand],
  ['conditions', conditionsCommand],
  ['states', statesCommand],
  ['why', whyCommand],
  ['test', testCommand],
  ['diff', diffCommand],
  ['pack', packCommand],
  ['i18n', i18nCommand]
]);

/**
 * Runs the `ascdata` command.
 * @param argv the arguments after the command's own name
 * @param more commands beside those on widgets
 * @returns the exit code: 0 fine, 1 an error was found or a test failed, 2 wrong use or unreadable file
 */
export async function run(argv: readonly string[], io: Io, more: Commands = new Map()): Promise<number> {
  const commands: Commands = new Map([...COMMANDS, ...more]);
  const [name, ...args] = argv;
  if (name === '--version') return say(`${version}\n`, io);
  const isHelp = name === '--help' || name === '-h' || name === 'help';
  const options = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  try {
    const asked = isHelp ? args[0] : name;
    if (asked === undefined) return say(listOf(commands), io);
    const command = commands.get(asked);
    if (!command) throw new UsageError(unknown(asked, commands));
    if (isHelp || options.includes('--help') || options.includes('-h')) return say(command.help, io);
    return await command.run(args, io);
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

function listOf(commands: Commands): string {
  const width = Math.max(...[...commands.keys()].map(({ length }) => length));
  const lines = [...commands].map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}\n`);
  return `ascdata <command> [folder]

${lines.join('')}
ascdata <command> --help shows its options, and an example. ascdata --version
Exit codes: 0 fine, 1 an error was found or a test failed, 2 wrong use or unreadable file.
`;
}

function unknown(name: string, commands: Commands): string {
  const likely = mostSimilar(name, commands.keys());
  const meant = likely === undefined ? 'ascdata alone lists them' : `did you mean ${likely}?`;
  return `There is no command “${printable(name)}”: ${meant}${likely === undefined ? '.' : ''}`;
}
