import adapter from '@sveltejs/adapter-node';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** @type {import('@sveltejs/kit').Config} */
export default {
  preprocess: vitePreprocess(),
  kit: {
    adapter: adapter({ out: 'build/app' }),
    // Our own hook refuses every change from another origin, whatever its content type; scripts send no origin at all.
    csrf: { trustedOrigins: ['*'] },
    alias: { $widgets: 'widgets' },
    csp: {
      mode: 'nonce',
      // `frame-src` is added per request in hooks.server.ts: it names the token path on the host the page was asked for.
      directives: {
        'default-src': ['none'],
        'script-src': ['self'],
        'style-src': ['self', 'unsafe-inline'],
        'img-src': ['self', 'data:', 'blob:'],
        'font-src': ['self'],
        'connect-src': ['self'],
        'worker-src': ['self'],
        'manifest-src': ['self'],
        'form-action': ['self'],
        'base-uri': ['none'],
        'object-src': ['none'],
        'frame-ancestors': ['none']
      }
    }
  }
};
