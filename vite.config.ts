import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig, type UserConfig } from 'vite';
import { browserBundle, compileHints } from './scripts/lib/chunks.mjs';
import { gallery } from './scripts/lib/gallery.mjs';
import { icons } from './scripts/lib/icons.mjs';

// Finding and reading 300 small files of packages is 0.4 s of each start. What stays outside is binary, or may load what is.
const bundled: UserConfig['ssr'] = { noExternal: true, external: ['libsql', 'pg', '@resvg/resvg-js'] };

export default defineConfig(({ command }) => ({
  plugins: [gallery(), icons(), sveltekit(), compileHints()],
  ssr: command === 'build' ? bundled : {},
  build: { target: 'es2022', reportCompressedSize: false, license: true },
  environments: { client: { build: { rolldownOptions: browserBundle() } } },
  worker: { format: 'es' }
}));
