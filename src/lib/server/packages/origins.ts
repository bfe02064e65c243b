import { isOrigin } from '../../origins/rules.js';

/** Reads the stored list. Only origins that are valid in a policy leave the store. */
export function originsFrom(text: string): string[] {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.filter(isOrigin) : [];
}
