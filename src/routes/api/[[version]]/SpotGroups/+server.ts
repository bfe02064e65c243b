import { creationOf, listOf } from '$lib/server/http/resource.js';

export const GET = listOf('SpotGroups');
export const POST = creationOf('SpotGroups', { name: 'A spot group', body: { Name: 'Summer' } });
