import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { PACKAGE_LIMITS } from '../../package/limits.js';
import { ownerOf } from './admission.js';
import type { Packaging } from './packaging.js';
import type { Temporary } from './workFolder.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Upload } from './packages.js';
import { mediaType, whole, type Pace } from '../platform/http/body.js';
import { damagedForm, oneFileExpected, tooLarge, wrongType } from '../platform/http/errors.js';
import { onFiles } from '../platform/store/failures.js';
import { boundaryOf, MultipartError, partsOf, text, type Part } from '../platform/http/multipart.js';

const MEGABYTE = 1024 * 1024;
const MAX_UPLOAD_BYTES = 100 * MEGABYTE;
const MAX_FIELD_BYTES = MEGABYTE;
const MAX_PARTS = 50;
/** Who sends a form more slowly holds a place that others wait for. */
const PACE: Pace = { milliseconds: 30_000, bytesPerSecond: 32 * 1024 };

export interface FormContent {
  /** In order; names can repeat. */
  readonly fields: readonly (readonly [name: string, text: string])[];
  readonly file: Upload | undefined;
}

/** The sender of a form, and the folder for its file. */
export interface FormReceiver {
  readonly actor: Actor;
  readonly packaging: Packaging;
}

/**
 * Runs `use` with a multipart body: fields, and at most one file, which is streamed to disk and removed when `use` has ended.
 * @throws HttpError 400 (such as `upload-too-slow`), 413, 415; Refusal `packages-busy` before anything of the body is read
 */
export async function withForm<T>(
  request: Request,
  { actor, packaging }: FormReceiver,
  use: (form: FormContent) => Promise<T>
): Promise<T> {
  if (mediaType(request) !== 'multipart/form-data') throw wrongType('multipart/form-data');
  return packaging.admission.run(ownerOf(actor), () =>
    packaging.folder.use(async (folder) => use(await received(request, folder)))
  );
}

/** As `withForm`, for a body that is one file. */
export function withUpload<T>(
  request: Request,
  receiver: FormReceiver,
  use: (file: Upload, fields: FormContent['fields']) => Promise<T>
): Promise<T> {
  return withForm(request, receiver, ({ file, fields }) => {
    if (!file) throw oneFileExpected(0);
    return use(file, fields);
  });
}

async function received(request: Request, folder: Temporary): Promise<FormContent> {
  const fields: (readonly [string, string])[] = [];
  let file: Upload | undefined;
  let files = 0;
  await readForm(request, { bytes: MAX_UPLOAD_BYTES, parts: MAX_PARTS }, async ({ name, fileName, data }) => {
    if (fileName === undefined) fields.push([name, await text(data, MAX_FIELD_BYTES)]);
    else if (++files === 1) file = { fileName, input: await placed(data, folder), folder };
  });
  if (files > 1) throw oneFileExpected(files);
  return { fields, file };
}

/**
 * Takes the parts of a multipart body one by one, as they arrive.
 * @param most bytes of the body, and parts
 * @throws HttpError 400 (such as `upload-too-slow`), 413, 415, or what `take` throws
 */
export async function readForm(
  request: Request,
  most: { readonly bytes: number; readonly parts: number },
  take: (part: Part) => Promise<void>
): Promise<void> {
  if (mediaType(request) !== 'multipart/form-data') throw wrongType('multipart/form-data');
  const boundary = boundaryOf(request.headers.get('content-type') ?? '');
  if (boundary === undefined) throw damagedForm();
  let parts = 0;
  try {
    for await (const part of partsOf(limited(request, most.bytes), boundary)) {
      if (++parts > most.parts) throw damagedForm();
      await take(part);
    }
  } catch (error) {
    throw error instanceof MultipartError ? damagedForm() : error;
  }
}

/** A file too large for a package is counted, to report its size, but not kept. */
async function placed(data: AsyncIterable<Uint8Array>, folder: Temporary): Promise<Upload['input']> {
  const zip = join(folder.path, 'upload');
  let size = 0;
  const file = await onFiles('unwritable', open(zip, 'wx', 0o600));
  try {
    for await (const piece of data) {
      if (size <= PACKAGE_LIMITS.packedBytes) await onFiles('unwritable', file.appendFile(piece));
      size += piece.length;
    }
  } finally {
    await file.close();
  }
  return { zip, size };
}

/**
 * The body, counted as it arrives: neither a false Content-Length nor a chunked body gets past the limit. Beyond it the app
 * reads no more, and the sender still gets the answer.
 */
async function* limited(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit);
  let size = 0;
  for await (const piece of whole(request, PACE)) {
    size += piece.length;
    if (size > limit) throw tooLarge(limit);
    yield piece;
  }
}
