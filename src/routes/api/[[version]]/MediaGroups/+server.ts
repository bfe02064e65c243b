import { creationOf, listOf } from '$lib/server/catalogue/endpoints.js';

export const GET = listOf('MediaGroups');
export const POST = creationOf('MediaGroups', { name: 'A media group', body: { Name: 'Videos' } });
