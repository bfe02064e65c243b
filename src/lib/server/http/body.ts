import { parse } from '../../ascdata/document.js';
import { isRecord } from '../../ascdata/elements.js';
import { messageOf } from '../../ascdata/wording.js';
import type { Upload } from '../services/widgets.js';
import { badRequest, brokenOff, encoded, tooLarge, wrongType } from './errors.js';
import type { HttpError } from './problem.js';

const MEGABYTE = 1024 * 1024;
const MAX_JSON_MEGABYTES = 10;
const MAX_UPLOAD_MEGABYTES = 100;
/** What is still read and thrown away of a body that is too large, so that its sender gets to see the answer. */
const DRAINED_FACTOR = 2;

/** A JSON object from the body. @throws HttpError 400, 413, 415 */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  if (mediaType(request) !== 'application/json') throw wrongType('application/json');
  const data = jsonOf(decoded(await readLimited(request, MAX_JSON_MEGABYTES)));
  if (isRecord(data)) return data;
  throw badRequest('json-not-an-object', 'The body has to be a JSON object.', 'Der Inhalt muss ein JSON-Objekt sein.');
}

/** What a text is as JSON. `pointer`: the part of the body that it is. @throws HttpError 400 */
export function jsonOf(text: string, pointer?: string): unknown {
  const { data, findings } = parse(text);
  const [first] = findings;
  if (!first) return data;
  // Which of the two is meant, nobody knows.
  if (first.code === 'duplicate-key') throw repeatedKey(String(first.params.key), pointer);
  throw badRequest('json-invalid', messageOf(first, 'en'), messageOf(first, 'de'), pointer);
}

const repeatedKey = (key: string, pointer: string | undefined): HttpError =>
  badRequest(
    'json-repeated-key',
    `“${key}” stands twice in the same object of the body; nothing was done.`,
    `„${key}“ steht zweimal im selben Objekt des Inhalts; es wurde nichts getan.`,
    pointer
  );

/** The one file of a multipart body. @throws HttpError 400, 413, 415 */
export async function readUpload(request: Request): Promise<Upload> {
  const { file } = await readForm(request);
  if (file) return file;
  throw oneFileExpected(0);
}

export interface FormContent {
  /** In their order; a name can come more than once. */
  readonly fields: readonly (readonly [name: string, text: string])[];
  readonly file: Upload | undefined;
}

/** A multipart body: fields, and at most one file. @throws HttpError 400, 413, 415 */
export async function readForm(request: Request): Promise<FormContent> {
  if (mediaType(request) !== 'multipart/form-data') throw wrongType('multipart/form-data');
  const bytes = await readLimited(request, MAX_UPLOAD_MEGABYTES);
  const form = [...(await formOf(bytes, request.headers.get('content-type') ?? ''))];
  const files = form.flatMap(([, value]) => (typeof value === 'string' ? [] : [value]));
  const fields = form.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  const [file] = files;
  if (files.length > 1) throw oneFileExpected(files.length);
  return {
    fields,
    file: file && { fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
  };
}

/** A body that has to bring one file has `count`. */
export function oneFileExpected(count: number): HttpError {
  return badRequest(
    'one-file-expected',
    `Exactly one file is expected; there are ${count}.`,
    `Es wird genau eine Datei erwartet; es sind ${count}.`
  );
}

/** Reads a body, counting as it goes: neither a false Content-Length nor a chunked body gets past the limit. */
async function readLimited(request: Request, megabytes: number): Promise<Uint8Array> {
  const limit = megabytes * MEGABYTE;
  if (Number(request.headers.get('content-length') ?? 0) > limit * DRAINED_FACTOR) throw tooLarge(megabytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of whole(request)) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
    if (size > limit * DRAINED_FACTOR) break;
  }
  if (size > limit) throw tooLarge(megabytes);
  return Buffer.concat(chunks);
}

/** The body to its end; one that breaks off is never taken for a shorter one. @throws HttpError 400, 415 */
export async function* whole(request: Request): AsyncGenerator<Uint8Array> {
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (encoding.trim().toLowerCase() !== 'identity') throw encoded(encoding);
  const length = request.headers.get('content-length');
  const reader = request.body?.getReader();
  let size = 0;
  for (;;) {
    const part = await reader?.read().catch(() => 'broken' as const);
    if (part === 'broken') throw brokenOff();
    if (!part || part.done) break;
    size += part.value.length;
    yield part.value;
  }
  if (length !== null && Number(length) !== size) throw brokenOff();
}

async function formOf(bytes: Uint8Array, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes as Uint8Array<ArrayBuffer>, {
      headers: { 'content-type': contentType }
    }).formData();
  } catch {
    throw badRequest(
      'multipart-invalid',
      'The upload is damaged: it is no readable multipart/form-data.',
      'Der Upload ist beschädigt: Er ist kein lesbares multipart/form-data.'
    );
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badRequest('encoding-invalid', 'The body is not valid UTF-8.', 'Der Inhalt ist kein gültiges UTF-8.');
  }
}

/** The content type without its parameters. */
export function mediaType(request: Request): string {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}
