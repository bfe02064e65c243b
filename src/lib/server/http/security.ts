import { isLoopback } from '../../../server/settings.js';
import { isOrigin } from '../../origins/rules.js';

/**
 * What every response carries, and which requests are let in. The hooks apply it; nothing else sets these headers, but for
 * `Cache-Control`, which is decided here unless a route is stricter or lets the asking browser keep a copy.
 */

/** Almost every answer depends on who asks. */
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

const WIDGET: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'referrer-policy': 'no-referrer',
  'cache-control': STORED_NOWHERE
};

/**
 * A process of its own for each widget's page, where the browser grants it: sandboxed frames of one site share a process
 * otherwise, and one endless loop hangs them all. "Credentialless" keeps outside origins that an administrator listed within
 * reach without asking them for headers. Browsers grant it over https and on this machine; elsewhere they only complain.
 */
const OWN_PROCESS: Readonly<Record<string, string>> = { 'document-isolation-policy': 'isolate-and-credentialless' };

/** For answers that are no page: nothing in them is ever run or framed. */
const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

export function isWidgetPath(pathname: string): boolean {
  return pathname === '/w' || pathname.startsWith('/w/');
}

/**
 * Sets the headers of a response in one place.
 * Everything under /w/ comes from an untrusted package: an opaque origin, its own files and nothing else, whatever the
 * status. Pages may frame only what lies below /w/; that is what keeps a widget from forwarding to another website.
 * `origins`: what an administrator allowed the widget's template to reach besides.
 */
export function secure(response: Response, url: URL, origins: readonly string[] = []): Response {
  const { headers } = response;
  setAll(headers, EVERYWHERE);
  if (isWidgetPath(url.pathname)) {
    setAll(headers, WIDGET);
    if (isTrustworthy(url)) setAll(headers, OWN_PROCESS);
    headers.set('content-security-policy', widgetPolicy(url, origins));
    headers.delete('set-cookie');
    return response;
  }
  setAll(headers, OURS);
  if (!isKeptPrivate(headers)) headers.set('cache-control', STORED_NOWHERE);
  const policy = headers.get('content-security-policy');
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (policy !== null) headers.set('content-security-policy', `${policy}; frame-src ${url.origin}/w/`);
  else if (!isPage) headers.set('content-security-policy', INERT_POLICY);
  else headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
  return response;
}

/** A route may let the browser that asked keep a copy, to ask about again before each use; never anybody in between. */
function isKeptPrivate(headers: Headers): boolean {
  return /\b(?:private|no-store)\b/.test(headers.get('cache-control') ?? '');
}

/** Does a browser count this address as one that nobody on the way can have changed? */
const isTrustworthy = ({ protocol, hostname }: URL): boolean => protocol === 'https:' || isLoopback(hostname);

/**
 * The policy of a widget's files. Its sources are the token's path, not 'self', which would take in our API. Outside
 * origins enter the five directives by which something is shown or fetched, and no other: never scripts, frames or forms.
 */
export function widgetPolicy(url: URL, origins: readonly string[] = []): string {
  const [, , token = ''] = url.pathname.split('/');
  const sources = /^[\w.-]+$/.test(token) ? openPolicy(`${url.origin}/w/${token}/`, outside(url, origins)) : CLOSED;
  return [
    'sandbox allow-scripts',
    ...sources,
    "frame-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${url.origin}`,
    "webrtc 'block'"
  ].join('; ');
}

const CLOSED = ["default-src 'none'"];

function openPolicy(own: string, origins: readonly string[]): string[] {
  const files = `${own} data: blob:`;
  const listed = origins.map((origin) => ` ${origin}`).join('');
  return [
    `default-src ${files}`,
    `script-src ${own} 'unsafe-inline' 'unsafe-eval' blob:`,
    `style-src ${own} 'unsafe-inline'${listed}`,
    `connect-src ${own}${listed}`,
    `img-src ${files}${listed}`,
    `media-src ${files}${listed}`,
    `font-src ${files}${listed}`
  ];
}

/** Whatever the list says: the product itself is never in it, by the name it is asked for now. */
function outside(url: URL, origins: readonly string[]): string[] {
  return origins.filter((origin) => isOrigin(origin) && new URL(origin).hostname !== url.hostname);
}

/** The names by which the product itself is reached, as far as they are known: of this request, and of the settings. */
export function ownHostNames(url: URL, { HOST, ORIGIN } = process.env): string[] {
  const origin = ORIGIN !== undefined && URL.canParse(ORIGIN) ? new URL(ORIGIN).hostname : undefined;
  return [url.hostname, origin, HOST?.toLowerCase()].filter((name) => name !== undefined && name !== '') as string[];
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Does a request that changes something come from another website? Browsers name the origin of every such request; one
 * without origin and without `Sec-Fetch-Site` comes from a script of the user's own, not from a page.
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
