import { creationOf, listOf } from '$lib/server/http/resource.js';

export const GET = listOf('Players');
export const POST = creationOf('Players', { name: 'A player', body: { Name: 'Exit', LocationId: 2 } });
