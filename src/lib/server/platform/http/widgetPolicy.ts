import { isLoopback } from '../../../../server/settings.js';
import { isOrigin } from '../../../origins/rules.js';

/**
 * A process of its own for each widget's page, where the browser grants it: sandboxed frames of one site share a process
 * otherwise, and one endless loop hangs them all. "Credentialless" keeps outside origins that an administrator listed within
 * reach without asking them for headers. Browsers grant it over https and on this machine; elsewhere they only complain.
 */
const OWN_PROCESS: Readonly<Record<string, string>> = { 'document-isolation-policy': 'isolate-and-credentialless' };

/**
 * Every answer below /w/ comes from an untrusted package: an opaque origin, its own files and nothing else, whatever the
 * status. Two policies say so. The content policy is known to every browser and rules what a page loads; the allowlist is
 * known to Chromium from 152 on and rules every connection besides: WebRTC, names that are only looked up, and what a
 * refused navigation opens before it is refused.
 * @param url as which the file is asked for
 * @param origins that an administrator allowed the widget's template to reach besides
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
 * The policy of a widget's files. Its sources are the token's path, not 'self', which would take in our API. Outside
 * origins enter the five directives by which something is shown or fetched, and no other: never scripts, frames or forms.
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
 * To where a page may open connections at all, as URL patterns (RFC 9651 inner list). WebRTC is closed in it unless it is
 * opened by name. Redirects are, too: the content policy follows those of listed origins, and of our own there are none.
 */
function connectionAllowlist(url: URL, origins: readonly string[]): string {
  const own = ownFiles(url);
  if (own === undefined) return '()';
  const listed = outside(url, origins);
  const patterns = [`${own}*`, ...listed].map((pattern) => `"${pattern}"`).join(' ');
  return listed.length === 0 ? `(${patterns})` : `(${patterns});redirects=allow`;
}

/** Where the files of the package lie; undefined without a token. */
function ownFiles({ origin, pathname }: URL): string | undefined {
  const [, root, token = ''] = pathname.split('/');
  return root === 'w' && /^[\w.-]+$/.test(token) ? `${origin}/w/${token}/` : undefined;
}

/** Whatever the list says: the product itself is never in it, by the name it is asked for now. */
function outside(url: URL, origins: readonly string[]): string[] {
  return origins.filter((origin) => isOrigin(origin) && new URL(origin).hostname !== url.hostname);
}
