import type { RequestHandler } from '@sveltejs/kit';
import { app } from '$lib/server/app/currentApp.js';
import { widgetFile } from '$lib/server/widgets/widgetFile.js';

/** Never a redirect here: the path in the editor's frame-src does not hold behind one. */
export const trailingSlash = 'ignore';

export const GET: RequestHandler = (event) => widgetFile(app, event);

export const HEAD = GET;

export const OPTIONS: RequestHandler = () =>
  new Response(null, {
    status: 204,
    headers: {
      allow: 'GET, HEAD, OPTIONS',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': '*'
    }
  });
