import { isIP } from 'node:net';

/** The only parser of `Cookie` headers: if two parsers disagree, a planted cookie can be taken for somebody else's session. */

/** The names of our cookies. */
export interface CookieNames {
  /** Prefix of the cookies that the sign-in library sets. */
  readonly prefix: string;
  readonly session: string;
  /** For a pending sign-in through the company's service. */
  readonly state: string;
}

/** A cookie as the browser sent it. `several`: more than one with that name was sent, so none counts. */
export type Found = { readonly value: string } | 'none' | 'several';

/** A name that browsers let only this host set, over https and for all its paths. */
const HOST_ONLY = '__Host-';
const OURS = 'ascdata';
const [TAB, BLANK] = [0x09, 0x20];
/** Values as we set them: letters and digits, and the URL-encoded signature of a token. */
const VALUE = /^[\w.%-]{1,500}$/;
/** Limit per response: more would exceed the headers that proxies accept. */
const MAX_LINES = 24;

/** @param origin the product's public address: https or not */
export function cookieNames(origin: string | undefined): CookieNames {
  const prefix = `${origin?.startsWith('https:') ? HOST_ONLY : ''}${OURS}`;
  return { prefix, session: `${prefix}.session_token`, state: `${prefix}.state` };
}

/**
 * The values of all cookies with exactly this name, in order. Names are compared literally: nothing is decoded, and only the
 * blanks and tabs that browsers trim are trimmed, because any other leading character would hide the prefix of a name from the
 * browser that accepted it.
 */
export function cookiesNamed(header: string | null, name: string): string[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    const [given, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    return cut(given) === name ? [cut(value)] : [];
  });
}

/** The one cookie with this name. One with a value that we never set does not count. */
export function onlyCookie(header: string | null, name: string): Found {
  const [value = '', ...more] = cookiesNamed(header, name);
  if (more.length > 0) return 'several';
  return VALUE.test(value) ? { value } : 'none';
}

/**
 * `Set-Cookie` lines that delete the cookies with this name that the browser would send to this address, whoever set them: for
 * each path and domain that covers it, up to a limit.
 */
export function forgetCookie(name: string, url: URL): string[] {
  const line = `${name}=; Max-Age=0; HttpOnly; SameSite=Lax`;
  if (name.startsWith(HOST_ONLY)) return [`${line}; Path=/; Secure`];
  const paths = pathsTo(url.pathname);
  const domains = ['', ...domainsOf(url.hostname).map((domain) => `; Domain=${domain}`)];
  return domains.flatMap((domain) => paths.map((path) => `${line}; Path=${path}${domain}`)).slice(0, MAX_LINES);
}

/** `/a/b`: `/`, `/a`, `/a/`, `/a/b`. A cookie path cannot contain a semicolon. */
function pathsTo(pathname: string): string[] {
  const parts = pathname.split('/').filter(Boolean);
  const folders = parts.map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`);
  const inner = folders.slice(0, -1).flatMap((path) => [path, `${path}/`]);
  return ['/', ...inner, ...folders.slice(-1)].filter((path) => !path.includes(';'));
}

/** The host and its parent domains; none for an IP address. */
function domainsOf(hostname: string): string[] {
  if (hostname.startsWith('[') || isIP(hostname) !== 0) return [];
  const parts = hostname.split('.');
  return parts.slice(0, -1).map((_part, index) => parts.slice(index).join('.'));
}

function cut(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isBlank(text.charCodeAt(start))) start += 1;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function isBlank(code: number): boolean {
  return code === BLANK || code === TAB;
}
