import { creationOf, listOf } from '$lib/server/catalogue/endpoints.js';

export const GET = listOf('Players');
export const POST = creationOf('Players', { name: 'A player', body: { Name: 'Exit', LocationId: 2 } });
