import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { endpoint } from '$lib/server/app/operations.js';
import { noneMatches } from '$lib/server/platform/http/etag.js';
import { describe } from '$lib/server/platform/openapi/document.js';
import { accessOf } from '$lib/server/authorization/routes.js';
import { operationsOf } from '$lib/server/platform/openapi/operations.js';
import { routeFiles } from './routes.server.js';

interface Published {
  readonly text: string;
  readonly etag: string;
}

let published: Promise<Published> | undefined;

/** Made when first asked for, then kept: it changes only with the program. */
async function publish(): Promise<Published> {
  const { document } = describe(await operationsOf(routeFiles, accessOf));
  const text = JSON.stringify(document);
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}

export const GET = endpoint(
  {
    summary: 'This document',
    description: 'OpenAPI 3.1, generated from the schemas that check the requests.',
    tag: 'Documentation',
    headers: { 'If-None-Match': { description: 'The ETag of the known version' } },
    answers: {
      200: {
        description: 'The document.',
        schema: Type.Object({ openapi: Type.String(), paths: Type.Record(Type.String(), Type.Unknown()) }),
        headers: { ETag: 'Of this text' }
      },
      304: { description: 'It has not changed.' }
    },
    examples: [{ name: 'The document' }]
  },
  async ({ request }) => {
    const { text, etag } = await (published ??= publish());
    const headers = { etag, 'cache-control': 'private, no-cache' };
    if (!noneMatches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    return new Response(text, { headers: { ...headers, 'content-type': 'application/json' } });
  }
);
