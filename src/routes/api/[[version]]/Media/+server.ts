import { creationOf, listOf } from '$lib/server/catalogue/endpoints.js';

export const GET = listOf('Media');
export const POST = creationOf('Media', {
  name: 'A picture',
  body: { Name: 'Sunset.jpg', Type: 'Image', MediaGroupId: 1, Width: 1920, Height: 1080 }
});
