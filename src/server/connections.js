/**
 * What a slow or greedy client meets before the app does: bounds of the connections, of headers that do not end, of bodies
 * that stand still, and of bodies that nobody reads any more.
 */

const MEGABYTE = 1024 * 1024;

/** Line and headers of a request together. */
const HEADER_BYTES = 16 * 1024;
/** How often bodies on their way are looked at, and what each has to bring in between. */
const LOOK_MILLISECONDS = 60_000;
const LEAST_BYTES = 64 * 1024;
/** What is still read, and thrown away, of a body after the answer: enough for its sender to see the answer. */
const DRAINED_BYTES = 16 * MEGABYTE;
const DRAINED_MILLISECONDS = 10_000;

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('node:http').ServerResponse} Outgoing */

/**
 * The options of the HTTP server. A connection that is not used yet may wait a little longer for its first request than one
 * that was used waits for the next. No time is set for a whole request: 2 GB over a thin line take hours, and bodies that
 * stand still are noticed by `watchBodies`.
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
 * Looks after the bodies of all requests of a server: one that stands still ends with its connection, and so does one that
 * goes on long after its answer.
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

/** Bodies on their way. */
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

  /** Ends those that brought too little since the last look, except where it is us who do not take more at the moment. */
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
 * Reads on after the answer, so that a sender who still sends gets to see it, and for no longer.
 * @param {Incoming} request
 */
function drain(request) {
  if (request.complete || request.destroyed) return;
  const { socket } = request;
  const most = socket.bytesRead + DRAINED_BYTES;
  const late = setTimeout(() => socket.destroy(), DRAINED_MILLISECONDS).unref();
  request.once('close', () => clearTimeout(late));
  request.once('end', () => clearTimeout(late));
  // The listener had it for the app.
  request.removeAllListeners('data');
  request.on('data', () => socket.bytesRead > most && socket.destroy());
  request.resume();
}
