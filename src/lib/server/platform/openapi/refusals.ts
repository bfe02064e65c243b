import type { Components, JsonObject } from './components.js';
import type { Operation } from './operations.js';
import { sizeText } from '../http/bodyLimit.js';
import { limitOf, takesJson } from '../http/endpoint.js';
import { ProblemSchema } from '../../../api/problem.js';

interface RefusalAnswer {
  readonly name: string;
  readonly description: string;
  readonly headers?: Readonly<Record<string, string>>;
  applies(operation: Operation): boolean;
}

const reads = ({ method }: Operation): boolean => method === 'GET';
const hasBody = ({ spec }: Operation): boolean => spec?.body !== undefined || spec?.raw !== undefined;
const isOpen = ({ access }: Operation): boolean => access === 'public';

/** Refusals common to operations: which operations can answer each, and the descriptions. */
const REFUSALS: Readonly<Record<number, RefusalAnswer>> = {
  400: {
    name: 'BadRequest',
    description: 'A parameter or the body does not fit; `errors` names each place.',
    applies: (operation) =>
      hasBody(operation) || operation.spec?.query !== undefined || operation.spec?.headers?.['If-Match'] !== undefined
  },
  401: {
    name: 'NotSignedIn',
    description: 'Neither a session nor a key came with the request.',
    headers: { 'WWW-Authenticate': 'Bearer' },
    applies: (operation) => !isOpen(operation)
  },
  403: {
    name: 'NotAllowed',
    description:
      'No permission to do this, a key where a session is needed (`session-needed`), or a request from another website. Nothing was changed.',
    applies: (operation) => !isOpen(operation) || !reads(operation)
  },
  404: {
    name: 'NotFound',
    description: 'Nothing has this address: an Id that does not exist, or an unknown version in the path.',
    applies: ({ path, versioned }) => versioned || path.includes('{')
  },
  413: { name: 'TooLarge', description: 'The body is larger than what is taken.', applies: hasBody },
  415: { name: 'WrongMediaType', description: 'The body is sent as another content type.', applies: hasBody },
  429: {
    name: 'TooManyRequests',
    description: 'More requests than this key or user may send, or too many wrong keys from this network.',
    headers: { 'Retry-After': 'Seconds to wait' },
    applies: (operation) => !isOpen(operation)
  },
  500: { name: 'Internal', description: 'Something went wrong on the server; nothing was saved.', applies: () => true },
  503: {
    name: 'Busy',
    description: 'The database or the disk refuses, or the server is busy; nothing was saved. `code` says which.',
    headers: { 'Retry-After': 'Seconds to wait' },
    applies: () => true
  },
  507: {
    name: 'DiskFull',
    description: 'The disk is full; nothing was saved.',
    headers: { 'Retry-After': 'Seconds to wait' },
    applies: (operation) => !reads(operation)
  }
};

/** The common answers of an operation, besides its own. */
export function refusalsOf(operation: Operation, components: Components): JsonObject {
  const entries = Object.entries(REFUSALS).filter(([, refusal]) => refusal.applies(operation));
  return {
    ...(isConditional(operation) && { 304: { description: NOT_MODIFIED } }),
    ...Object.fromEntries(entries.map(([status, { name }]) => [status, { $ref: `#/components/responses/${name}` }])),
    ...tooLargeFor(operation, components)
  };
}

/** The limit of a JSON body depends on the operation. */
function tooLargeFor({ spec }: Operation, components: Components): JsonObject {
  if (!spec || !takesJson(spec)) return {};
  const { bytes, values } = limitOf(spec);
  const description = `The body is larger than ${sizeText(bytes)}, or holds more than ${values} JSON values.`;
  return { 413: { description, content: problemContent(components) } };
}

const NOT_MODIFIED = 'It is still the one that If-None-Match names.';

/** `components.responses` */
export function refusalComponents(components: Components): JsonObject {
  const content = problemContent(components);
  const entries = Object.values(REFUSALS).map(({ name, description, headers }) => [
    name,
    { description, ...(headers && { headers: headersOf(headers) }), content }
  ]);
  return Object.fromEntries(entries) as JsonObject;
}

const problemContent = (components: Components): JsonObject => ({
  'application/problem+json': { schema: components.schema(ProblemSchema) }
});

/** Whether a known ETag saves the answer: a GET whose answer has an ETag. */
export function isConditional({ method, spec }: Operation): boolean {
  const headers = Object.values(spec?.answers ?? {}).flatMap((answer) => Object.keys(answer.headers ?? {}));
  return method === 'GET' && headers.some((name) => name.toLowerCase() === 'etag');
}

export function headersOf(headers: Readonly<Record<string, string>>): JsonObject {
  const entries = Object.entries(headers);
  return Object.fromEntries(entries.map(([name, description]) => [name, { description, schema: { type: 'string' } }]));
}
