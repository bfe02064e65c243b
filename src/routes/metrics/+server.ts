import { metricsNow } from '$lib/server/app/metrics.js';

/** For Prometheus, with the key of any user as bearer: numbers only, nothing of what is stored. */
export const GET = async () => {
  const { text, contentType } = await metricsNow();
  return new Response(text, { headers: { 'content-type': contentType } });
};
