import { Components, type JsonObject } from './components.js';
import { operationObject } from './operation.js';
import type { Operation } from './operations.js';
import { refusalComponents } from './refusals.js';

/** Versions a path can carry: `/api/v1.0` … `/api/v1.18`. */
const LAST_VERSION = 18;

const DESCRIPTION = `Widgets, spots, players, people and their permissions.

**Versions.** Every operation answers at \`/api/<Path>\` and at \`/api/v1.<n>/<Path>\`, n from 0 to ${LAST_VERSION}, with the same
meaning. Any other version is 404. Choose under “Servers”.

**Who asks.** Scripts send a key: \`Authorization: Bearer <key>\`. Pages of the product send the session’s cookie. Without
either the answer is 401; without permission it is 403, and nothing was changed. What gives somebody access or
an administrator’s permissions (keys, passwords, unlocking) needs a session: a key gets 403 \`session-needed\`.

**Refusals** are \`application/problem+json\` (RFC 9457) with a stable \`code\`, a sentence in the language of
\`Accept-Language\` (English, German or French) and, where they apply, \`errors\` with a JSON Pointer for each place.

**Lists** are plain arrays. Long ones come in pages of \`limit\` entries; the header \`Link: <…>; rel="next"\` names the next.

**Requests.** Names of query parameters are case-insensitive, and each can be given once. Unknown ones, and unknown members
of a body, are ignored. Every GET also answers HEAD.`;

export interface Described {
  readonly document: JsonObject;
  /** Titles used by two different schemas. */
  readonly conflicts: readonly string[];
}

/** The OpenAPI 3.1 document of these operations, built from the schemas that validate their requests. */
export function describe(operations: readonly Operation[]): Described {
  const components = new Components();
  const responses = refusalComponents(components);
  const paths: Record<string, JsonObject> = {};
  const tags = new Set<string>();
  for (const operation of operations) {
    const { spec, path, method, versioned } = operation;
    if (!spec) continue;
    paths[path] ??= versioned ? {} : { servers: [{ url: '/api' }] };
    paths[path][method.toLowerCase()] = operationObject(operation, spec, components);
    tags.add(spec.tag);
  }
  const document: JsonObject = {
    openapi: '3.1.0',
    info: {
      title: 'Dashboard widgets API',
      version: `1.${LAST_VERSION}`,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' }
    },
    servers: [
      { url: '/api', description: 'Without a version' },
      {
        url: '/api/v1.{n}',
        description: 'With a version',
        variables: { n: { default: String(LAST_VERSION), enum: versions() } }
      }
    ],
    security: [{ key: [] }, { session: [] }],
    tags: [...tags].sort().map((name) => ({ name })),
    paths,
    components: { securitySchemes: SECURITY, responses, schemas: components.schemas }
  };
  return { document, conflicts: components.conflicts };
}

const SECURITY: JsonObject = {
  key: { type: 'http', scheme: 'bearer', description: 'A key of a user, or ADMIN_API_KEY of the server.' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'ascdata.session_token',
    description: 'The session of the browser that is signed in; where ORIGIN is https its name begins with `__Host-`.'
  }
};

function versions(): string[] {
  return Array.from({ length: LAST_VERSION + 1 }, (_, n) => String(n));
}
