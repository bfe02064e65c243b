import type { Command, ListedCommand } from './command.js';

const COMMANDS: readonly (readonly [name: string, summary: string, command: Command & { readonly help: string }])[] = [
  [
    'backup',
    'copies the store of a server',
    {
      help: `ascdata backup --to <new folder>

Copies the store that DATABASE_URL or DATA_DIR (default ./data) names, as it is at this moment, and checks the copy. A server
may be working on it.

Example: ascdata backup --to backups/monday
`,
      run: async (args, io) => (await import('./backup.js')).backupCommand(args, io)
    }
  ],
  [
    'restore',
    'puts a copy of a store into an empty place',
    {
      help: `ascdata restore --from <folder of a backup> [options]

Compares a backup with its manifest, copies it into the empty place that DATABASE_URL or DATA_DIR names, and checks it. No
server may use that place. Broken off, it goes on where it was when it is run again.

  --without-manifest     restores a folder that has none, such as a copied data folder

Example: ascdata restore --from backups/monday
`,
      run: async (args, io) => (await import('./backup.js')).restoreCommand(args, io)
    }
  ],
  [
    'move',
    'moves a store to another place',
    {
      help: `ascdata move --from <folder | postgres://...> --to <folder | postgres://...>

Copies a whole store into an empty place and compares both. No server may use either of them. Broken off, it goes on where it
was when it is run again.

Example: ascdata move --from data --to postgres://localhost/widgets
`,
      run: async (args, io) => (await import('./move.js')).moveCommand(args, io)
    }
  ]
];

/** Commands on the store of a server. What they need, as the drivers of databases, is loaded when they run. */
export const STORE_COMMANDS: ReadonlyMap<string, ListedCommand> = new Map(
  COMMANDS.map(([name, summary, command]) => [
    name,
    { summary, help: command.help, load: () => Promise.resolve(command) }
  ])
);
