// `npm run bench [-- forms channel size]`: what speed we promise, as ratios against baselines measured in the same run.
// `peers` fetches the form libraries that it compares with, and runs only by its name.
// `--small`: every part once with little, as `npm test` does; no promise is judged.
import { ensureChromium } from './lib/browsers.mjs';
import { ensureProduct } from './lib/setup.mjs';

await ensureProduct();
process.env.CHROMIUM_PATH = await ensureChromium();
const { PARTS } = await import('../bench/parts.mjs');
const { Resources } = await import('../bench/resources.mjs');
const { runBenches } = await import('../bench/run.mjs');
const names = process.argv.slice(2).filter((argument) => argument !== '--small');
const isSmall = process.argv.includes('--small');
const own = Object.keys(PARTS).filter((name) => name !== 'peers');
process.exit((await runBenches(PARTS, names.length ? names : own, new Resources(isSmall))) ? 0 : 1);
