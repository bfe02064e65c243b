import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/lib/chunks.mjs';

export default defineConfig({
  plugins: [sveltekit()],
  build: { target: 'es2022', reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } } } }
  },
  worker: { format: 'es' }
});
