import type { UploadAnswer } from '../api.js';
import type { Finding } from '../ascdata/findings.js';
import { isRecord } from '../ascdata/elements.js';
import { requestWithProgress } from '../client/progress.js';
import type { Answer } from '../client/request.js';

/** A finding on a refused package. */
export interface RefusedPlace {
  readonly pointer: string;
  readonly detail: string;
  readonly line?: number;
  readonly column?: number;
}

/** `widget`: an existing one the package could replace. */
interface Refusal {
  readonly kind: 'refused';
  readonly text: string;
  readonly places: readonly RefusedPlace[];
  readonly widget?: number;
  /** Not the package's fault: the same one may be accepted later. */
  readonly isTemporary?: boolean;
}

/** The server is busy. Try again after this many seconds. */
interface Busy {
  readonly kind: 'busy';
  readonly text: string;
  readonly seconds: number;
}

/** The outcome of an upload. `sent`: everything was sent, so the server may have stored it anyway. */
export type UploadResult =
  | { readonly kind: 'done'; readonly id: number; readonly isNew: boolean; readonly findings: readonly Finding[] }
  | Refusal
  | Busy
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'unreachable'; readonly sent: boolean }
  | { readonly kind: 'cancelled'; readonly sent: boolean };

/** The server's size limit; a larger file is refused without sending it. */
export const MAX_UPLOAD_MEGABYTES = 100;

export const isTooLarge = ({ size }: { readonly size: number }): boolean => size > MAX_UPLOAD_MEGABYTES * 1024 * 1024;

/**
 * Uploads a package. Never rejects.
 * @param onprogress 0 … 1; 1 when all is sent and the server is checking
 */
export async function uploadPackage(
  file: File,
  onprogress: (sent: number) => void,
  signal: AbortSignal
): Promise<UploadResult> {
  const body = new FormData();
  body.append('file', file, file.name);
  let sent = false;
  const answer = await requestWithProgress<UploadAnswer>('/api/Widgets', {
    method: 'POST',
    body,
    signal,
    onprogress(part) {
      sent = part === 1;
      onprogress(part);
    }
  });
  if (answer.ok || answer.status !== 0) return resultOf(answer);
  return { kind: signal.aborted ? 'cancelled' : 'unreachable', sent };
}

/** The outcome that an answer means. */
export function resultOf(answer: Answer<UploadAnswer>): UploadResult {
  if (answer.ok) {
    const { Id: id, Findings: findings } = answer.value;
    return { kind: 'done', id, isNew: answer.created === true, findings };
  }
  const { status, text = String(status), retryAfter, problem } = answer;
  if (status === 401) return { kind: 'signed-out' };
  if (status === 503 && retryAfter !== undefined) return { kind: 'busy', text, seconds: retryAfter };
  const { errors, widget } = problem ?? {};
  return {
    kind: 'refused',
    text,
    places: Array.isArray(errors) ? errors.filter(isPlace) : [],
    ...(typeof widget === 'number' && { widget }),
    ...(status >= 500 && { isTemporary: true })
  };
}

const isPlace = (error: unknown): error is RefusedPlace => isRecord(error) && typeof error.detail === 'string';
