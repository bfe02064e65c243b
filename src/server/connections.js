/**
 * Protects the app from slow or greedy clients: limits on connections, unfinished headers, stalled bodies, and bodies that
 * nobody reads any more.
 */

const MEGABYTE = 1024 * 1024;

/** Request line and headers together. */
const HEADER_BYTES = 16 * 1024;
/** How often running bodies are checked, and the minimum progress in between. */
const LOOK_MILLISECONDS = 60_000;
const LEAST_BYTES = 64 * 1024;
/** How much of a body is still read and discarded after the answer: enough for its sender to see the answer. */
const DRAINED_BYTES = 16 * MEGABYTE;
const DRAINED_MILLISECONDS = 10_000;

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('node:http').ServerResponse} Outgoing */

/**
 * The options of the HTTP server. A new connection may wait a little longer for its first request than a used one for the next.
 * There is no limit for a whole request: 2 GB over a slow line take hours, and `watchBodies` detects stalled bodies.
 * @param {number} keepAliveSeconds how long an unused connection stays open for the next request
 * @returns {import('node:http').ServerOptions}
 */
export function serverOptions(keepAliveSeconds) {
  return {
    keepAliveTimeout: keepAliveSeconds * 1000,
    headersTimeout: (keepAliveSeconds + 5) * 1000,
    requestTimeout: 0,
    maxHeaderSize: HEADER_BYTES
  };
}

/**
 * Watches the bodies of all requests: closes the connection of one that stalls, or continues long after its answer.
 * @param {import('node:http').Server} server
 */
export function watchBodies(server) {
  const bodies = new Bodies();
  server.on('request', (request, response) => {
    if (hasNoBody(request)) return;
    bodies.add(request);
    response.once('finish', () => drain(request));
    response.once('close', () => bodies.remove(request));
  });
  setInterval(() => bodies.look(), LOOK_MILLISECONDS).unref();
}

/** @param {Pick<Incoming, 'headers'>} request */
function hasNoBody({ headers }) {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

/**
 * @typedef {{ readonly complete: boolean, isPaused(): boolean, destroy(): unknown, readonly socket: { readonly bytesRead: number } }} Body
 */

/** Running bodies. */
export class Bodies {
  /** How many bytes its connection had brought at the last look; undefined before the first. @type {Map<Body, number | undefined>} */
  #open = new Map();

  /** @param {Body} body */
  add(body) {
    this.#open.set(body, undefined);
  }

  /** @param {Body} body */
  remove(body) {
    this.#open.delete(body);
  }

  /** Ends those with too little progress since the last check, unless we are applying back-pressure. */
  look() {
    for (const [body, before] of this.#open) {
      const { bytesRead } = body.socket;
      this.#open.set(body, bytesRead);
      if (body.complete) this.#open.delete(body);
      else if (before !== undefined && bytesRead - before < LEAST_BYTES && !body.isPaused()) body.destroy();
    }
  }
}

/**
 * Keeps reading after the answer, just long enough for the sender to see it.
 * @param {Incoming} request
 */
function drain(request) {
  if (request.complete || request.destroyed) return;
  const { socket } = request;
  const most = socket.bytesRead + DRAINED_BYTES;
  const late = setTimeout(() => socket.destroy(), DRAINED_MILLISECONDS).unref();
  request.once('close', () => clearTimeout(late));
  request.once('end', () => clearTimeout(late));
  // The listener was the app's.
  request.removeAllListeners('data');
  request.on('data', () => socket.bytesRead > most && socket.destroy());
  request.resume();
}
