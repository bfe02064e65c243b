import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { start } from './start.js';
import { STORE_COMMANDS } from './storeCommands.js';

const root = fileURLToPath(new URL(/* @vite-ignore */ '../..', import.meta.url));
const isInside = !/^\.\.|^[a-z]:/i.test(relative(root, process.cwd()));

/** The command of a checkout. */
await start({
  published: new URL(/* @vite-ignore */ '../../static/lib/', import.meta.url),
  widgetPage: new URL(/* @vite-ignore */ '../render/page.js', import.meta.url),
  // Elsewhere npm has no script of this name.
  command: isInside ? 'npm run --silent ascdata --' : 'ascdata',
  product: new URL(/* @vite-ignore */ '../../src/server/command.js', import.meta.url),
  more: STORE_COMMANDS
});
