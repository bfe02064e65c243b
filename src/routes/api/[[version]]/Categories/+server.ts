import { creationOf, listOf } from '$lib/server/http/resource.js';

export const GET = listOf('Categories');
export const POST = creationOf(
  'Categories',
  { name: 'A category', body: { Name: 'Travel' } },
  { name: 'Below another', body: { Name: 'Dinner', ParentId: 1 } }
);
