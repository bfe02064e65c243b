import { widgetSite, widgetSites } from '../../../../server/widgetSites.js';
import { pagePolicy } from './pagePolicy.js';
import { isWidgetPath } from './widgetPath.js';
import { widgetHeaders } from './widgetPolicy.js';

/**
 * Security headers of every response, and which requests are accepted. The hooks apply it, so routes do not set these headers,
 * with two exceptions: a page can bring a policy of its own, which is tightened here, and a route can make `Cache-Control`
 * stricter or let the caller's browser keep a copy.
 */

/** Almost every response depends on the caller. */
const STORED_NOWHERE = 'private, no-store';

const EVERYWHERE: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff'
};

const OURS: Readonly<Record<string, string>> = {
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), display-capture=(), usb=(), serial=(), hid=(), midi=(), payment=(), ' +
    'screen-wake-lock=(), accelerometer=(), gyroscope=(), magnetometer=()'
};

/** What a response depends on besides its address: the requested media type, the language and the caller. */
const ANSWERED_BY = ['accept', 'accept-language', 'authorization', 'cookie'];

/** For responses other than pages: nothing in them may run or be framed. */
const INERT_POLICY = "default-src 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** For a page without its own policy: a few words in our own style. */
const BARE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; sandbox";

/**
 * Sets the headers of a response. Any path that could be read as one below /w/ gets the headers of widgets, even if no route
 * answers it. `host`: of the request, which differs from the url's if `ORIGIN` is set. `origins`: the external origins of the
 * widget's template.
 */
export function secure(response: Response, url: URL, { host, origins }: PolicyOptions = {}): Response {
  const { headers } = response;
  setAll(headers, EVERYWHERE);
  if (isWidgetPath(url.pathname)) {
    const site = widgetSite(host, url);
    const served = site ? new URL(`${url.pathname}${url.search}`, site.origin) : url;
    setAll(headers, widgetHeaders(served, origins, site?.pages));
    headers.delete('set-cookie');
    return response;
  }
  setAll(headers, OURS);
  addVary(headers, ANSWERED_BY);
  if (!isKeptPrivate(headers)) headers.set('cache-control', STORED_NOWHERE);
  const policy = headers.get('content-security-policy');
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  headers.set(
    'content-security-policy',
    policy === null ? (isPage ? BARE_POLICY : INERT_POLICY) : pagePolicy(policy, url, host, sitesFor(url))
  );
  return response;
}

/** Where a page may load widgets from besides its own address: at most one origin, maybe with a `*`. */
export function sitesFor(page: URL): string[] {
  const sites = widgetSites(page);
  return sites === undefined ? [] : [sites];
}

/** Adds names to `Vary`, each once. */
function addVary(headers: Headers, names: readonly string[]): void {
  const said = (headers.get('vary') ?? '').split(',').map((name) => name.trim().toLowerCase());
  headers.set('vary', [...new Set([...said.filter(Boolean), ...names])].join(', '));
}

/** A route can let the caller's browser keep a copy to revalidate before each use, but never a shared cache. */
function isKeptPrivate(headers: Headers): boolean {
  return /\b(?:private|no-store)\b/.test(headers.get('cache-control') ?? '');
}

interface PolicyOptions {
  readonly host?: string;
  readonly origins?: readonly string[];
}

/** The known names of the product itself: from this request, and from the settings. */
export function ownHostNames(url: URL, env = process.env): string[] {
  const { HOST, ORIGIN } = env;
  const origin = ORIGIN !== undefined && URL.canParse(ORIGIN) ? new URL(ORIGIN).hostname : undefined;
  return [url.hostname, origin, HOST?.toLowerCase()].filter((name) => name !== undefined && name !== '') as string[];
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that changes something comes from another website. Browsers name the origin of every such request; one
 * without origin and without `Sec-Fetch-Site` comes from a script, not from a page.
 */
export function isForeignChange(request: Request, url: URL): boolean {
  if (READING.has(request.method)) return false;
  const origin = request.headers.get('origin');
  if (origin !== null) return origin !== url.origin;
  const site = request.headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}

function setAll(headers: Headers, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) headers.set(name, value);
}
