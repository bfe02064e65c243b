/** The folder with the build output of our own sources, and nothing uploaded. */
const BUILT = '/_app/';

/** Directives whose sources are narrowed to files of ours; others stay as the page gives them. */
const OWN_ONLY: ReadonlySet<string> = new Set(['script-src', 'style-src', 'font-src', 'worker-src']);

/** Hosts that a policy can name, which excludes IPv6 addresses. */
const NAMED_HOST = /^[\w-]+(?:\.[\w-]+)*(?::\d+)?$/;

/**
 * The policy of one of our pages, as sent. 'self' would include widgets' files, which are on the same origin; so scripts,
 * styles, fonts and workers come only from the build's folder, or from what the page names as a path (`/a.js`), and only
 * widgets are framed.
 * @param policy as the page gives it
 * @param url of the request
 * @param host of the request: the name the browser uses for us if it differs from `ORIGIN` and there is no proxy
 * @param framed other origins than that of the url from which it may frame what is below /w/
 */
export function pagePolicy(policy: string, url: URL, host = url.host, framed: readonly string[] = []): string {
  const directives = policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return OWN_ONLY.has(name) ? [name, ...ownSources(sources, url, host)].join(' ') : directive;
  });
  const frames = [url.origin, ...framed].map((origin) => `${origin}/w/`);
  return [...directives, `frame-src ${frames.join(' ')}`].join('; ');
}

function ownSources(sources: readonly string[], url: URL, host: string): string[] {
  // A source without a protocol has the page's, which may differ from the one we see behind a proxy.
  const hosts = [url.origin, ...(host === url.host ? [] : [host])];
  if (!NAMED_HOST.test(url.host) || !NAMED_HOST.test(host)) return sources.filter((source) => !source.startsWith('/'));
  return sources.flatMap((source) => {
    const path = source === `'self'` ? BUILT : source;
    return path.startsWith('/') ? hosts.map((name) => `${name}${path}`) : [source];
  });
}
