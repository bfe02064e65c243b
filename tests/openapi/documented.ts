import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { AnySpec } from '../../src/lib/server/platform/http/endpoint.js';
import type { Json, JsonObject } from '../../src/lib/server/platform/openapi/components.js';
import { describe as describeOperations, type Described } from '../../src/lib/server/platform/openapi/document.js';
import { accessOf } from '../../src/lib/server/authorization/routes.js';
import { operationsOf, type Operation } from '../../src/lib/server/platform/openapi/operations.js';
import { routeFiles } from '../../src/routes/api/openapi.json/routes.server.js';

/** Every operation of the product, and the document of those with a spec. */
export const operations: readonly Operation[] = await operationsOf(routeFiles, accessOf);
const described: Described = describeOperations(operations);
export const { document, conflicts } = described;

export type Specified = Operation & { readonly spec: AnySpec };
export const specified: readonly Specified[] = operations.filter(
  (operation): operation is Specified => operation.spec !== undefined
);

export const named = ({ method, path }: Operation): string => `${method} ${path}`;

export function member(of: Json | undefined, ...names: readonly string[]): Json | undefined {
  let at = of;
  for (const name of names) {
    if (at === null || typeof at !== 'object' || Array.isArray(at) || !Object.hasOwn(at, name)) return undefined;
    at = at[name];
  }
  return at;
}

/** A member of the document, with its reference resolved. */
export function resolved(of: Json | undefined): Json | undefined {
  const ref = member(of, '$ref');
  return typeof ref === 'string' ? member(document, ...ref.replace(/^#\//, '').split('/')) : of;
}

/** The answer the document names for a status, if it does. */
export function answerOf({ path, method }: Operation, status: number): JsonObject | undefined {
  const answer = resolved(member(document, 'paths', path, method.toLowerCase(), 'responses', String(status)));
  return answer as JsonObject | undefined;
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema(document, 'document');
const compiled = new Map<string, ValidateFunction>();

/** The error of a body by a schema of the document; undefined if valid. */
function faultOf(schema: Json, body: unknown): string | undefined {
  const key = JSON.stringify(schema);
  const validate = compiled.get(key) ?? ajv.compile(withDocument(schema));
  compiled.set(key, validate);
  return validate(body) ? undefined : ajv.errorsText(validate.errors, { separator: '\n' });
}

/** References of the document, for a schema outside it. */
function withDocument(schema: Json): JsonObject {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/')) as JsonObject;
}

/** An event stream ends only with its connection. */
export function isEndless({ headers }: Response): boolean {
  return headers.get('content-type') === 'text/event-stream';
}

/** Deviations of an answer from the document: status, content type and body; [] if there are none. */
export async function faultsOf(operation: Operation, response: Response): Promise<string[]> {
  return faultsOfRead(operation, response, isEndless(response) ? 'events' : await response.clone().text());
}

/** The same once the body is read. */
export function faultsOfRead(operation: Operation, response: Response, text: string): string[] {
  const answer = answerOf(operation, response.status);
  if (!answer) return [`status ${response.status} is not in the document`];
  const content = member(answer, 'content');
  if (content === undefined) return text === '' ? [] : [`a body where the document names none: ${text.slice(0, 200)}`];
  const type = response.headers.get('content-type') ?? '';
  const media = Object.entries(content as JsonObject).find(([name]) => type.split(';')[0] === name);
  if (!media) return [`content type ${type} is not in the document`];
  const schema = member(media[1], 'schema');
  if (schema === undefined || !/json$/.test(media[0])) return [];
  const fault = faultOf(schema, JSON.parse(text));
  return fault === undefined ? [] : [fault];
}
