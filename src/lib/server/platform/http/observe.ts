import type { Handle } from '@sveltejs/kit';
import { log, loggedPath } from '../log.js';
import { requestSeconds } from '../metrics.js';

/** Counts and logs every request once it is answered. */
export const observed: Handle = async ({ event, resolve }) => {
  const start = performance.now();
  const response = await resolve(event);
  const seconds = (performance.now() - start) / 1000;
  const { method } = event.request;
  const route = event.route.id ?? 'none';
  requestSeconds.observe({ route, method, status: String(response.status) }, seconds);
  log().info(
    {
      method,
      path: loggedPath(event),
      status: response.status,
      milliseconds: Math.round(seconds * 10_000) / 10,
      user: event.locals.actor?.userId ?? undefined
    },
    'request'
  );
  return response;
};
