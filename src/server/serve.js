// The production entry: settings, HTTP server, graceful stop. The app itself is the build of src/routes.
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { guardFiles, oneAtATime, serverOptions, watchTraffic } from './connections.js';
import { hostRefusal } from './host.js';
import { addressFrom, connectionsFrom, originFrom } from './settings.js';

const build = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'build');
/** When listening on all addresses, people on this machine use this one. */
const EVERYWHERE = /^(?:0\.0\.0\.0|::|)$/;
/** Requests still running this long after a signal are cut off. */
const STOP_MILLISECONDS = 10_000;
/** Read by the app instead of trusting a request's own headers; overwritten on every request. */
const PROTOCOL_HEADER = 'x-served-protocol';

/** For responses that never reach the app (malformed addresses, static files); the app's own headers replace them. */
const BASELINE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "sandbox; default-src 'none'; form-action 'none'; frame-ancestors 'none'"
};
/** Typings are text; their extension is also that of a video format. */
const TYPINGS = /^\/lib\/\w+\.d\.ts$/;
/** Build output. A worker takes its policy from its own file, and loads the others. */
const BUILT = /^\/_app(?:\/[\w-][\w.-]*)+$/;
const BUILT_POLICY = "default-src 'none'; script-src 'self'; form-action 'none'; frame-ancestors 'none'";

const REFUSAL_BASELINE = {
  'content-type': 'application/problem+json',
  'cache-control': 'no-store',
  // Further requests on the connection are meant for another server, too.
  connection: 'close'
};

/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} Handler */

/** @type {Handler | undefined} */
let app;
let isStopping = false;

/**
 * Exits with one sentence: what is wrong and what to do.
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function settings() {
  try {
    return { ...addressFrom(process.env), ...connectionsFrom(process.env), origin: originFrom(process.env.ORIGIN) };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** The address to open, on the machine itself unless `ORIGIN` says otherwise. */
function address() {
  if (origin) return origin;
  const name = EVERYWHERE.test(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${taken}`;
}

/** Defaults for what the app reads from the environment. */
function prepareEnvironment() {
  process.env.NODE_ENV ||= 'production';
  process.env.WIDGETS_DIR ||= join(build, 'widgets');
  process.env.RENDER_DIR ||= join(build, 'render');
  process.env.PACKAGE_WORKER ||= join(build, 'packages', 'worker.mjs');
  process.env.LIBRARIES_FILE ||= join(build, 'app', 'client', 'lib', 'versions.json');
  // Each operation has its own limit and counts while reading.
  process.env.BODY_SIZE_LIMIT = 'Infinity';
  process.env.PROTOCOL_HEADER = PROTOCOL_HEADER;
  // The app uses the host that was checked here.
  process.env.HOST_HEADER = process.env.PORT_HEADER = '';
}

/** @type {Handler} */
function answer(request, response) {
  for (const [name, value] of Object.entries(BASELINE)) response.setHeader(name, value);
  if (BUILT.test(request.url ?? '')) response.setHeader('content-security-policy', BUILT_POLICY);
  if (TYPINGS.test(request.url ?? '')) response.setHeader('content-type', 'text/plain; charset=utf-8');
  if (isStopping) response.setHeader('connection', 'close');
  const refusal = hostRefusal(request, { host, origin, env: process.env });
  if (refusal) {
    const body = JSON.stringify(refusal);
    const length = { 'content-length': Buffer.byteLength(body) };
    response.writeHead(refusal.status, { ...REFUSAL_BASELINE, ...length, vary: 'accept-language' });
    response.end(body);
    return;
  }
  if (!app) {
    response.writeHead(503, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '1'
    });
    response.end('The server is starting.');
    return;
  }
  request.headers[PROTOCOL_HEADER] = 'http';
  guardFiles(request, response);
  app(request, response);
}

/**
 * @param {import('node:http').Server} server
 * @param {string} host
 * @param {number} port
 * @returns {Promise<number>} the actual port; with 0 the system chooses one
 */
function listen(server, host, port) {
  return new Promise((resolve) => {
    server.once('error', (error) => {
      const code = 'code' in error ? error.code : '';
      if (code === 'EADDRINUSE')
        fail(`Port ${port} is taken by another program: end it, or start with PORT=${port + 1}.`);
      if (code === 'EACCES') fail(`Port ${port} is not allowed for this user: start with PORT=3000.`);
      fail(`The server cannot listen on ${host}:${port} (${error.message}).`);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Also opens the store. Prints a sentence instead of a stack if the data folder is the problem. */
async function loadApp() {
  try {
    const { handler } = await import(pathToFileURL(join(build, 'app', 'handler.js')).href);
    app = handler;
  } catch (error) {
    if (error instanceof Error && error.name === 'StartError') fail(error.message);
    console.error(error);
    fail('The server could not start; the lines above say why.');
  }
}

/**
 * What the app provides: the path to open (of the named widget, or the sign-in link), how to end open streams, and how to stop
 * it.
 * @returns {{ path: string, endStreams: () => void, stop: () => Promise<void> } | undefined}
 */
function served() {
  return Object.getOwnPropertyDescriptor(globalThis, Symbol.for('ascdata.served'))?.value;
}

/**
 * Lets running requests finish, then closes the store.
 * @param {import('node:http').Server} server
 */
function stop(server) {
  if (isStopping) return;
  isStopping = true;
  server.close(() => {
    void Promise.resolve(served()?.stop()).finally(() => process.exit(0));
  });
  served()?.endStreams();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), STOP_MILLISECONDS).unref();
}

const { host, port, origin, keepAliveSeconds, stalledSeconds, maxConnections } = settings();
prepareEnvironment();
const server = createServer(serverOptions(keepAliveSeconds), oneAtATime(answer));
server.maxConnections = maxConnections;
watchTraffic(server, stalledSeconds);
server.on('request', (_request, response) => {
  // Idle keep-alive connections would delay the stop.
  response.once('close', () => isStopping && setImmediate(() => server.closeIdleConnections()));
});
const taken = await listen(server, host, port);
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) process.on(signal, () => stop(server));
await loadApp();
console.log(`Editor ready: ${address()}${served()?.path ?? ''}`);
