import { answerOf, UNREACHED, type Answer } from './ask.js';

export interface Sending {
  /** 0 … 1; 1 when all is sent and the server is at work. */
  onprogress(sent: number): void;
  /** Aborted: the answer is as if the server could not be reached. */
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends something large. XMLHttpRequest, because fetch does not tell how much was sent. Never rejects. */
export function send<T>(method: string, url: string, body: FormData, sending: Sending): Promise<Answer<T>> {
  const { onprogress, signal, headers = {} } = sending;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, text] of Object.entries(headers)) request.setRequestHeader(name, text);
    request.upload.onprogress = ({ loaded, total }) => onprogress(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onprogress(1);
    request.onload = () =>
      resolve(answerOf<T>(new Response(request.responseText, { status: request.status })).catch(() => UNREACHED));
    request.onerror = request.onabort = () => resolve(UNREACHED);
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
