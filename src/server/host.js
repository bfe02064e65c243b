import { isIP } from 'node:net';
import { acceptedLanguage } from './language.js';
import { isLoopback } from './settings.js';

/**
 * Against DNS rebinding: under a name that is not ours and leads here all the same, a foreign page could talk to us as if
 * it were ours. The name is that of the `Host` header and of nothing else, also where ORIGIN says which one it ought to be.
 */

/**
 * Where the server was told to be reached.
 * @typedef {object} OwnNames
 * @property {string | undefined} host `HOST`: what it listens on
 * @property {string | undefined} origin `ORIGIN`: where people reach it, behind a proxy for example
 */

/** @typedef {import('node:http').IncomingMessage} Request */

/** A name or an address, and a port: no user, no path, nothing that a reader of URLs could take for one. */
const HOST = /^(?:\[[\da-f:.]{2,45}\]|[\w.-]{1,255})(?::\d{1,5})?$/i;

/**
 * The name a request came under.
 * @param {Pick<Request, 'headersDistinct'>} request
 * @returns {string | undefined} as browsers spell it: small letters, addresses in their shortest form; undefined: there is
 *   not exactly one `Host` header, or it holds something else than a name and a port
 */
export function hostName({ headersDistinct }) {
  const [given = '', ...more] = headersDistinct.host ?? [];
  if (more.length > 0 || !HOST.test(given) || !URL.canParse(`http://${given}`)) return undefined;
  return new URL(`http://${given}`).hostname;
}

/**
 * Is it one of our own names? Where the server listens beyond this machine, a bare address is as good as our own: it may
 * be one this machine does not know (of a container's host), and no page of others has it.
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
 * Why a request is not answered at all, as the body of a problem (RFC 9457).
 * @param {Pick<Request, 'headers' | 'headersDistinct' | 'url'>} request
 * @param {OwnNames} names
 * @returns {{ type: string, title: string, status: number, code: string, detail: string } | undefined} undefined: it came
 *   under a name of ours
 */
export function hostRefusal(request, names) {
  const language = acceptedLanguage(request.headers['accept-language']);
  const name = hostName(request);
  // With another beginning it would name a host itself, as requests to a forwarding proxy do.
  if (name === undefined || !request.url?.startsWith('/')) {
    return { type: 'about:blank', title: 'Bad Request', status: 400, code: 'host-invalid', detail: UNUSABLE[language] };
  }
  if (isOwnHost(name, names)) return undefined;
  const detail = foreign(name, names, request.headers.host)[language];
  return { type: 'about:blank', title: 'Forbidden', status: 403, code: 'host-not-allowed', detail };
}

const UNUSABLE = {
  en: 'The request does not say once and clearly which server it is for. It needs a path, and one Host header with a name and a port.',
  de: 'Die Anfrage sagt nicht einmal und eindeutig, an welchen Server sie geht. Nötig sind ein Pfad und ein Host-Header mit Name und Port.'
};

/**
 * @param {string} name
 * @param {OwnNames} names
 * @param {string | undefined} given the header
 */
function foreign(name, { origin }, given) {
  if (origin !== undefined) {
    return {
      en: `This server does not answer to the name “${name}”. Open ${origin} instead. If that is what was opened, the proxy in front has to pass on the Host header.`,
      de: `Unter dem Namen „${name}“ antwortet dieser Server nicht. Stattdessen ${origin} öffnen. Wurde das geöffnet, muss der Proxy davor den Host-Header weitergeben.`
    };
  }
  const address = `http://localhost${/:\d+$/.exec(given ?? '')?.[0] ?? ''}`;
  return {
    en: `This server does not answer to the name “${name}”. Open ${address} instead, or set ORIGIN to the address that people open.`,
    de: `Unter dem Namen „${name}“ antwortet dieser Server nicht. Stattdessen ${address} öffnen oder in ORIGIN die Adresse angeben, die geöffnet wird.`
  };
}
