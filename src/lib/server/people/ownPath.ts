/** Where the first person to sign in starts: the prepared dashboard. Everybody after that starts on the usual start page. */
export const FIRST_SCREEN = '/dashboard';

/** Characters. */
const MAX_LENGTH = 500;

const HERE = 'http://here.invalid';

/**
 * Where to go after a sign-in: only one of our paths, otherwise the start page. The text comes from an address and can be
 * anything; what a browser would read as another website (`//evil`, `/\evil`, `/..//evil`) is not followed, and neither is
 * a path of more than 500 characters, which would have to be stored while somebody signs in elsewhere.
 */
export function ownPath(text: string | null | undefined): string {
  if (!text || text.length > MAX_LENGTH || !text.startsWith('/') || /[\\\p{Cc}]/u.test(text)) return '/';
  const url = URL.canParse(text, HERE) ? new URL(text, HERE) : undefined;
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return '/';
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.length > MAX_LENGTH ? '/' : path;
}
