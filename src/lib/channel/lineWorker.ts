import type { Arrival } from './intake.js';
import { directLine, type Line } from './portLine.js';
import type { ToWidget } from './protocol.js';

/** From the page. `round` distinguishes the ports of one line. */
export type ToLineWorker =
  | { readonly type: 'announced'; readonly line: number; readonly port: MessagePort }
  | { readonly type: 'use'; readonly line: number; readonly round: number; readonly port: MessagePort }
  | { readonly type: 'send'; readonly line: number; readonly message: ToWidget }
  | { readonly type: 'drop' | 'close'; readonly line: number }
  | { readonly type: 'settle'; readonly question: number };

/** To the page. */
export type FromLineWorker =
  | { readonly type: 'arrived'; readonly line: number; readonly round: number; readonly arrival: Arrival }
  | { readonly type: 'settled'; readonly question: number };

/**
 * Runs in a worker: reads what widgets send, so that a message that takes seconds to unpack blocks this worker and not the page. Only
 * valid messages are passed on, stripped of anything extra.
 */
const lines = new Map<number, { line: Line; round: number }>();
const tell = (message: FromLineWorker): void => postMessage(message);

function use(id: number, round: number, port: MessagePort): void {
  const known = opened(id);
  known.round = round;
  known.line.use(port);
}

function opened(id: number): { line: Line; round: number } {
  const known = lines.get(id);
  if (known) return known;
  const entry = {
    line: directLine((arrival) => tell({ type: 'arrived', line: id, round: entry.round, arrival })),
    round: 0
  };
  lines.set(id, entry);
  return entry;
}

onmessage = ({ data }: MessageEvent<ToLineWorker>) => {
  switch (data.type) {
    case 'announced':
      return opened(data.line).line.announced(data.port);
    case 'use':
      return use(data.line, data.round, data.port);
    case 'send':
      return lines.get(data.line)?.line.send(data.message);
    case 'drop':
      return lines.get(data.line)?.line.drop();
    case 'close':
      lines.get(data.line)?.line.close();
      return void lines.delete(data.line);
    case 'settle':
      // One task later: by then, messages that arrived before the question have been read.
      return void setTimeout(() => tell({ type: 'settled', question: data.question }));
  }
};
