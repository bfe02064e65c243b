import { isLoopback } from '../../../../server/settings.js';
import { isOrigin } from '../../../origins/rules.js';

/**
 * A process of its own for each widget's page, if the browser supports it: otherwise sandboxed frames of one site share a
 * process, and one endless loop hangs them all. "Credentialless" keeps listed external origins reachable without special
 * headers. Browsers support it over https and on this machine; elsewhere they only log a warning.
 */
const OWN_PROCESS: Readonly<Record<string, string>> = { 'document-isolation-policy': 'isolate-and-credentialless' };

/**
 * Every response below /w/ comes from an untrusted package: an opaque origin, its own files and nothing else, whatever the
 * status. Two policies enforce this. Every browser supports the content policy, which covers what a page loads; Chromium from
 * 152 on supports the allowlist, which also covers every other connection: WebRTC, name look-ups, and what a refused navigation
 * opens before it is refused.
 * @param url of the request
 * @param origins the external origins of the widget's template
 * @param pages origins of the pages that may frame it
 */
export function widgetHeaders(
  url: URL,
  origins: readonly string[] = [],
  pages: readonly string[] = [url.origin]
): Readonly<Record<string, string>> {
  const listed = outside([url.origin, ...pages], origins);
  return {
    'content-security-policy': widgetPolicy(url, listed, pages),
    'connection-allowlist': connectionAllowlist(url, listed),
    'access-control-allow-origin': '*',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
    ...(isTrustworthy(url) && OWN_PROCESS)
  };
}

/** Whether browsers treat this address as secure (a secure context). */
const isTrustworthy = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || isLoopback(hostname) || hostname.endsWith('.localhost');

/**
 * The policy of a widget's files. Its sources are the token's path, not 'self', which would include our API. External origins
 * are added to the five directives for showing and fetching, and no others: never scripts, frames or forms.
 */
function widgetPolicy(url: URL, origins: readonly string[], pages: readonly string[]): string {
  const own = ownFiles(url);
  return [
    'sandbox allow-scripts',
    ...(own === undefined ? CLOSED : openPolicy(own, origins)),
    "frame-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${pages.join(' ')}`
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

/**
 * Where a page may open connections at all, as URL patterns (RFC 9651 inner list). It blocks WebRTC and redirects unless they
 * are allowed by name: the content policy covers redirects of listed origins, and our own server has none.
 */
function connectionAllowlist(url: URL, origins: readonly string[]): string {
  const own = ownFiles(url);
  if (own === undefined) return '()';
  const patterns = [`${own}*`, ...origins].map((pattern) => `"${pattern}"`).join(' ');
  return origins.length === 0 ? `(${patterns})` : `(${patterns});redirects=allow`;
}

/** The location of the package's files; undefined without a token. */
function ownFiles({ origin, pathname }: URL): string | undefined {
  const [, root, token = ''] = pathname.split('/');
  return root === 'w' && /^[\w.-]+$/.test(token) ? `${origin}/w/${token}/` : undefined;
}

/** The listed origins, without the product itself under the names of this request. */
function outside(own: readonly string[], origins: readonly string[]): string[] {
  const names = own.map((origin) => new URL(origin).hostname);
  return origins.filter((origin) => isOrigin(origin) && !names.includes(new URL(origin).hostname));
}
