import { connect } from 'node:net';

export interface RawAnswer {
  /** 0: the connection was closed without an answer. */
  readonly status: number;
  /** Status line and headers, as received. */
  readonly head: string;
  readonly body: string;
}

/**
 * Sends a raw request, which no client library would do, and reads until the server closes.
 * @param url of the server, `http://127.0.0.1:<port>`
 * @param lines the request line and the headers; `Connection: close` is added
 */
export async function sendRaw(url: string, lines: readonly string[]): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  const closed = new Promise<void>((resolve, reject) => {
    socket.once('close', () => resolve());
    socket.once('error', reject);
  });
  socket.once('end', () => socket.end());
  socket.write(Buffer.from([...lines, 'Connection: close', '', ''].join('\r\n'), 'latin1'));
  await closed;
  const [head = '', ...rest] = Buffer.concat(received).toString('latin1').split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.\d (\d{3})/.exec(head)?.[1] ?? 0), head, body: rest.join('\r\n\r\n') };
}
