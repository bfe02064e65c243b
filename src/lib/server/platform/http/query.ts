import { unknownPath } from './errors.js';

const ID = /^[1-9]\d{0,15}$/;

/** The number in a path. Anything else is not found. @throws HttpError 404 */
export function idOf(text: string | undefined): number {
  const id = ID.test(text ?? '') ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw unknownPath();
  return id;
}

/** A place in a list, from 0. @throws HttpError 404 for anything else */
export function indexOf(text: string | undefined): number {
  return text === '0' ? 0 : idOf(text);
}
