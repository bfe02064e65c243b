import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { ifMatch, versionTag } from '$lib/server/platform/http/etag.js';
import { brandTag } from '$lib/server/widgets/brandColours.js';
import { BrandColoursConflict, BrandColoursSchema, type BrandColour } from '$lib/api/brand.js';

const answer = (Colours: readonly BrandColour[]) =>
  json({ Colours }, { headers: { etag: versionTag(brandTag(Colours)) } });
const ETAG = { ETag: 'ETag of this list, for If-Match' };

export const GET = endpoint(
  {
    summary: 'The brand palette',
    description: 'Colours that administrators maintain; colour inputs offer them to everybody.',
    tag: 'Widgets',
    answers: { 200: { description: 'The colours.', schema: BrandColoursSchema, headers: ETAG } },
    examples: [{ name: 'All colours' }]
  },
  async ({ actor }, { brandColours }) => answer(await brandColours.list(actor))
);

export const PUT = endpoint(
  {
    summary: 'Set the brand palette',
    description: 'Replaces the list. Duplicates count once.',
    tag: 'Widgets',
    headers: { 'If-Match': { description: 'ETag of the list that was edited; * for any', required: true } },
    body: BrandColoursSchema,
    answers: {
      200: { description: 'The list as it is stored.', schema: BrandColoursSchema, headers: ETAG },
      412: { description: 'Somebody saved in between; `current` is the list now.', schema: BrandColoursConflict },
      428: { description: 'If-Match is missing.' }
    },
    examples: [
      {
        name: 'One colour',
        headers: { 'If-Match': '*' },
        body: { Colours: [{ Name: 'Signal red', Colour: '#C8102E' }] }
      },
      { name: 'A lost race', headers: { 'If-Match': '"old"' }, body: { Colours: [] }, status: 412 },
      {
        name: 'No colour',
        headers: { 'If-Match': '*' },
        body: { Colours: [{ Name: 'Red', Colour: 'red' }] },
        status: 400
      }
    ]
  },
  async ({ actor, body, request }, { brandColours }) =>
    answer(await brandColours.replace(actor, body.Colours, ifMatch(request.headers.get('if-match'))))
);
