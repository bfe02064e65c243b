import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of what tests build (built.ts), for one run. Inside the project: what is built finds its packages there. */
export default function setup(): () => void {
  const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
  const folder = mkdtempSync(join(modules, '.tests-'));
  process.env.TEST_BUILT = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
