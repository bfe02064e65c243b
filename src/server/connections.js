/**
 * Protects the app from slow or greedy clients: limits on connections, unfinished headers, stalled bodies, bodies that nobody reads
 * any more, and answers that their clients do not read.
 */

const MEGABYTE = 1024 * 1024;

/** Request line and headers together. */
const HEADER_BYTES = 16 * 1024;
/** The minimum progress of a body or an answer between two looks. */
const LEAST_BYTES = 64 * 1024;
/** How much of a body is still read and discarded after the answer: enough for its sender to see the answer. */
const DRAINED_BYTES = 16 * MEGABYTE;
const DRAINED_MILLISECONDS = 10_000;
/** Requests that a client may have sent ahead of an answer. Each takes far more memory than its bytes. */
const MOST_AHEAD = 100;

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('node:http').ServerResponse} Outgoing */

/**
 * The options of the HTTP server. A new connection may wait a little longer for its first request than a used one for the next.
 * There is no limit for a whole request: 2 GB over a slow line take hours, and `watchTraffic` detects stalled bodies.
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
 * Watches the bodies of all requests and their answers: closes the connection of one that stalls, or of a body that continues long
 * after its answer.
 * @param {import('node:http').Server} server
 * @param {number} stalledSeconds how long one may make too little progress
 */
export function watchTraffic(server, stalledSeconds) {
  const bodies = new Bodies();
  const answers = new Answers();
  server.on('connection', (socket) => answers.add(socket));
  // Before the app, which waits for `sent`.
  server.prependListener('request', (request, response) => {
    Object.assign(request, { sent: answers.sent(response, request.socket) });
    if (hasNoBody(request)) return;
    bodies.add(request);
    response.once('finish', () => drain(request));
    response.once('close', () => bodies.remove(request));
  });
  setInterval(() => {
    bodies.look();
    answers.look();
  }, stalledSeconds * 1000).unref();
}

/**
 * A request that was sent ahead of the answer before it waits for that answer: an answer behind it could not be sent, and would hold what
 * its client has a share of. Closes the connection of a client that sends far too many.
 * @param {(request: Incoming, response: Outgoing) => void} handler
 * @returns {(request: Incoming, response: Outgoing) => void}
 */
export function oneAtATime(handler) {
  /** @type {WeakMap<import('node:net').Socket, Promise<void>>} */
  const unsent = new WeakMap();
  /** How many answers are not sent yet. @type {WeakMap<import('node:net').Socket, number>} */
  const counts = new WeakMap();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const count = (counts.get(socket) ?? 0) + 1;
    if (count > MOST_AHEAD) {
      socket.destroy();
      return;
    }
    counts.set(socket, count);
    const before = unsent.get(socket);
    /** @type {Promise<void>} */
    const sent = new Promise((resolve) => {
      response.once('close', () => {
        counts.set(socket, (counts.get(socket) ?? 1) - 1);
        if (unsent.get(socket) === sent) unsent.delete(socket);
        resolve();
      });
    });
    unsent.set(socket, sent);
    if (!before) return handler(request, response);
    void before.then(() => socket.destroyed || handler(request, response));
  };
}

/** What the app itself serves, whole or in parts. */
const IN_PARTS = /^\/(?:api|w)\//;

/**
 * Protects the app from the library of the static files. It throws at some of the parts that `Range` may ask for, and takes others for
 * different ones: its files come whole. One that cannot be read, because it is gone or too many are open, ends its answer instead of the
 * server, and one whose client is gone is closed.
 * @param {Incoming} request
 * @param {Outgoing} response
 */
export function guardFiles(request, response) {
  if (!IN_PARTS.test(request.url ?? '')) delete request.headers.range;
  response.on('pipe', (/** @type {import('node:stream').Readable} */ file) => {
    file.once('error', () => response.destroy());
    if (response.destroyed) file.destroy();
    response.once('close', () => file.destroy());
  });
}

/** @param {Pick<Incoming, 'headers'>} request */
function hasNoBody({ headers }) {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

/**
 * @typedef {{ readonly complete: boolean, readonly destroyed: boolean, isPaused(): boolean, destroy(): unknown, readonly socket: { readonly bytesRead: number } }} Body
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
      // Its answer may never be begun, and so never ends: it was sent ahead of another one.
      if (body.complete || body.destroyed) this.#open.delete(body);
      else if (before !== undefined && bytesRead - before < LEAST_BYTES && !body.isPaused()) body.destroy();
    }
  }
}

/**
 * The part of a connection that is looked at. Only its handle counts the bytes that the system has not taken yet of a large piece;
 * Node.js itself decides by it whether a socket is idle.
 * @typedef {{ readonly bytesWritten: number, readonly writeQueueSize: number }} Handle
 * @typedef {{ readonly _handle?: Handle | null, destroy(): unknown, once(event: 'close', run: () => void): unknown }} Connection
 */

/** Answers on their way, of all connections. */
export class Answers {
  /**
   * `taken`: how many bytes the system had taken at the last look, if it had not taken all.
   * @type {Map<Connection, { taken?: number | undefined, readonly unsent: Set<() => void> }>}
   */
  #open = new Map();

  /** @param {Connection} socket */
  add(socket) {
    /** @type {Set<() => void>} */
    const unsent = new Set();
    this.#open.set(socket, { unsent });
    socket.once('close', () => {
      this.#open.delete(socket);
      // Answers to requests that were sent ahead are never begun, and so never end.
      for (const resolve of unsent) resolve();
    });
  }

  /**
   * Resolves once an answer is sent or its client is gone.
   * @param {Pick<Connection, 'once'>} response
   * @param {Connection} socket
   * @returns {Promise<void>}
   */
  sent(response, socket) {
    const unsent = this.#open.get(socket)?.unsent;
    return new Promise((resolve) => {
      if (!unsent) return resolve();
      unsent.add(resolve);
      response.once('close', () => {
        unsent.delete(resolve);
        resolve();
      });
    });
  }

  /** Ends the connections whose clients have taken too little since the last look. */
  look() {
    for (const [socket, known] of this.#open) {
      const { taken: before } = known;
      const { bytesWritten, writeQueueSize } = socket._handle ?? { bytesWritten: 0, writeQueueSize: 0 };
      known.taken = writeQueueSize === 0 ? undefined : bytesWritten - writeQueueSize;
      if (known.taken !== undefined && before !== undefined && known.taken - before < LEAST_BYTES) socket.destroy();
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
