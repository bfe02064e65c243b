import { metrics } from '$lib/server/platform/metrics.js';

/** For Prometheus, with the key of any user as bearer: numbers only, nothing of what is stored. */
export const GET = async () =>
  new Response(await metrics.metrics(), {
    headers: { 'content-type': metrics.contentType }
  });
