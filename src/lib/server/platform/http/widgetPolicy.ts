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
 */
export function widgetHeaders(url: URL, origins: readonly string[] = []): Readonly<Record<string, string>> {
  return {
    'content-security-policy': widgetPolicy(url, origins),
    'connection-allowlist': connectionAllowlist(url, origins),
    'access-control-allow-origin': '*',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
    ...(isTrustworthy(url) && OWN_PROCESS)
  };
}

/** Whether browsers treat this address as secure (a secure context). */
const isTrustworthy = ({ protocol, hostname }: URL): boolean => protocol === 'https:' || isLoopback(hostname);

/**
 * The policy of a widget's files. Its sources are the token's path, not 'self', which would include our API. External origins
 * are added to the five directives for showing and fetching, and no others: never scripts, frames or forms.
 */
function widgetPolicy(url: URL, origins: readonly string[]): string {
  const own = ownFiles(url);
  return [
    'sandbox allow-scripts',
    ...(own === undefined ? CLOSED : openPolicy(own, outside(url, origins))),
    "frame-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${url.origin}`
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
  const listed = outside(url, origins);
  const patterns = [`${own}*`, ...listed].map((pattern) => `"${pattern}"`).join(' ');
  return listed.length === 0 ? `(${patterns})` : `(${patterns});redirects=allow`;
}

/** The location of the package's files; undefined without a token. */
function ownFiles({ origin, pathname }: URL): string | undefined {
  const [, root, token = ''] = pathname.split('/');
  return root === 'w' && /^[\w.-]+$/.test(token) ? `${origin}/w/${token}/` : undefined;
}

/** The listed origins, without the product itself under the name of this request. */
function outside(url: URL, origins: readonly string[]): string[] {
  return origins.filter((origin) => isOrigin(origin) && new URL(origin).hostname !== url.hostname);
}
