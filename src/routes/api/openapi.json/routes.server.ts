import type { RouteFiles } from '$lib/server/platform/openapi/operations.js';

/** Every route of the API, found by its path and loaded on demand. New ones are included automatically. */
export const routeFiles: RouteFiles = import.meta.glob('/src/routes/api/**/+server.ts');
