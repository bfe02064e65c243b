import type { RouteFiles } from '$lib/server/platform/openapi/operations.js';

/** Every route of the API, found by its place; each is loaded when it is asked for. A new one is in by itself. */
export const routeFiles: RouteFiles = import.meta.glob('/src/routes/api/**/+server.ts');
