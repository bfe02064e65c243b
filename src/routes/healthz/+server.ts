import type { RequestHandler } from '@sveltejs/kit';
import { json } from '$lib/server/platform/http/operation.js';
import { problem } from '$lib/server/platform/http/problem.js';
import { isReady } from '$lib/server/app/currentApp.js';

/** 200 when requests can be served: the store is open, is still where it was opened, and its database answers. */
export const GET: RequestHandler = async () =>
  (await isReady())
    ? json({ status: 'ready' })
    : problem(
        503,
        'not-ready',
        'The server is starting or ending, its database does not answer, or its data folder was deleted or replaced.',
        {},
        { 'retry-after': '1' }
      );
