import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder for build output of tests (built.ts), for one run. Inside the project, so that it finds its packages. */
export default function setup(): () => void {
  const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
  const folder = mkdtempSync(join(modules, '.tests-'));
  process.env.TEST_BUILT = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
