import script from 'swagger-ui-dist/swagger-ui-bundle.js?url&no-inline';
import licence from 'swagger-ui-dist/swagger-ui-bundle.js.LICENSE.txt?url&no-inline';
import style from 'swagger-ui-dist/swagger-ui.css?url&no-inline';
import { endpoint } from '$lib/server/app/operations.js';
import { DOCS_POLICY, docsPage } from '$lib/server/platform/openapi/page.js';

export const GET = endpoint(
  {
    summary: 'This API as a page',
    description: 'Every operation with its fields, to read and try out.',
    tag: 'Documentation',
    answers: { 200: { description: 'The page.', media: 'text/html' } },
    examples: [{ name: 'The page' }]
  },
  async ({ event }) =>
    new Response(docsPage(event.locals.language, { script, style, licence }), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': DOCS_POLICY,
        'cache-control': 'private, no-cache'
      }
    })
);
