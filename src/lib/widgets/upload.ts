import type { ProblemBody, UploadAnswer } from '../api.js';
import type { Finding } from '../ascdata/findings.js';
import { isRecord } from '../ascdata/elements.js';

/** Something the server says about a package it refuses. */
export interface RefusedPlace {
  readonly pointer: string;
  readonly detail: string;
  readonly line?: number;
  readonly column?: number;
}

/** `widget`: one that the package could replace instead. */
interface Refusal {
  readonly kind: 'refused';
  readonly text: string;
  readonly places: readonly RefusedPlace[];
  readonly widget?: number;
  /** It was not the package: the same one may be taken later. */
  readonly isTemporary?: boolean;
}

/** The server has too much to do. It may be asked again after so many seconds. */
interface Busy {
  readonly kind: 'busy';
  readonly text: string;
  readonly seconds: number;
}

/** What an upload came to. `sent`: all was sent, so the server may have stored it all the same. */
export type UploadResult =
  | { readonly kind: 'done'; readonly id: number; readonly isNew: boolean; readonly findings: readonly Finding[] }
  | Refusal
  | Busy
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'unreachable'; readonly sent: boolean }
  | { readonly kind: 'cancelled'; readonly sent: boolean };

/** What the server takes; a larger file need not be sent to be refused. */
export const MAX_UPLOAD_MEGABYTES = 100;

export const isTooLarge = ({ size }: { readonly size: number }): boolean => size > MAX_UPLOAD_MEGABYTES * 1024 * 1024;

/**
 * Uploads a package. XMLHttpRequest, because fetch does not tell how much was sent. Never rejects.
 * @param onprogress 0 … 1; 1 when all is sent and the server is checking
 */
export function uploadPackage(
  file: File,
  onprogress: (sent: number) => void,
  signal: AbortSignal
): Promise<UploadResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let sent = false;
    request.open('POST', '/api/Widgets');
    request.upload.onprogress = ({ loaded, total }) => onprogress(total > 0 ? Math.min(loaded / total, 0.99) : 0);
    request.upload.onload = () => {
      sent = true;
      onprogress(1);
    };
    request.onload = () => {
      const seconds = Number(request.getResponseHeader('retry-after')) || undefined;
      resolve(resultOf(request.status, request.responseText, seconds));
    };
    request.onerror = () => resolve({ kind: 'unreachable', sent });
    request.onabort = () => resolve({ kind: 'cancelled', sent });
    signal.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append('file', file, file.name);
    request.send(body);
  });
}

/** What an answer comes to. @param retryAfter seconds, where the server says them */
export function resultOf(status: number, text: string, retryAfter?: number): UploadResult {
  const body = parsed(text);
  if (status >= 200 && status < 300 && isAnswer(body)) {
    return { kind: 'done', id: body.id, isNew: status === 201, findings: body.findings };
  }
  if (status === 401) return { kind: 'signed-out' };
  const said = sentenceOf(body) ?? String(status);
  if (status === 503 && retryAfter !== undefined) return { kind: 'busy', text: said, seconds: retryAfter };
  const { errors, widget } = isRecord(body) ? body : {};
  return {
    kind: 'refused',
    text: said,
    places: Array.isArray(errors) ? errors.filter(isPlace) : [],
    ...(typeof widget === 'number' && { widget }),
    ...(status >= 500 && { isTemporary: true })
  };
}

function sentenceOf(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const { detail, title } = body as Partial<ProblemBody>;
  return detail || title;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const isAnswer = (body: unknown): body is UploadAnswer =>
  isRecord(body) && typeof body.id === 'number' && Array.isArray(body.findings);

const isPlace = (error: unknown): error is RefusedPlace => isRecord(error) && typeof error.detail === 'string';
