import { isUtf8 } from 'node:buffer';
import { finding } from '../../ascdata/finding.js';
import { sizeText } from '../../package/limits.js';
import { textForMessage } from '../../package/packageFindings.js';
import { Admission, ownerOf } from '../packages/admission.js';
import { readForm } from '../packages/upload.js';
import type { Actor } from '../platform/authorization/actor.js';
import { contentTypeOf } from '../platform/http/contentTypes.js';
import { hashOf } from '../platform/store/fileStore.js';
import { editedFilesInvalid, fileNotText } from './refusals.js';

const MEGABYTE = 1024 * 1024;
/** What one session edits of one template. */
const EDITED_LIMITS = { files: 100, fileBytes: MEGABYTE, totalBytes: 8 * MEGABYTE } as const;
/** With the lines between the parts, and their names. */
const FORM_LIMITS = { bytes: EDITED_LIMITS.totalBytes + MEGABYTE, parts: EDITED_LIMITS.files + 1 } as const;

/** A text file of a package, as somebody edits it. */
export interface EditedFile {
  /** Its path in the package. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

/** So many are received at once; each is in memory meanwhile. */
const admission = new Admission({ each: 2, all: 6 });

/**
 * Reads edited files: each part of the form is one, under its path in the package.
 * @throws HttpError 400 (such as `upload-too-slow`), 413, 415; Refusal `packages-busy` before anything is read, `edited-files-invalid`, `file-not-text`
 */
export function editedFilesOf(request: Request, actor: Actor): Promise<readonly EditedFile[]> {
  return admission.run(ownerOf(actor), () => received(request));
}

async function received(request: Request): Promise<readonly EditedFile[]> {
  const { files: most, fileBytes, totalBytes } = EDITED_LIMITS;
  const files: EditedFile[] = [];
  let total = 0;
  await readForm(request, FORM_LIMITS, async ({ name: field, fileName, data }) => {
    const name = fileName ?? field;
    if (files.length >= most) throw editedFilesInvalid([finding('package-too-many-files', '', { limit: most })]);
    const bytes = await bytesOf(data, fileBytes);
    const file = textForMessage(name);
    if (!bytes) {
      throw editedFilesInvalid([finding('package-file-too-large', '', { file, limit: sizeText(fileBytes) })]);
    }
    total += bytes.length;
    if (total > totalBytes) {
      throw editedFilesInvalid([finding('package-total-too-large', '', { limit: sizeText(totalBytes) })]);
    }
    if (!isText(name, bytes)) throw fileNotText(file);
    files.push({ name, bytes, sha256: hashOf(bytes) });
  });
  return files;
}

/** undefined: there are more. */
async function bytesOf(data: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of data) {
    size += piece.length;
    if (size > limit) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Whether it is served as text, or as nothing in particular, and is UTF-8 that an editor can show. */
function isText(name: string, bytes: Uint8Array): boolean {
  const type = contentTypeOf(name);
  return /charset=utf-8|octet-stream/.test(type) && isUtf8(bytes) && !bytes.includes(0);
}
