import { start } from './start.js';
import { STORE_COMMANDS } from './storeCommands.js';

/** The command of a checkout. */
await start({
  published: new URL(/* @vite-ignore */ '../../static/lib/', import.meta.url),
  editor: 'npm start --',
  more: STORE_COMMANDS
});
