import { creationOf, listOf } from '$lib/server/catalogue/endpoints.js';

export const GET = listOf('Categories');
export const POST = creationOf(
  'Categories',
  { name: 'A category', body: { Name: 'Travel' } },
  { name: 'Below another', body: { Name: 'Dinner', ParentId: 1 } }
);
