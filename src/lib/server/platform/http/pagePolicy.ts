/** Below it lies what the build made of our own sources, and nothing that anybody uploaded. */
const BUILT = '/_app/';

/** Directives by which something becomes a part of a page. Data, pictures and forms do not. */
const OWN_ONLY: ReadonlySet<string> = new Set(['script-src', 'style-src', 'font-src', 'worker-src']);

/** How a policy can name a host, which is not by an address of IPv6. */
const NAMED_HOST = /^[\w-]+(?:\.[\w-]+)*(?::\d+)?$/;

/**
 * The policy of one of our pages, as it is sent. 'self' would take in widgets' files, which lie on the same origin; so
 * scripts, styles, fonts and workers come from the build's folder alone, or from what the page names as a path (`/a.js`),
 * and only widgets are framed.
 * @param policy as the page gives it
 * @param url as which the page is asked for
 * @param host of the request: as what the browser knows us where `ORIGIN` says another and no proxy stands between
 */
export function pagePolicy(policy: string, url: URL, host = url.host): string {
  const directives = policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return OWN_ONLY.has(name) ? [name, ...ownSources(sources, url, host)].join(' ') : directive;
  });
  return [...directives, `frame-src ${url.origin}/w/`].join('; ');
}

function ownSources(sources: readonly string[], url: URL, host: string): string[] {
  // Without a protocol a source has the page's, which is not the one we see behind a proxy.
  const hosts = [url.origin, ...(host === url.host ? [] : [host])];
  if (!NAMED_HOST.test(url.host) || !NAMED_HOST.test(host)) return sources.filter((source) => !source.startsWith('/'));
  return sources.flatMap((source) => {
    const path = source === `'self'` ? BUILT : source;
    return path.startsWith('/') ? hosts.map((name) => `${name}${path}`) : [source];
  });
}
