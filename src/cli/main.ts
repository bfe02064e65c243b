import { version } from '../../package.json';
import type { ListedCommand } from './command.js';
import type { Io, Terminal } from './io.js';
import { UsageError } from './usage.js';

type Commands = ReadonlyMap<string, ListedCommand>;

/** Each is loaded when it is used: a list of commands, or a version, is there at once. */
const COMMANDS: Commands = new Map<string, ListedCommand>([
  ['init', { summary: 'a new widget that runs at once', load: async () => (await import('./init.js')).initCommand }],
  [
    'dev',
    {
      summary: 'the editor on a folder, with findings at each save',
      load: async () => (await import('./dev.js')).devCommand
    }
  ],
  [
    'check',
    { summary: 'what is wrong with a widget, and where', load: async () => (await import('./check.js')).checkCommand }
  ],
  [
    'conditions',
    { summary: 'which settings are hidden', load: async () => (await import('./conditions.js')).conditionsCommand }
  ],
  [
    'states',
    {
      summary: 'every set of hidden settings that Values can produce',
      load: async () => (await import('./states.js')).statesCommand
    }
  ],
  [
    'why',
    {
      summary: 'why a setting is hidden or shown, and what would change that',
      load: async () => (await import('./why.js')).whyCommand
    }
  ],
  [
    'test',
    {
      summary: 'replays the tests of the rules, or writes them',
      load: async () => (await import('./test.js')).testCommand
    }
  ],
  [
    'run',
    {
      summary: 'a widget in a headless browser, in each state and size, with pictures',
      load: async () => (await import('./run.js')).runCommand
    }
  ],
  [
    'types',
    {
      summary: 'the settings of a widget as types, for its code',
      load: async () => (await import('./types.js')).typesCommand
    }
  ],
  ['diff', { summary: 'what differs between two versions', load: async () => (await import('./diff.js')).diffCommand }],
  [
    'pack',
    { summary: 'a folder as a package, checked first', load: async () => (await import('./pack.js')).packCommand }
  ],
  [
    'push',
    {
      summary: 'a folder to a server, after what happens to stored Values is shown',
      load: async () => (await import('./push.js')).pushCommand
    }
  ],
  ['list', { summary: 'the templates of a server', load: async () => (await import('./list.js')).listCommand }],
  [
    'pull',
    {
      summary: 'the package of a template of a server, into a new folder',
      load: async () => (await import('./pull.js')).pullCommand
    }
  ],
  [
    'upgrade',
    {
      summary: 'what init once wrote, as it would be written now',
      load: async () => (await import('./upgrade.js')).upgradeCommand
    }
  ],
  [
    'i18n',
    {
      summary: 'translations: what is missing, files for translators',
      load: async () => (await import('./i18n.js')).i18nCommand
    }
  ]
]);

/**
 * Runs the `ascdata` command.
 * @param argv the arguments after the command's own name
 * @param terminal where it prints to
 * @param open gives the rest of its environment, to a command that works
 * @param more commands beside those on widgets
 * @returns the exit code: 0 fine, 1 an error was found or a test failed, 2 wrong use or unreadable file
 */
export async function run(
  argv: readonly string[],
  terminal: Terminal,
  open: () => Promise<Io>,
  more: Commands = new Map()
): Promise<number> {
  const commands: Commands = new Map([...COMMANDS, ...more]);
  const [name, ...args] = argv;
  if (name === '--version') return say(`${version}\n`, terminal);
  const isHelp = name === '--help' || name === '-h' || name === 'help';
  const options = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  try {
    const asked = isHelp ? args[0] : name;
    if (asked === undefined) return say(listOf(commands), terminal);
    const command = commands.get(asked);
    if (!command) throw new UsageError(await unknown(asked, commands));
    if (isHelp || options.includes('--help') || options.includes('-h')) {
      return say(command.help ?? (await import('./helps.js')).HELPS[asked]!, terminal);
    }
    const { run } = await command.load();
    return await run(args, await open());
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const { printable } = await import('./frame.js');
    terminal.err(`ascdata: ${error.message.split('\n').map(printable).join('\n')}\n`);
    return 2;
  }
}

function say(text: string, terminal: Terminal): number {
  terminal.out(text);
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

async function unknown(name: string, commands: Commands): Promise<string> {
  const [{ printable }, { mostSimilar }] = await Promise.all([
    import('./frame.js'),
    import('../lib/ascdata/similarWords.js')
  ]);
  const likely = mostSimilar(name, commands.keys());
  const meant = likely === undefined ? 'ascdata alone lists them' : `did you mean ${likely}?`;
  return `There is no command “${printable(name)}”: ${meant}${likely === undefined ? '.' : ''}`;
}
