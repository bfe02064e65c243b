import { isBlank } from '../../language/unseen.js';
import { MAX_NAME } from '../../api/parts.js';
import { shortened, firstUnusable, withoutUnusable } from '../../ascdata/lines.js';
import { Refusal } from './refusal.js';

/** Whether it is visible and readable, whatever its length. It can contain the joiners of scripts and emoji. */
export function isReadable(text: string): boolean {
  return !isBlank(text) && firstUnusable(text) === undefined;
}

/** Turns a text such as a file name into a name. '' if nothing of it is readable. */
export function cleanName(text: string, most = MAX_NAME): string {
  const name = shortened(withoutUnusable(text).trim(), most).trim();
  return isReadable(name) ? name : '';
}

/** The name without surrounding space. @param most characters it may have @throws Refusal name-invalid */
export function checkedName(name: unknown, most = MAX_NAME): string {
  const trimmed = typeof name === 'string' ? name.trim() : '';
  if (isReadable(trimmed) && shortened(trimmed, most) === trimmed) return trimmed;
  throw new Refusal('invalid', 'name-invalid', (t) => t.platform.nameUnusable(most));
}
