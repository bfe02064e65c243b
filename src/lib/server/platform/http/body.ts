import { setImmediate as turn } from 'node:timers/promises';
import { dataOf, parse } from '../../../ascdata/document.js';
import { isRecord } from '../../../ascdata/elements.js';
import { scan } from '../../../ascdata/scan.js';
import { contentStart } from '../../../ascdata/sourceText.js';
import { messageOf } from '../../../ascdata/wording.js';
import type { BodyLimit } from './bodyLimit.js';
import { badRequest, brokenOff, encoded, tooLarge, tooManyValues, tooSlow, wrongType } from './errors.js';
import type { HttpError } from './problem.js';

/** Characters of JSON above which parsing yields between two steps. */
const LONG_TEXT = 64 * 1024;

/** Reads a JSON object from the body, within the limit of its operation. @throws HttpError 400, 413, 415 */
export async function readJsonObject(request: Request, limit: BodyLimit): Promise<Record<string, unknown>> {
  if (mediaType(request) !== 'application/json') throw wrongType('application/json');
  const data = await jsonOf(decoded(await readLimited(request, limit.bytes)), limit);
  if (isRecord(data)) return data;
  throw badRequest('json-not-an-object', (t) => t.http.notAnObject);
}

/**
 * Parses JSON. The text is scanned first, so that one with too many values or a repeated key is refused without being parsed.
 * @param pointer the part of the body that it is
 * @throws HttpError 400, 413
 */
export async function jsonOf(text: string, limit: BodyLimit, pointer?: string): Promise<unknown> {
  if (text.length > limit.bytes) throw tooLarge(limit.bytes);
  const { problem, repeatedKeys } = scan(text, contentStart(text), limit.values);
  if (problem?.code === 'json-too-many-values') throw tooManyValues(limit.values);
  if (problem) throw invalidJson(text, pointer);
  const [repeated] = repeatedKeys;
  // It is unclear which of the two is meant.
  if (repeated) throw repeatedKey(String(repeated.path.at(-1)), pointer);
  if (text.length > LONG_TEXT) await turn();
  return dataOf(text);
}

function invalidJson(text: string, pointer: string | undefined): HttpError {
  const [first] = parse(text).findings;
  return badRequest('json-invalid', (_texts, language) => (first ? messageOf(first, language) : ''), pointer);
}

const repeatedKey = (key: string, pointer: string | undefined): HttpError =>
  badRequest('json-repeated-key', (t) => t.http.repeatedKey(key), pointer);

/**
 * Reads a body, counting its bytes: neither a false Content-Length nor a chunked body gets past the limit. Beyond it the app
 * reads no more, and the sender still gets the answer.
 */
async function readLimited(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of whole(request)) {
    size += chunk.length;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** How slowly a body may arrive: it has this time, and more for what it has brought. */
export interface Pace {
  readonly milliseconds: number;
  readonly bytesPerSecond: number;
}

/** Reads the body to its end; an aborted one never counts as complete. @throws HttpError 400, 415 */
export async function* whole(request: Request, pace?: Pace): AsyncGenerator<Uint8Array> {
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (encoding.trim().toLowerCase() !== 'identity') throw encoded(encoding);
  const length = request.headers.get('content-length');
  const reader = request.body?.getReader();
  const began = performance.now();
  let size = 0;
  for (;;) {
    const reading = reader?.read().catch(() => 'broken' as const);
    const part = await (pace
      ? inTime(reading, began + pace.milliseconds + (size / pace.bytesPerSecond) * 1000)
      : reading);
    if (part === 'broken') throw brokenOff();
    if (part === 'late') throw tooSlow();
    if (!part || part.done) break;
    size += part.value.length;
    yield part.value;
  }
  if (length !== null && Number(length) !== size) throw brokenOff();
}

/** @param until on the clock of `performance` */
async function inTime<T>(work: Promise<T> | undefined, until: number): Promise<T | 'late' | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), until - performance.now());
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badRequest('encoding-invalid', (t) => t.http.notUtf8);
  }
}

/** The content type without its parameters. */
export function mediaType(request: Request): string {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}
