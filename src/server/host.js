import { isIP } from 'node:net';
import { entryTexts } from './messages.js';
import { isLoopback } from './settings.js';
import { widgetSite } from './widgetSites.js';

/**
 * Protects against DNS rebinding: under a foreign name that resolves to this server, a foreign page could talk to us as if it
 * were ours. Only the `Host` header counts as the name, even if ORIGIN is set.
 */

/**
 * Where the server was told to be reached.
 * @typedef {object} OwnNames
 * @property {string | undefined} host `HOST`: what it listens on
 * @property {string | undefined} origin `ORIGIN`: where people reach it, behind a proxy for example
 * @property {import('./widgetSites.js').Environment} [env] where it says under which names widgets are loaded
 */

/** @typedef {import('node:http').IncomingMessage} Request */

/** A name or an address, and a port: no user, no path, nothing that a URL parser could take for one. */
const HOST = /^(?:\[[\da-f:.]{2,45}\]|[\w.-]{1,255})(?::\d{1,5})?$/i;

/**
 * The host name of a request.
 * @param {Pick<Request, 'headersDistinct'>} request
 * @returns {string | undefined} as browsers spell it: lower case, addresses in their shortest form; undefined: there is not
 * exactly one `Host` header, or it is not a name and a port
 */
export function hostName({ headersDistinct }) {
  const [given = '', ...more] = headersDistinct.host ?? [];
  if (more.length > 0 || !HOST.test(given) || !URL.canParse(`http://${given}`)) return undefined;
  return new URL(`http://${given}`).hostname;
}

/**
 * Whether it is one of our own names. If the server listens beyond this machine, a bare address counts as our own: it may be
 * one this machine does not know (of a container's host), and no foreign page has it.
 * @param {string} name as `hostName` gives it
 * @param {OwnNames} names
 */
export function isOwnHost(name, { host = '', origin }) {
  if (isLoopback(name)) return true;
  if (origin !== undefined && name === new URL(origin).hostname) return true;
  if (host === '' || isLoopback(host)) return false;
  return name === host.toLowerCase() || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
}

/**
 * Why a request is refused, as the body of a problem (RFC 9457).
 * @param {Pick<Request, 'headers' | 'headersDistinct' | 'url'>} request
 * @param {OwnNames} names
 * @returns {{ type: string, title: string, status: number, code: string, detail: string } | undefined} undefined: it has one of
 * our names
 */
export function hostRefusal(request, names) {
  const texts = entryTexts(request.headers['accept-language']);
  const name = hostName(request);
  // Without a leading slash the target names a host itself, as in requests to a forwarding proxy.
  if (name === undefined || !request.url?.startsWith('/')) {
    return { type: 'about:blank', title: 'Bad Request', status: 400, code: 'host-invalid', detail: texts.unclearHost };
  }
  if (isOwnHost(name, names) || isForWidget(request, names)) return undefined;
  const detail = foreign(name, names, request.headers.host, texts);
  return { type: 'about:blank', title: 'Forbidden', status: 403, code: 'host-not-allowed', detail };
}

/**
 * Under the names for widgets there are their files and nothing else. Decides on the path as the app resolves it.
 * @param {Pick<Request, 'headers' | 'url'>} request
 * @param {OwnNames} names
 */
function isForWidget({ headers, url = '' }, { env = {} }) {
  return (
    widgetSite(headers.host, { protocol: 'http:' }, env) !== undefined &&
    URL.canParse(`http://any${url}`) &&
    new URL(`http://any${url}`).pathname.startsWith('/w/')
  );
}

/**
 * @param {string} name
 * @param {OwnNames} names
 * @param {string | undefined} given the header
 * @param {import('./messages.js').EntryTexts} texts
 */
function foreign(name, { origin }, given, texts) {
  if (origin !== undefined) return texts.behindProxy(name, origin);
  return texts.foreignHost(name, `http://localhost${/:\d+$/.exec(given ?? '')?.[0] ?? ''}`);
}
