// `npm run build`: everything that a running product needs, from a fresh clone too.
import { ensureInstall, ensureNode, stamped } from './lib/setup.mjs';

ensureNode();
await ensureInstall();
const { buildAll } = await import('./buildAll.mjs');
await stamped(buildAll);
