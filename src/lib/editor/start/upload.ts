import type { UploadAnswer } from '../../api.js';
import { isRecord } from '../../ascdata/elements.js';
import type { Finding } from '../../ascdata/findings.js';
import { textOfProblem } from '../saving.js';

/** Something the server says about a package it refuses. */
export interface RefusedPlace {
  readonly pointer: string;
  readonly detail: string;
  readonly line?: number;
  readonly column?: number;
}

export type UploadResult =
  | { kind: 'done'; id: number; findings: readonly Finding[] }
  | { kind: 'refused'; text: string; places: readonly RefusedPlace[] }
  | { kind: 'unreachable' }
  | { kind: 'cancelled' };

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
    request.open('POST', '/api/Widgets');
    request.upload.onprogress = ({ loaded, total }) => onprogress(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onprogress(1);
    request.onload = () => resolve(resultOf(request.status, request.responseText));
    request.onerror = () => resolve({ kind: 'unreachable' });
    request.onabort = () => resolve({ kind: 'cancelled' });
    signal.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append('file', file, file.name);
    request.send(body);
  });
}

/** What an answer comes to. */
export function resultOf(status: number, text: string): UploadResult {
  const body = parsed(text);
  if (status >= 200 && status < 300 && isAnswer(body)) return { kind: 'done', id: body.id, findings: body.findings };
  const errors: unknown[] = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  const places = errors.filter(isPlace);
  return { kind: 'refused', text: textOfProblem(body) ?? String(status), places };
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
