import adapter from '@sveltejs/adapter-node';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** @type {import('@sveltejs/kit').Config} */
export default {
  preprocess: vitePreprocess(),
  kit: {
    adapter: adapter({ out: 'build/app' }),
    typescript: {
      config: (config) => ({
        ...config,
        include: [...config.include, '../bench/**/*.ts'],
        exclude: [...config.exclude, '../bench/peers/node_modules']
      })
    },
    // Our own hook refuses every change from another origin, whatever its content type; scripts send no origin at all.
    csrf: { trustedOrigins: ['*'] },
    csp: {
      mode: 'nonce',
      // Each request completes it (src/lib/server/platform/http/pagePolicy.ts): what is 'self' for scripts, styles, fonts and workers
      // becomes the build's folder on the host that was asked for, and `frame-src` the widgets' one.
      directives: {
        'default-src': ['none'],
        'script-src': ['self'],
        'style-src': ['self', 'unsafe-inline'],
        'img-src': ['self', 'data:', 'blob:'],
        'font-src': ['self'],
        'connect-src': ['self'],
        'worker-src': ['self'],
        'form-action': ['self'],
        'base-uri': ['none'],
        'object-src': ['none'],
        'frame-ancestors': ['none']
      }
    }
  }
};
