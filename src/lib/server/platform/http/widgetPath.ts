/** SvelteKit's name of the only route that serves files of packages. */
export const WIDGET_ROUTE = '/w/[token]/[...path]';

/** How often a path may be escaped by accident; what is still escaped after that is not one of our paths. */
const MAX_DECODINGS = 5;

/**
 * Whether anything could read this path as one below /w/, where packages are. A router, a proxy or a browser may decode it
 * (once or more), take a backslash for a slash, resolve dots, drop what follows a semicolon, or not tell capitals apart. Our
 * pages have other names, so false positives do no harm.
 * @param pathname as in the address, still escaped
 */
export function isWidgetPath(pathname: string): boolean {
  let path = pathname;
  for (let round = 0; round <= MAX_DECODINGS; round++) {
    const parts = partsOf(path);
    if (isRoot(parts[0]) || isRoot(resolved(parts)[0])) return true;
    const decoded = decodedOnce(path);
    if (decoded === path) return false;
    path = decoded;
  }
  return false;
}

/** Whether it is written in the only form in which files of packages are served. The name of a file can be escaped. */
export function isPlainWidgetPath(pathname: string): boolean {
  return /^\/w\/[\w.-]+(?:\/|$)/.test(pathname);
}

/**
 * Unescapes a path once, byte by byte, so that even broken text can be read. Overlong UTF-8 of ASCII characters becomes those
 * characters.
 */
function decodedOnce(path: string): string {
  const bytes = path.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return bytes
    .replace(/[\xc0\xc1][\x80-\xbf]/g, (pair) => ascii(pair.charCodeAt(0), pair.charCodeAt(1)))
    .replace(/\xe0[\x80\x81][\x80-\xbf]/g, (three) => ascii(three.charCodeAt(1), three.charCodeAt(2)));
}

const ascii = (high: number, low: number): string => String.fromCharCode(((high & 1) << 6) | (low & 63));

/** Without what some programs drop from a name: parameters, spaces, control characters. */
function partsOf(path: string): string[] {
  const parts = path.toLowerCase().split(/[/\\]/);
  return parts.map((part) => (part.split(';', 1)[0] ?? '').replace(/[^!-~]/g, '')).filter((part) => part !== '');
}

/** Some systems drop full stops at the end of a name. */
const isRoot = (part: string | undefined): boolean => part !== undefined && /^w\.*$/.test(part);

function resolved(parts: readonly string[]): string[] {
  const kept: string[] = [];
  for (const part of parts) {
    if (part === '..') kept.pop();
    else if (part !== '.') kept.push(part);
  }
  return kept;
}
