import { answerOf, headersOf, NO_ANSWER, request, ZONE_UNKNOWN, type Answer, type RequestOptions } from './request.js';

interface Sending extends Omit<RequestOptions, 'send' | 'json' | 'cache'> {
  readonly method: string;
  readonly body: FormData;
  /** Aborted: the answer is as if the server could not be reached. */
  readonly signal: AbortSignal;
  /** 0 … 1 of the body is sent; 1: all of it is, and the server is at work. */
  onprogress(sent: number): void;
}

/** As `request`, for a large body. By XMLHttpRequest, because fetch does not tell how much was sent. Never rejects. */
export function requestWithProgress<T>(url: string, options: Sending): Promise<Answer<T>> {
  const { method, body, signal, onprogress } = options;
  return new Promise((resolve) => {
    const sending = new XMLHttpRequest();
    sending.open(method, url);
    for (const [name, text] of Object.entries(headersOf(options))) sending.setRequestHeader(name, text);
    // 1 is for when all has arrived.
    sending.upload.onprogress = ({ loaded, total }) => onprogress(total > 0 ? Math.min(loaded / total, 0.99) : 0);
    sending.upload.onload = () => onprogress(1);
    sending.onload = () => {
      const answer = answerOf<T>(responseOf(sending)).catch(() => NO_ANSWER);
      resolve(answer.then((each) => (!each.ok && each.code === ZONE_UNKNOWN ? request<T>(url, options) : each)));
    };
    sending.onerror = sending.onabort = () => resolve(NO_ANSWER);
    signal.addEventListener('abort', () => sending.abort());
    sending.send(body);
  });
}

/** As `fetch` would have given it, with the headers that an answer is read by. */
function responseOf(sending: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['etag', 'link', 'retry-after']) {
    const text = sending.getResponseHeader(name);
    if (text !== null) headers.set(name, text);
  }
  const { status, statusText, responseText } = sending;
  return new Response(responseText || null, { status, statusText, headers });
}
