/**
 * The variables that are read before the app is there; the others stand in src/lib/server/settings.ts.
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
  { name: 'XFF_DEPTH', fallback: '1', says: 'How many proxies write into `x-forwarded-for`.' }
];

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/**
 * Does a name or address stand for this machine itself, so that nobody else comes in by it?
 * @param {string} name without a port; an IPv6 address with or without brackets
 */
export function isLoopback(name) {
  return LOOPBACK.test(name);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ host: string, port: number }}
 * @throws {RangeError} with one sentence where a variable is not usable
 */
export function addressFrom(env) {
  const port = env.PORT?.trim() || '3000';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new RangeError('PORT is not a port: it is a number from 0 to 65535.');
  }
  return { host: hostFrom(env), port: Number(port) };
}

/**
 * What is listened on.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function hostFrom(env) {
  return env.HOST?.trim() || '127.0.0.1';
}

/**
 * Only scheme, name and port: a path would be left out of every address made of it.
 * @param {string | undefined} value of `ORIGIN`
 * @returns {string | undefined}
 * @throws {RangeError} with one sentence where it is not usable
 */
export function originFrom(value) {
  if (!value?.trim()) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.username !== '') {
    throw new RangeError('ORIGIN is not usable: it is an address without a path, such as https://widgets.example.org.');
  }
  return url.origin;
}
