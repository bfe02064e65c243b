import { UpdateFieldsSchema, type UpdateFields } from '../../api/updates.js';
import type { NewUpdate, Updates } from './updates.js';
import { streamOf } from '../platform/streams.js';
import { ContentTooLarge, type Content } from '../platform/store/fileStore.js';
import { whole } from '../platform/http/body.js';
import { badRequest, damagedForm, oneFileExpected, tooLarge, wrongType } from '../platform/http/errors.js';
import { boundaryOf, MultipartError, partsOf, text } from '../platform/http/multipart.js';
import type { HttpError } from '../platform/http/problem.js';
import { checkedBody } from '../platform/http/validation.js';

const MEGABYTE = 1024 * 1024;
const MAX_FIELD_BYTES = 1000;
const MAX_PARTS = 20;
/** Fields of a multipart body besides its file. */
const ROUND_THE_FILE_BYTES = MEGABYTE;

type Keeping = Pick<Updates, 'keep' | 'limit'>;

export interface UploadedUpdate {
  readonly update: NewUpdate;
  readonly content: Content;
}

/**
 * Stores the file of `POST /Updates` as it arrives: multipart/form-data with one file, or the file itself as
 * application/octet-stream. A field of the body takes precedence over a parameter with the same name.
 * @throws HttpError 400, 413, 415; then no row refers to what was stored of it
 */
export async function receiveUpdate(
  request: Request,
  query: Partial<UpdateFields>,
  updates: Keeping
): Promise<UploadedUpdate> {
  const contentType = request.headers.get('content-type') ?? '';
  const [media = ''] = contentType.split(';');
  const most = updates.limit + ROUND_THE_FILE_BYTES;
  if (Number(request.headers.get('content-length') ?? 0) > most) throw fileTooLarge(updates);
  const body = whole(request);
  switch (media.trim().toLowerCase()) {
    case 'application/octet-stream': {
      const update = newUpdate({ ...query });
      return { update, content: await kept(updates, body) };
    }
    case 'multipart/form-data':
      return fromForm(body, boundaryOf(contentType), { ...query }, updates);
    default:
      throw wrongType('multipart/form-data, application/octet-stream');
  }
}

async function fromForm(
  body: AsyncIterable<Uint8Array>,
  boundary: string | undefined,
  fields: Record<string, unknown>,
  updates: Keeping
): Promise<UploadedUpdate> {
  if (boundary === undefined) throw damagedForm();
  let content: Content | undefined;
  let parts = 0;
  try {
    for await (const { name, fileName, data } of partsOf(body, boundary)) {
      if (++parts > MAX_PARTS) throw damagedForm();
      if (fileName === undefined) {
        const known = Object.keys(UpdateFieldsSchema.properties).find(
          (each) => each.toLowerCase() === name.toLowerCase()
        );
        if (known !== undefined) fields[known] = await text(data, MAX_FIELD_BYTES);
        continue;
      }
      if (content) throw oneFileExpected(2);
      content = await kept(updates, data);
      fields.FileName ??= fileName;
    }
  } catch (error) {
    throw error instanceof MultipartError ? damagedForm() : error;
  }
  if (!content) throw oneFileExpected(0);
  return { update: newUpdate(fields), content };
}

function newUpdate(fields: Record<string, unknown>): NewUpdate {
  const { Version, FileName, MinVersion } = checkedBody(UpdateFieldsSchema, fields) as UpdateFields;
  return { version: Version, fileName: FileName, minVersion: MinVersion };
}

async function kept(updates: Keeping, file: AsyncIterable<Uint8Array>): Promise<Content> {
  const content = await updates.keep(streamOf(file)).catch((error: unknown) => {
    throw error instanceof ContentTooLarge ? fileTooLarge(updates) : error;
  });
  if (content.size > 0) return content;
  throw badRequest('file-empty', (t) => t.updates.emptyFile);
}

function fileTooLarge({ limit }: Keeping): HttpError {
  return tooLarge(limit);
}
