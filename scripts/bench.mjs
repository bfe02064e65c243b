// `npm run bench [-- forms channel size]`: what speed we promise, as ratios against baselines measured in the same run.
import { ensureChromium } from './lib/browsers.mjs';
import { ensureProduct } from './lib/setup.mjs';

await ensureProduct();
process.env.CHROMIUM_PATH = await ensureChromium();
const { runBenches } = await import('../bench/run.mjs');
process.exit((await runBenches(process.argv.slice(2))) ? 0 : 1);
