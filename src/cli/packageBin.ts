import { start } from './start.js';

/** The command of the package `ascdata`: all that needs no server. */
await start({
  published: new URL(/* @vite-ignore */ '../../static/lib/', import.meta.url),
  widgetPage: new URL(/* @vite-ignore */ '../../static/page.js', import.meta.url),
  command: process.env.npm_command === 'exec' ? 'npx ascdata' : 'ascdata'
});
