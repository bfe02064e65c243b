import { creationOf, listOf } from '$lib/server/http/resource.js';

export const GET = listOf('Locations');
export const POST = creationOf(
  'Locations',
  { name: 'A country', body: { Name: 'Italy' } },
  { name: 'A town', body: { Name: 'Graz', ParentId: 1 } }
);
