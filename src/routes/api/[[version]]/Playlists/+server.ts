import { endpoint } from '$lib/server/app/operations.js';
import { operationsOn } from '$lib/server/catalogue/endpoints.js';

export const { GET, POST } = operationsOn(endpoint, 'Playlists');
