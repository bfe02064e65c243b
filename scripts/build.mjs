// `npm run build`: runtime libraries → standard widgets → app → command. Each step reads what the one before made.
import { build } from 'vite';
import { buildLibs } from './build-libs.mjs';
import { root } from './lib/setup.mjs';
import { packWidgets } from './pack-widgets.mjs';

process.chdir(root);
process.env.NODE_ENV = 'production';

async function buildCommand() {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/cli/bin.ts',
      outDir: 'build/cli',
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'ascdata.mjs' } }
    }
  });
}

await buildLibs();
await packWidgets('build/widgets');
await build({ logLevel: 'warn' });
await buildCommand();
