import type { IncomingMessage } from './messageReader.js';
import { directTransport, type Transport } from './transport.js';
import type { ToWidget } from './protocol.js';

/** From the page. `round` distinguishes the ports of one transport. */
export type ToTransportWorker =
  | { readonly type: 'announced'; readonly transport: number; readonly port: MessagePort }
  | { readonly type: 'use'; readonly transport: number; readonly round: number; readonly port: MessagePort }
  | { readonly type: 'send'; readonly transport: number; readonly message: ToWidget }
  | { readonly type: 'drop' | 'close'; readonly transport: number }
  | { readonly type: 'settle'; readonly question: number };

/** To the page. */
export type FromTransportWorker =
  | { readonly type: 'arrived'; readonly transport: number; readonly round: number; readonly incoming: IncomingMessage }
  | { readonly type: 'settled'; readonly question: number };

/**
 * Runs in a worker: reads what widgets send, so that a message that takes seconds to unpack blocks this worker and not the page. Only
 * valid messages are passed on, stripped of anything extra.
 */
const transports = new Map<number, { transport: Transport; round: number }>();
const tell = (message: FromTransportWorker): void => postMessage(message);

function use(id: number, round: number, port: MessagePort): void {
  const known = opened(id);
  known.round = round;
  known.transport.use(port);
}

function opened(id: number): { transport: Transport; round: number } {
  const known = transports.get(id);
  if (known) return known;
  const entry = {
    transport: directTransport((incoming) => tell({ type: 'arrived', transport: id, round: entry.round, incoming })),
    round: 0
  };
  transports.set(id, entry);
  return entry;
}

onmessage = ({ data }: MessageEvent<ToTransportWorker>) => {
  switch (data.type) {
    case 'announced':
      return opened(data.transport).transport.announced(data.port);
    case 'use':
      return use(data.transport, data.round, data.port);
    case 'send':
      return transports.get(data.transport)?.transport.send(data.message);
    case 'drop':
      return transports.get(data.transport)?.transport.drop();
    case 'close':
      transports.get(data.transport)?.transport.close();
      return void transports.delete(data.transport);
    case 'settle':
      // One task later: by then, messages that arrived before the question have been read.
      return void setTimeout(() => tell({ type: 'settled', question: data.question }));
  }
};
