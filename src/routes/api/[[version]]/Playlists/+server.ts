import { creationOf, listOf } from '$lib/server/http/resource.js';

export const GET = listOf('Playlists');
export const POST = creationOf('Playlists', { name: 'A playlist', body: { Name: 'Morning' } });
