import { badRequest } from './errors.js';
import { HttpError } from './problem.js';

const TAGS = /^(?:W\/)?"[^"]*"(?:\s*,\s*(?:W\/)?"[^"]*")*$/;

export const versionTag = (version: number | string): string => `"${version}"`;

/**
 * Parses `If-Match` (RFC 9110, strong comparison: a weak tag never matches).
 * @throws HttpError 428 without the header, 400 if it is invalid
 */
export function ifMatch(header: string | null): (version: number | string) => boolean {
  const text = header?.trim() ?? '';
  if (text === '') throw missing();
  if (text === '*') return () => true;
  if (!TAGS.test(text)) {
    throw badRequest('if-match-invalid', (t) => t.http.ifMatchInvalid);
  }
  const tags = text.split(',').map((tag) => tag.trim());
  return (version) => tags.includes(versionTag(version));
}

/** As `ifMatch`, for what only counts once it was read: `*` names no version. @throws HttpError 428 with `*`, too */
export function ifMatchVersion(header: string | null): ReturnType<typeof ifMatch> {
  if (header?.trim() === '*') throw missing();
  return ifMatch(header);
}

/** As `ifMatch`; without the header everything matches. @throws HttpError 400 if it is invalid */
export function ifMatchIfGiven(header: string | null): ReturnType<typeof ifMatch> {
  return header === null ? () => true : ifMatch(header);
}

/**
 * Whether `If-None-Match` does not name this tag (weak comparison), so that the whole answer is sent. Also true without the
 * header.
 */
export function noneMatches(header: string | null, tag: string): boolean {
  if (header === null) return true;
  const tags = header.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return !tags.includes(tag) && !tags.includes('*');
}

function missing(): HttpError {
  return new HttpError(428, 'if-match-missing', (t) => t.http.ifMatchMissing);
}
