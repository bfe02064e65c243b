import type { TSchema } from 'typebox';
import type { AnySpec, Answer, Example, HeaderSpec } from '../http/endpoint.js';
import { ProblemSchema } from '../../../api/problem.js';
import { Id } from '../../../api/parts.js';
import type { Components, Json, JsonObject } from './components.js';
import type { Operation } from './operations.js';
import { headersOf, isConditional, refusalsOf } from './refusals.js';

/** An operation in the document. */
export function operationObject(operation: Operation, spec: AnySpec, components: Components): JsonObject {
  const { access } = operation;
  const parameters = parametersOf(operation, spec, components);
  const requestBody = requestBodyOf(spec, components);
  return {
    operationId: operationIdOf(operation),
    summary: spec.summary,
    ...(spec.description !== undefined && { description: spec.description }),
    tags: [spec.tag],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...refusalsOf(operation, components), ...answersOf(spec.answers, components) },
    ...(access === 'public' && { security: [] }),
    ...(spec.needsSession === 'always' && { security: [{ session: [] }] }),
    ...(access !== undefined && access !== 'public' && { 'x-action': access }),
    ...(spec.examples && { 'x-examples': JSON.parse(JSON.stringify(spec.examples)) as Json })
  };
}

/** `getWidgetsIdValues`: unique, because the path is. */
export function operationIdOf({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}

/** The status an example is answered with. */
export function statusOf(example: Example, spec: AnySpec): number {
  return example.status ?? Math.min(...Object.keys(spec.answers).map(Number));
}

/** The names between braces of a path. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** The schema of a path parameter. */
export function pathSchema(name: string, spec: AnySpec): TSchema {
  return spec.params?.[name] ?? (/id$/i.test(name) ? Id : TEXT);
}

const TEXT: TSchema = { type: 'string', minLength: 1 };

const IF_NONE_MATCH = { 'If-None-Match': { description: 'The ETag of the known version' } };

function parametersOf(operation: Operation, spec: AnySpec, components: Components): JsonObject[] {
  const { path } = operation;
  const headers = { ...(isConditional(operation) && IF_NONE_MATCH), ...spec.headers };
  const inPath = pathNames(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: components.schema(pathSchema(name, spec)),
    ...examplesOf(spec, ({ params }) => params?.[name])
  }));
  const required = new Set(spec.query?.required ?? []);
  const inQuery = Object.entries(spec.query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    ...described(schema),
    schema: components.schema(schema),
    ...(required.has(name) && examplesOf(spec, ({ query }) => query?.[name]))
  }));
  const inHeader = Object.entries<HeaderSpec>(headers).map(([name, { description, required: isRequired = false }]) => ({
    name,
    in: 'header',
    description,
    required: isRequired,
    schema: { type: 'string' },
    ...(isRequired && examplesOf(spec, (example) => example.headers?.[name]))
  }));
  return [...inPath, ...inQuery, ...inHeader];
}

function described(schema: TSchema): JsonObject {
  return 'description' in schema && typeof schema.description === 'string' ? { description: schema.description } : {};
}

function requestBodyOf(
  { body, isBodyOptional = false, raw, examples = [] }: AnySpec,
  components: Components
): JsonObject | undefined {
  const isForm = raw?.media === 'multipart/form-data';
  const schema = body ?? raw?.schema ?? (isForm ? FORM : undefined);
  if (!body && !raw) return undefined;
  const named = examples
    .filter((example) => example.body !== undefined)
    .map(({ name, body: value, status = 0 }) => [
      status < 400 ? name : `${name} (${status})`,
      { value: JSON.parse(JSON.stringify(value)) as Json }
    ]);
  return {
    ...(raw && { description: raw.description }),
    required: !isBodyOptional,
    content: {
      [raw?.media ?? 'application/json']: {
        ...(schema && { schema: components.schema(schema) }),
        ...(named.length > 0 && { examples: Object.fromEntries(named) as JsonObject })
      }
    }
  };
}

const FORM: TSchema = {
  type: 'object',
  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
  required: ['file']
};

/** Values that the examples give one parameter, by the examples' names. */
function examplesOf({ examples = [] }: AnySpec, pick: (example: Example) => string | number | undefined): JsonObject {
  const named = examples.flatMap((example) => {
    const value = pick(example);
    return value === undefined ? [] : [[example.name, { value }] as const];
  });
  return named.length > 0 ? { examples: Object.fromEntries(named) } : {};
}

function answersOf(answers: AnySpec['answers'], components: Components): JsonObject {
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [status, answerObject(Number(status), answer, components)])
  );
}

function answerObject(status: number, answer: Answer, components: Components): JsonObject {
  const content = contentOf(status, answer, components);
  return {
    description: answer.description,
    ...(answer.headers && { headers: headersOf(answer.headers) }),
    ...(content && { content })
  };
}

function contentOf(status: number, { media, schema }: Answer, components: Components): JsonObject | undefined {
  const body = schema ?? (status >= 400 ? ProblemSchema : undefined);
  if (!body && media === undefined) return undefined;
  const type = media ?? (status >= 400 ? 'application/problem+json' : 'application/json');
  return { [type]: body ? { schema: components.schema(body) } : {} };
}
