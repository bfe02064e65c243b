import { creationOf, listOf } from '$lib/server/catalogue/endpoints.js';

export const GET = listOf('Locations');
export const POST = creationOf(
  'Locations',
  { name: 'A country', body: { Name: 'Italy' } },
  { name: 'A town', body: { Name: 'Graz', ParentId: 1 } }
);
