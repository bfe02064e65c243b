/**
 * The variables that are read before the app is there; the others stand in src/lib/server/platform/settings.ts.
 * @type {readonly { name: string, fallback: string, says: string }[]}
 */
export const SERVER_SETTINGS = [
  { name: 'HOST', fallback: '127.0.0.1', says: 'Address to listen on; `0.0.0.0` for every network of the machine.' },
  { name: 'PORT', fallback: '3000', says: 'Port to listen on; `0` lets the system choose.' },
  {
    name: 'ADDRESS_HEADER',
    fallback: '',
    says: 'Header in which a proxy names the client, for example `x-forwarded-for`. Only where every request comes through it.'
  },
  { name: 'XFF_DEPTH', fallback: '1', says: 'How many proxies write into `x-forwarded-for`.' },
  {
    name: 'KEEP_ALIVE_SECONDS',
    fallback: '75',
    says: 'How long an idle connection stays open for the next request; longer than a proxy in front keeps it.'
  },
  {
    name: 'STALLED_SECONDS',
    fallback: '60',
    says: 'A connection is closed whose request body or answer moves less than 64 kB in this time.'
  },
  {
    name: 'MAX_CONNECTIONS',
    fallback: '10000',
    says: 'Connections at the same time, live streams included; further ones are closed at once.'
  }
];

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/**
 * Whether a name or address stands for this machine itself, so that other machines cannot reach what listens on it.
 * @param {string} name without a port; an IPv6 address with or without brackets
 */
export function isLoopback(name) {
  return LOOPBACK.test(name);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ host: string, port: number }}
 * @throws {RangeError} with one sentence if a variable is not usable
 */
export function addressFrom(env) {
  const port = env.PORT?.trim() || '3000';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new RangeError('PORT is not a port: it is a number from 0 to 65535.');
  }
  return { host: hostFrom(env), port: Number(port) };
}

/**
 * The host and port to listen on.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function hostFrom(env) {
  return env.HOST?.trim() || '127.0.0.1';
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ keepAliveSeconds: number, stalledSeconds: number, maxConnections: number }}
 * @throws {RangeError} with one sentence if a variable is not usable
 */
export function connectionsFrom(env) {
  return {
    keepAliveSeconds: wholeNumber('KEEP_ALIVE_SECONDS', env.KEEP_ALIVE_SECONDS, 75, 3600),
    stalledSeconds: wholeNumber('STALLED_SECONDS', env.STALLED_SECONDS, 60, 3600),
    maxConnections: wholeNumber('MAX_CONNECTIONS', env.MAX_CONNECTIONS, 10_000, 1_000_000)
  };
}

/**
 * @param {string} name
 * @param {string | undefined} value
 * @param {number} fallback
 * @param {number} most
 */
function wholeNumber(name, value, fallback, most) {
  const text = value?.trim() || String(fallback);
  if (/^[1-9]\d{0,8}$/.test(text) && Number(text) <= most) return Number(text);
  throw new RangeError(`${name} is not usable: it is a whole number from 1 to ${most}.`);
}

/**
 * Only scheme, name and port: every address built from it would drop a path.
 * @param {string | undefined} value of `ORIGIN`
 * @returns {string | undefined}
 * @throws {RangeError} with one sentence if it is not usable
 */
export function originFrom(value) {
  if (!value?.trim()) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.username !== '') {
    throw new RangeError('ORIGIN is not usable: it is an address without a path, such as https://widgets.example.org.');
  }
  return url.origin;
}
