import { creationOf, listOf } from '$lib/server/catalogue/endpoints.js';

export const GET = listOf('Playlists');
export const POST = creationOf('Playlists', { name: 'A playlist', body: { Name: 'Morning' } });
