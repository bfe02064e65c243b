import { isIP } from 'node:net';

/**
 * The one parser of `Cookie` headers: where one parser finds what another does not, a planted cookie can come to stand for
 * somebody else's session.
 */

/** What our cookies are called. */
export interface CookieNames {
  /** Of those that the sign-in library sets. */
  readonly prefix: string;
  readonly session: string;
  /** Of a sign-in through the company's service that is under way. */
  readonly state: string;
}

/** A cookie as the browser sent it. `several`: more than one of that name came, so that none of them counts. */
export type Found = { readonly value: string } | 'none' | 'several';

/** A name that browsers let nobody set but this very host, over https and for all its paths. */
const HOST_ONLY = '__Host-';
const OURS = 'ascdata';
const [TAB, BLANK] = [0x09, 0x20];
/** Values as we set them: letters and digits, and for a token its signature, encoded for a URL. */
const VALUE = /^[\w.%-]{1,500}$/;
/** What is set in one answer: more would not fit the headers that proxies take. */
const MAX_LINES = 24;

/** @param origin where people reach the product: over https or not */
export function cookieNames(origin: string | undefined): CookieNames {
  const prefix = `${origin?.startsWith('https:') ? HOST_ONLY : ''}${OURS}`;
  return { prefix, session: `${prefix}.session_token`, state: `${prefix}.state` };
}

/**
 * The values of all cookies of exactly this name, in the order they came. Names are compared as they stand: nothing is
 * decoded, and only the blanks and tabs that browsers cut off themselves are cut off, because any other character at its
 * beginning would hide the prefix of a name from the browser that took it.
 */
export function cookiesNamed(header: string | null, name: string): string[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    const [given, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    return cut(given) === name ? [cut(value)] : [];
  });
}

/** The one cookie of this name. One with a value that we never set is none. */
export function onlyCookie(header: string | null, name: string): Found {
  const [value = '', ...more] = cookiesNamed(header, name);
  if (more.length > 0) return 'several';
  return VALUE.test(value) ? { value } : 'none';
}

/**
 * `Set-Cookie` lines that rid a browser of every cookie of this name that it would send to this address, whoever set it:
 * for each path and domain that reaches there.
 */
export function forgetCookie(name: string, url: URL): string[] {
  const line = `${name}=; Max-Age=0; HttpOnly; SameSite=Lax`;
  if (name.startsWith(HOST_ONLY)) return [`${line}; Path=/; Secure`];
  const paths = pathsTo(url.pathname);
  const domains = ['', ...domainsOf(url.hostname).map((domain) => `; Domain=${domain}`)];
  return domains.flatMap((domain) => paths.map((path) => `${line}; Path=${path}${domain}`)).slice(0, MAX_LINES);
}

/** `/a/b`: `/`, `/a`, `/a/`, `/a/b`. What holds a semicolon is no path of a cookie. */
function pathsTo(pathname: string): string[] {
  const parts = pathname.split('/').filter(Boolean);
  const folders = parts.map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`);
  const inner = folders.slice(0, -1).flatMap((path) => [path, `${path}/`]);
  return ['/', ...inner, ...folders.slice(-1)].filter((path) => !path.includes(';'));
}

/** The host and those above it that have a name of their own; none for an address. */
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
