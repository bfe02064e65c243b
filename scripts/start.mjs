// `npm start [-- my.dash.zip | folder]`: sets up what is missing, then serves the production build from this process.
import { resolve } from 'node:path';
import { ensureProduct } from './lib/setup.mjs';

const [open] = process.argv.slice(2);
// npm runs scripts from the project folder; INIT_CWD is the caller's folder.
if (open) process.env.ASCDATA_OPEN = resolve(process.env.INIT_CWD ?? process.cwd(), open);
await ensureProduct();
await import('../src/server/serve.js');
