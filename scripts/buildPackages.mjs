// `build/packages/worker.mjs`: the thread in which the server reads, checks and packs packages.
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} [outDir] folder to write to; its former content is removed */
export async function buildPackages(outDir = 'build/packages') {
  const target = resolve(root, outDir);
  await rm(target, { recursive: true, force: true });
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/lib/server/packages/worker.ts',
      outDir: target,
      target: 'node20',
      license: { fileName: 'third-party.md' },
      rollupOptions: { output: { entryFileNames: 'worker.mjs', codeSplitting: false } }
    }
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await buildPackages();
