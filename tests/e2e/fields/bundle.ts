import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { icons } from '../../../scripts/lib/icons.mjs';

const INDEX = (styles: string[]) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Fields</title>
<link rel="icon" href="data:,">${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')}
<script type="module" src="/main.js"></script></head><body></body></html>`;

/** The inputs in a page of their own, bundled as the product bundles them. File names to contents. */
export async function bundledFields(): Promise<ReadonlyMap<string, string>> {
  const main = fileURLToPath(new URL('page/main.ts', import.meta.url));
  const result = await build({
    root: fileURLToPath(new URL('page', import.meta.url)),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [icons(), svelte({ configFile: false })],
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      rollupOptions: { input: main, output: { entryFileNames: 'main.js' } }
    }
  });
  const { output } = result as Rolldown.RolldownOutput;
  const files = new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)] as const)
  );
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  const metadata = entry && 'viteMetadata' in entry ? entry.viteMetadata : undefined;
  return files.set('', INDEX([...(metadata?.importedCss ?? [])]));
}
