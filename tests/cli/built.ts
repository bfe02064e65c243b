import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { builtOnce } from '../built.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function buildCommand(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: 'src/cli/bin.ts', outDir, emptyOutDir: false, target: 'node20' }
  });
}

/** The file of the `ascdata` command as people run it, built from the current sources. */
export async function builtCommand(): Promise<string> {
  return join(await builtOnce('cli', buildCommand), 'bin.js');
}
