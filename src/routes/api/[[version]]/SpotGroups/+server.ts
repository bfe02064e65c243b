import { creationOf, listOf } from '$lib/server/catalogue/endpoints.js';

export const GET = listOf('SpotGroups');
export const POST = creationOf('SpotGroups', { name: 'A spot group', body: { Name: 'Summer' } });
