import { readFile } from 'node:fs/promises';

const PATH = '/gallery';

/**
 * The gallery of inputs and shared controls at `/gallery` of a development server; a build has no part of it.
 * @returns {import('vite').Plugin}
 */
export function gallery() {
  return {
    name: 'gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname !== PATH) return next();
        readFile(new URL('../../tests/gallery/gallery.html', import.meta.url), 'utf8')
          .then((page) => server.transformIndexHtml(PATH, page))
          .then((page) => response.setHeader('content-type', 'text/html; charset=utf-8').end(page), next);
      });
    }
  };
}
